import type { Diagnostic } from "../../src/core/diagnostic.ts";
import { compareSpans, type Span } from "../../src/core/span.ts";

/** A text after several passes of fixes, and where the places of the text before them are in it. */
export interface Replay {
  readonly text: string;
  /** The span of the new text in which a span of the old one has come to lie; what is replaced in part counts whole. */
  readonly moved: (span: Span) => Span;
}

/**
 * Puts the edits of each pass into a text, one after the other. Written apart from the engine, which it is to prove. Throws
 * where two edits of a pass overlap or one leaves the text.
 */
export function replay(original: string, passes: readonly (readonly Diagnostic[])[]): Replay {
  let text = original;
  const moves: ((span: Span) => Span)[] = [];
  for (const pass of passes) {
    const pieces: { readonly old: Span; readonly start: number; readonly end: number }[] = [];
    let result = "";
    let at = 0;
    for (const edit of pass.flatMap(({ fix }) => fix?.edits ?? []).sort(compareSpans)) {
      if (edit.start < at || edit.end < edit.start || edit.end > text.length) throw new Error(`an edit of ${edit.start} to ${edit.end} behind ${at} in a text of ${text.length}`);
      result += text.slice(at, edit.start);
      pieces.push({ old: edit, start: result.length, end: result.length + edit.text.length });
      result += edit.text;
      at = edit.end;
    }
    text = result + text.slice(at);
    moves.push(({ start, end }) => ({ start: move(start, "start"), end: move(end, "end") }));

    function move(offset: number, side: "start" | "end"): number {
      const last = pieces.findLast(({ old }) => (side === "start" ? old.start < offset : old.start <= offset));
      if (last === undefined) return offset;
      return offset <= last.old.end ? last[side] : offset + last.end - last.old.end;
    }
  }
  return { text, moved: (span) => moves.reduce((moved, each) => each(moved), span) };
}
