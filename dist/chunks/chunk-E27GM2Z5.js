import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/payload-keys.ts
function topKeys({ version, legacyWithout, records, schema }) {
  const schemas = [...version?.schemas.values() ?? [], ...schema === void 0 ? [] : [schema]];
  const keys = [version?.in === "payload" ? version.field : void 0, records?.at[0], ...legacyWithout, ...schemas.flatMap((each) => each.keysAt([]))];
  return new Set(keys.filter((key) => key !== void 0));
}
function countKeys(text, keys) {
  const found = [...text.matchAll(/^[ \t]{0,3}["']?([\w.-]+)["']?[ \t]*:/gm)].map(([, key = ""]) => key);
  return new Set(found.filter((key) => keys.has(key))).size;
}

export {
  topKeys,
  countKeys
};
