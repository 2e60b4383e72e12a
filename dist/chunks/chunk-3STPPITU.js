import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/phrase-search.ts
var texts = /* @__PURE__ */ new WeakMap();
function searchText(document, withSpans) {
  const made = texts.get(document) ?? /* @__PURE__ */ new Map();
  texts.set(document, made);
  let found = made.get(withSpans);
  if (found === void 0) {
    found = blank(document, withSpans);
    made.set(withSpans, found);
  }
  return found;
}
function blank({ text, nodes }, withSpans) {
  const lower = text.replaceAll(/[^]/gu, (unit) => unit.toLowerCase().length === unit.length ? unit.toLowerCase() : unit);
  const comments = nodes("html").filter(({ value }) => value.startsWith("<!--"));
  const silent = [...nodes("code"), ...comments].map(({ span }) => span).sort((a, b) => a.start - b.start);
  const parts = [];
  let at = 0;
  for (const { start, end } of silent) {
    if (end <= at) continue;
    parts.push(lower.slice(at, start), lower.slice(Math.max(at, start), end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  const visible = parts.join("") + lower.slice(at);
  return withSpans ? visible : visible.replaceAll(/(`{1,4})[^`\n]+\1(?!`)/g, (code) => code.replaceAll(/[^\r\n]/g, " "));
}
var mostPlaces = 1e3;
function findPhrase(lower, phrase, { start, end }) {
  const found = [];
  const inside = lower.slice(start, end);
  for (let at = inside.indexOf(phrase); at !== -1 && found.length < mostPlaces; at = inside.indexOf(phrase, at + phrase.length)) {
    if (isWhole(lower, phrase, start + at)) found.push({ start: start + at, end: start + at + phrase.length, line: lineAt(lower, start + at) });
  }
  return found;
}
function isWhole(lower, phrase, at) {
  const letter = /[\p{L}\p{N}]/u;
  const before = letter.test(phrase[0] ?? "") && letter.test(lower[at - 1] ?? "");
  const behind = letter.test(phrase.at(-1) ?? "") && letter.test(lower[at + phrase.length] ?? "");
  return !before && !behind;
}
var longestLine = 2e3;
function lineAt(text, at) {
  const from = Math.max(0, at - longestLine);
  const before = text.slice(from, at);
  const behind = text.slice(at, at + longestLine);
  return before.slice(before.lastIndexOf("\n") + 1) + (behind.includes("\n") ? behind.slice(0, behind.indexOf("\n")) : behind);
}

export {
  searchText,
  findPhrase,
  lineAt
};
