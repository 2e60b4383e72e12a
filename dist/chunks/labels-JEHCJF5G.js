import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isSlip,
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/mirror/labels.ts
var id = "mirror/labels";
var labels_default = defineRule({
  id,
  meta: {
    summary: "Require the bullets of a mirror to have the labels that stand for keys of the payload",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "fields are found by the bold label of their bullet, and one under another label is missing"
      }
    ]
  },
  messages: {
    near: "No key of the payload stands under `{{found}}`; write `{{meant}}`.",
    unknown: "No key of the payload stands under `{{found}}`; known are {{known}}."
  },
  check(document, { report }) {
    for (const { contract, entries } of document.mirrors()) {
      const labels = [...contract.mirror?.bullets.keys() ?? []];
      for (const { bullets } of entries) {
        if (!bullets.some(({ key }) => key !== void 0)) continue;
        const present = new Set(bullets.map(({ label }) => label.text));
        for (const { key, label } of bullets) {
          if (key !== void 0) continue;
          const found = label.text;
          const meant = suggest(found, labels.filter((each) => !present.has(each)));
          const atMost = contract.severity.get(id);
          if (meant === void 0) report("unknown", { at: label.span, data: { found, known: labels.map((each) => `\`${each}\``).join(", ") }, atMost });
          else report("near", { at: label.span, data: { found, meant }, fix: isSlip(found, meant) ? { safety: "safe", edits: [{ ...label.span, text: meant }] } : void 0, atMost });
        }
      }
    }
  }
});
export {
  labels_default as default
};
