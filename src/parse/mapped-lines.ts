import { OffsetMapBuilder, type OffsetMap } from "../core/offset-map.ts";
import type { Span } from "../core/span.ts";
import { linesFrom } from "./lines.ts";

/** A text that stands in a document line by line, and where its code units stand there. */
export interface MappedLines {
  readonly text: string;
  readonly map: OffsetMap;
  /** The lines in the document, container prefixes included. */
  readonly span: Span;
}

/**
 * Maps lines without container prefixes back to the document, in which they stand from `start` on. What stands before each of
 * them in its source line is the prefix of a list item or a quote and the indentation of a fence; nothing stands behind it,
 * unless the lines are HTML, which can end within a line. The line breaks are those of the source, so that CRLF keeps its
 * offsets.
 */
export function mapLines(text: string, start: number, lines: readonly string[], kind: "code" | "html" = "code"): MappedLines {
  const builder = new OffsetMapBuilder();
  const sourceLines = linesFrom(text, start);
  let end = start;
  let content = "";
  for (const [index, valueLine] of lines.entries()) {
    const line = sourceLines.next().value;
    if (line === undefined) break;
    const divided = kind === "html" ? 0 : spacesOfDividedTab(valueLine, line.text);
    const at = kind === "html" ? Math.max(0, line.text.indexOf(valueLine)) : line.text.length - (valueLine.length - divided);
    const literal = line.span.start + at;
    const literalEnd = literal + valueLine.length - divided;
    if (divided > 0) builder.add(divided, { start: literal - 1, end: literal });
    if (literal < literalEnd) builder.add(literalEnd - literal, { start: literal, end: literalEnd });
    content += valueLine;
    end = literalEnd;
    if (index === lines.length - 1) break;
    builder.add(line.next - line.span.end, { start: line.span.end, end: line.next });
    content += text.slice(line.span.end, line.next);
  }
  return { text: content, map: builder.build(start), span: { start, end } };
}

/** A tab in front of a line can reach past the prefix of its container; its other columns are spaces of the value (CommonMark 0.31, 2.2). */
function spacesOfDividedTab(valueLine: string, sourceLine: string): number {
  let spaces = 0;
  while (valueLine[spaces] === " " && !sourceLine.endsWith(valueLine.slice(spaces))) spaces += 1;
  return spaces;
}
