import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { findReferenceFaults } from "../../src/core/note/reference-faults.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/references";

export default defineRule({
  id,
  meta: {
    summary: "Require the sections that a section names to be there and in order",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "each phase names those that it depends on, which come before it" },
    ],
  },
  messages: {
    missing: "`{{text}}` is none of the sections here{{consequence}}; known are {{known}}.",
    order: "`{{text}}` stands below `{{name}}`, which names it as earlier{{consequence}}; name one above it, or move the section.",
    own: "`{{name}}` names itself{{consequence}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { code, at, weight, data } of findReferenceFaults(note)) {
        report(code, { at, data: { ...data, consequence: behindColon(weight.consequence) } as never, atMost: weightOf(note.contract, id, weight) });
      }
    }
  },
});
