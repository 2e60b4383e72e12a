import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  distance
} from "./chunk-KZYNG67L.js";

// src/core/suggestion.ts
function suggest(word, candidates) {
  let best;
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    if (plain(candidate) === plain(word)) return candidate;
    const changes = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changes < least) {
      least = changes;
      best = candidate;
    }
  }
  return best;
}
function isSlip(word, meant) {
  return plain(word) === plain(meant) || distance(word.toLowerCase(), meant.toLowerCase()) <= 2;
}
function plain(text) {
  return text.toLowerCase().replaceAll(/[-_\s]/g, "");
}

export {
  suggest,
  isSlip
};
