import type { Span } from "../core/span.ts";

/** One line of a text: its span without the line ending, and where the next line starts. */
export interface Line {
  readonly span: Span;
  readonly text: string;
  /** The offset behind the line ending; the length of the text for the last line. */
  readonly next: number;
}

/** The lines of a text from an offset on, read one by one. CRLF, LF and a lone CR end a line, as in CommonMark. */
export function* linesFrom(text: string, start = 0): Generator<Line, undefined> {
  let at = start;
  // Both are kept, so that a text with one of them alone is not searched for the other at every line.
  let lineFeed = indexOf(text, "\n", at);
  let carriageReturn = indexOf(text, "\r", at);
  for (;;) {
    const end = Math.min(lineFeed, carriageReturn);
    const next = end === text.length ? end : end + (text.startsWith("\r\n", end) ? 2 : 1);
    yield { span: { start: at, end }, text: text.slice(at, end), next };
    if (end === text.length) return;
    at = next;
    if (lineFeed < at) lineFeed = indexOf(text, "\n", at);
    if (carriageReturn < at) carriageReturn = indexOf(text, "\r", at);
  }
}

/** The offset of a sign from another offset on; the length of the text where it does not come. */
function indexOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at === -1 ? text.length : at;
}
