import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { findLateralReads } from "../../src/core/note/lateral-reads.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/isolation";

export default defineRule({
  id,
  meta: {
    summary: "Disallow sections of one owner that read those of another",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "an agent reads and writes its own section, and one agent puts all together" },
    ],
  },
  messages: {
    lateral: "This section of {{owner}} reads `{{other}}`, which belongs to another{{consequence}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { isolation } = note.contract;
      if (isolation === undefined) continue;
      for (const { at, owner, other } of findLateralReads(document, note, isolation.except)) {
        report("lateral", { at, data: { owner, other, consequence: behindColon(isolation.consequence) }, atMost: weightOf(note.contract, id, isolation) });
      }
    }
  },
});
