import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { findCitedRanges } from "../../src/core/note/cited-ranges.ts";
import { findRangeFaults, sectionLines } from "../../src/core/note/range-faults.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/line-ranges";

export default defineRule({
  id,
  meta: {
    summary: "Require the line ranges of sections to be those where they stand",
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
    cited: "`{{found}}` is not where `{{name}}` stands{{consequence}}; write `{{meant}}`.",
    twice: "The heading has {{count}} line ranges{{consequence}}; keep `{{meant}}`.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { lineRanges } = note.contract;
      if (lineRanges === undefined) continue;
      const lines = sectionLines(document, note, lineRanges);
      const consequence = behindColon(lineRanges.consequence);
      const atMost = weightOf(note.contract, id, lineRanges);
      for (const { code, at, data, edits } of findRangeFaults(document, lines, lineRanges)) {
        report(code, { at, data: { ...data, form: lineRanges.suffix.template.trim(), consequence } as never, fix: { safety: "safe", edits }, atMost });
      }
      for (const { at, name, found, meant } of findCitedRanges(document, lines, lineRanges)) {
        report("cited", { at, data: { name, found, meant, consequence }, fix: { safety: "safe", edits: [{ ...at, text: meant }] }, atMost });
      }
    }
  },
});
