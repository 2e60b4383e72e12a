import type { HtmlNode } from "../../core/markdown.ts";
import type { MappedText } from "../../core/marker.ts";
import { shiftMap, type OffsetMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import { mapLines } from "../mapped-lines.ts";

/** An HTML comment. Spans are offsets into the document. */
export interface Comment {
  readonly node: HtmlNode;
  /** From `<!--` to `-->`, or to the end of its HTML. */
  readonly span: Span;
  readonly closed: boolean;
  /** What stands between the delimiters, without the prefixes of containers. */
  readonly inner: MappedText;
}

/** The comments in one HTML node. What stands in a quote is somebody else's, and repeated: it has none. */
export function commentsIn(document: string, node: HtmlNode): Comment[] {
  if (node.within.includes("blockquote")) return [];
  const html = htmlContent(document, node);
  const found: Comment[] = [];
  for (let open = html.text.indexOf("<!--"); open !== -1; ) {
    // `<!-->` is a whole comment (HTML, 13.2.5.43), so its end may share the dashes of its start.
    const close = html.text.indexOf("-->", open + "<!".length);
    const innerStart = open + "<!--".length;
    const innerEnd = close === -1 ? html.text.length : Math.max(innerStart, close);
    const end = close === -1 ? html.text.length : close + "-->".length;
    found.push({ node, span: html.map.spanToOuter({ start: open, end }), closed: close !== -1, inner: slice(html, innerStart, innerEnd) });
    if (close === -1) break;
    open = html.text.indexOf("<!--", end);
  }
  return found;
}

function htmlContent(document: string, node: HtmlNode): Pick<MappedText, "text" | "map"> {
  const source = document.slice(node.span.start, node.span.end);
  // Only the lines of a container have prefixes.
  if (node.within.length === 0 || !/[\r\n]/.test(source)) return { text: source, map: shiftMap(node.span.start) };
  return mapLines(document, node.span.start, node.value.split(/\r\n?|\n/), "html");
}

/**
 * The length of the white space at the start of a text. A byte-order mark is none, although JavaScript takes it for white space:
 * the patterns of readers in other languages do not.
 */
export function leadingSpace(text: string): number {
  return /^[^\S\uFEFF]*/.exec(text)?.[0].length ?? 0;
}

/** A part of a mapped text, by offsets into it. */
export function slice(whole: Pick<MappedText, "text" | "map">, start: number, end: number): MappedText {
  const map: OffsetMap = {
    toOuter: (inner) => whole.map.toOuter(inner + start),
    spanToOuter: (span) => whole.map.spanToOuter({ start: span.start + start, end: span.end + start }),
  };
  return { text: whole.text.slice(start, end), map, span: whole.map.spanToOuter({ start, end }) };
}
