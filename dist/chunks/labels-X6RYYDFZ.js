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
  isStub,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/labels.ts
var id = "note/labels";
var labels_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "hand-off, escalation, checkpoint and summary have labels by which the next reader finds its way" }
    ]
  },
  messages: labelMessages,
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract } = note;
      for (const section of note.sections) {
        const { contract: asked, labels, name } = section;
        if (asked === void 0 || asked.labels.length === 0 || isStub(note, section)) continue;
        for (const { code, at, weight, data, related } of findLabelFaults(labels, asked.labels, asked.labelsInOrder, `The section \`${name.text}\``)) {
          report(code, { at: at ?? name.span, data, related, atMost: weightOf(contract, id, weight) });
        }
      }
    }
  }
});
export {
  labels_default as default
};
