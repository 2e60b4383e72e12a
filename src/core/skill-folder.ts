import type { Document } from "./document.ts";
import { folderOf, type Tree } from "./tree.ts";

/** Folders of a skill whose Markdown is meant for another place, so that its links need not lead anywhere here. */
const specimenFolders = /(?:^|\/)(?:assets?|boilerplates?|evals?|examples?|fixtures|samples?|templates?|tests?)(?:\/|$)/i;

/** The folder of the skill to which a skill or one of its resources belongs; `undefined` when the tree shows none. */
export function skillFolderOf({ kind, path, tree }: Document): string | undefined {
  if (kind === "skill") return folderOf(path);
  if (kind !== "skill-resource" || tree === undefined) return undefined;
  // A `SKILL.md` among the resources of a skill is a template and owns nothing.
  const isTemplate = path.endsWith("/SKILL.md");
  for (let folder = isTemplate ? folderOf(folderOf(path)) : folderOf(path); ; folder = folderOf(folder)) {
    if (isSkillFolder(tree, folder)) return folder;
    if (folder === "") return undefined;
  }
}

function isSkillFolder(tree: Tree, folder: string): boolean {
  return tree.list(folder)?.some(({ name, type }) => name === "SKILL.md" && type === "file") ?? false;
}

/** The path of a file from a folder above it on. */
export function pathWithin(folder: string, path: string): string | undefined {
  if (folder === "") return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Whether a document is text to be used elsewhere: a template, an example, a fixture. */
export function isSpecimen(document: Document): boolean {
  const folder = skillFolderOf(document);
  const isPage = document.kind === "markdown" || document.kind === "note";
  const inside = (folder === undefined ? undefined : pathWithin(folder, document.path)) ?? (isPage ? document.path : document.fileName);
  return specimenFolders.test(folderOf(inside)) || /template|boilerplate|example/i.test(document.fileName);
}
