import type { Document, Section } from "./document.ts";
import type { NodeType } from "./markdown.ts";
import { findSectionNumbers, type SectionNumber } from "./section-numbers.ts";
import type { Span } from "./span.ts";

/** The Markdown nodes that `findSectionReferences` asks for. */
export const sectionReferenceNodes = ["heading", "text"] as const satisfies readonly NodeType[];

/** A place in prose that names a numbered section of its own document: `Step 3.1`, `§ 3.4`, `Section 2`. */
export interface SectionReference {
  /** The words as they stand in the text. */
  readonly text: string;
  readonly span: Span;
  /** What is counted, as in `SectionNumber`; `§` and `Section` name a bare number. */
  readonly label: string;
  readonly number: string;
  /** The sections with that number. */
  readonly targets: readonly SectionNumber[];
  /** The numbers of the document that count the same. */
  readonly series: readonly SectionNumber[];
  /** The sentence around, for words that name a section or another document. */
  readonly sentence: string;
}

const pattern = /(§ ?|\b(?:section|step|phase|part|stage)s?[  ])(\d{1,2}(?:\.\d{1,2})*)(?![\w%]|\.\w|[-–]\w)/gi;

/**
 * Every reference to a numbered section that a document can mean its own one by: it numbers at least three of that kind, and the
 * sentence names no other document, standard or law.
 */
export function findSectionReferences(document: Document): SectionReference[] {
  const numbers = findSectionNumbers(document);
  const series = new Map<string, SectionNumber[]>();
  const byNumber = new Map<string, SectionNumber[]>();
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

/** No document of more numbered sections than this is read by its numbers, and each reference looks through them. */
const mostNumbers = 500;

function addTo(map: Map<string, SectionNumber[]>, key: string, number: SectionNumber): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [number]);
  else list.push(number);
}

/** As far as a sentence is looked for on each side, in UTF-16 units. */
const farthest = 300;

/** The sentence, the list item or the cell around a span, as far as 300 units on each side. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - farthest), start).replaceAll(/\r\n?/g, "\n");
  const after = text.slice(end, end + farthest).replaceAll(/\r\n?/g, "\n");
  const from = Math.max(...[". ", "! ", "? ", "\n\n", "\n- ", "\n* ", "|"].map((mark) => before.lastIndexOf(mark)));
  const to = after.search(/[.!?](?:\s|$)|\n\n|\n[ \t]*[-*\d]|\|/);
  return before.slice(from + 1) + text.slice(start, end) + after.slice(0, to === -1 ? undefined : to);
}

// A name of several words with hyphens is one of a skill or an agent.
const otherDocument = /\b[a-z]+(?:-[a-z]+){2,}\b|\.(?:md|mdx|txt|pdf|html|ya?ml|json|py|ts|sh)\b|\]\(|https?:|`[^`]*[/-][^`]*`|\b(?:RFC|ISO|IEC|IEEE|NIST|WCAG|GDPR|HIPAA|CFR|U\.?S\.?C|Act|Art(?:icle|\.)|Code|OWASP|PEP|BCP|spec|specification|standard|law|licen[cs]e|contract|agreement|paper|book|manual|guide|document|docs|protocol|policy|playbook|checklist|template|agent|skill|command|workflow|issue|PR|ADR|figure|chapter|appendix)s?\b/i;

/** Whether the sentence or the words behind a reference name something else that the section may be of. */
export function namesOther(sentence: string, behind: string): boolean {
  return otherDocument.test(sentence) || /^[^\w.,;:)]*(?:of|in|from)\s+(?!this\b)/i.test(behind);
}

/** The sections around an offset, the innermost first. */
export function sectionsAround(document: Document, offset: number): Section[] {
  const sections = document.sections();
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sections[middle]?.span.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const around: Section[] = [];
  for (let section = sections[low]; section !== undefined; section = section.parent) {
    if (section.span.start <= offset && offset < section.span.end) around.push(section);
  }
  return around;
}
