import type { Section } from "../../src/core/document.ts";
import { fenceNodes, findFenceFaults } from "../../src/core/fences.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findSectionNumbers, type SectionNumber } from "../../src/core/section-numbers.ts";

export default defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/commit/f7c1b32", claim: "a section put between others left two sections with one number, and subsections that carry the number of another section" },
    ],
  },
  messages: {
    duplicate: "The number `{{number}}` is already that of `{{other}}` in line {{line}}; number the section anew, and what refers to it.",
    order: "The number `{{number}}` comes behind `{{other}}` in line {{line}}; put the section in its place, or number it anew.",
    parent: "The section `{{number}}` stands under `{{other}}` in line {{line}}; put it under its own section, or number it anew.",
  },
  check(document, { report }) {
    const numbers = findSectionNumbers(document);
    // Where a fence is wrong, headings of an example may stand among those of the document.
    if (numbers.length < 3 || findFenceFaults(document).length > 0) return;
    const lineOf = ({ section }: SectionNumber): number => document.source.pointAt(section.heading.span.start).line;
    const data = (number: SectionNumber, other: SectionNumber): { number: string; other: string; line: number } => ({
      number: number.text, other: other.section.heading.text, line: lineOf(other),
    });
    const live = new Set(numbers.map(({ parts }) => parts.join(".")));
    for (const { number, parent } of misplaced(numbers)) {
      // Its own section stands in a block of code, which may have been begun by mistake.
      const own = number.parts.slice(0, -1).join(".");
      if (!live.has(own) && isHeadedInText(document.text, own)) continue;
      report("parent", { at: number.span, data: data(number, parent) });
    }
    for (const series of seriesOf(document.sections(), numbers)) {
      for (const { number, kind, other } of faultsOf(series)) report(kind, { at: number.span, data: data(number, other), related: [{ at: other.span, message: "the other number" }] });
    }
  },
});

function isHeadedInText(text: string, number: string): boolean {
  return new RegExp(`^[ \\t>]*#{1,6}[ \\t][^\\n]{0,20}?\\b${number.replaceAll(".", "\\.")}(?![\\d.]\\d)`, "m").test(text);
}

/** The numbers of several parts whose nearest numbered ancestor has another number, in a document where most stand right. */
function misplaced(numbers: readonly SectionNumber[]): { number: SectionNumber; parent: SectionNumber }[] {
  const bySection = new Map(numbers.map((number) => [number.section, number]));
  let right = 0;
  const wrong: { number: SectionNumber; parent: SectionNumber }[] = [];
  for (const number of numbers) {
    if (number.parts.length < 2) continue;
    const ancestors = ancestorsOf(number.section).flatMap((section) => bySection.get(section) ?? []);
    // The nearest that counts the same decides; where none does, `2.1` may stand under a phase 2 and a step 1.
    const same = ancestors.find(({ label }) => label === number.label);
    const parent = same ?? ancestors[0];
    if (parent === undefined) continue;
    if ((same === undefined ? ancestors : [same]).some(({ parts }) => startsWith(number.parts, parts))) right += 1;
    else wrong.push({ number, parent });
  }
  return wrong.length <= right ? wrong : [];
}

function ancestorsOf(section: Section): Section[] {
  const ancestors: Section[] = [];
  for (let { parent } = section; parent !== undefined; { parent } = parent) ancestors.push(parent);
  return ancestors;
}

function startsWith(parts: readonly number[], prefix: readonly number[]): boolean {
  return prefix.length < parts.length && prefix.every((part, index) => part === parts[index]);
}

/** The numbers that stand side by side and count the same; a number that begins anew begins another series. */
function seriesOf(sections: readonly Section[], numbers: readonly SectionNumber[]): SectionNumber[][] {
  const bySection = new Map(numbers.map((number) => [number.section, number]));
  const open = new Map<string, SectionNumber[]>();
  const ids = new Map<Section | undefined, number>();
  const all: SectionNumber[][] = [];
  for (const section of sections) {
    const number = bySection.get(section);
    if (number === undefined) continue;
    const id = ids.get(section.parent) ?? ids.size;
    ids.set(section.parent, id);
    const key = `${id} ${section.heading.depth} ${number.label}`;
    const series = open.get(key);
    const restarts = number.parts.length === 1 && (number.parts[0] ?? 0) <= 1;
    if (series === undefined || restarts) {
      const begun = [number];
      open.set(key, begun);
      all.push(begun);
    } else series.push(number);
  }
  return all;
}

interface Fault {
  readonly number: SectionNumber;
  readonly kind: "duplicate" | "order";
  readonly other: SectionNumber;
}

/** The numbers of a series that do not rise: a few, since a series of which more do is none. */
function faultsOf(series: readonly SectionNumber[]): Fault[] {
  const seen = new Map<string, SectionNumber>();
  const faults: Fault[] = [];
  // Where most numbers are missing, they are those of a longer list, sorted by something else.
  const firsts = series.map(({ parts }) => parts[0] ?? 0);
  const isDense = firsts.reduce((a, b) => Math.max(a, b), 0) - firsts.reduce((a, b) => Math.min(a, b), Infinity) < 2 * series.length;
  let highest: SectionNumber | undefined;
  for (const number of series) {
    const key = number.parts.join(".");
    const same = seen.get(key);
    if (same !== undefined) faults.push({ number, kind: "duplicate", other: same });
    else if (isDense && highest !== undefined && compare(number.parts, highest.parts) < 0) faults.push({ number, kind: "order", other: highest });
    seen.set(key, same ?? number);
    if (highest === undefined || compare(number.parts, highest.parts) > 0) highest = number;
  }
  return series.length >= 3 && faults.length * 3 <= series.length ? faults : [];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}
