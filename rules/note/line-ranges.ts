import { weightOf } from "../../src/core/note/contract.ts";
import { findRangeFaults } from "../../src/core/note/range-faults.ts";
import { behindColon, noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/line-ranges";

export default defineRule({
  id,
  meta: {
    summary: "Require the line ranges in headings to be those of their sections",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that annotates a scratchpad writes first and last line of each section into its heading" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "agents are sent to sections by those line numbers" },
    ],
  },
  messages: {
    stale: "`{{found}}` is not where the section stands{{consequence}}; write `{{meant}}`.",
    form: "`{{found}}` is not of the form `{{form}}`{{consequence}}; write `{{meant}}`.",
    twice: "The heading has {{count}} line ranges{{consequence}}; keep `{{meant}}`.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { lineRanges } = note.contract;
      if (lineRanges === undefined) continue;
      for (const { code, at, data, edits } of findRangeFaults(document, note, lineRanges)) {
        report(code, { at, data: { ...data, form: lineRanges.suffix.template.trim(), consequence: behindColon(lineRanges.consequence) } as never, fix: { safety: "safe", edits }, atMost: weightOf(note.contract, id, lineRanges) });
      }
    }
  },
});
