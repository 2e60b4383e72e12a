import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findSectionNumbers
} from "./chunk-4ZGGZNYM.js";

// src/core/section-references.ts
var sectionReferenceNodes = ["heading", "text"];
var pattern = /(§ ?|\b(?:section|step|phase|part|stage)s?[  ])(\d{1,2}(?:\.\d{1,2})*)(?![\w%]|\.\w|[-–]\w)/gi;
function findSectionReferences(document) {
  const numbers = findSectionNumbers(document);
  const series = /* @__PURE__ */ new Map();
  const byNumber = /* @__PURE__ */ new Map();
  for (const number of numbers) {
    addTo(series, number.label, number);
    addTo(byNumber, `${number.label} ${number.text}`, number);
  }
  if (numbers.length > mostNumbers || ![...series.values()].some(({ length }) => length >= 3)) return [];
  const { text } = document;
  return document.nodes("text").flatMap(({ span, within }) => {
    if (within.includes("heading") || within.includes("link") || within.includes("blockquote")) return [];
    return [...text.slice(span.start, span.end).matchAll(pattern)].flatMap((match) => {
      const [whole, word = "", number = ""] = match;
      const start = span.start + match.index;
      const label = /§|section/i.test(word) ? "" : word.trim().toLowerCase().replace(/s$/, "");
      const same = series.get(label) ?? [];
      const sentence = sentenceAround(text, start, start + whole.length);
      if (same.length < 3 || namesOther(sentence, text.slice(start + whole.length, start + whole.length + 40))) return [];
      const targets = byNumber.get(`${label} ${number}`) ?? [];
      return [{ text: whole, span: { start, end: start + whole.length }, label, number, targets, series: same, sentence }];
    });
  });
}
var mostNumbers = 500;
function addTo(map, key, number) {
  const list = map.get(key);
  if (list === void 0) map.set(key, [number]);
  else list.push(number);
}
var farthest = 300;
function sentenceAround(text, start, end) {
  const before = text.slice(Math.max(0, start - farthest), start).replaceAll(/\r\n?/g, "\n");
  const after = text.slice(end, end + farthest).replaceAll(/\r\n?/g, "\n");
  const from = Math.max(...[". ", "! ", "? ", "\n\n", "\n- ", "\n* ", "|"].map((mark) => before.lastIndexOf(mark)));
  const to = after.search(/[.!?](?:\s|$)|\n\n|\n[ \t]*[-*\d]|\|/);
  return before.slice(from + 1) + text.slice(start, end) + after.slice(0, to === -1 ? void 0 : to);
}
var otherDocument = /\b[a-z]+(?:-[a-z]+){2,}\b|\.(?:md|mdx|txt|pdf|html|ya?ml|json|py|ts|sh)\b|\]\(|https?:|`[^`]*[/-][^`]*`|\b(?:RFC|ISO|IEC|IEEE|NIST|WCAG|GDPR|HIPAA|CFR|U\.?S\.?C|Act|Art(?:icle|\.)|Code|OWASP|PEP|BCP|spec|specification|standard|law|licen[cs]e|contract|agreement|paper|book|manual|guide|document|docs|protocol|policy|playbook|checklist|template|agent|skill|command|workflow|issue|PR|ADR|figure|chapter|appendix)s?\b/i;
function namesOther(sentence, behind) {
  return otherDocument.test(sentence) || /^[^\w.,;:)]*(?:of|in|from)\s+(?!this\b)/i.test(behind);
}
function sectionsAround(document, offset) {
  const sections = document.sections();
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if ((sections[middle]?.span.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const around = [];
  for (let section = sections[low]; section !== void 0; section = section.parent) {
    if (section.span.start <= offset && offset < section.span.end) around.push(section);
  }
  return around;
}

export {
  sectionReferenceNodes,
  findSectionReferences,
  sentenceAround,
  namesOther,
  sectionsAround
};
