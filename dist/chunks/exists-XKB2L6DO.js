import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findReferences,
  locate,
  namesResourceFolder,
  referenceNodes,
  startsOf
} from "./chunk-KWQGPEZM.js";
import {
  isSpecimen,
  pathWithin,
  skillFolderOf
} from "./chunk-XD3DMYVG.js";
import {
  folderOf,
  joinPaths,
  lookUp,
  relativePath,
  resolvePath
} from "./chunk-4WDO7GJN.js";
import {
  distance
} from "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/near-file.ts
var mostFolders = 200;
function nearFile(tree, path, scope) {
  const folder = folderOf(path);
  const name = path.slice(folder === "" ? 0 : folder.length + 1);
  const files = filesIn(tree, folder);
  const withOtherEnding = files.filter((file) => stemOf(file) === stemOf(name));
  if (withOtherEnding.length > 0) return only(withOtherEnding.map((file) => joinPaths(folder, file)));
  const slips = files.filter((file) => isSlip(file, name));
  if (slips.length > 0) return only(slips.map((file) => joinPaths(folder, file)));
  return scope === void 0 ? void 0 : only(filesNamed(tree, name, scope));
}
function only(paths) {
  return paths.length === 1 ? paths[0] : void 0;
}
function filesIn(tree, folder) {
  return (tree.list(folder) ?? []).filter(({ type }) => type === "file").map(({ name }) => name);
}
function isSlip(a, b) {
  if (endingOf(a) !== endingOf(b) || stemOf(b).length < 5 || a.replaceAll(/\D/g, "") !== b.replaceAll(/\D/g, "")) return false;
  return Math.abs(a.length - b.length) <= 2 && distance(a.toLowerCase(), b.toLowerCase()) <= 2;
}
function filesNamed(tree, name, scope) {
  const found = [];
  const pending = [scope];
  for (let searched = 0; pending.length > 0 && searched < mostFolders; searched += 1) {
    const folder = pending.pop() ?? "";
    for (const entry of tree.list(folder) ?? []) {
      const path = joinPaths(folder, entry.name);
      if (entry.type === "folder") pending.push(path);
      else if (entry.name === name) found.push(path);
    }
  }
  return pending.length > 0 ? [] : found;
}
function stemOf(path) {
  return path.replace(/(?<=[^/])\.\w+$/, "");
}
function endingOf(name) {
  return name.slice(stemOf(name).length).toLowerCase();
}

// src/core/web-site.ts
var configuration = /^(?:(?:astro|docusaurus|eleventy|next)\.config\.\w+|\.eleventy\.c?js|gatsby-config\.\w+|hugo\.(?:toml|ya?ml|json)|_config\.ya?ml|book\.toml|mkdocs\.ya?ml|\.vitepress|\.vuepress)$/;
function isPageOfSite({ kind, path }, tree) {
  if (kind !== "markdown" && kind !== "note") return false;
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (tree.list(folder)?.some(({ name }) => configuration.test(name)) === true) return true;
    if (folder === "") return false;
  }
}

// rules/links/exists.ts
var exists_default = defineRule({
  id: "links/exists",
  meta: {
    summary: "Require the files that a document refers to to exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: referenceNodes,
    fixable: "unsafe",
    evidence: [
      { url: "https://agentskills.io/specification#file-references", claim: "a skill refers to its other files by relative paths from its own folder" },
      { url: "https://code.visualstudio.com/docs/agent-customization/agent-skills", claim: "VS Code loads those files of a skill that its text refers to by relative links" },
      {
        url: "https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#relative-links",
        claim: "GitHub follows a relative link from the folder of the file, and one with a slash at its front from the root of the repository"
      },
      { url: "https://code.claude.com/docs/en/plugins-reference#environment-variables", claim: "`CLAUDE_PLUGIN_ROOT` is the folder of the plugin" }
    ]
  },
  messages: {
    link: "The link leads to `{{path}}`, which does not exist; correct the path, or add the file.",
    linkNear: "The link leads to `{{path}}`, which does not exist; perhaps `{{near}}` is meant.",
    site: "The link leads to a file `{{path}}`, since nothing in front of it says that it is a web site; write `https://{{path}}`.",
    depth: "The link leads to `{{path}}`, which does not exist from this folder; write `{{near}}`.",
    code: "The file `{{path}}` does not exist, though its folder does; correct the path, or add the file.",
    codeNear: "The file `{{path}}` does not exist; perhaps `{{near}}` is meant."
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === void 0 || isSpecimen(document)) return;
    const located = findReferences(document).map((reference) => ({ reference, destination: locate(document, tree, reference) }));
    const found = located.flatMap(({ reference, destination }) => "path" in destination ? [{ form: reference.form, path: destination.path }] : []);
    const hasLiveLink = found.some(({ form }) => form === "link");
    const liveFolders = new Set(found.map(({ path }) => folderOf(path)));
    for (const { reference, destination } of located) {
      const { form, base, path, span: at, verbatim } = reference;
      if (destination.status !== "misplaced" && destination.status !== "missing") continue;
      if (mayBeBuilt(document, tree, reference)) continue;
      if (destination.status === "misplaced") {
        const near = relativePath(folderOf(document.path), destination.found) + (path.endsWith("/") ? "/" : "");
        const skill = skillFolderOf(document);
        const isAnswer = verbatim && (skill === void 0 || pathWithin(skill, destination.found) !== void 0);
        const fix = isAnswer ? { safety: "unsafe", edits: [{ ...at, text: near }] } : void 0;
        report("depth", { at, data: { path, near }, fix });
      } else if (form === "link" && base === "relative" && /^www\.[\w-]+\.\w/.test(path)) {
        report("site", { at, data: { path }, fix: { safety: "unsafe", edits: [{ start: at.start, end: at.start, text: "https://" }] } });
      } else {
        const isMeant = form === "link" ? hasLiveLink || isMeantLink(document, tree, reference) : isMeantCode(document, tree, reference, liveFolders);
        if (!isMeant || !namesFile(reference)) continue;
        const near = writtenNear(document, tree, reference);
        if (near === void 0) report(form, { at, data: { path } });
        else report(form === "link" ? "linkNear" : "codeNear", { at, data: { path, near } });
      }
    }
  }
});
function namesFile({ path }) {
  return /\.\w+$|\/$/.test(path);
}
function mayBeBuilt(document, tree, { path }) {
  if (/\.html?$/i.test(path)) return document.kind === "markdown" || document.kind === "note";
  return path.endsWith("/") && isPageOfSite(document, tree);
}
function isMeantLink(document, tree, reference) {
  if (document.kind === "skill" && namesResourceFolder(reference)) return true;
  const own = folderOf(document.path);
  return startsOf(document, tree, reference).some((start) => {
    const folder = folderOf(resolvePath(start, reference.path) ?? "");
    return folder !== own && folder !== start && folder !== "" && lookUp(tree, folder).status === "exact";
  });
}
function isMeantCode(document, tree, reference, liveFolders) {
  const { base, path, span } = reference;
  const start = startsOf(document, tree, reference).at(-1);
  if (start === void 0 || base === "relative" && document.kind !== "skill" || isStillToCome(document, span.start)) return false;
  const full = resolvePath(start, path) ?? "";
  const folder = folderOf(full);
  const entries = tree.list(folder);
  if (folder === start || entries === void 0 || base === "relative" && otherSkillHas(tree, start, path)) return false;
  return liveFolders.has(folder) || entries.some(({ name, type }) => type === "file" && stemOf(joinPaths(folder, name)) === stemOf(full));
}
function writtenNear(document, tree, reference) {
  const skill = skillFolderOf(document);
  for (const start of startsOf(document, tree, reference)) {
    const full = resolvePath(start, reference.path);
    const near = full === void 0 ? void 0 : nearFile(tree, full, skill);
    if (near !== void 0 && near !== document.path) return relativePath(start, near);
  }
  return void 0;
}
function isStillToCome({ source }, start) {
  const { line } = source.pointAt(start);
  const before = source.slice(source.lineSpan(line).start, start);
  return /(?:→|=>|->)\s*`*$|\b(?:creat|writ|sav|mov|generat|add|put|split|extract)(?:e|es|ed|ing|s)?\b/i.test(before);
}
function otherSkillHas(tree, skill, path) {
  const above = folderOf(skill);
  return (tree.list(above) ?? []).some(({ name, type }) => type === "folder" && lookUp(tree, joinPaths(joinPaths(above, name), path)).status === "exact");
}
export {
  exists_default as default
};
