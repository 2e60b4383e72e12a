import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findPair
} from "./chunk-I2JIPEPR.js";

// src/core/journal/record-places.ts
function placeOf(root, key, line) {
  return findPair(root, key)?.value?.span ?? startOf(root, line);
}
function startOf(root, line) {
  const start = root?.span.start ?? line.start;
  return { start, end: start + 1 };
}

export {
  placeOf,
  startOf
};
