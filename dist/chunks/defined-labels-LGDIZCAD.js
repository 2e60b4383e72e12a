import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findUndefined,
  meantLabel,
  presentsNoLink,
  undefinedNodes
} from "./chunk-UJG3NDBF.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/links/defined-labels.ts
var defined_labels_default = defineRule({
  id: "links/defined-labels",
  meta: {
    summary: "Require the label of a link to be one that a definition has",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: undefinedNodes,
    fixable: "unsafe",
    evidence: [{ url: "https://spec.commonmark.org/0.31.2/#full-reference-link", claim: "brackets are a link only when their label matches that of a definition; else they are text" }]
  },
  messages: {
    misspelt: "No definition has the label `{{label}}`, so that this is text and no link; write `{{meant}}`."
  },
  check(document, { report }) {
    const labels = document.nodes("definition").flatMap((node) => presentsNoLink(node) ? [] : [node.label]);
    if (labels.length === 0) return;
    for (const { label, span: at } of findUndefined(document)) {
      const meant = meantLabel(label, labels);
      if (meant === void 0) continue;
      const fix = { safety: meant.same ? "safe" : "unsafe", edits: [{ ...at, text: meant.label }] };
      report("misspelt", { at, data: { label, meant: meant.label }, fix });
    }
  }
});
export {
  defined_labels_default as default
};
