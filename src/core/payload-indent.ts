import type { Document } from "./document.ts";
import type { Pair, YamlNode } from "./yaml.ts";

/** A key that stands behind another number of spaces than its readers take. */
export interface WrongIndent {
  readonly pair: Pair;
  readonly found: number;
  readonly wanted: number;
}

/** The first key of block mappings that is not indented by `indent` spaces for each level; a container may indent them all. */
export function findWrongIndent({ source }: Pick<Document, "source">, root: YamlNode | undefined, indent: number): WrongIndent | undefined {
  const pairs = blockPairs(root, 0);
  const columnOf = ({ key }: Pair): number => source.pointAt(key.span.start).column;
  const base = pairs[0] === undefined ? 0 : columnOf(pairs[0].pair);
  return pairs
    .map(({ pair, depth }) => ({ pair, found: columnOf(pair) - base, wanted: depth * indent }))
    .find(({ found, wanted }) => found !== wanted);
}

/** The pairs of block mappings, each with its depth. */
function blockPairs(node: YamlNode | undefined, depth: number): { pair: Pair; depth: number }[] {
  if (node?.kind !== "mapping" || node.flow) return [];
  return node.pairs.flatMap((pair) => [{ pair, depth }, ...blockPairs(pair.value, depth + 1)]);
}
