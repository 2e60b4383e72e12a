import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  countKeys,
  standsWhereRead,
  topKeys
} from "./chunk-4SEDP6DD.js";

// src/core/unread-payload.ts
var aliases = { yaml: ["yml"], json: ["jsonc", "json5"] };
function findUnreadPayload(document, marker) {
  const { contract, payload, role, region, fences } = marker;
  const terms = contract.payload;
  if (terms?.in !== "fence" || payload !== void 0 || role === "end" || !standsWhereRead(document, marker)) return void 0;
  const keys = topKeys(terms);
  const others = fences.filter(({ node, named, side }) => side === "behind" && !named && !node.within.includes("blockquote"));
  const holding = others.find(({ node }) => countKeys(node.value, keys) > 0);
  if (holding !== void 0) return { form: "fence", fence: holding };
  const [next] = others;
  if (next !== void 0 && document.text.slice(region.start, next.node.span.start).trim() === "" && meansLanguage(next, terms.fenceNames)) return { form: "fence", fence: next };
  const end = others[0]?.node.span.start ?? region.end;
  const text = document.text.slice(region.start, end);
  if (countKeys(text, keys) === 0) return void 0;
  for (const { 0: line, 1: key = "", index } of text.matchAll(/^[ \t]{0,3}["']?([\w.-]+)["']?[ \t]*:[^\r\n]*/gm)) {
    if (keys.has(key)) return { form: "text", at: { start: region.start + index, end: region.start + index + line.trimEnd().length } };
  }
  return void 0;
}
function meansLanguage({ node }, names) {
  const lang = node.lang?.toLowerCase();
  return lang === void 0 || names.some((name) => aliases[name]?.includes(lang) === true);
}

export {
  findUnreadPayload
};
