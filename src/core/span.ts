/** A half-open range of UTF-16 offsets into one text: `start` is inside, `end` is not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place in a text: both numbers are 1-based, columns count UTF-16 code units. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Whether `inner` lies inside `outer`; equal spans do. */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether two spans share a code unit, or touch where one of them is empty. */
export function overlaps(a: Span, b: Span): boolean {
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}

/** Order by start, then by end. */
export function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || a.end - b.end;
}
