import { weightOf } from "../../src/core/note/contract.ts";
import { findLabelFaults, labelMessages } from "../../src/core/note/label-faults.ts";
import { isStub, noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/labels";

export default defineRule({
  id,
  meta: {
    summary: "Require the labelled lines of a section",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "hand-off, escalation, checkpoint and summary have labels by which the next reader finds its way" },
    ],
  },
  messages: labelMessages,
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract } = note;
      for (const section of note.sections) {
        const { contract: asked, labels, name } = section;
        // A stub has lost its lines on purpose.
        if (asked === undefined || asked.labels.length === 0 || isStub(note, section)) continue;
        for (const { code, at, weight, data, related } of findLabelFaults(labels, asked.labels, asked.labelsInOrder, `The section \`${name.text}\``)) {
          report(code, { at: at ?? name.span, data: data as never, related, atMost: weightOf(contract, id, weight) });
        }
      }
    }
  },
});
