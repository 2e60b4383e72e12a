import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  distance
} from "./chunk-MYRD5JRA.js";

// src/core/suggestion.ts
function suggest(word, candidates) {
  const all = [...candidates];
  const [withGroup, second] = all.filter((candidate) => candidate.endsWith(`/${word}`));
  if (withGroup !== void 0 && second === void 0) return withGroup;
  let best;
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const candidate of all) {
    if (plain(candidate) === plain(word)) return candidate;
    const changes = countChanges(word.toLowerCase(), candidate.toLowerCase());
    if (changes < least) {
      least = changes;
      best = candidate;
    }
  }
  return best;
}
function isSlip(word, meant) {
  return plain(word) === plain(meant) || countChanges(word.toLowerCase(), meant.toLowerCase()) <= 2;
}
function countChanges(word, meant) {
  if (word.length !== meant.length) return distance(word, meant);
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const isSwap = word[at] === meant[at + 1] && word[at + 1] === meant[at] && word.slice(at + 2) === meant.slice(at + 2);
  return isSwap && at < word.length ? 1 : distance(word, meant);
}
function plain(text) {
  return text.toLowerCase().replaceAll(/[-_\s]/g, "");
}
function unknownWord(what, word, candidates) {
  const nearest = suggest(word, candidates);
  if (nearest !== void 0) return `Unknown ${what} \`${word}\`; did you mean \`${nearest}\`?`;
  if (candidates.length === 0) return `Unknown ${what} \`${word}\`; there is none.`;
  if (candidates.length > 16) return `Unknown ${what} \`${word}\`.`;
  return `Unknown ${what} \`${word}\`; known are ${candidates.map((candidate) => `\`${candidate}\``).join(", ")}.`;
}
function isOneEdit(a, b) {
  return Math.abs(a.length - b.length) <= 1 && a.replaceAll(/\D/g, "") === b.replaceAll(/\D/g, "") && distance(a, b) === 1;
}

export {
  suggest,
  isSlip,
  unknownWord,
  isOneEdit
};
