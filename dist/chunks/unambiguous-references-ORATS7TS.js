import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findSectionReferences,
  sectionReferenceNodes,
  sectionsAround
} from "./chunk-AQMQ3WIE.js";
import "./chunk-4ZGGZNYM.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/unambiguous-references.ts
var unambiguous_references_default = defineRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a skill with two workflows, each of which has a step 2, has a third section that speaks of step 2" }
    ]
  },
  messages: {
    several: "`{{reference}}` can be the heading of {{lines}}; name the section that it is in, too."
  },
  check(document, { report }) {
    for (const reference of findSectionReferences(document)) {
      const { targets, span: at } = reference;
      if (targets.length < 2 || targets.length > 9) continue;
      const around = new Set(sectionsAround(document, at.start));
      if (targets.some(({ section }) => section.parent !== void 0 && around.has(section.parent)) || targets.some(({ section }) => around.has(section))) continue;
      if (targets.some(({ section }) => isNamed(reference, section))) continue;
      const lines = targets.map(({ section }) => `line ${document.source.pointAt(section.heading.span.start).line}`).join(" or ");
      report("several", { at, data: { reference: reference.text, lines }, related: targets.map(({ section }) => ({ at: section.heading.span, message: "a section with that number" })) });
    }
  }
});
function isNamed({ sentence }, { parent }) {
  const words = parent?.heading.text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.slice(0, 2).join(" ");
  return words !== void 0 && ` ${sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${words} `);
}
export {
  unambiguous_references_default as default
};
