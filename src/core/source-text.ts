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
  return new TextInMemory(text);
}

class TextInMemory implements SourceText {
  readonly #text: string;
  #starts: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get #lines(): readonly number[] {
    return (this.#starts ??= lineStarts(this.#text));
  }

  get length(): number {
    return this.#text.length;
  }

  get lineCount(): number {
    return this.#lines.length;
  }

  slice(start: number, end?: number): string {
    return this.#text.slice(start, end);
  }

  pointAt(offset: number): Point {
    const at = Math.max(0, Math.min(offset, this.#text.length));
    const lines = this.#lines;
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lines[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (lines[low] ?? 0) + 1 };
  }

  offsetAt({ line, column }: Point): number {
    const { start, end } = this.lineSpan(line);
    return Math.min(start + Math.max(column, 1) - 1, end);
  }

  lineSpan(line: number): Span {
    const lines = this.#lines;
    const start = lines[line - 1];
    if (start === undefined) return { start: this.#text.length, end: this.#text.length };
    let end = lines[line] ?? this.#text.length;
    if (lines[line] !== undefined) {
      if (this.#text.charCodeAt(end - 1) === LF) end -= 1;
      if (end > start && this.#text.charCodeAt(end - 1) === CR) end -= 1;
    }
    return { start, end };
  }
}
