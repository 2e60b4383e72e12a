import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findReferences,
  locate
} from "./chunk-KWQGPEZM.js";
import {
  pathWithin,
  skillFolderOf
} from "./chunk-XD3DMYVG.js";
import {
  folderOf,
  joinPaths,
  lookUp
} from "./chunk-4WDO7GJN.js";

// src/core/skill-files.ts
var limits = { depth: 10, files: 5e3 };
var foreignFolders = /* @__PURE__ */ new Set(["node_modules", "__pycache__", "venv", "dist", "build"]);
var known = /* @__PURE__ */ new WeakMap();
function skillFiles(tree, skill) {
  const ofTree = known.get(tree) ?? /* @__PURE__ */ new Map();
  known.set(tree, ofTree);
  if (!ofTree.has(skill)) ofTree.set(skill, listFiles(tree, skill));
  return ofTree.get(skill);
}
function listFiles(tree, skill) {
  const paths = [];
  const folders = /* @__PURE__ */ new Map();
  const open = [{ folder: skill, depth: 0 }];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const { folder, depth } = next;
    const entries = tree.list(folder) ?? [];
    if (folder !== skill && entries.some(({ name }) => name === "SKILL.md")) continue;
    folders.set(folder.toLowerCase(), folder);
    for (const { name, type } of entries) {
      const path = joinPaths(folder, name);
      if (name.startsWith(".") || foreignFolders.has(name)) continue;
      if (type === "folder") open.push({ folder: path, depth: depth + 1 });
      else if (name !== "SKILL.md") paths.push(path);
    }
    if (depth > limits.depth || paths.length > limits.files) return void 0;
  }
  paths.sort();
  return { paths, folders, byName: groupedBy(paths, nameOf), byStem: groupedBy(paths, (path) => nameOf(path).replace(/(?<=.)\.[^.]*$/, "")) };
}
function nameOf(path) {
  return path.slice(folderOf(path).length).replace("/", "").toLowerCase();
}
function groupedBy(paths, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const group = groups.get(keyOf(path));
    if (group === void 0) groups.set(keyOf(path), [path]);
    else group.push(path);
  }
  return groups;
}

// src/core/skill-naming.ts
var mostSegments = 12;
var mostOfOneName = 100;
var plainPath = /[\p{L}\p{N}_.@+~-]+(?:[/\\]+[\p{L}\p{N}_.@+~-]+)*[/\\]?/gu;
var patternPath = /(?<![\p{L}\p{N}_.@+/-])((?:[\p{L}\p{N}_.@+-]+\/)+)[\p{L}\p{N}_.@+-]*[*<{[$]/gu;
var pathOfSkills = /(?<![\w.-])skills\/[\w.@+/-]{1,200}\.\w{1,10}/g;
var folderInWords = /(?<![\p{L}\p{N}_.-])([\p{L}\p{N}_.-]+)[`"*]{0,3} (?:sub)?(?:folder|directory)\b/giu;
function namedFiles(document) {
  const { tree, text } = document;
  const skill = skillFolderOf(document);
  if (tree === void 0) return { files: [], folders: [] };
  const files = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Set();
  for (const reference of findReferences(document)) {
    const destination = locate(document, tree, reference);
    if ("path" in destination) files.add(destination.path);
  }
  for (const path of new Set(text.match(pathOfSkills))) if (lookUp(tree, path).status === "exact") files.add(path);
  const own = skill === void 0 ? void 0 : skillFiles(tree, skill);
  if (skill !== void 0 && own !== void 0) {
    const starts = [.../* @__PURE__ */ new Set([skill, folderOf(document.path)])];
    const added = /* @__PURE__ */ new Set();
    for (const match of text.matchAll(plainPath)) {
      const written = withoutStops(match[0]);
      const inCode = text[match.index - 1] === "`" && text[match.index + match[0].length] === "`";
      const matching = matchFiles(own, written.toLowerCase(), inCode);
      if (!added.has(matching)) for (const path of matching) files.add(path);
      added.add(matching);
      if (/[/\\]$/.test(written) || inCode) addFolder(folders, own, starts, written);
    }
    for (const [, folder = ""] of text.matchAll(folderInWords)) addFolder(folders, own, starts, folder);
    for (const [, folder = ""] of text.matchAll(patternPath)) addFolder(folders, own, starts, folder);
    for (const path of files) if (own.folders.has(path.toLowerCase()) && path !== skill) folders.add(path);
  }
  return { files: [...files].sort(), folders: [...folders].sort() };
}
function withoutStops(word) {
  let { length } = word;
  while (word[length - 1] === ".") length -= 1;
  return word.slice(0, length);
}
function matchFiles({ byName, byStem }, written, inCode) {
  const segments = written.replace(/^@/, "").split(/[/\\]+/).filter((part) => part !== "");
  const last = segments.at(-1) ?? "";
  const named = byName.get(last);
  if (named !== void 0) return closest(named, segments.slice(0, -1));
  if (segments.length > 1 || inCode || /[-_\d]/.test(last)) {
    const stems2 = byStem.get(last);
    if (stems2 !== void 0) return closest(stems2, segments.slice(0, -1));
  }
  const modules = last.split(".");
  const stems = modules.length > 1 ? byStem.get(modules.at(-1) ?? "") : void 0;
  return stems?.filter((path) => folderOf(path).toLowerCase().endsWith(modules.at(-2) ?? "")) ?? [];
}
function closest(paths, above) {
  if (paths.length === 1 || paths.length > mostOfOneName || above.length === 0) return paths;
  const shared = paths.map((path) => sharedEnd(folderOf(path).toLowerCase().split("/"), above));
  const most = Math.max(...shared);
  return paths.filter((_, index) => shared[index] === most);
}
function sharedEnd(one, other) {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}
function addFolder(found, { folders }, starts, written) {
  const segments = written.toLowerCase().split(/[/\\]+/).filter((part) => part !== "" && part !== "." && part !== "..").slice(-mostSegments);
  for (let from = 0; from < segments.length; from += 1) {
    const end = segments.slice(from).join("/");
    for (const start of starts) {
      const folder = folders.get(joinPaths(start.toLowerCase(), end));
      if (folder === void 0) continue;
      found.add(folder);
      return;
    }
  }
}
function liesInAny(folders, path) {
  for (const folder of folders) if (pathWithin(folder, path) !== void 0) return true;
  return false;
}

export {
  skillFiles,
  namedFiles,
  liesInAny
};
