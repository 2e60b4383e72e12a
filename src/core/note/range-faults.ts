import type { Document } from "../document.ts";
import type { Edit } from "../diagnostic.ts";
import type { HeadPart } from "../head-pattern.ts";
import type { Span } from "../span.ts";
import type { NoteContract } from "./contract.ts";
import type { Note, NoteSection, NoteSuffix } from "./view.ts";

export type LineRanges = NonNullable<NoteContract["lineRanges"]>;

/** A line range that is not that of its section; the code is the id of the message. */
export interface RangeFault {
  readonly code: "stale" | "form" | "twice";
  readonly at: Span;
  readonly data: Readonly<Record<string, string | number>>;
  /** What makes one right range of it. No line is added or taken away, so that all other ranges stay what they are. */
  readonly edits: readonly Edit[];
}

/** The lines of a section, 1-based. */
export interface SectionLines {
  readonly section: NoteSection;
  readonly start: number;
  readonly end: number;
  /** Where a tool ends it that takes a line of a fence for a heading: right for its readers. */
  readonly rawEnd: number;
}

/** The lines of the sections whose headings have line ranges. */
export function sectionLines(document: Document, { sections }: Note, { level }: LineRanges): SectionLines[] {
  const ranked = sections.filter(({ section }) => section.heading.depth === level);
  const lineOf = (offset: number): number => document.source.pointAt(offset).line;
  const last = lineOf(/(?:\r\n?|\n)$/.test(document.text) ? document.text.length - 1 : document.text.length);
  const rawStarts = rawHeadings(document, level);
  let nextRaw = 0;
  return ranked.map((section, index) => {
    const start = lineOf(section.section.heading.span.start);
    const next = ranked[index + 1];
    const end = next === undefined ? last : lineOf(next.section.heading.span.start) - 1;
    while ((rawStarts[nextRaw] ?? Infinity) <= start) nextRaw += 1;
    const raw = rawStarts[nextRaw];
    return { section, start, end, rawEnd: raw === undefined ? end : raw - 1 };
  });
}

/** Compares the line ranges in headings with the lines of their sections. Linear in the document. */
export function findRangeFaults(document: Document, lines: readonly SectionLines[], lineRanges: LineRanges): RangeFault[] {
  return lines.flatMap((each) => checkRange(document, each, lineRanges));
}

/** The range of a section as it is to be written. */
export function rangeText({ start, end }: SectionLines, { exact }: LineRanges): string {
  return exact.fill(new Map([["start", String(start)], ["end", String(end)]]));
}

/** Whether the numbers of a range are those of a section. */
export function isRangeOf({ start, end, rawEnd }: SectionLines, parts: ReadonlyMap<string, HeadPart>): boolean {
  const [first, last] = ["start", "end"].map((part) => Number(parts.get(part)?.text));
  return first === start && (last === end || last === rawEnd);
}

function rawHeadings({ text, source }: Document, level: number): number[] {
  return [...text.matchAll(new RegExp(`^#{${String(level)}} `, "gm"))].map(({ index }) => source.pointAt(index).line);
}

function checkRange(document: Document, real: SectionLines, lineRanges: LineRanges): RangeFault[] {
  const { suffix, exact } = lineRanges;
  const found = real.section.suffixes.filter(({ form }) => form === suffix);
  const [range, ...others] = found;
  if (range === undefined) return [];
  const meant = rangeText(real, lineRanges);
  const written = document.text.slice(range.span.start, range.span.end);
  const data = { found: written.trim(), meant: meant.trim() };
  const edits = joined([...others.map((other) => ({ ...withSpace(document, other), text: "" })).reverse(), { ...withSpace(document, range), text: meant }]);
  if (others.length > 0) return [{ code: "twice", at: range.span, data: { ...data, count: found.length }, edits }];
  if (!isRangeOf(real, range.parts)) return [{ code: "stale", at: range.span, data, edits }];
  if (exact.match(` ${written.trim()}`) === undefined && exact.match(written.trim()) === undefined) return [{ code: "form", at: range.span, data, edits }];
  return [];
}

/** Edits that touch become one; they come in the order of the text. */
function joined(edits: readonly Edit[]): Edit[] {
  return edits.reduce<Edit[]>((all, edit) => {
    const last = all.at(-1);
    if (last?.end !== edit.start) return [...all, edit];
    return [...all.slice(0, -1), { start: last.start, end: edit.end, text: last.text + edit.text }];
  }, []);
}

/** The suffix with the white space in front of it. */
function withSpace({ text }: Document, { span }: NoteSuffix): Span {
  let start = span.start;
  while (/[ \t]/.test(text[start - 1] ?? "")) start -= 1;
  return { start, end: span.end };
}
