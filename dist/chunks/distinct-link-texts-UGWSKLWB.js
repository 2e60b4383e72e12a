import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/distinct-link-texts.ts
var distinct_link_texts_default = defineRule({
  id: "markdown/distinct-link-texts",
  meta: {
    summary: "Disallow two links of one section with the same text that lead to different files",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading", "link"],
    fixable: false,
    evidence: [{ url: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F63", claim: "links that are told apart only by what stands far from them leave a reader without knowing where each one leads" }]
  },
  messages: {
    other: "The link `{{label}}` leads to `{{url}}`, and the one with the same text in line {{line}} to `{{first}}`; name the two differently, or correct one."
  },
  check(document, { report }) {
    const sections = document.sections();
    const known = /* @__PURE__ */ new Map();
    let index = -1;
    let current;
    for (const link of document.nodes("link")) {
      while ((sections[index + 1]?.span.start ?? Infinity) <= link.span.start) index += 1;
      if (sections[index] !== current) known.clear();
      current = sections[index];
      const label = link.text.trim().toLowerCase();
      const isImage = document.text.slice(link.span.start, link.span.end).includes("![");
      if (isImage || isGeneric(label) || isAddress(link)) continue;
      const first = known.get(label);
      if (first === void 0) known.set(label, link);
      else if (pathOf(first) !== pathOf(link)) {
        const { line } = document.source.pointAt(first.span.start);
        report("other", { at: link.span, data: { label: link.text, url: link.url, line, first: first.url }, related: [{ at: first.span, message: "the link with the same text" }] });
      }
    }
  }
});
function isGeneric(label) {
  return label.length < 4 || /^(?:[\d#.\s-]+|here|link|links|this|docs?|documentation|source|code|site|website|page|repo(?:sitory)?|github|readme(?:\.md)?|skill(?:\.md)?|more|read more|learn more|details?|examples?|guide|reference|view|download|paper|blog|video|demo|issue|commit|spec|back|top|next|previous|see|open|reviews?|url|href|text|title|name|todo|tbd)\b.{0,6}$/.test(label);
}
function isAddress({ text, url }) {
  return url.endsWith(text) || /^https?:/.test(text);
}
function pathOf({ url }) {
  return url.replace(/[#?].*$/, "").replace(/^\.\//, "").replace(/\/$/, "");
}
export {
  distinct_link_texts_default as default
};
