import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair,
  typeName
} from "./chunk-I2JIPEPR.js";

// src/core/payload-version.ts
function statedVersion(version, root, parameters) {
  if (version.in === "head") {
    const part = parameters.get(version.field);
    if (part === void 0) return { code: "absent" };
    const known2 = version.known.find((each) => part.text === String(each));
    return known2 === void 0 ? { code: "unknown", at: part.span, text: part.text } : { code: "known", at: part.span, version: known2, unusual: void 0 };
  }
  const pair = root?.kind === "mapping" ? findPair(root, version.field) : void 0;
  if (pair === void 0) return { code: "absent" };
  const value = resolveAlias(pair.value);
  if (value === void 0) return { code: "empty", pair, isNull: true };
  if (value.kind !== "scalar") return { code: "type", at: pair.key.span, type: typeName(value) };
  if (value.value === null || value.text.trim() === "") return { code: "empty", pair, isNull: value.value === null };
  const at = pair.value?.span ?? pair.span;
  const known = version.known.find((each) => value.value === each || value.text === String(each));
  if (known === void 0) return { code: "unknown", at, text: value.text };
  return { code: "known", at, version: known, unusual: value.source === String(known) || pair.value?.kind === "alias" ? void 0 : value };
}
function schemaOf(terms, root, parameters) {
  if (terms.version === void 0) return terms.schema;
  if (root !== void 0 && root.kind !== "mapping" && terms.version.in === "payload") return terms.version.schemas.get(terms.version.known.at(-1) ?? 0);
  const stated = statedVersion(terms.version, root, parameters);
  return stated.code === "known" ? terms.version.schemas.get(stated.version) : void 0;
}

export {
  statedVersion,
  schemaOf
};
