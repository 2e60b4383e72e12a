import type { CodeNode } from "../core/markdown.ts";
import { linesFrom } from "./lines.ts";
import { mapLines, type MappedLines } from "./mapped-lines.ts";

/** The text inside a fence, and where its code units stand in the document. */
export function codeContent(text: string, node: CodeNode): MappedLines {
  const start = linesFrom(text, node.span.start).next().value?.next ?? node.span.end;
  return mapLines(text, start, node.value === "" ? [] : node.value.split(/\r\n?|\n/));
}
