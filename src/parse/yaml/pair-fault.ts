import type { CST } from "yaml";
import { causeAt, type Cause } from "./cause.ts";

/**
 * Pairs that YAML 1.2 forbids and that `yaml` 2.9 reads without a word, though other readers refuse them: `a: [b]: c`, and
 * a key whose colon stands on the next line.
 */
export function findPairFault(
  mapping: CST.BlockMap,
  pair: CST.CollectionItem | undefined,
  index: number,
  lines: string,
): Cause | undefined {
  if (pair === undefined || pair.start.some(({ type }) => type === "explicit-key-ind")) return undefined;
  const colon = pair.sep?.find(({ type }) => type === "map-value-ind");
  if (colon === undefined) return undefined;
  if (pair.key === null && index > 0 && columnOf(lines, colon.offset) !== columnOf(lines, mapping.offset)) {
    return causeAt(colon.offset, "a second colon behind one key", "quote the whole value");
  }
  const lineBreak = pair.sep?.findIndex(({ type }) => type === "newline") ?? -1;
  if (lineBreak !== -1 && lineBreak < (pair.sep?.indexOf(colon) ?? -1)) {
    return causeAt(colon.offset, "the colon does not stand on the line of its key");
  }
  return undefined;
}

function columnOf(lines: string, offset: number): number {
  return offset - lines.lastIndexOf("\n", offset - 1);
}
