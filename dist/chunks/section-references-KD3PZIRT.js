import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  definedNumbers
} from "./chunk-4IHRHF65.js";
import {
  findSectionReferences,
  sectionReferenceNodes
} from "./chunk-AQMQ3WIE.js";
import "./chunk-4ZGGZNYM.js";
import {
  fenceNodes,
  findFenceFaults
} from "./chunk-5BCPIPQZ.js";
import "./chunk-JLN6PRVF.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/section-references.ts
var section_references_default = defineRule({
  id: "markdown/section-references",
  meta: {
    summary: "Require the steps and sections that a document refers to by number to exist",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: [...sectionReferenceNodes, ...fenceNodes],
    fixable: false,
    evidence: [
      { url: "https://www.iso.org/standard/6939.html", claim: "divisions are numbered so that a text can refer to them by their numbers" },
      { url: "https://github.com/EndogenAI/dogma/commit/f7c1b32", claim: "numbering sections anew left references that lead to other sections than they mean" }
    ]
  },
  messages: {
    missing: "`{{reference}}` names no section here: {{known}}; correct the number, or name the document that is meant."
  },
  check(document, { report }) {
    const missing = findSectionReferences(document).filter((reference) => reference.targets.length === 0 && isMeant(reference));
    if (missing.length === 0 || findFenceFaults(document).length > 0) return;
    const defined = definedNumbers(document.text);
    for (const reference of missing) {
      if (defined.has(reference.number)) continue;
      report("missing", { at: reference.span, data: { reference: reference.text, known: knownOf(reference) } });
    }
  }
});
function isMeant({ text, number, series, label }) {
  const parts = number.split(".");
  if (parts.length > 1) {
    const prefix = `${parts.slice(0, -1).join(".")}.`;
    return series.filter((each) => each.parts.length === parts.length && each.text.startsWith(prefix)).length >= 2;
  }
  const known = [...new Set(series.flatMap(({ parts: [first, ...rest] }) => first === void 0 || rest.length > 0 ? [] : [first]))].sort((x, y) => x - y);
  const hasHoles = known.some((each, index) => index > 0 && each - (known[index - 1] ?? each) > 2);
  const beyond = (known.at(-1) ?? 0) + (label === "step" ? 5 : 1);
  return label !== "" && /^[A-Z]/.test(text) && known.length >= 3 && !hasHoles && Number(number) > (known[0] ?? 0) && Number(number) <= beyond;
}
function knownOf({ series, label, number }) {
  const prefix = number.includes(".") ? number.slice(0, number.lastIndexOf(".") + 1) : "";
  const near = series.filter(({ text }) => text.startsWith(prefix)).map(({ text }) => text);
  const what = label === "" ? "the sections" : `the ${label}s`;
  return `${what} are ${near.length > 6 ? `${near.slice(0, 3).join(", ")} \u2026 ${near.at(-1) ?? ""}` : near.join(", ")}`;
}
export {
  section_references_default as default
};
