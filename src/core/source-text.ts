import type { Point, Span } from "./span.ts";

/**
 * The decoded text of one file, without its byte-order mark. An interface and not a string, since a captured thread can
 * be larger than the longest string. All offsets are UTF-16 code units.
 */
export interface SourceText {
  readonly length: number;
  readonly lineCount: number;
  slice(start: number, end?: number): string;
  /** The line and column of an offset; offsets outside the text are moved to its nearest end. */
  pointAt(offset: number): Point;
  /** The offset of a point; columns past the end of the line are moved to its end. */
  offsetAt(point: Point): number;
  /** A line without its line ending. Lines are 1-based; lines outside the text give an empty span at its end. */
  lineSpan(line: number): Span;
}

const LF = 10;
const CR = 13;

/**
 * Where each line starts. CRLF, LF and a lone CR end a line, as in CommonMark 0.31 (section 2.1), in the Language
 * Server Protocol and in code scanning.
 */
function lineStarts(text: string): number[] {
  const starts = [0];
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
  }
  return starts;
}

/** A source text over a string. The line table is built when the first line is asked for. */
export function createSourceText(text: string): SourceText {
  let table: number[] | undefined;
  const starts = (): number[] => (table ??= lineStarts(text));
  const clamp = (offset: number): number => Math.max(0, Math.min(offset, text.length));

  const lineIndexAt = (offset: number): number => {
    const lines = starts();
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const lineSpan = (line: number): Span => {
    const lines = starts();
    const start = lines[line - 1];
    if (start === undefined) return { start: text.length, end: text.length };
    let end = lines[line] ?? text.length;
    if (lines[line] !== undefined) {
      if (text.charCodeAt(end - 1) === LF) end -= 1;
      if (end > start && text.charCodeAt(end - 1) === CR) end -= 1;
    }
    return { start, end };
  };

  return {
    length: text.length,
    get lineCount() {
      return starts().length;
    },
    slice: (start, end) => text.slice(start, end),
    pointAt(offset) {
      const at = clamp(offset);
      const index = lineIndexAt(at);
      return { line: index + 1, column: at - (starts()[index] ?? 0) + 1 };
    },
    offsetAt({ line, column }) {
      const { start, end } = lineSpan(line);
      return Math.min(start + Math.max(column, 1) - 1, end);
    },
    lineSpan,
  };
}
