import type { Span } from "../span.ts";
import { findPair, type Mapping } from "../yaml.ts";

/** The value of a key at the top of a record; where it is missing, the brace that opens the record. */
export function placeOf(root: Mapping | undefined, key: string, line: Span): Span {
  return findPair(root, key)?.value?.span ?? startOf(root, line);
}

/** The brace that opens a record. */
export function startOf(root: Mapping | undefined, line: Span): Span {
  const start = root?.span.start ?? line.start;
  return { start, end: start + 1 };
}
