import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  instantOf
} from "./chunk-V4RLI3DR.js";

// src/core/handoff/until.ts
var hour = 36e5;
function latestInstantOf(text) {
  const written = text.trim().replace(/ (?=[+-]\d\d)/, "");
  const instant = instantOf(written.replace(/ UTC$/, "Z"));
  if (instant === void 0) return void 0;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d|UTC)$/.test(written.slice(10));
  const hasSeconds = /:\d\d:\d\d/.test(written);
  return instant + (isDay ? 24 * hour : hasSeconds ? 0 : 6e4) + (hasZone ? 0 : 14 * hour);
}

export {
  latestInstantOf
};
