import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  linkReference,
  targetSpan
} from "./chunk-KWQGPEZM.js";

// src/core/fragments.ts
var fragmentNodes = ["link", "definition"];
function findFragments(document) {
  const nodes = [...document.nodes("link"), ...document.nodes("definition")];
  return nodes.flatMap((node) => fromNode(document.text, node)).sort((a, b) => a.span.start - b.span.start);
}
function fromNode(text, node) {
  const hash = node.url.indexOf("#");
  if (hash === -1) return [];
  const reference = linkReference(text, node);
  if (hash > 0 && reference === void 0) return [];
  const written = node.url.slice(hash + 1);
  const name = decode(written.replace(/:~:.*$/s, "")).replace(/^user-content-/, "");
  if (name === "" || namesNoAnchor(name)) return [];
  const target = targetSpan(text, node);
  const span = target === void 0 ? node.span : { start: target.start + hash, end: target.end };
  return [{ name, reference, span, verbatim: target !== void 0 && written === name }];
}
function namesNoAnchor(name) {
  return /^(?:top|readme|readme-ov-file|L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|fn(?:ref)?[-:].*|issue(?:comment)?-\d+|[/!?=].*)$/i.test(name);
}
function decode(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
function isIllustrativeFragment(name) {
  return /[<>{}[\]|"`$…]|\.\.\./.test(name) || /^(?:anchor|section|heading|header|fragment|link|id|slug|title|target|foo|bar|x{2,})(?:[-_]?(?:\d+|[a-z]|id|link|name|slug|title))?$|^(?:your|my|some|example)-/i.test(name);
}

export {
  fragmentNodes,
  findFragments,
  isIllustrativeFragment
};
