import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/known-sections";

export default defineRule({
  id,
  meta: {
    summary: "Disallow sections that the contract of a note does not name",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/data/scratchpad-schema.yml", claim: "the schema of a scratchpad lists the sections that it may have" },
    ],
  },
  messages: {
    unknown: "The contract `{{note}}` knows no section `{{name}}` here; known are {{known}}.",
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      if (contract.otherSections) continue;
      const levels = new Set(contract.sections.map(({ level }) => level));
      for (const { contract: asked, misplaced, name, section } of sections) {
        const { depth } = section.heading;
        if (asked !== undefined || misplaced !== undefined || !levels.has(depth)) continue;
        const known = contract.sections.filter(({ level }) => level === depth).map(({ heading }) => `\`${heading[0]?.template ?? ""}\``).join(", ");
        report("unknown", { at: name.span, data: { note: contract.name, name: name.text, known }, atMost: weightOf(contract, id, { severity: "error", consequence: undefined }) });
      }
    }
  },
});
