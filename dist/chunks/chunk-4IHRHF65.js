import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findSectionNumbers
} from "./chunk-4ZGGZNYM.js";
import {
  opensOthers
} from "./chunk-JLN6PRVF.js";

// src/core/section-names.ts
var sectionNameNodes = ["heading"];
var mostLabels = 5e3;
function sectionNamesOf(document) {
  const numbers = new Map(findSectionNumbers(document).map((number) => [number.section, number]));
  const sections = document.sections().map((section) => {
    const { text, span } = section.heading;
    const number = numbers.get(section);
    const at = number === void 0 ? -1 : text.indexOf(number.text);
    const title = number === void 0 ? text : text.slice(at + number.text.length).replace(/^[\s.):–—-]+/, "");
    return { title, words: wordsOf(title), number: number?.text ?? "", label: number?.label ?? "", line: document.source.pointAt(span.start).line };
  });
  const phrases = [...sections.map(({ words, number, label }) => wordsOf(`${label} ${number} ${words}`)), ...labelsOf(document.text)];
  return { sections, phrases: phrases.map((words) => ` ${words} `).join("\n"), numbers: [...definedNumbers(document.text)], open: opensOthers(document.text) };
}
function wordsOf(text) {
  const words = text.normalize("NFKC").toLowerCase().replaceAll(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.length > 3 ? word.replace(/s$/, "") : word).join(" ");
}
function definedNumbers(text) {
  const pattern = /(?:^|\|)[ \t>]*(?:[-*+][ \t]+)?(?:\[[ x]\][ \t]+)?(?:#{1,6}[ \t]+)?(?:\/\/[ \t]*|--[ \t]*)?[*_`("“]{0,3}(?:(?:step|phase|part|stage|section)s?[ -]|§ ?)?(\d{1,2}(?:\.\d{1,2})*)(?!\d)(?:[ \t]?[-–—&+/][ \t]?(\d{1,2})(?![\d.]))?/gim;
  return new Set([...text.matchAll(pattern)].flatMap(([, number = "", last]) => [number, ...range(number, last)]));
}
function range(first, last) {
  if (last === void 0 || first.includes(".")) return [];
  return Array.from({ length: Math.max(0, Number(last) - Number(first)) }, (_, index) => String(Number(first) + index + 1));
}
function labelsOf(text) {
  const labels = /* @__PURE__ */ new Set();
  for (const [, bold, begin] of text.matchAll(/\*\*([^*\n]{2,120})\*\*|(?:^[ \t>]*|\|[ \t]*)(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?(?:\[[ x]\][ \t]+)?(?:#{1,6}[ \t]+|\*\*|<\w[^<>\n]{0,60}>)?([^\s|*#<§-][^\n|*§]{1,79})/gim)) {
    if (labels.size >= mostLabels) break;
    const words = wordsOf(bold ?? begin ?? "");
    if (words !== "") labels.add(words);
  }
  return [...labels];
}

export {
  sectionNameNodes,
  sectionNamesOf,
  wordsOf,
  definedNumbers
};
