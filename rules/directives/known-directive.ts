import { directiveActions } from "../../src/core/directives.ts";
import { documentKinds } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSlip, suggest } from "../../src/core/suggestion.ts";

export default defineRule({
  id: "directives/known-directive",
  meta: {
    summary: "Require a comment that speaks to markerlint to use a directive that exists",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: "safe",
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "the directives that markerlint obeys" }],
  },
  messages: {
    misspelt: "`{{name}}` is not a directive and does nothing; did you mean `{{better}}`?",
    unknown:
      "`{{name}}` is not a directive and does nothing; write `markerlint-disable-next-line`, `-disable-line`, `-disable`, `-enable` or `-disable-file`.",
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== undefined) continue;
      const { text: name, span: at } = directive.name;
      const word = name.replace(/^markerlint[-_:\s]*/i, "");
      const action = onlyOneThatBeginsWith(word) ?? suggest(word, directiveActions);
      if (action === undefined) {
        report("unknown", { at, data: { name } });
        continue;
      }
      const better = `markerlint-${action}`;
      const fix = isSlip(word, action) ? ({ safety: "safe", edits: [{ ...at, text: better }] } as const) : undefined;
      report("misspelt", { at, data: { name, better }, fix });
    }
  },
});

function onlyOneThatBeginsWith(word: string): string | undefined {
  const [action, ...others] = directiveActions.filter((each) => each.startsWith(word));
  return others.length === 0 ? action : undefined;
}
