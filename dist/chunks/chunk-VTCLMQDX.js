import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  folderOf
} from "./chunk-NXSJ4AIE.js";

// src/core/manifest.ts
function isMarketplace({ path }) {
  return path.endsWith("/marketplace.json") || path === "marketplace.json";
}
function manifestRoot({ path }) {
  return folderOf(folderOf(path));
}
function memberOf(value, key) {
  return value?.type === "object" ? value.members.get(key) : void 0;
}
function textsOf(value) {
  const items = value?.type === "array" ? value.items : value === void 0 ? [] : [value];
  return items.filter((item) => item.type === "string");
}
function entriesOf(document) {
  const plugins = memberOf(document.json(), "plugins");
  return plugins?.type === "array" ? plugins.items.filter((item) => item.type === "object") : [];
}

export {
  isMarketplace,
  manifestRoot,
  memberOf,
  textsOf,
  entriesOf
};
