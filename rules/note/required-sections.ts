import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { headingLine, noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { labelKey, type SectionContract } from "../../src/core/note/section-contract.ts";
import type { Note, NoteSection } from "../../src/core/note/view.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSlip } from "../../src/core/suggestion.ts";

const id = "note/required-sections";

export default defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "a heading of another level or in a fence is not that section" },
    ],
  },
  messages: {
    missing: "The section `{{heading}}` is missing{{consequence}}; add it.",
    missingWithin: "The section `{{parent}}` lacks a section `{{heading}}`{{consequence}}; add it.",
    level: "The heading `{{name}}` has {{level}} `#`, and must have {{meant}}{{consequence}}.",
    place: "The section `{{name}}` must stand inside `{{parent}}`{{consequence}}; move it.",
    near: "The heading `{{name}}` is not `{{meant}}`{{consequence}}; write it so.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections } = note;
      if (contract.format === "yaml") continue;
      for (const asked of contract.sections) {
        const data = { heading: headingLine(asked.heading[0], asked.level), consequence: behindColon(asked.consequence) };
        const rest = { atMost: weightOf(contract, id, asked) };
        const found = sections.filter((section) => section.contract === asked);
        const stray = sections.find((section) => section.contract === undefined && section.misplaced === asked);
        const near = found.length > 0 || stray !== undefined ? undefined : findNear(sections, asked);
        if (near !== undefined) {
          const meant = asked.heading[0]?.template ?? "";
          report("near", { ...rest, at: near.name.span, data: { ...data, name: near.name.text, meant }, fix: { safety: "safe", edits: [{ ...near.name.span, text: meant }] } });
        } else if (stray !== undefined && found.length === 0 && isExpected(note, asked, stray)) {
          const depth = stray.section.heading.depth;
          if (depth !== asked.level) report("level", { ...rest, at: stray.name.span, data: { ...data, name: stray.name.text, level: depth, meant: asked.level } });
          else report("place", { ...rest, at: stray.name.span, data: { ...data, name: stray.name.text, parent: headingOf(note, asked.within) } });
        } else if (asked.required && asked.within === undefined && found.length === 0) {
          report("missing", { ...rest, at: placeOf(note), data });
        } else if (asked.required && asked.within !== undefined) {
          for (const parent of sections.filter((section) => section.contract?.key === asked.within)) {
            if (!found.some((section) => isInside(section, parent))) report("missingWithin", { ...rest, at: parent.name.span, data: { ...data, parent: parent.name.text } });
          }
        }
      }
    }
  },
});

/** A section whose heading differs from the one that is asked for by case, spaces or a slip of the pen. */
function findNear(sections: readonly NoteSection[], asked: SectionContract): NoteSection | undefined {
  const [form] = asked.heading;
  if (form === undefined || form.parts.length > 0) return undefined;
  const candidates = sections.filter(({ contract, misplaced, section }) => contract === undefined && misplaced === undefined && section.heading.depth === asked.level);
  return candidates.find(({ name }) => labelKey(name.text) === labelKey(form.template)) ?? (asked.required ? candidates.find(({ name }) => isSlip(name.text, form.template)) : undefined);
}

/** A section that may be missing can have its words in another place by chance. */
function isExpected({ contract }: Note, asked: SectionContract, { section }: NoteSection): boolean {
  if (asked.required) return true;
  const parts = asked.heading[0]?.parts.length ?? 0;
  // One with parts in its heading fits many headings, and a heading of another level may be a part of another section.
  if (parts > 0) return false;
  return section.heading.depth === asked.level || contract.sections.every((other) => other.level !== section.heading.depth || other.within !== undefined);
}

function headingOf({ contract }: Note, key: string | undefined): string {
  const found = contract.sections.find((each) => each.key === key);
  return headingLine(found?.heading[0], found?.level ?? 2);
}

function isInside({ parent }: NoteSection, section: NoteSection): boolean {
  return parent !== undefined && (parent === section || isInside(parent, section));
}
