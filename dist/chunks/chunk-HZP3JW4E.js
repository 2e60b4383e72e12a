import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMisspeltKeys
} from "./chunk-DBTT2UO2.js";
import {
  compareSpans
} from "./chunk-WEKIPHMS.js";

// src/core/journal/record-faults.ts
var none = { faults: [], misspelt: [] };
var terms = /* @__PURE__ */ new WeakMap();
function termsOf(journal, record) {
  const key = record ?? journal;
  let found = terms.get(key);
  if (found === void 0) {
    const schemas = [journal.schema, record?.schema].filter((schema) => schema !== void 0);
    found = { schemas, known: new Set(schemas.flatMap((schema) => schema.keysAt([]))) };
    terms.set(key, found);
  }
  return found;
}
function recordFaults(journal, record) {
  const { schemas, known } = termsOf(journal, record.contract);
  const fits = schemas.every((schema) => schema.fits(record.value));
  if (fits && Object.keys(record.value).every((key) => known.has(key))) return none;
  const { root } = record;
  const misspelt = known.size === 0 ? [] : findMisspeltKeys(merge(schemas), root).filter(({ path }) => path.length === 0);
  const meant = new Set(misspelt.map((slip) => slip.meant));
  const spelt = new Set(misspelt.map(({ spelling }) => spelling));
  const found = fits ? [] : schemas.flatMap((schema) => schema.check(root)).filter(({ keyword, path, name }) => {
    if (path.length > 0) return true;
    return !(keyword === "required" && meant.has(name)) && !(keyword === "additionalProperties" && spelt.has(name));
  });
  return { faults: gravestByPlace(found), misspelt };
}
var grades = ["error", "warning", "info"];
function gravestByPlace(faults) {
  const sorted = [...faults].sort((a, b) => grades.indexOf(a.severity) - grades.indexOf(b.severity));
  const kept = /* @__PURE__ */ new Map();
  for (const fault of sorted) {
    const key = `${fault.path.join("\0")}\0${fault.keyword === "required" || fault.keyword === "additionalProperties" ? fault.name : ""}`;
    if (!kept.has(key)) kept.set(key, fault);
  }
  return [...kept.values()].sort((a, b) => compareSpans(a.at, b.at));
}
function merge(schemas) {
  return { keysAt: (path) => [...new Set(schemas.flatMap((schema) => schema.keysAt(path)))] };
}

export {
  recordFaults
};
