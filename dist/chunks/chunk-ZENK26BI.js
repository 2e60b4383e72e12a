import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/payload-indent.ts
function findWrongIndent({ source }, root, indent) {
  const pairs = blockPairs(root, 0);
  const columnOf = ({ key }) => source.pointAt(key.span.start).column;
  const base = pairs[0] === void 0 ? 0 : columnOf(pairs[0].pair);
  return pairs.map(({ pair, depth }) => ({ pair, found: columnOf(pair) - base, wanted: depth * indent })).find(({ found, wanted }) => found !== wanted);
}
function blockPairs(node, depth) {
  if (node?.kind !== "mapping" || node.flow) return [];
  return node.pairs.flatMap((pair) => [{ pair, depth }, ...blockPairs(pair.value, depth + 1)]);
}

export {
  findWrongIndent
};
