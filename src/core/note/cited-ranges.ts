import type { Document } from "../document.ts";
import type { Span } from "../span.ts";
import { isRangeOf, rangeText, type LineRanges, type SectionLines } from "./range-faults.ts";

/** A line range behind the name of a section that stands elsewhere. */
export interface CitedRange {
  readonly at: Span;
  readonly name: string;
  readonly found: string;
  readonly meant: string;
}

/** The longest name that is looked for in front of a range, in UTF-16 code units. */
const longestName = 120;

/** The line ranges in the text of a note, outside of fences and comments, that do not fit the section that they are written behind. Linear in the document. */
export function findCitedRanges(document: Document, lines: readonly SectionLines[], lineRanges: LineRanges): CitedRange[] {
  const { text } = document;
  const named = byName(lines);
  const silent = silentSpans(document, lines);
  let next = 0;
  return lineRanges.suffix.matchAll(text).flatMap(({ start, end, parts }): CitedRange[] => {
    while ((silent[next]?.end ?? Infinity) <= start) next += 1;
    if ((silent[next]?.start ?? Infinity) < end) return [];
    const section = sectionBefore(text, start, named);
    if (section === undefined) return [];
    if (isRangeOf(section, parts)) return [];
    const written = text.slice(start, end);
    const lead = written.length - written.trimStart().length;
    return [{ at: { start: start + lead, end }, name: section.section.name.text, found: written.trim(), meant: rangeText(section, lineRanges).trim() }];
  });
}

/** Sections by their names in lower case; names that stand twice lead nowhere. */
function byName(lines: readonly SectionLines[]): Map<string, SectionLines | undefined> {
  const named = new Map<string, SectionLines | undefined>();
  for (const each of lines) {
    const name = each.section.name.text.toLowerCase();
    named.set(name, named.has(name) ? undefined : each);
  }
  return named;
}

/** What is not searched: the headings themselves, fences and HTML. */
function silentSpans(document: Document, lines: readonly SectionLines[]): Span[] {
  const spans = [...lines.map(({ section }) => section.section.heading.span), ...document.nodes("code").map(({ span }) => span), ...document.nodes("html").map(({ span }) => span)];
  return spans.sort((left, right) => left.start - right.start || left.end - right.end);
}

/** The section whose whole name stands right before an offset, with the marks of a heading and of a code span or without. */
function sectionBefore(text: string, at: number, named: ReadonlyMap<string, SectionLines | undefined>): SectionLines | undefined {
  const before = text.slice(Math.max(0, at - longestName), at).replace(/[`*_ ]+$/, "");
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
  for (const { index } of line.matchAll(/(?<![\p{L}\p{N}])[^\s#`*_]/gu)) {
    const section = named.get(line.slice(index).toLowerCase());
    if (section !== undefined) return section;
  }
  return undefined;
}
