import type { CodeNode } from "./markdown.ts";

/** The lines around a fenced code node. */
export interface Fence {
  /** The backticks or tildes that open it. */
  readonly opening: string;
  /** Whether a line ends it before the document or its container does. */
  readonly closed: boolean;
}

/** The fence of a code node; `undefined` for indented code. */
export function fenceOf(document: string, { span }: Pick<CodeNode, "span">): Fence | undefined {
  const opening = /^(?:`{3,}|~{3,})/.exec(document.slice(span.start, span.start + 100))?.[0];
  if (opening === undefined) return undefined;
  const lineStart = Math.max(document.lastIndexOf("\n", span.end - 1), document.lastIndexOf("\r", span.end - 1)) + 1;
  const lastLine = document.slice(Math.max(lineStart, span.start), span.end).trim();
  return { opening, closed: lineStart > span.start && lastLine.endsWith(opening) };
}
