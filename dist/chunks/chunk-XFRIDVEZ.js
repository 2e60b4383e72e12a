import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMisspeltKeys
} from "./chunk-JKOG3HWW.js";
import {
  legacyGaps,
  schemaOf
} from "./chunk-DJ4W6GVT.js";

// src/core/characters.ts
function countCharacters(text) {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += widthAt(text, at);
  return count;
}
function offsetOfCharacter(text, index) {
  let at = 0;
  for (let count = 0; count < index && at < text.length; count += 1) at += widthAt(text, at);
  return at;
}
function widthAt(text, at) {
  if (text.startsWith("\r\n", at)) return 2;
  return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}

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

// src/core/payload-faults.ts
function payloadFaults({ terms, payload, marker }) {
  const { root } = payload.tree;
  const schema = schemaOf(terms, root, marker.parameters);
  if (root === void 0 || schema === void 0) return [];
  const told = /* @__PURE__ */ new Set([...legacyGaps(terms, root), ...terms.version?.in === "payload" ? [terms.version.field] : []]);
  const slips = findMisspeltKeys(schema, root);
  return schema.check(root).filter(({ keyword, path, name, at }) => {
    if (path.length === (keyword === "required" ? 0 : 1) && told.has(name)) return false;
    return !slips.some((slip) => keyword === "required" && slip.meant === name && samePath(slip.path, path) || keyword === "additionalProperties" && slip.pair.key.span.start === at.start);
  });
}
function samePath(a, b) {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

export {
  countCharacters,
  offsetOfCharacter,
  findWrongIndent,
  payloadFaults
};
