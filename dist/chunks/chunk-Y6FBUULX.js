import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  countKeys,
  topKeys
} from "./chunk-E27GM2Z5.js";

// src/core/fence-choice.ts
function chooseFence(document, marker) {
  const { contract, fences, payload } = marker;
  const terms = contract.payload;
  if (terms?.in !== "fence") return { meant: void 0, decoys: [], further: [] };
  const keys = topKeys(terms);
  const named = fences.filter((fence) => fence.named && !fence.node.within.includes("blockquote"));
  const meant = named.find(({ node }) => countKeys(node.value, keys) > 0) ?? payload?.fence;
  if (meant === void 0) return { meant, decoys: [], further: [] };
  const start = meant.node.span.start;
  const raw = contract.recognise === "raw-line" && document.markers().find((each) => each.contract === contract) === marker;
  const before = raw ? openingsIn(document.text.slice(0, start), terms.fenceNames) : named.map(openingOf).filter((span) => span.start < start);
  return { meant, decoys: before, further: named.filter(({ node, side }) => side === "behind" && node.span.start > start) };
}
function openingsIn(text, names) {
  const wanted = new Set(names);
  return [...text.matchAll(/`{3,}([^\s`]+)/g)].flatMap(({ 0: whole, 1: name = "", index }) => wanted.has(name.toLowerCase()) ? [{ start: index, end: index + whole.length }] : []);
}
function openingOf({ node }) {
  return { start: node.span.start, end: node.span.start + 3 + (node.lang?.length ?? 0) };
}

// src/core/judged-payloads.ts
var judged = /* @__PURE__ */ new WeakMap();
function judgedPayloads(document) {
  let found = judged.get(document);
  if (found === void 0) {
    found = document.markers().flatMap((marker) => {
      const { contract, payload, role } = marker;
      const terms = contract.payload;
      if (terms === void 0 || payload === void 0 || role === "end" || !belongsTo(document, marker, payload)) return [];
      if (marker.strayClose !== void 0) return [];
      return [{ marker, contract, terms, payload }];
    });
    judged.set(document, found);
  }
  return found;
}
function belongsTo(document, marker, { place, fence }) {
  if (place !== "fence" || fence === void 0) return true;
  if (standsWhereRead(document, marker)) return chooseFence(document, marker).meant === fence;
  const between = document.text.slice(marker.span.end, fence.node.span.start).trim();
  return between === "" || isMirror(between, marker.contract);
}
function isMirror(text, { mirror }) {
  const title = /^#{1,6}[ \t]+([^\r\n]*)/.exec(text)?.[1];
  return title !== void 0 && title.trim().toLowerCase() === mirror?.title.toLowerCase();
}
function standsWhereRead({ kind }, { contract, place }) {
  if (kind === "comment" || kind === "note") return true;
  return contract.placement === "first-line" ? place.line === 1 : place.within.length === 0 && place.before.start === place.before.end && place.behind.start === place.behind.end;
}

export {
  chooseFence,
  openingOf,
  judgedPayloads,
  standsWhereRead
};
