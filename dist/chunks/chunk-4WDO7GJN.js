import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/tree.ts
function lookUp(tree, path) {
  let folder = "";
  let type = "folder";
  let exact = true;
  for (const name of path.split("/").filter((part) => part !== "")) {
    const entries = type === "folder" ? tree.list(folder) ?? [] : [];
    const entry = entries.find((each) => each.name === name) ?? entries.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (entry === void 0) return { status: "missing", parent: folder };
    if (entry.name !== name) exact = false;
    folder = joinPaths(folder, entry.name);
    type = entry.type;
  }
  return exact ? { status: "exact", type } : { status: "other-case", path: folder, type };
}
function resolvePath(folder, relative) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return void 0;
  }
  return parts.join("/");
}
function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function joinPaths(folder, name) {
  return folder === "" ? name : `${folder}/${name}`;
}
function relativePath(folder, path) {
  const from = folder === "" ? [] : folder.split("/");
  const to = path.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}
function treeOf(paths, base) {
  const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
  const add = (path, type) => {
    const folder = folderOf(path);
    if (!folders.has(folder)) add(folder, "folder");
    folders.get(folder)?.set(path.slice(path.lastIndexOf("/") + 1), type);
    if (type === "folder" && !folders.has(path)) folders.set(path, /* @__PURE__ */ new Map());
  };
  for (const path of paths) {
    if (path.endsWith("/")) add(path.slice(0, -1), "folder");
    else add(path, "file");
  }
  return {
    base,
    list: (folder) => {
      const entries = folders.get(folder);
      return entries === void 0 ? void 0 : [...entries].map(([name, type]) => ({ name, type }));
    }
  };
}

export {
  lookUp,
  resolvePath,
  folderOf,
  joinPaths,
  relativePath,
  treeOf
};
