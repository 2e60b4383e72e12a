import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  skillFolderOf
} from "./chunk-QSRJVHIR.js";
import {
  folderOf,
  lookUp,
  resolvePath
} from "./chunk-NXSJ4AIE.js";

// src/core/references.ts
var referenceNodes = ["link", "image", "definition", "inlineCode"];
var resourceFolders = /* @__PURE__ */ new Set(["assets", "examples", "reference", "references", "resources", "scripts", "templates"]);
var variables = { skill: "${CLAUDE_SKILL_DIR}/", plugin: "${CLAUDE_PLUGIN_ROOT}/" };
function findReferences(document) {
  const links = [...document.nodes("link"), ...document.nodes("image"), ...document.nodes("definition")];
  return [...links.flatMap((node) => fromLink(document.text, node)), ...document.nodes("inlineCode").flatMap((node) => fromCode(document, node))];
}
function fromLink(text, node) {
  const read = readPath(node.url);
  if (read === void 0) return [];
  const source = text.slice(node.span.start, node.span.end);
  const opening = node.type === "definition" ? "]:" : "](";
  const offset = source.indexOf(node.url, source.lastIndexOf(opening) + opening.length);
  const start = node.span.start + offset + read.offset;
  const span = offset === -1 ? node.span : { start, end: start + read.length };
  return [{ form: "link", path: read.path, base: read.base, span, verbatim: text.slice(span.start, span.end) === read.path }];
}
function fromCode(document, { value, span: outer }) {
  if (!/^[\w.${}@-]+(?:\/[\w.@+-]+)+\.[A-Za-z]\w*(?::\d+(?:-\d+)?|#[\w-]+)?$/.test(value)) return [];
  const read = readPath(value.replace(/:\d+(?:-\d+)?$/, ""));
  if (read === void 0) return [];
  const folder = skillFolderOf(document);
  const first = firstName(read.path);
  const ownFolders = folder === void 0 ? [] : (document.tree?.list(folder) ?? []).filter(({ type }) => type === "folder");
  const isOwn = resourceFolders.has(first) || ownFolders.some(({ name }) => name.toLowerCase() === first.toLowerCase());
  if (read.base === "relative" && !isOwn) return [];
  const offset = document.text.slice(outer.start, outer.end).indexOf(value);
  const start = outer.start + offset + read.offset;
  const span = offset === -1 ? outer : { start, end: start + read.length };
  return [{ form: "code", path: read.path, base: read.base, span, verbatim: document.text.slice(span.start, span.end) === read.path }];
}
function readPath(target) {
  const bare = /^[^?#]*/.exec(target)?.[0] ?? "";
  for (const base2 of ["skill", "plugin"]) {
    const variable = variables[base2];
    if (bare.startsWith(variable)) return { path: decode(bare.slice(variable.length)), base: base2, offset: variable.length, length: bare.length - variable.length };
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
function locate(document, tree, { path, base }) {
  const skill = skillFolderOf(document);
  const own = folderOf(document.path);
  const above = foldersAbove(own);
  const near = base === "relative" ? [own, ...skill === void 0 ? [] : [skill]] : base === "skill" ? [skill ?? own] : base === "root" ? [""] : [];
  const starts = [.../* @__PURE__ */ new Set([...near, ...base === "skill" ? [] : above])];
  let left = false;
  let otherCase;
  for (const [index, start] of starts.entries()) {
    const full = resolvePath(start, path);
    if (full === void 0) {
      left ||= index === 0;
      continue;
    }
    const answer = lookUp(tree, full);
    if (answer.status === "exact") return { status: "exact", path: full };
    if (answer.status === "other-case" && index < near.length) otherCase ??= answer;
  }
  if (otherCase !== void 0) return { status: "other-case", path: otherCase.path };
  return left || base === "root" || base === "plugin" || isIllustrative(path) ? { status: "unknown" } : { status: "missing" };
}
function foldersAbove(folder) {
  return folder === "" ? [""] : [folder, ...foldersAbove(folderOf(folder))];
}
function namesResourceFolder({ path }) {
  return resourceFolders.has(firstName(path));
}
function firstName(path) {
  return path.replace(/^\.\//, "").split("/", 1)[0] ?? "";
}
var patternCharacters = /[<>{}[\]()*|"`$%=,;!^…]|\.\.\.|\n/;
var standInNames = /^(?:x{2,}|y{4}.*|n{2,}|foo\w*|ba[rz]|placeholder|(?:file|page|doc|image|img)(?:-?(?:\d+|[a-c]|name|path))?|url|link|href|target|slug|relative-(?:url|path)|path|to|topic|title|(?:your|my|some|other|another|example|sample)(?:[-_].*)?)$/i;
function isIllustrative(path) {
  if (patternCharacters.test(path) || !/[./]/.test(path)) return true;
  return path.split("/").some((segment) => {
    const stem = segment.replace(/(?<=.)\.\w+$/, "");
    return standInNames.test(stem) || /[a-z]N$/.test(stem) || /YYYY|XXX|NNN|-MM-|(?:^|[^a-z])(?:path[-_]to|your)(?:$|[^a-z])/i.test(stem);
  });
}

export {
  referenceNodes,
  findReferences,
  locate,
  namesResourceFolder
};
