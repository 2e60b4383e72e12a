import { weightOf } from "../../src/core/note/contract.ts";
import { findLabelFaults, labelMessages } from "../../src/core/note/label-faults.ts";
import { noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/title-fields";

export default defineRule({
  id,
  meta: {
    summary: "Require the labelled lines under the title of a note",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "a plan begins with lines for its branch, its day and its owner" },
    ],
  },
  messages: labelMessages,
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, fields } = note;
      for (const { code, at, weight, data, related } of findLabelFaults(fields, contract.fields, contract.fieldsInOrder, "The head of the note")) {
        report(code, { at: at ?? placeOf(note), data: data as never, related, atMost: weightOf(contract, id, weight) });
      }
    }
  },
});
