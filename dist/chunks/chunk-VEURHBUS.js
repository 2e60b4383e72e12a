import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  fitsType
} from "./chunk-6VJ4NQQS.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  keyText,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";

// src/core/meant-key.ts
function findMeantKey(profiles, mapping, pair) {
  const spelling = keyText(pair);
  if (spelling === void 0) return void 0;
  const candidates = profiles.flatMap(
    (profile) => Object.entries(profile.keys).filter(([name, key]) => key.formerly?.includes(spelling) === true || suggest(spelling, [name]) !== void 0).filter(([name, key]) => !mapping.pairs.some((each) => keyText(each) === name) && takes(profile, key, mapping, pair)).map(([name, key]) => ({ name, key }))
  );
  const renamed = candidates.find(({ key }) => key.formerly?.includes(spelling));
  return renamed?.name ?? suggest(spelling, candidates.map(({ name }) => name));
}
function isMisspelt({ profiles }, mapping, meant) {
  return mapping.pairs.some((pair) => {
    const key = keyText(pair);
    if (key === void 0 || suggest(key, [meant]) === void 0 || profiles.some((profile) => findKey(profile, key) !== void 0)) return false;
    return findMeantKey(profiles, mapping, pair) === meant;
  });
}
function takes(profile, key, mapping, { value }) {
  if (value === void 0) return true;
  if (fitsType(profile, key, value) === false) return false;
  if (value.kind === "scalar" && typeof value.value === "boolean" && key.types?.includes("boolean") === false) return false;
  if (key.onlyWith !== void 0 && scalarOf(mapping, key.onlyWith.key)?.text !== key.onlyWith.value) return false;
  return key.values === void 0 || value.kind === "scalar" && key.values.includes(value.text);
}

export {
  findMeantKey,
  isMisspelt
};
