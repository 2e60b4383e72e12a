/** A line of a text that came in chunks. Offsets are UTF-16 code units of the whole text. */
export interface RawLine {
  readonly start: number;
  /** Without the line feed and the carriage returns before it; empty when the line is longer than what is kept. */
  readonly text: string;
  /** Of the text, whether it is kept or not. */
  readonly length: number;
  /** Whether a line feed stands behind it. */
  readonly ended: boolean;
}

/** Longer lines are no records that anybody reads. */
const longestKept = 1 << 24;

/** Cuts a text at its line feeds. Memory is bounded by `longest` code units and one chunk; time is linear. */
export function* splitLines(chunks: Iterable<string>, longest = longestKept): Generator<RawLine> {
  let parts: string[] = [];
  let start = 0;
  let length = 0;
  const take = (part: string): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const finish = (ended: boolean): RawLine => {
    const whole = length <= longest ? parts.join("") : "";
    const text = ended ? whole.replace(/\r+$/, "") : whole;
    const line = { start, text, length: length <= longest ? text.length : length, ended };
    start += length + (ended ? 1 : 0);
    parts = [];
    length = 0;
    return line;
  };
  for (const chunk of chunks) {
    let at = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", at)) {
      take(chunk.slice(at, end));
      yield finish(true);
      at = end + 1;
    }
    if (at < chunk.length) take(chunk.slice(at));
  }
  if (length > 0) yield finish(false);
}
