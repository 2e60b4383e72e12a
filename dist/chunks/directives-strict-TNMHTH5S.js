import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-DJ4W6GVT.js";
import {
  documentKinds
} from "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// rules/directives/scoped.ts
var scoped_default = defineRule({
  id: "directives/scoped",
  meta: {
    summary: "Require directives to name the rules that they silence",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: false,
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive that names no rule silences every rule" }]
  },
  messages: {
    all: "The directive names no rule and so silences every rule; name the rules."
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== void 0 && directive.action !== "enable" && directive.rules.length === 0) report("all", { at: directive.span });
    }
  }
});
export {
  scoped_default as directives_scoped
};
