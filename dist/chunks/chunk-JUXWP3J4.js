import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/cut-value.ts
var likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack|markerlint|yamllint|region|endregion)\b)[^\s#!-]/i;
var likeColour = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
var likeKey = /^#[\w-]+:(?:\s|$)/;
function findLostValue({ text }, { key, value }, isProse) {
  if (value !== void 0 && (value.kind !== "scalar" || value.source !== "")) return void 0;
  const found = matchAt(/:[ \t]+(#[^\r\n]*)/y, text, key.span.end);
  return found !== void 0 && (likeColour.test(textOf(text, found)) || isProse && isWord(textOf(text, found))) ? found : void 0;
}
function findCutEnd({ text }, { style, comment }) {
  if (style !== "plain" || comment === void 0) return void 0;
  const found = { start: comment.start, end: comment.start + text.slice(comment.start, comment.end).trimEnd().length };
  return isWord(textOf(text, found)) ? found : void 0;
}
function findCutLine({ text }, { style, span }) {
  const found = style === "plain" ? matchAt(/[ \t]*\r?\n[ \t]+(#[^\r\n]*)/y, text, span.end) : void 0;
  return found !== void 0 && isWord(textOf(text, found)) && !likeKey.test(textOf(text, found)) ? found : void 0;
}
function isWord(comment) {
  return likeWord.test(comment);
}
function textOf(text, { start, end }) {
  return text.slice(start, end);
}
function matchAt(pattern, text, offset) {
  pattern.lastIndex = offset;
  const match = pattern.exec(text);
  const found = match?.[1]?.trimEnd();
  if (match === null || found === void 0) return void 0;
  const start = match.index + match[0].indexOf("#");
  return { start, end: start + found.length };
}
function quoteWhole(text, value, end) {
  const whole = text.slice(value.span.start, end).trimEnd();
  if (/[\r\n]/.test(whole)) return void 0;
  const quoted = `"${whole.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return { safety: "unsafe", edits: [{ start: value.span.start, end: value.span.start + whole.length, text: quoted }] };
}

export {
  findLostValue,
  findCutEnd,
  findCutLine,
  quoteWhole
};
