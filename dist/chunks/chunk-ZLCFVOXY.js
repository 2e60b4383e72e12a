import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  isDenied
} from "./chunk-JSS3PD5A.js";

// src/core/command/live-calls.ts
var known = /* @__PURE__ */ new WeakMap();
function liveCalls(document) {
  const calls = known.get(document) ?? findLiveCalls(document);
  known.set(document, calls);
  return calls;
}
function findLiveCalls(document) {
  return document.commandCalls().filter((call) => {
    const { place, name, contract } = call;
    if (isDenied(document, call)) return false;
    return place.kind === "span" || !isDiscouraged(document, place, name) && !isIntroducedBy(document, call, contract.negations);
  });
}
var introduction = 3;
function isIntroducedBy({ source }, { place, name }, words) {
  if (words.length === 0) return false;
  const lineText = (line2) => {
    const span = source.lineSpan(line2);
    return source.slice(span.start, span.end).toLowerCase();
  };
  const opening = source.pointAt(place.fence.span.start).line;
  const { line } = source.pointAt(name.start);
  const comments = [lineText(line).split(/\s#/)[1] ?? "", /^[\s>]*#/.test(lineText(line - 1)) ? lineText(line - 1) : ""];
  const before = Array.from({ length: Math.min(introduction, opening - 1) }, (_, index) => lineText(opening - 1 - index));
  return [...comments, ...before].some((text) => words.some((word) => text.includes(word)));
}

export {
  liveCalls
};
