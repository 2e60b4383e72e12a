import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  isSlip,
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/directives/known-rule.ts
var known_rule_default = defineRule({
  id: "directives/known-rule",
  meta: {
    summary: "Require directives to name rules that exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: "safe",
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive silences the rules that it names" }]
  },
  messages: {
    misspelt: "There is no rule `{{id}}`, so naming it does nothing; did you mean `{{better}}`?",
    unknown: "There is no rule `{{id}}`, so naming it does nothing; write the id that stands beside the finding, such as `skill/name-form`.",
    renamed: "The rule `{{id}}` is now called `{{better}}`; write that."
  },
  check(_document, { report, directives, ruleIds }) {
    for (const { directive } of directives) {
      for (const { id, span: at } of directive.rules) {
        const current = ruleIds.get(id);
        if (current === id) continue;
        const better = current ?? suggest(id, ruleIds.values());
        if (better === void 0) {
          report("unknown", { at, data: { id } });
          continue;
        }
        const fix = current !== void 0 || isSlip(id, better) ? { safety: "safe", edits: [{ ...at, text: better }] } : void 0;
        report(current === void 0 ? "misspelt" : "renamed", { at, data: { id, better }, fix });
      }
    }
  }
});
export {
  known_rule_default as default
};
