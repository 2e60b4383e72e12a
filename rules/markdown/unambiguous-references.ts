import type { Section } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findSectionReferences, sectionReferenceNodes, sectionsAround, type SectionReference } from "../../src/core/section-references.ts";

export default defineRule({
  id: "markdown/unambiguous-references",
  meta: {
    summary: "Require a step or section that is referred to by number to be the only one that can be meant",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: sectionReferenceNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a skill with two workflows, each of which has a step 2, has a third section that speaks of step 2" },
    ],
  },
  messages: {
    several: "`{{reference}}` can be the heading of {{lines}}; name the section that it is in, too.",
  },
  check(document, { report }) {
    for (const reference of findSectionReferences(document)) {
      const { targets, span: at } = reference;
      // A number that many sections have is one of a form that is filled in again and again.
      if (targets.length < 2 || targets.length > 9) continue;
      const around = new Set(sectionsAround(document, at.start));
      if (targets.some(({ section }) => section.parent !== undefined && around.has(section.parent)) || targets.some(({ section }) => around.has(section))) continue;
      if (targets.some(({ section }) => isNamed(reference, section))) continue;
      const lines = targets.map(({ section }) => `line ${document.source.pointAt(section.heading.span.start).line}`).join(" or ");
      report("several", { at, data: { reference: reference.text, lines }, related: targets.map(({ section }) => ({ at: section.heading.span, message: "a section with that number" })) });
    }
  },
});

/** Whether the sentence of a reference names a section above the target, by the first two words of its heading. */
function isNamed({ sentence }: SectionReference, { parent }: Section): boolean {
  const words = parent?.heading.text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.slice(0, 2).join(" ");
  return words !== undefined && ` ${sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${words} `);
}
