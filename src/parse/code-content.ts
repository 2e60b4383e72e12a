import type { CodeNode } from "../core/markdown.ts";
import { OffsetMapBuilder, type OffsetMap } from "../core/offset-map.ts";
import type { Span } from "../core/span.ts";
import { linesFrom } from "./lines.ts";

/** The text inside a fence, and where its code units stand in the document. */
export interface CodeContent {
  readonly text: string;
  readonly map: OffsetMap;
  /** The lines between the fence lines, container prefixes included. */
  readonly span: Span;
}

/**
 * Maps the value of a fenced code node back to the document. Each line of the value is the end of its source line: what
 * stands before it is the prefix of a list item or a quote and the indentation of the fence. The line breaks are those of
 * the source, so that CRLF keeps its offsets.
 */
export function codeContent(text: string, node: CodeNode): CodeContent {
  const builder = new OffsetMapBuilder();
  const valueLines = node.value === "" ? [] : node.value.split(/\r\n?|\n/);
  const sourceLines = linesFrom(text, node.span.start);
  const start = sourceLines.next().value?.next ?? node.span.end;
  let end = start;
  let content = "";
  for (const [index, valueLine] of valueLines.entries()) {
    const line = sourceLines.next().value;
    if (line === undefined) break;
    const divided = spacesOfDividedTab(valueLine, line.text);
    const literal = line.span.end - (valueLine.length - divided);
    if (divided > 0) builder.add(divided, { start: literal - 1, end: literal });
    if (literal < line.span.end) builder.add(line.span.end - literal, { start: literal, end: line.span.end });
    content += valueLine;
    end = line.span.end;
    if (index === valueLines.length - 1) break;
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
