import { opensOthers } from "./anchors.ts";
import type { Document } from "./document.ts";
import type { NodeType } from "./markdown.ts";
import { findSectionNumbers } from "./section-numbers.ts";

/** The Markdown nodes that `sectionNamesOf` asks for. */
export const sectionNameNodes = ["heading"] as const satisfies readonly NodeType[];

/** A heading as others may refer to it. Plain data. */
export interface NamedSection {
  /** The heading without its number and the signs behind that, as it is shown. */
  readonly title: string;
  /** The words of the title, as `wordsOf` gives them. */
  readonly words: string;
  /** Its number as it is written, and what it counts (`SectionNumber.label`); both empty where it has none. */
  readonly number: string;
  readonly label: string;
  /** 1-based. */
  readonly line: number;
}

/** By what a document's places can be referred to. Plain data. */
export interface SectionNames {
  readonly sections: readonly NamedSection[];
  /**
   * The words of the headings with their numbers, and of what else stands out: words in bold, the beginnings of lines, list items
   * and cells, headings in examples. One in a line, between blanks: one search in it is one in all.
   */
  readonly phrases: string;
  /** The numbers at the beginning of lines, list items and cells. */
  readonly numbers: readonly string[];
  /** Whether the document takes in text from elsewhere, headings perhaps among it. */
  readonly open: boolean;
}

/** Past so many labels a document is a table of data, whose rows nobody refers to. */
const mostLabels = 5000;

/** The names of a document's sections. */
export function sectionNamesOf(document: Document): SectionNames {
  const numbers = new Map(findSectionNumbers(document).map((number) => [number.section, number]));
  const sections = document.sections().map((section): NamedSection => {
    const { text, span } = section.heading;
    const number = numbers.get(section);
    const at = number === undefined ? -1 : text.indexOf(number.text);
    const title = number === undefined ? text : text.slice(at + number.text.length).replace(/^[\s.):–—-]+/, "");
    return { title, words: wordsOf(title), number: number?.text ?? "", label: number?.label ?? "", line: document.source.pointAt(span.start).line };
  });
  const phrases = [...sections.map(({ words, number, label }) => wordsOf(`${label} ${number} ${words}`)), ...labelsOf(document.text)];
  return { sections, phrases: phrases.map((words) => ` ${words} `).join("\n"), numbers: [...definedNumbers(document.text)], open: opensOthers(document.text) };
}

const isAscii = /^[\x00-\x7f]*$/;

/** The words of a name in lower case, one blank between two, without marks, signs and the `s` of a plural. */
export function wordsOf(text: string): string {
  // Most names are ASCII, which is its own normal form and has simpler letters.
  const words = isAscii.test(text) ? (text.toLowerCase().replaceAll("'", "").match(/[a-z0-9]+/g) ?? []) : (text.normalize("NFKC").toLowerCase().replaceAll(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word)).join(" ");
}

/** Every number at the beginning of a line or a cell, in lists and examples too, and those of a range: what a reference might mean after all. */
export function definedNumbers(text: string): Set<string> {
  const pattern = /(?:^|\|)[ \t>]*(?:[-*+][ \t]+)?(?:\[[ x]\][ \t]+)?(?:#{1,6}[ \t]+)?(?:\/\/[ \t]*|--[ \t]*)?[*_`("“]{0,3}(?:(?:step|phase|part|stage|section)s?[ -]|§ ?)?(\d{1,2}(?:\.\d{1,2})*)(?!\d)(?:[ \t]?[-–—&+/][ \t]?(\d{1,2})(?![\d.]))?/gim;
  return new Set([...text.matchAll(pattern)].flatMap(([, number = "", last]) => [number, ...range(number, last)]));
}

/** The numbers behind the first of `4-5`. */
function range(first: string, last: string | undefined): string[] {
  if (last === undefined || first.includes(".")) return [];
  return Array.from({ length: Math.max(0, Number(last) - Number(first)) }, (_, index) => String(Number(first) + index + 1));
}

function labelsOf(text: string): string[] {
  const labels = new Set<string>();
  for (const [, bold, begin] of text.matchAll(/\*\*([^*\n]{2,120})\*\*|(?:^[ \t>]*|\|[ \t]*)(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?(?:\[[ x]\][ \t]+)?(?:#{1,6}[ \t]+|\*\*|<\w[^<>\n]{0,60}>)?([^\s|*#<§-][^\n|*§]{1,79})/gim)) {
    if (labels.size >= mostLabels) break;
    const words = wordsOf(bold ?? begin ?? "");
    if (words !== "") labels.add(words);
  }
  return [...labels];
}
