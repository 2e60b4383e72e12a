import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  instantOf
} from "./chunk-V4RLI3DR.js";

// src/core/journal/in-force.ts
function supersedes(later, earlier, { read, ties }, compared) {
  if (read === "first") return false;
  if (read === "every") return true;
  const order = compareTimes(later.time, earlier.time, compared);
  return order === 0 ? ties === "later-line" : order > 0;
}
function compareTimes(a, b, compared) {
  if (compared === "text") return a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1;
  const [first, second] = [a, b].map((text) => text === void 0 ? -Infinity : instantOf(text) ?? -Infinity);
  return first === second ? 0 : first < second ? -1 : 1;
}

export {
  supersedes,
  compareTimes
};
