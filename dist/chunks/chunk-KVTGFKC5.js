import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgesOf
} from "./chunk-EZWRAMDR.js";
import {
  countCodePoints,
  scalarOf
} from "./chunk-POW5TOHC.js";

// src/core/value-length.ts
function findLengthFault(choice, mapping, spelling) {
  const text = scalarOf(mapping, spelling)?.text;
  if (text === void 0) return void 0;
  const faults = judgesOf(choice, spelling).flatMap(({ profile, key }) => {
    const limit = key.maxLength;
    if (limit === void 0 || key.faults?.length === "accepts") return [];
    const other = key.sharesLengthWith === void 0 ? void 0 : scalarOf(mapping, key.sharesLengthWith)?.text;
    const length = measure(text, key) + (other === void 0 ? 0 : measure(other, key));
    return length > limit ? [{ profile, length, limit, sharedWith: other === void 0 ? void 0 : key.sharesLengthWith }] : [];
  });
  return faults.sort((a, b) => a.limit - b.limit)[0];
}
function measure(text, { measured, unit = "code-points" }) {
  if (measured === "raw") return count(text, unit);
  return count(measured === "collapsed" ? text.trim().replaceAll(/\s+/g, " ") : text.trim(), unit);
}
function count(text, unit) {
  if (unit === "utf-16") return text.length;
  return unit === "bytes" ? new TextEncoder().encode(text).length : countCodePoints(text);
}

export {
  findLengthFault
};
