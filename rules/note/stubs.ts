import { behindColon } from "../../src/core/behind-colon.ts";
import { firstContent } from "../../src/core/note/content.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/stubs";

export default defineRule({
  id,
  meta: {
    summary: "Require a section that a tool put away to be one stub and no more",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a section that was put away is one line with the day and its first words" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/docs/sessions/feat-q2-wave2-phase5/2026-03-26.md", claim: "a second run of the tool puts its stubs away once more" },
    ],
  },
  messages: {
    twice: "The section `{{name}}` was put away twice{{consequence}}; keep the stub with the summary.",
    content: "The section `{{name}}` is a stub, and text stands below it{{consequence}}; move the text, or take the stub out of the heading.",
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      const { stubs } = contract;
      if (stubs === undefined) continue;
      for (const { name, suffixes, body } of sections) {
        const own = suffixes.filter(({ form }) => form === stubs.suffix);
        const [outer] = own;
        if (outer === undefined) continue;
        const rest = { data: { name: name.text, consequence: behindColon(stubs.consequence) }, atMost: weightOf(contract, id, stubs) };
        if (own.length > 1) report("twice", { ...rest, at: outer.span });
        const content = firstContent(document.text, body);
        if (content !== undefined) report("content", { ...rest, at: content });
      }
    }
  },
});
