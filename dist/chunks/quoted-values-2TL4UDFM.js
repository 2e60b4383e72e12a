import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/mirror/quoted-values.ts
var id = "mirror/quoted-values";
var quoted_values_default = defineRule({
  id,
  meta: {
    summary: "Require quotes around the values of a mirror that its contract wants quoted",
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
        claim: "the values of three fields are read between double quotes only"
      }
    ]
  },
  messages: {
    bare: "The value of `{{label}}` stands without the double quotes between which it is looked for; write them."
  },
  check(document, { report }) {
    for (const { contract, entries } of document.mirrors()) {
      for (const { form, bullets } of entries) {
        if (form === "bullet") continue;
        for (const { key, label, value, form: written } of bullets) {
          if (key === void 0 || written !== "plain" || contract.mirror?.quoted.has(key) !== true || value.text === "") continue;
          const edits = [{ start: value.span.start, end: value.span.start, text: '"' }, { start: value.span.end, end: value.span.end, text: '"' }];
          report("bare", { at: value.span, data: { label: label.text }, fix: value.text.includes('"') ? void 0 : { safety: "safe", edits }, atMost: contract.severity.get(id) });
        }
      }
    }
  }
});
export {
  quoted_values_default as default
};
