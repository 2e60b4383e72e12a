import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";

// src/core/payload-values.ts
function placesAt(root, path) {
  let places = [{ node: resolveAlias(root), at: root.span, parent: void 0 }];
  for (const step of path.steps) {
    places = places.flatMap(({ node, parent }) => {
      if (step === "each") return node?.kind === "sequence" ? node.items.map((item) => ({ node: resolveAlias(item), at: item.span, parent })) : [];
      if (node?.kind !== "mapping") return [];
      const pair = findPair(node, step.key);
      const value = resolveAlias(pair?.value);
      return [{ node: value, at: pair?.value?.span ?? pair?.key.span ?? node.pairs[0]?.key.span ?? node.span, parent: node }];
    });
  }
  return places;
}
function scalarsAt(root, path) {
  return placesAt(root, path).flatMap(({ node }) => node?.kind === "sequence" ? node.items.map(resolveAlias) : [node]).filter((node) => node?.kind === "scalar");
}
function textOf(node) {
  return node?.kind === "scalar" && node.value !== null ? node.text : void 0;
}

export {
  placesAt,
  scalarsAt,
  textOf
};
