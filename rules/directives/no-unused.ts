import { documentKinds } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
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
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive without an effect hides the next finding" }],
  },
  messages: {
    rule: "`{{id}}` finds nothing here that this directive could silence; remove it.",
    all: "No rule finds anything here that this directive could silence; remove it.",
  },
  check(_document, { report, directives, ruleIds }) {
    for (const { directive, used } of directives) {
      if (directive.action === undefined || directive.action === "enable") continue;
      if (directive.rules.length === 0 && !used.has("*")) report("all", { at: directive.span });
      for (const { id, span: at } of directive.rules) {
        const current = ruleIds.get(id);
        // An unknown id is a finding of its own; what is silenced of the findings about directives is not known yet.
        if (current === undefined || current.startsWith("directives/") || used.has(id)) continue;
        report("rule", { at, data: { id } });
      }
    }
  },
});
