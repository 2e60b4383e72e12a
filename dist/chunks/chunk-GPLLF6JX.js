import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findPair
} from "./chunk-I2JIPEPR.js";

// src/core/placeholders.ts
function argumentNames(mapping) {
  const value = findPair(mapping, "arguments")?.value;
  const items = value?.kind === "sequence" ? value.items : [];
  const words = value?.kind === "scalar" ? value.text.split(/\s+/) : items.map((item) => item.kind === "scalar" ? item.text.trim() : "");
  return words.filter((word) => word !== "" && !/^\d+$/.test(word));
}
function findPlaceholders(text, from, names) {
  const named = names.filter((name) => /^\w+$/.test(name)).map((name) => `${name}(?![\\w[])`);
  const pattern = new RegExp(String.raw`(?<!(?<!\\)\\)\$(?:ARGUMENTS\[(\d+)\]|(ARGUMENTS)|(\d+)(?!\w)${named.length > 0 ? `|(${named.join("|")})` : ""})`, "g");
  pattern.lastIndex = from;
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, long, all, short, name] = match;
    const position = long ?? short;
    const span = { start: match.index, end: match.index + whole.length };
    return { takes: position === void 0 ? all ?? name ?? "" : Number(position), span };
  });
}

export {
  argumentNames,
  findPlaceholders
};
