import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/directives/reason.ts
var reason_default = defineRule({
  id: "directives/reason",
  meta: {
    summary: "Require directives to say why they silence a rule",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: false,
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "the reason of a directive stands behind two hyphens" }]
  },
  messages: {
    missing: "The directive does not say why; write the reason behind ` -- `."
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== void 0 && directive.action !== "enable" && directive.reason === "") report("missing", { at: directive.span });
    }
  }
});
export {
  reason_default as default
};
