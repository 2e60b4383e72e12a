import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findLabelFaults,
  labelMessages
} from "./chunk-3WUYGL5C.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/title-fields.ts
var id = "note/title-fields";
var title_fields_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "a plan begins with lines for its branch, its day and its owner" }
    ]
  },
  messages: labelMessages,
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, fields } = note;
      for (const { code, at, weight, data, related } of findLabelFaults(fields, contract.fields, contract.fieldsInOrder, "The head of the note")) {
        report(code, { at: at ?? placeOf(note), data, related, atMost: weightOf(contract, id, weight) });
      }
    }
  }
});
export {
  title_fields_default as default
};
