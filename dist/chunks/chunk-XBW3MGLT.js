import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";

// src/core/legacy-payload.ts
function legacyGaps({ legacyWithout }, root) {
  if (root?.kind !== "mapping") return [];
  return legacyWithout.filter((key) => {
    const value = resolveAlias(findPair(root, key)?.value);
    return value === void 0 || value.kind === "scalar" && value.value === null;
  });
}

export {
  legacyGaps
};
