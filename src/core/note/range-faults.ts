import type { Document } from "../document.ts";
import type { Edit } from "../diagnostic.ts";
import type { Span } from "../span.ts";
import type { NoteContract } from "./contract.ts";
import type { Note, NoteSection, NoteSuffix } from "./view.ts";

/** A line range that is not that of its section; the code is the id of the message. */
export interface RangeFault {
  readonly code: "stale" | "form" | "twice";
  readonly at: Span;
  readonly data: Readonly<Record<string, string | number>>;
  /** What makes one right range of it. No line is added or taken away, so that all other ranges stay what they are. */
  readonly edits: readonly Edit[];
}

/** Compares the line ranges in headings with the lines of their sections. Linear in the document. */
export function findRangeFaults(document: Document, { sections }: Note, lineRanges: NonNullable<NoteContract["lineRanges"]>): RangeFault[] {
  const ranked = sections.filter(({ section }) => section.heading.depth === lineRanges.level);
  const lineOf = (offset: number): number => document.source.pointAt(offset).line;
  const last = lineOf(/(?:\r\n?|\n)$/.test(document.text) ? document.text.length - 1 : document.text.length);
  const rawStarts = rawHeadings(document, lineRanges.level);
  return ranked.flatMap((section, index) => {
    const start = lineOf(section.section.heading.span.start);
    const next = ranked[index + 1];
    const end = next === undefined ? last : lineOf(next.section.heading.span.start) - 1;
    // A tool that takes a line of a fence for a heading ends the section there: its range is right for its readers.
    const raw = rawStarts.find((line) => line > start);
    return checkRange(document, section, lineRanges, { start, end }, raw === undefined ? end : raw - 1);
  });
}

function rawHeadings({ text, source }: Document, level: number): number[] {
  return [...text.matchAll(new RegExp(`^#{${String(level)}} `, "gm"))].map(({ index }) => source.pointAt(index).line);
}

function checkRange(document: Document, { suffixes }: NoteSection, { suffix, exact }: NonNullable<NoteContract["lineRanges"]>, real: { readonly start: number; readonly end: number }, rawEnd: number): RangeFault[] {
  const found = suffixes.filter(({ form }) => form === suffix);
  const [range, ...others] = found;
  if (range === undefined) return [];
  const meant = exact.fill(new Map([["start", String(real.start)], ["end", String(real.end)]]));
  const written = document.text.slice(range.span.start, range.span.end);
  const data = { found: written.trim(), meant: meant.trim() };
  const edits = joined([...others.map((other) => ({ ...withSpace(document, other), text: "" })).reverse(), { ...withSpace(document, range), text: meant }]);
  if (others.length > 0) return [{ code: "twice", at: range.span, data: { ...data, count: found.length }, edits }];
  const [start, end] = ["start", "end"].map((part) => Number(range.parts.get(part)?.text));
  if (start !== real.start || (end !== real.end && end !== rawEnd)) return [{ code: "stale", at: range.span, data, edits }];
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
