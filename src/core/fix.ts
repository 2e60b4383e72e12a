import type { Diagnostic, Edit, Fix } from "./diagnostic.ts";
import { compareSpans, overlaps } from "./span.ts";

/** The text after one pass of fixes, and the diagnostics whose fixes are in it. */
export interface FixedText {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
}

/**
 * Applies the fixes of a text, each with all of its edits or not at all. A fix whose edits overlap or touch those of an
 * earlier one (or each other) waits for the next pass. Nothing outside the edits changes.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[], accepts: (fix: Fix) => boolean): FixedText {
  const taken: Edit[] = [];
  const applied: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    if (fix === undefined || fix.edits.length === 0 || diagnostic.suppressed !== undefined || !accepts(fix)) continue;
    const edits = [...fix.edits].sort(compareSpans);
    const divides = edits.some((edit, index) => index > 0 && touches(edits[index - 1], edit));
    if (divides || edits.some((edit) => taken.some((other) => touches(other, edit)))) continue;
    taken.push(...edits);
    applied.push(diagnostic);
  }
  return { text: applyEdits(text, taken), applied };
}

/** Puts texts in place of spans that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort(compareSpans)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

function touches(a: Edit | undefined, b: Edit): boolean {
  return a !== undefined && (overlaps(a, b) || a.end === b.start || b.end === a.start);
}
