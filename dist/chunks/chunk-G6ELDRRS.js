import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  gravest,
  sayConsequence
} from "./chunk-2Y4KO6BV.js";
import {
  judgesOf
} from "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  countCodePoints,
  scalarOf
} from "./chunk-I2JIPEPR.js";

// src/core/value-length.ts
function findLengthFault(choice, mapping, spelling, path) {
  const text = scalarOf(mapping, spelling)?.text;
  if (text === void 0) return void 0;
  const faults = choice.profiles.flatMap((profile) => {
    const key = findKey(profile, spelling);
    const limit = key?.maxLength;
    const effect = key?.faults?.length;
    if (key === void 0 || limit === void 0 || effect === "accepts") return [];
    const other = key.sharesLengthWith === void 0 ? void 0 : scalarOf(mapping, key.sharesLengthWith)?.text;
    const length = measure(text, key) + (other === void 0 ? 0 : measure(other, key));
    return length > limit ? [{ profile, length, limit, units: unitWords[key.unit ?? "code-points"], effect, sharedWith: other === void 0 ? void 0 : key.sharesLengthWith }] : [];
  });
  const judging = new Set(judgesOf(choice, spelling).map(({ profile }) => profile));
  const smallest = Math.min(...faults.flatMap(({ profile, limit }) => judging.has(profile) ? [limit] : []));
  const found = gravest(faults.filter(({ profile, limit }) => judging.has(profile) && limit === smallest), path);
  return found && { ...found, consequence: sayConsequence(found, faults, path, choice) };
}
var unitWords = { "code-points": "characters", "utf-16": "UTF-16 units", bytes: "bytes" };
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
