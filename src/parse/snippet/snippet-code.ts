import type { CodeNode } from "../../core/markdown.ts";
import { composeMaps, OffsetMapBuilder, type OffsetMap } from "../../core/offset-map.ts";
import type { SnippetBase, SnippetFault } from "../../core/snippet.ts";
import type { Span } from "../../core/span.ts";
import { codeContent } from "../code-content.ts";

/** The code of a fence as a parser takes it, and where it stands in the document. */
export interface SnippetCode {
  readonly fence: CodeNode;
  readonly span: Span;
  /** With `\n` as line break. */
  readonly code: string;
  readonly map: OffsetMap;
  readonly closed: boolean;
}

/** Longer code is a listing and no example; it is left alone. */
export const longestCode = 30_000;

export function snippetCode(document: string, fence: CodeNode): SnippetCode {
  const { text, map, span } = codeContent(document, fence);
  const closed = /(?:^|[\r\n])[ \t>]*(`{3,}|~{3,})[ \t]*$/.test(document.slice(span.end, fence.span.end));
  if (!text.includes("\r")) return { fence, span, code: text, map, closed };
  const builder = new OffsetMapBuilder();
  let code = "";
  let end = 0;
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n?/g)) {
    if (index > end) builder.add(index - end, { start: end, end: index });
    builder.add(1, { start: index, end: index + lineBreak.length });
    code += `${text.slice(end, index)}\n`;
    end = index + lineBreak.length;
  }
  if (end < text.length) builder.add(text.length - end, { start: end, end: text.length });
  return { fence, span, code: code + text.slice(end), map: composeMaps(builder.build(), map), closed };
}

export function baseOf({ fence, span, code, closed }: SnippetCode, faults: readonly SnippetFault[]): SnippetBase {
  return { fence, span, code, closed, faults };
}
