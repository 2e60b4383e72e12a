import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  pathWithin
} from "./chunk-QCEAM6G2.js";

// src/host/listed-tree.ts
import { readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
function listedTree(root) {
  const known = /* @__PURE__ */ new Map();
  return {
    list(folder) {
      if (!known.has(folder)) known.set(folder, listFolder(root, folder));
      return known.get(folder);
    }
  };
}
function listFolder(root, folder) {
  const path = join(root, folder);
  try {
    if (pathWithin(root, realpathSync(path)) === void 0) return void 0;
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return [{ name: entry.name, type: "file" }];
      if (entry.isDirectory()) return [{ name: entry.name, type: "folder" }];
      return entry.isSymbolicLink() ? followLink(join(path, entry.name), entry.name) : [];
    });
  } catch {
    return void 0;
  }
}
function followLink(path, name) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === void 0) return [];
  return [{ name, type: stats.isDirectory() ? "folder" : "file" }];
}

export {
  listedTree
};
