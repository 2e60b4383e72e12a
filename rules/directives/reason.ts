import { documentKinds } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
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
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "the reason of a directive stands behind two hyphens" }],
  },
  messages: {
    missing: "The directive does not say why; write the reason behind ` -- `.",
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== undefined && directive.action !== "enable" && directive.reason === "") report("missing", { at: directive.span });
    }
  },
});
