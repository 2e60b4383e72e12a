import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/section-order";

export default defineRule({
  id,
  meta: {
    summary: "Require the sections of a note in the order of its contract",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that makes a scratchpad writes its sections in one order" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "phases, hand-off and summary follow each other as the session does" },
    ],
  },
  messages: {
    order: "The section `{{name}}` stands behind `{{before}}`{{consequence}}; put it in front.",
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      const { order } = contract;
      if (order === undefined) continue;
      let last: { readonly rank: number; readonly name: string } | undefined;
      for (const { contract: asked, name } of sections) {
        const rank = asked === undefined ? -1 : order.keys.indexOf(asked.key);
        if (rank === -1) continue;
        if (last !== undefined && rank < last.rank) report("order", { at: name.span, data: { name: name.text, before: last.name, consequence: behindColon(order.consequence) }, atMost: weightOf(contract, id, order) });
        else last = { rank, name: name.text };
      }
    }
  },
});
