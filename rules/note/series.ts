import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { findSeriesFaults } from "../../src/core/note/series-faults.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/series";

export default defineRule({
  id,
  meta: {
    summary: "Require numbered sections of a note without gaps, in order",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the numbers of the phases of a scratchpad follow each other without a gap" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "the first phase is the first one of its plan, and none stands twice" },
    ],
  },
  messages: {
    first: "The first section of this series is `{{name}}`{{consequence}}; the series begins with {{meant}}.",
    gap: "`{{name}}` follows {{before}}, so that {{missing}} is missing{{consequence}}.",
    twice: "The number {{number}} stands here a second time{{consequence}}; give each section its own.",
    order: "`{{name}}` stands behind {{before}}{{consequence}}; put them in order.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract } = note;
      for (const asked of contract.sections) {
        const { series } = asked;
        if (series === undefined) continue;
        for (const { code, at, data, related } of findSeriesFaults(note.sections, asked, series)) {
          report(code, { at, related, data: { ...data, consequence: behindColon(series.consequence) } as never, atMost: weightOf(contract, id, series) });
        }
      }
    }
  },
});
