import type { Section } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "markdown/distinct-headings",
  meta: {
    summary: "Disallow two headings with the same text under one heading",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading"],
    fixable: false,
    evidence: [
      { url: "https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links", claim: "of headings with the same text, GitHub gives the later ones anchors with a number at their end" },
    ],
  },
  messages: {
    repeated: "`{{heading}}` is already a heading in line {{line}} of the same section; give it another name, or join the two.",
  },
  check(document, { report }) {
    const known = new Map<Section | undefined, Map<string, Section>>();
    for (const section of document.sections()) {
      const { text, span: at } = section.heading;
      const siblings = known.get(section.parent) ?? new Map<string, Section>();
      known.set(section.parent, siblings);
      const key = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
      const first = siblings.get(key);
      if (first === undefined) siblings.set(key, section);
      else if (key !== "") {
        const { span } = first.heading;
        report("repeated", { at, data: { heading: text, line: document.source.pointAt(span.start).line }, related: [{ at: span, message: "the first heading" }] });
      }
    }
  },
});
