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

const CR = 13;

/** Cuts a text at its line feeds. Memory is bounded by `longest` code units and one chunk; time is linear. */
export function* splitLines(chunks: Iterable<string>, longest = longestKept): Generator<RawLine> {
  /** What earlier chunks hold of a line. */
  let parts: string[] = [];
  let length = 0;
  let start = 0;
  const keep = (part: string): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  for (const chunk of chunks) {
    let at = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", at)) {
      const own = chunk.slice(at, end);
      at = end + 1;
      if (length > 0) keep(own);
      const isWhole = length === 0;
      const written = isWhole ? own.length : length;
      const isKept = written <= longest;
      const text = isKept ? withoutReturns(isWhole ? own : parts.join("")) : "";
      yield { start, text, length: isKept ? text.length : written, ended: true };
      start += written + 1;
      if (isWhole) continue;
      parts = [];
      length = 0;
    }
    if (at < chunk.length) keep(chunk.slice(at));
  }
  if (length > 0) yield { start, text: length <= longest ? parts.join("") : "", length, ended: false };
}

/** A line without the carriage returns at its end. */
function withoutReturns(line: string): string {
  let end = line.length;
  while (line.charCodeAt(end - 1) === CR) end -= 1;
  return end === line.length ? line : line.slice(0, end);
}
