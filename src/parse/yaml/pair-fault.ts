import type { CST } from "yaml";
import { causeAt, type Cause } from "./cause.ts";

/**
 * Pairs that YAML 1.2 forbids and that `yaml` 2.9 reads without a word, though other readers refuse them: `a: [b]: c`, and
 * a key whose colon stands on the next line.
 */
export function findPairFault(mapping: CST.BlockMap, pair: CST.CollectionItem | undefined, lines: string): Cause | undefined {
  if (pair === undefined || pair.start.some(({ type }) => type === "explicit-key-ind")) return undefined;
  const colon = pair.sep?.find(({ type }) => type === "map-value-ind");
  if (colon === undefined) return undefined;
  // A pair without a key is a real one where it stands below the others.
  if (pair.key === null && column(lines, startOf(pair) ?? colon) !== column(lines, startOf(mapping.items[0]) ?? colon)) {
    return causeAt(colon.offset, "a second colon behind one key", "quote the whole value");
  }
  const lineBreak = pair.sep?.findIndex(({ type }) => type === "newline") ?? -1;
  if (lineBreak !== -1 && lineBreak < (pair.sep?.indexOf(colon) ?? -1)) {
    return causeAt(colon.offset, "the colon does not stand on the line of its key");
  }
  return undefined;
}

/** The anchor, tag or mark that a pair starts with; else its key or its colon. */
function startOf(pair: CST.CollectionItem | undefined): CST.Token | undefined {
  const blank: readonly CST.Token["type"][] = ["space", "newline", "comment"];
  return pair?.start.find(({ type }) => !blank.includes(type)) ?? pair?.key ?? pair?.sep?.[0];
}

function column(lines: string, { offset }: CST.Token): number {
  return offset === 0 ? 0 : offset - lines.lastIndexOf("\n", offset - 1) - 1;
}
