import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  skillFolderOf
} from "./chunk-XD3DMYVG.js";
import {
  folderOf,
  joinPaths,
  lookUp,
  resolvePath
} from "./chunk-4WDO7GJN.js";

// src/core/illustrative.ts
var patternCharacters = /[<>{}[\]()*|"`$%=,;!^…]|\.\.\.|\n/;
var standInNames = /^(?:x{2,}|y{4}.*|n{2,}|foo\w*|ba[rz]|placeholder|(?:file|page|doc|image|img)(?:-?(?:\d+|[a-c]|name|path))?|url|link|href|target|slug|relative-(?:url|path)|path|to|topic|title|(?:your|my|some|other|another|example|sample)(?:[-_].*)?)$/i;
var folderNames = /^(?:doc|image|img|page)$/;
function isIllustrative(path) {
  if (patternCharacters.test(path) || !/[./]/.test(path)) return true;
  return path.split("/").some((segment, index, all) => {
    if (index < all.length - 1 && folderNames.test(segment)) return false;
    const stem = segment.replace(/(?<=.)\.\w+$/, "");
    return standInNames.test(stem) || /[a-z]N$/.test(stem) || /YYYY|XXX|NNN|-MM-|(?:^|[^a-z])(?:path[-_]to|your)(?:$|[^a-z])/i.test(stem);
  });
}

// src/core/plugin-folder.ts
var manifests = [".claude-plugin/plugin.json", ".codex-plugin/plugin.json", ".cursor-plugin/plugin.json", "plugin.json"];
function pluginFolderOf(path, tree) {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (manifests.some((manifest) => lookUp(tree, joinPaths(folder, manifest)).status === "exact")) return folder;
    if (folder === "") return void 0;
  }
}
function projectFolderOf(path) {
  const folders = folderOf(path).split("/");
  const at = folders.lastIndexOf(".claude");
  return at === -1 ? void 0 : folders.slice(0, at).join("/");
}

// src/core/destination.ts
function locate(document, tree, reference) {
  const { path, form, base } = reference;
  const own = folderOf(document.path);
  const near = startsOf(document, tree, reference);
  const mayBeAbove = base === "relative" || base === "root" || near.length === 0;
  const starts = [.../* @__PURE__ */ new Set([...near, ...mayBeAbove ? foldersAbove(own) : []])];
  let left = false;
  let otherCase;
  for (const [index, start] of starts.entries()) {
    const full = resolvePath(start, path);
    if (full === void 0) {
      left ||= index === 0;
      continue;
    }
    const answer = lookUp(tree, full);
    const isNear = index < near.length;
    if (answer.status === "exact") {
      if (isNear || form === "code" || left || !isAnchoredHere(reference)) return { status: "exact", path: full };
      if (namesFolder(path)) return { status: "misplaced", found: full };
    }
    if (answer.status === "other-case" && isNear) otherCase ??= answer;
  }
  if (otherCase !== void 0) return { status: "other-case", path: otherCase.path };
  return left || near.length === 0 || isIllustrative(path) || mayBeOfWebSite(tree, reference) ? { status: "unknown" } : { status: "missing" };
}
function startsOf(document, tree, { base }) {
  const own = folderOf(document.path);
  const known = (folder) => folder === void 0 ? [] : [folder];
  switch (base) {
    case "relative":
      return [.../* @__PURE__ */ new Set([own, ...known(skillFolderOf(document))])];
    case "root":
      return [""];
    case "skill":
      return [skillFolderOf(document) ?? own];
    case "plugin":
      return known(pluginFolderOf(document.path, tree));
    case "project":
      return known(projectFolderOf(document.path));
  }
}
function isAnchoredHere({ path, base }) {
  return base === "relative" && /^\.{1,2}\//.test(path);
}
function namesFolder(path) {
  return path.replace(/^(?:\.{1,2}\/)+/, "").includes("/");
}
function mayBeOfWebSite(tree, { path, base }) {
  const slash = path.indexOf("/");
  return base === "root" && !(slash !== -1 && /\.md$/i.test(path) && lookUp(tree, path.slice(0, slash)).status === "exact");
}
function foldersAbove(folder) {
  return folder === "" ? [""] : [folder, ...foldersAbove(folderOf(folder))];
}

// src/core/link-target.ts
function targetSpan(text, node) {
  const source = text.slice(node.span.start, node.span.end);
  const opening = node.type === "definition" ? "]:" : "](";
  const offset = source.indexOf(node.url, source.lastIndexOf(opening) + opening.length);
  return offset === -1 ? void 0 : { start: node.span.start + offset, end: node.span.start + offset + node.url.length };
}

// src/core/references.ts
var referenceNodes = ["link", "image", "definition", "inlineCode"];
var resourceFolders = /* @__PURE__ */ new Set(["assets", "examples", "reference", "references", "resources", "scripts", "templates"]);
var variables = { SKILL_DIR: "skill", PLUGIN_ROOT: "plugin", PROJECT_DIR: "project" };
var variable = /^\$(?:CLAUDE_(SKILL_DIR|PLUGIN_ROOT|PROJECT_DIR)|\{CLAUDE_(SKILL_DIR|PLUGIN_ROOT|PROJECT_DIR)\})\//;
function findReferences(document) {
  const links = [...document.nodes("link"), ...document.nodes("image"), ...document.nodes("definition")];
  return [...links.flatMap((node) => linkReference(document.text, node) ?? []), ...document.nodes("inlineCode").flatMap((node) => fromCode(document, node))];
}
function linkReference(text, node) {
  const read = readPath(node.url);
  if (read === void 0) return void 0;
  const target = targetSpan(text, node);
  const span = target === void 0 ? node.span : { start: target.start + read.offset, end: target.start + read.offset + read.length };
  return { form: "link", path: read.path, base: read.base, span, verbatim: text.slice(span.start, span.end) === read.path };
}
function fromCode(document, { value, span: outer }) {
  const source = document.text.slice(outer.start, outer.end);
  const offset = source.indexOf(value);
  return codePaths(value).flatMap(({ at, text }) => {
    const read = readPath(text);
    if (read === void 0 || read.base === "relative" && !isOwn(document, read.path)) return [];
    const start = outer.start + offset + at + read.offset;
    const span = offset === -1 ? outer : { start, end: start + read.length };
    return [{ form: "code", path: read.path, base: read.base, span, verbatim: document.text.slice(span.start, span.end) === read.path }];
  });
}
function codePaths(value) {
  if (/^[\w.${}@-]+(?:\/[\w.@+-]+)+\.[A-Za-z]\w*(?::\d+(?:-\d+)?|#[\w-]+)?$/.test(value)) return [{ at: 0, text: value.replace(/:\d+(?:-\d+)?$/, "") }];
  return [...value.matchAll(/(?<![\w$/])\$\{?CLAUDE_\w+\}?(?:\/[\w.@+-]+)+\.[A-Za-z]\w*(?![\w.*<{$/-])/g)].map((match) => ({ at: match.index, text: match[0] }));
}
function isOwn(document, path) {
  const first = firstName(path);
  if (resourceFolders.has(first)) return true;
  const folder = skillFolderOf(document);
  const entries = folder === void 0 ? [] : document.tree?.list(folder) ?? [];
  return entries.some(({ name, type }) => type === "folder" && name.toLowerCase() === first.toLowerCase());
}
function readPath(target) {
  const bare = /^[^?#]*/.exec(target)?.[0] ?? "";
  const match = variable.exec(bare);
  const name = match?.[1] ?? match?.[2];
  if (match !== null && name !== void 0) {
    const offset2 = match[0].length;
    return { path: decode(bare.slice(offset2)), base: variables[name], offset: offset2, length: bare.length - offset2 };
  }
  if (bare === "" || /^(?:[a-z][a-z\d+.-]*:|[\\/]{2}|~|\$)/i.test(bare)) return void 0;
  const base = /^[\\/]/.test(bare) ? "root" : "relative";
  const offset = base === "root" ? 1 : 0;
  return { path: decode(bare.slice(offset)), base, offset, length: bare.length - offset };
}
function decode(path) {
  const slashed = path.replaceAll("\\", "/");
  try {
    return decodeURIComponent(slashed);
  } catch {
    return slashed;
  }
}
function namesResourceFolder({ path }) {
  return resourceFolders.has(firstName(path));
}
function firstName(path) {
  return path.replace(/^\.\//, "").split("/", 1)[0] ?? "";
}

export {
  locate,
  startsOf,
  targetSpan,
  referenceNodes,
  findReferences,
  linkReference,
  namesResourceFolder
};
