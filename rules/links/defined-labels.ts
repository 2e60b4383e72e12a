import type { Fix } from "../../src/core/diagnostic.ts";
import { findUndefined, presentsNoLink, meantLabel, undefinedNodes } from "../../src/core/labels.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "links/defined-labels",
  meta: {
    summary: "Require the label of a link to be one that a definition has",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: undefinedNodes,
    fixable: "unsafe",
    evidence: [{ url: "https://spec.commonmark.org/0.31.2/#full-reference-link", claim: "brackets are a link only when their label matches that of a definition; else they are text" }],
  },
  messages: {
    misspelt: "No definition has the label `{{label}}`, so that this is text and no link; write `{{meant}}`.",
  },
  check(document, { report }) {
    // Two pairs of brackets are ordinary in prose and code; only a label that nearly has a definition shows that a link was meant.
    const labels = document.nodes("definition").flatMap((node) => (presentsNoLink(node) ? [] : [node.label]));
    if (labels.length === 0) return;
    for (const { label, span: at } of findUndefined(document)) {
      const meant = meantLabel(label, labels);
      if (meant === undefined) continue;
      const fix: Fix = { safety: meant.same ? "safe" : "unsafe", edits: [{ ...at, text: meant.label }] };
      report("misspelt", { at, data: { label, meant: meant.label }, fix });
    }
  },
});
