import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  folderOf
} from "./chunk-DJ4W6GVT.js";

// src/core/manifest.ts
function isMarketplace({ path }) {
  return path.endsWith("/marketplace.json") || path === "marketplace.json";
}
function manifestRoot({ path }) {
  const folder = folderOf(path);
  const inside = /(?:^|\/)(?:\.[a-z]+-plugin|\.plugin|\.github\/plugin|\.agents\/plugins)$/.exec(folder);
  return inside === null ? folder : folder.slice(0, inside.index);
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
