import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  headingLine,
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import {
  labelKey
} from "./chunk-UBXPAZQE.js";
import {
  isSlip
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/required-sections.ts
var id = "note/required-sections";
var required_sections_default = defineRule({
  id,
  meta: {
    summary: "Require the sections that the contract of a note names",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/data/scratchpad-schema.yml", claim: "sections that the validator of a scratchpad requires, by their exact headings" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "a heading of another level or in a fence is not that section" }
    ]
  },
  messages: {
    missing: "The section `{{heading}}` is missing{{consequence}}; add it.",
    missingWithin: "The section `{{parent}}` lacks a section `{{heading}}`{{consequence}}; add it.",
    level: "The heading `{{name}}` has {{level}} `#`, and must have {{meant}}{{consequence}}.",
    place: "The section `{{name}}` must stand inside `{{parent}}`{{consequence}}; move it.",
    near: "The heading `{{name}}` is not `{{meant}}`{{consequence}}; write it so."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections } = note;
      if (contract.format === "yaml") continue;
      for (const asked of contract.sections) {
        const data = { heading: headingLine(asked.heading[0], asked.level), consequence: behindColon(asked.consequence) };
        const rest = { atMost: weightOf(contract, id, asked) };
        const found = sections.filter((section) => section.contract === asked);
        const stray = sections.find((section) => section.contract === void 0 && section.misplaced === asked);
        const near = found.length > 0 || stray !== void 0 ? void 0 : findNear(sections, asked);
        if (near !== void 0) {
          const meant = asked.heading[0]?.template ?? "";
          report("near", { ...rest, at: near.name.span, data: { ...data, name: near.name.text, meant }, fix: { safety: "safe", edits: [{ ...near.name.span, text: meant }] } });
        } else if (stray !== void 0 && found.length === 0 && isExpected(note, asked, stray)) {
          const depth = stray.section.heading.depth;
          if (depth !== asked.level) report("level", { ...rest, at: stray.name.span, data: { ...data, name: stray.name.text, level: depth, meant: asked.level } });
          else report("place", { ...rest, at: stray.name.span, data: { ...data, name: stray.name.text, parent: headingOf(note, asked.within) } });
        } else if (asked.required && asked.within === void 0 && found.length === 0) {
          report("missing", { ...rest, at: placeOf(note), data });
        } else if (asked.required && asked.within !== void 0) {
          for (const parent of sections.filter((section) => section.contract?.key === asked.within)) {
            if (!found.some((section) => isInside(section, parent))) report("missingWithin", { ...rest, at: parent.name.span, data: { ...data, parent: parent.name.text } });
          }
        }
      }
    }
  }
});
function findNear(sections, asked) {
  const [form] = asked.heading;
  if (form === void 0 || form.parts.length > 0) return void 0;
  const candidates = sections.filter(({ contract, misplaced, section }) => contract === void 0 && misplaced === void 0 && section.heading.depth === asked.level);
  return candidates.find(({ name }) => labelKey(name.text) === labelKey(form.template)) ?? (asked.required ? candidates.find(({ name }) => isSlip(name.text, form.template)) : void 0);
}
function isExpected({ contract }, asked, { section }) {
  if (asked.required) return true;
  const parts = asked.heading[0]?.parts.length ?? 0;
  if (parts > 0) return false;
  return section.heading.depth === asked.level || contract.sections.every((other) => other.level !== section.heading.depth || other.within !== void 0);
}
function headingOf({ contract }, key) {
  const found = contract.sections.find((each) => each.key === key);
  return headingLine(found?.heading[0], found?.level ?? 2);
}
function isInside({ parent }, section) {
  return parent !== void 0 && (parent === section || isInside(parent, section));
}
export {
  required_sections_default as default
};
