import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  textHash
} from "./chunk-532ZQ7EN.js";

// src/core/journal/identity.ts
var separator = "\0";
var longestName = 200;
function nameOf({ value, type }, keys) {
  const texts = keys.map((key) => Object.hasOwn(value, key) ? value[key] : void 0);
  if (!texts.every((text) => typeof text === "string" || typeof text === "number")) return void 0;
  return shorten([type ?? "", ...texts].join(separator));
}
function fingerprintOf({ value, type }, keys) {
  return shorten([type ?? "", ...keys.map((key) => canonicalJson(Object.hasOwn(value, key) ? value[key] : null))].join(separator));
}
function shorten(name) {
  return name.length <= longestName ? name : textHash(name);
}
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(",")}}`;
}

export {
  nameOf,
  fingerprintOf,
  canonicalJson
};
