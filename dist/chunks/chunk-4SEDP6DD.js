import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isAtHome
} from "./chunk-E3U73QPL.js";

// src/core/payload-keys.ts
function topKeys({ version, legacyWithout, records, schema }) {
  const schemas = [...version?.schemas.values() ?? [], ...schema === void 0 ? [] : [schema]];
  const keys = [version?.in === "payload" ? version.field : void 0, records?.at[0], ...legacyWithout, ...schemas.flatMap((each) => each.keysAt([]))];
  return new Set(keys.filter((key) => key !== void 0));
}
function countKeys(text, keys) {
  const found = [...text.matchAll(/^[ \t]{0,3}["']?([\w.-]+)["']?[ \t]*:/gm)].map(([, key = ""]) => key);
  return new Set(found.filter((key) => keys.has(key))).size;
}

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
  const raw = contract.recognise !== "html-node" && document.markers().find((each) => each.contract === contract) === marker;
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
  if (place === "body") return isAtHome(marker.contract, document) && standsWhereRead(document, marker);
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
  topKeys,
  countKeys,
  chooseFence,
  openingOf,
  judgedPayloads,
  standsWhereRead
};
