import type { DefinitionNode, ImageNode, LinkNode } from "./markdown.ts";
import type { Span } from "./span.ts";

/** Where the target of a link, an image or a definition stands; `undefined` when it is written with escapes or entities. */
export function targetSpan(text: string, node: LinkNode | ImageNode | DefinitionNode): Span | undefined {
  const source = text.slice(node.span.start, node.span.end);
  const opening = node.type === "definition" ? "]:" : "](";
  const offset = source.indexOf(node.url, source.lastIndexOf(opening) + opening.length);
  return offset === -1 ? undefined : { start: node.span.start + offset, end: node.span.start + offset + node.url.length };
}
