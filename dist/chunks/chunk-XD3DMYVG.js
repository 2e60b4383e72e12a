import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  folderOf
} from "./chunk-4WDO7GJN.js";

// src/core/skill-folder.ts
var specimenFolders = /(?:^|\/)(?:assets?|boilerplates?|evals?|examples?|fixtures|samples?|templates?|tests?)(?:\/|$)/i;
function skillFolderOf({ kind, path, tree }) {
  if (kind === "skill") return folderOf(path);
  if (kind !== "skill-resource" || tree === void 0) return void 0;
  const isTemplate = path.endsWith("/SKILL.md");
  for (let folder = isTemplate ? folderOf(folderOf(path)) : folderOf(path); ; folder = folderOf(folder)) {
    if (isSkillFolder(tree, folder)) return folder;
    if (folder === "") return void 0;
  }
}
function isSkillFolder(tree, folder) {
  return tree.list(folder)?.some(({ name, type }) => name === "SKILL.md" && type === "file") ?? false;
}
function pathWithin(folder, path) {
  if (folder === "") return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : void 0;
}
function isSpecimen(document) {
  const folder = skillFolderOf(document);
  const isPage = document.kind === "markdown" || document.kind === "note";
  const inside = (folder === void 0 ? void 0 : pathWithin(folder, document.path)) ?? (isPage ? document.path : document.fileName);
  return specimenFolders.test(folderOf(inside)) || /template|boilerplate|example/i.test(document.fileName);
}

export {
  skillFolderOf,
  pathWithin,
  isSpecimen
};
