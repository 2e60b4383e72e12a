import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/distinct-headings.ts
var distinct_headings_default = defineRule({
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
      { url: "https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links", claim: "of headings with the same text, GitHub gives the later ones anchors with a number at their end" }
    ]
  },
  messages: {
    repeated: "`{{heading}}` is already a heading in line {{line}} of the same section; give it another name, or join the two."
  },
  check(document, { report }) {
    const known = /* @__PURE__ */ new Map();
    for (const section of document.sections()) {
      const { text, span: at } = section.heading;
      const siblings = known.get(section.parent) ?? /* @__PURE__ */ new Map();
      known.set(section.parent, siblings);
      const key = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
      const first = siblings.get(key);
      if (first === void 0) siblings.set(key, section);
      else if (key !== "") {
        const { span } = first.heading;
        report("repeated", { at, data: { heading: text, line: document.source.pointAt(span.start).line }, related: [{ at: span, message: "the first heading" }] });
      }
    }
  }
});
export {
  distinct_headings_default as default
};
