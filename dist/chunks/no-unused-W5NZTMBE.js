import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/directives/no-unused.ts
var no_unused_default = defineRule({
  id: "directives/no-unused",
  meta: {
    summary: "Disallow directives that silence nothing",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: false,
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive without an effect hides the next finding" }]
  },
  messages: {
    rule: "`{{id}}` finds nothing here that this directive could silence; remove it.",
    all: "No rule finds anything here that this directive could silence; remove it."
  },
  check(_document, { report, directives, ruleIds }) {
    for (const { directive, used } of directives) {
      if (directive.action === void 0 || directive.action === "enable") continue;
      if (directive.rules.length === 0 && !used.has("*")) report("all", { at: directive.span });
      for (const { id, span: at } of directive.rules) {
        const current = ruleIds.get(id);
        if (current === void 0 || current.startsWith("directives/") || used.has(id)) continue;
        report("rule", { at, data: { id } });
      }
    }
  }
});
export {
  no_unused_default as default
};
