import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  folderOf
} from "./chunk-4WDO7GJN.js";
import {
  scalarOf
} from "./chunk-I2JIPEPR.js";

// src/core/skill-place.ts
function placeOfSkill(path) {
  const folder = folderOf(path);
  if (folder === "") return void 0;
  const place = folderOf(folder);
  return place === "" || /(?:^|\/)skills(?:-[^/]+)?$/.test(place) ? place : void 0;
}
function textFact({ frontmatter }, key) {
  const scalar = scalarOf(frontmatter?.mapping, key);
  const text = scalar?.text.trim().replaceAll(/\s+/g, " ") ?? "";
  return scalar === void 0 || text === "" ? void 0 : { text, at: scalar.span };
}
function groupBy(things, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}

export {
  placeOfSkill,
  textFact,
  groupBy
};
