import { documentKinds } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSlip, suggest } from "../../src/core/suggestion.ts";

export default defineRule({
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
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive silences the rules that it names" }],
  },
  messages: {
    misspelt: "There is no rule `{{id}}`, so naming it does nothing; did you mean `{{better}}`?",
    unknown: "There is no rule `{{id}}`, so naming it does nothing; write the id that stands beside the finding, such as `skill/name-form`.",
    renamed: "The rule `{{id}}` is now called `{{better}}`; write that.",
  },
  check(_document, { report, directives, ruleIds }) {
    for (const { directive } of directives) {
      for (const { id, span: at } of directive.rules) {
        const current = ruleIds.get(id);
        if (current === id) continue;
        const better = current ?? suggest(id, ruleIds.values());
        if (better === undefined) {
          report("unknown", { at, data: { id } });
          continue;
        }
        const fix = current !== undefined || isSlip(id, better) ? ({ safety: "safe", edits: [{ ...at, text: better }] } as const) : undefined;
        report(current === undefined ? "misspelt" : "renamed", { at, data: { id, better }, fix });
      }
    }
  },
});
