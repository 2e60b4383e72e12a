import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findSectionNumbers
} from "./chunk-4ZGGZNYM.js";
import {
  fenceNodes,
  findFenceFaults
} from "./chunk-5BCPIPQZ.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/section-numbers.ts
var section_numbers_default = defineRule({
  id: "markdown/section-numbers",
  meta: {
    summary: "Require the numbers of sections to rise, to be given once, and to stand under the section whose number they carry",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading", ...fenceNodes],
    fixable: false,
    evidence: [
      { url: "https://www.iso.org/standard/6939.html", claim: "divisions are numbered consecutively, and the number of a subdivision begins with that of its division" },
      { url: "https://github.com/EndogenAI/dogma/commit/f7c1b32", claim: "a section put between others left two sections with one number, and subsections that carry the number of another section" }
    ]
  },
  messages: {
    duplicate: "The number `{{number}}` is already that of `{{other}}` in line {{line}}; number the section anew, and what refers to it.",
    order: "The number `{{number}}` comes behind `{{other}}` in line {{line}}; put the section in its place, or number it anew.",
    parent: "The section `{{number}}` stands under `{{other}}` in line {{line}}; put it under its own section, or number it anew."
  },
  check(document, { report }) {
    const numbers = findSectionNumbers(document);
    if (numbers.length < 3 || findFenceFaults(document).length > 0) return;
    const lineOf = ({ section }) => document.source.pointAt(section.heading.span.start).line;
    const data = (number, other) => ({
      number: number.text,
      other: other.section.heading.text,
      line: lineOf(other)
    });
    const live = new Set(numbers.map(({ parts }) => parts.join(".")));
    for (const { number, parent } of misplaced(numbers)) {
      const own = number.parts.slice(0, -1).join(".");
      if (!live.has(own) && isHeadedInText(document.text, own)) continue;
      report("parent", { at: number.span, data: data(number, parent) });
    }
    for (const series of seriesOf(document.sections(), numbers)) {
      for (const { number, kind, other } of faultsOf(series)) report(kind, { at: number.span, data: data(number, other), related: [{ at: other.span, message: "the other number" }] });
    }
  }
});
function isHeadedInText(text, number) {
  return new RegExp(`^[ \\t>]*#{1,6}[ \\t][^\\n]{0,20}?\\b${number.replaceAll(".", "\\.")}(?![\\d.]\\d)`, "m").test(text);
}
function misplaced(numbers) {
  const bySection = new Map(numbers.map((number) => [number.section, number]));
  let right = 0;
  const wrong = [];
  for (const number of numbers) {
    if (number.parts.length < 2) continue;
    const ancestors = ancestorsOf(number.section).flatMap((section) => bySection.get(section) ?? []);
    const same = ancestors.find(({ label }) => label === number.label);
    const parent = same ?? ancestors[0];
    if (parent === void 0) continue;
    if ((same === void 0 ? ancestors : [same]).some(({ parts }) => startsWith(number.parts, parts))) right += 1;
    else wrong.push({ number, parent });
  }
  return wrong.length <= right ? wrong : [];
}
function ancestorsOf(section) {
  const ancestors = [];
  for (let { parent } = section; parent !== void 0; { parent } = parent) ancestors.push(parent);
  return ancestors;
}
function startsWith(parts, prefix) {
  return prefix.length < parts.length && prefix.every((part, index) => part === parts[index]);
}
function seriesOf(sections, numbers) {
  const bySection = new Map(numbers.map((number) => [number.section, number]));
  const open = /* @__PURE__ */ new Map();
  const ids = /* @__PURE__ */ new Map();
  const all = [];
  for (const section of sections) {
    const number = bySection.get(section);
    if (number === void 0) continue;
    const id = ids.get(section.parent) ?? ids.size;
    ids.set(section.parent, id);
    const key = `${id} ${section.heading.depth} ${number.label}`;
    const series = open.get(key);
    const restarts = number.parts.length === 1 && (number.parts[0] ?? 0) <= 1;
    if (series === void 0 || restarts) {
      const begun = [number];
      open.set(key, begun);
      all.push(begun);
    } else series.push(number);
  }
  return all;
}
function faultsOf(series) {
  const seen = /* @__PURE__ */ new Map();
  const faults = [];
  const firsts = series.map(({ parts }) => parts[0] ?? 0);
  const isDense = firsts.reduce((a, b) => Math.max(a, b), 0) - firsts.reduce((a, b) => Math.min(a, b), Infinity) < 2 * series.length;
  let highest;
  for (const number of series) {
    const key = number.parts.join(".");
    const same = seen.get(key);
    if (same !== void 0) faults.push({ number, kind: "duplicate", other: same });
    else if (isDense && highest !== void 0 && compare(number.parts, highest.parts) < 0) faults.push({ number, kind: "order", other: highest });
    seen.set(key, same ?? number);
    if (highest === void 0 || compare(number.parts, highest.parts) > 0) highest = number;
  }
  return series.length >= 3 && faults.length * 3 <= series.length ? faults : [];
}
function compare(a, b) {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}
export {
  section_numbers_default as default
};
