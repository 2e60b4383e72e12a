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
  const ending = /\r\n?|\n/g;
  let at = start;
  for (;;) {
    ending.lastIndex = at;
    const match = ending.exec(text);
    const end = match?.index ?? text.length;
    yield { span: { start: at, end }, text: text.slice(at, end), next: match === null ? text.length : ending.lastIndex };
    if (match === null) return;
    at = ending.lastIndex;
  }
}
