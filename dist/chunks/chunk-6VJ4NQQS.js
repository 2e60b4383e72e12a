import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/value-fit.ts
function fitsType(profile, key, value) {
  const { types } = key;
  if (types === void 0) return void 0;
  if (value.kind === "alias") return true;
  if (value.kind === "mapping") return types.includes("mapping");
  if (value.kind === "sequence") return types.includes("list");
  if (value.value === null || types.includes("text")) return true;
  if (types.includes("number") && typeof value.value === "number") return true;
  return types.includes("boolean") ? isBoolean(profile, value) : false;
}
function isBoolean({ booleans }, { value, text }) {
  if (typeof value === "boolean") return true;
  if (booleans === void 0) return void 0;
  return booleans.values.includes(booleans.ignoreCase === true ? text.toLowerCase() : text);
}
function isReadAsText({ faults }, value) {
  return faults?.type === "coerces" && (value.kind === "scalar" || value.kind === "sequence" && value.items.every((item) => item.kind === "scalar"));
}
function sayTypes(types) {
  const words = { text: "text", boolean: "true or false", number: "a number", list: "a list", mapping: "a mapping" };
  return types.map((type) => words[type]).join(" or ");
}

export {
  fitsType,
  isReadAsText,
  sayTypes
};
