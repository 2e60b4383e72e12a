import stringWidth from "string-width";
import type { Region } from "../core/diagnostic.ts";
import type { SourceText } from "../core/source-text.ts";
import type { Span } from "../core/span.ts";
import { LOG_COMMAND, printable } from "./printable.ts";

/** Terminal cells. */
const WIDTH = 100;
/** How many cells of a cut line stand before the place. */
const LEAD = 30;
const TAB = 4;
/** How many UTF-16 code units around the place are looked at: a captured thread can be one line of many megabytes. */
const REACH = 400;
/** A region of more lines shows its first ones and its last. */
const MOST_LINES = 4;
const ELLIPSIS = "…";

/** What a reader sees as one character, and how many terminal cells it takes. */
interface Glyph {
  /** Offsets in the source. */
  readonly span: Span;
  readonly shown: string;
  readonly width: number;
}

/** How the parts of a frame are coloured. */
export interface FramePaint {
  readonly gutter: (text: string) => string;
  readonly mark: (text: string) => string;
}

/** Made when the first frame is drawn: ICU reads its tables for it, which takes longer than most runs. */
let graphemes: Intl.Segmenter | undefined;

function glyphsOf(text: string, offset: number): Glyph[] {
  // Printed one by one, the characters of a command would not be known as one.
  const commands = new Set([...text.matchAll(LOG_COMMAND)].map(({ index }) => index + 1));
  const glyphs: Glyph[] = [];
  let column = 0;
  for (const { segment, index } of (graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" })).segment(text)) {
    let shown = printable(segment);
    if (segment === "\t") shown = " ".repeat(TAB - (column % TAB));
    else if (commands.has(index)) shown = "\\u0023";
    const start = offset + index;
    const width = stringWidth(shown);
    glyphs.push({ span: { start, end: start + segment.length }, shown, width });
    column += width;
  }
  return glyphs;
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { width }) => sum + width, 0);
}

/** The glyphs of a line that fit into the frame, with the start of the mark among them; ellipses stand for the rest. */
function visibleGlyphs(source: SourceText, line: Span, mark: Span): Glyph[] {
  const from = Math.max(line.start, mark.start - REACH);
  const to = Math.min(line.end, mark.start + REACH);
  const glyphs = glyphsOf(source.slice(from, to), from);
  if (from === line.start && to === line.end && widthOf(glyphs) <= WIDTH) return glyphs;

  const place = glyphs.findIndex(({ span }) => span.end > mark.start);
  let first = place === -1 ? glyphs.length : place;
  for (let lead = LEAD; first > 0; first -= 1) {
    lead -= glyphs[first - 1]?.width ?? 0;
    if (lead < 0) break;
  }
  let last = first;
  for (let room = WIDTH; last < glyphs.length; last += 1) {
    room -= glyphs[last]?.width ?? 0;
    if (room < 0) break;
  }
  const ellipsis = (offset: number): Glyph => ({ span: { start: offset, end: offset }, shown: ELLIPSIS, width: 1 });
  const start = glyphs[first]?.span.start ?? to;
  const end = glyphs[last]?.span.start ?? to;
  return [
    ...(start > line.start ? [ellipsis(start)] : []),
    ...glyphs.slice(first, last),
    ...(end < line.end ? [ellipsis(end)] : []),
  ];
}

/** The part of a region on one of its lines; the indentation of all lines but the first does not belong to it. */
function markOnLine(source: SourceText, line: Span, region: Span): Span {
  const end = Math.min(region.end, line.end);
  if (region.start >= line.start) return { start: Math.min(region.start, line.end), end };
  const indentation = /^\s*/.exec(source.slice(line.start, Math.min(line.end, line.start + REACH)))?.[0].length ?? 0;
  return { start: Math.min(line.start + indentation, end), end };
}

function underline(glyphs: readonly Glyph[], mark: Span): { before: number; width: number } {
  const touches = ({ span }: Glyph): boolean => span.start < mark.end && mark.start < span.end;
  const before = glyphs.filter(({ span }) => span.end <= mark.start);
  return { before: widthOf(before), width: Math.max(1, widthOf(glyphs.filter(touches))) };
}

function shownLines({ startPoint, endPoint }: Region): (number | undefined)[] {
  const first = startPoint.line;
  const last = endPoint.column === 1 && endPoint.line > first ? endPoint.line - 1 : endPoint.line;
  const count = last - first + 1;
  if (count <= MOST_LINES) return Array.from({ length: count }, (_, index) => first + index);
  return [first, first + 1, undefined, last];
}

/**
 * The lines of a region with their numbers, and carets under its exact columns as a terminal lays them out: a tab goes to
 * the next multiple of four, wide characters and emoji take two cells. Long lines are cut around the place.
 */
export function codeFrame(source: SourceText, region: Region, paint: FramePaint): string[] {
  const lines = shownLines(region);
  const gutterWidth = String(lines.at(-1)).length;
  const gutter = (text: string): string => paint.gutter(`${text.padStart(gutterWidth)} |`);
  return lines.flatMap((number) => {
    if (number === undefined) return [gutter(ELLIPSIS)];
    const line = source.lineSpan(number);
    const mark = markOnLine(source, line, region);
    const glyphs = visibleGlyphs(source, line, mark);
    const code = `${gutter(String(number))} ${glyphs.map(({ shown }) => shown).join("")}`.trimEnd();
    if (mark.start === mark.end && region.start < region.end) return [code];
    const { before, width } = underline(glyphs, mark);
    return [code, `${gutter("")} ${" ".repeat(before)}${paint.mark("^".repeat(width))}`];
  });
}
