import type { Document } from "./document.ts";
import type { Span } from "./span.ts";

/** A line of a document without what stands in comments, which are blanks in it, so that offsets stay. */
export interface VisibleLine {
  readonly text: string;
  readonly span: Span;
}

const found = new WeakMap<Document, readonly VisibleLine[]>();

/** The lines of a document that stand in no code; what is in a comment is blanked. Needs the nodes `html` and `code`. Linear. */
export function visibleLines(document: Document): readonly VisibleLine[] {
  let lines = found.get(document);
  if (lines === undefined) {
    lines = linesOf(document);
    found.set(document, lines);
  }
  return lines;
}

function linesOf(document: Document): VisibleLine[] {
  const { source } = document;
  const text = blank(document);
  const codes = document.nodes("code").map(({ span }) => span);
  const lines: VisibleLine[] = [];
  let next = 0;
  for (let line = 1; line <= source.lineCount; line += 1) {
    const span = source.lineSpan(line);
    while ((codes[next]?.end ?? Infinity) <= span.start) next += 1;
    const code = codes[next];
    if (code !== undefined && code.start < span.end && code.end > span.start) continue;
    lines.push({ text: text.slice(span.start, span.end), span });
  }
  return lines;
}

/** The text with spaces in place of every comment that Markdown takes for HTML. */
function blank(document: Document): string {
  const { text } = document;
  let result = "";
  let at = 0;
  for (const { span } of document.nodes("html")) {
    const start = Math.max(at, span.start);
    result += text.slice(at, start) + text.slice(start, span.end).replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replaceAll(/[^\r\n]/g, " "));
    at = Math.max(at, span.end);
  }
  return result + text.slice(at);
}
