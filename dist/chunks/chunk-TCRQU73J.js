import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMisspeltKeys
} from "./chunk-DBTT2UO2.js";
import {
  schemaOf
} from "./chunk-6PZGGK3C.js";
import {
  legacyGaps
} from "./chunk-XBW3MGLT.js";

// src/core/payload-faults.ts
function payloadFaults({ terms, payload, marker }) {
  const { root } = payload.tree;
  const schema = schemaOf(terms, root, marker.parameters);
  if (root === void 0 || schema === void 0) return [];
  const told = /* @__PURE__ */ new Set([...legacyGaps(terms, root), ...terms.version?.in === "payload" ? [terms.version.field] : []]);
  const slips = findMisspeltKeys(schema, root);
  return schema.check(root).filter(({ keyword, path, name, at }) => {
    if (path.length === (keyword === "required" ? 0 : 1) && told.has(name)) return false;
    return !slips.some((slip) => keyword === "required" && slip.meant === name && samePath(slip.path, path) || keyword === "additionalProperties" && slip.pair.key.span.start === at.start);
  });
}
function samePath(a, b) {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

export {
  payloadFaults
};
