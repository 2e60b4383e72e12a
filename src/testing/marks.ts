import type { Span } from "../core/span.ts";

/** A text without its marks, and the spans that they stood around, in the order of their starts. */
export interface MarkedText {
  readonly text: string;
  readonly spans: readonly Span[];
}

const mark = /\[\||\|\]/g;

/** Reads `[|…|]` marks, which may be nested. Throws when they do not pair. */
export function readMarks(marked: string): MarkedText {
  const open: number[] = [];
  const spans: Span[] = [];
  let text = "";
  let at = 0;
  for (const match of marked.matchAll(mark)) {
    text += marked.slice(at, match.index);
    at = match.index + match[0].length;
    if (match[0] === "[|") {
      open.push(text.length);
    } else {
      const start = open.pop();
      if (start === undefined) throw new Error("a mark closes that was never opened");
      spans.push({ start, end: text.length });
    }
  }
  if (open.length > 0) throw new Error("a mark is never closed");
  return { text: text + marked.slice(at), spans: spans.sort((a, b) => a.start - b.start || b.end - a.end) };
}
