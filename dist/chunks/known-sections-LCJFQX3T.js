import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/known-sections.ts
var id = "note/known-sections";
var known_sections_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/data/scratchpad-schema.yml", claim: "the schema of a scratchpad lists the sections that it may have" }
    ]
  },
  messages: {
    unknown: "The contract `{{note}}` knows no section `{{name}}` here; known are {{known}}."
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      if (contract.otherSections) continue;
      const levels = new Set(contract.sections.map(({ level }) => level));
      for (const { contract: asked, misplaced, name, section } of sections) {
        const { depth } = section.heading;
        if (asked !== void 0 || misplaced !== void 0 || !levels.has(depth)) continue;
        const known = contract.sections.filter(({ level }) => level === depth).map(({ heading }) => `\`${heading[0]?.template ?? ""}\``).join(", ");
        report("unknown", { at: name.span, data: { note: contract.name, name: name.text, known }, atMost: weightOf(contract, id, { severity: "error", consequence: void 0 }) });
      }
    }
  }
});
export {
  known_sections_default as default
};
