import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/yaml.ts
function findPair(mapping, key) {
  return mapping?.pairs.findLast((pair) => keyText(pair) === key);
}
function keyText(pair) {
  return pair.key.kind === "scalar" ? pair.key.text : void 0;
}
function typeName(node) {
  if (node === void 0) return "nothing";
  if (node.kind === "mapping") return "a mapping";
  if (node.kind === "sequence") return "a list";
  if (node.kind === "alias") return "an alias";
  if (node.value === null) return "null";
  switch (typeof node.value) {
    case "boolean":
      return "a boolean";
    case "number":
    case "bigint":
      return "a number";
    default:
      return "text";
  }
}
function scalarOf(mapping, key) {
  const value = findPair(mapping, key)?.value;
  return value?.kind === "scalar" ? value : void 0;
}
function isEmpty(node) {
  return node === void 0 || node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
function partOf(scalar, start, end) {
  const quoted = scalar.style === "single-quoted" || scalar.style === "double-quoted" ? 1 : 0;
  const inner = scalar.source.slice(quoted, scalar.source.length - quoted);
  if (inner !== scalar.text) return scalar.span;
  return { start: scalar.span.start + quoted + start, end: scalar.span.start + quoted + end };
}
function countCodePoints(text) {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
function mappingsIn(root) {
  const found = [];
  const open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    if (node.kind === "sequence") for (const item of node.items) open.push(item);
    if (node.kind !== "mapping") continue;
    found.push(node);
    for (const { key, value } of node.pairs) open.push(key, ...value === void 0 ? [] : [value]);
  }
  return found;
}
function pairsIn(node) {
  if (node?.kind === "sequence") return node.items.flatMap(pairsIn);
  if (node?.kind !== "mapping") return [];
  return node.pairs.flatMap((pair) => [pair, ...pairsIn(pair.value)]);
}

export {
  findPair,
  keyText,
  typeName,
  scalarOf,
  isEmpty,
  partOf,
  countCodePoints,
  mappingsIn,
  pairsIn
};
