import type { Document } from "../../src/core/document.ts";
import { findReferences, locate, namesResourceFolder, referenceNodes, type Reference } from "../../src/core/references.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSpecimen, skillFolderOf } from "../../src/core/skill-folder.ts";
import { folderOf, joinPaths, lookUp, resolvePath, type Tree } from "../../src/core/tree.ts";

export default defineRule({
  id: "links/exists",
  meta: {
    summary: "Require the files that a skill or a prompt refers to to exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#file-references", claim: "a skill refers to its other files by relative paths from its own folder" },
      { url: "https://code.visualstudio.com/docs/agent-customization/agent-skills", claim: "VS Code loads those files of a skill that its text refers to by relative links" },
    ],
  },
  messages: {
    link: "The link leads to `{{path}}`, which does not exist; correct the path, or add the file.",
    code: "The file `{{path}}` does not exist, though its folder does; correct the path, or add the file.",
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === undefined || isSpecimen(document)) return;
    const located = findReferences(document).map((reference) => ({ reference, destination: locate(document, tree, reference) }));
    const found = located.flatMap(({ reference, destination }) => ("path" in destination ? [{ form: reference.form, path: destination.path }] : []));
    const hasLiveLink = found.some(({ form }) => form === "link");
    const liveFolders = new Set(found.map(({ path }) => folderOf(path)));
    for (const { reference, destination } of located) {
      if (destination.status !== "missing") continue;
      const { form, path, span: at } = reference;
      const isMeant = form === "link" ? hasLiveLink || isMeantLink(document, tree, reference) : isMeantCode(document, tree, reference, liveFolders);
      if (isMeant && namesFile(reference)) report(form, { at, data: { path } });
    }
  },
});

function namesFile({ path }: Reference): boolean {
  return /\.\w+$|\/$/.test(path);
}

/** Where no link of a document leads anywhere, its links may be examples; a path into a folder that is there is none. */
function isMeantLink(document: Document, tree: Tree, reference: Reference): boolean {
  if (document.kind === "skill" && namesResourceFolder(reference)) return true;
  const own = folderOf(document.path);
  return [own, skillFolderOf(document) ?? own].some((start) => {
    const folder = folderOf(resolvePath(start, reference.path) ?? "");
    return folder !== own && folder !== start && folder !== "" && lookUp(tree, folder).status === "exact";
  });
}

/**
 * A code span often names a file of somebody else, or one that is still to be written. It is meant as a file of the skill when the
 * skill has the folder and either other files of that folder are named too, or a file of that name with another ending is there.
 */
function isMeantCode(document: Document, tree: Tree, { path, span }: Reference, liveFolders: ReadonlySet<string>): boolean {
  const skill = skillFolderOf(document);
  if (document.kind !== "skill" || skill === undefined || isStillToCome(document, span.start)) return false;
  const full = resolvePath(skill, path) ?? "";
  const folder = folderOf(full);
  const entries = tree.list(folder);
  if (folder === skill || entries === undefined || otherSkillHas(tree, skill, path)) return false;
  return liveFolders.has(folder) || entries.some(({ name, type }) => type === "file" && stemOf(joinPaths(folder, name)) === stemOf(full));
}

/** Whether the words before a code span on its line speak of a file that is yet to be made: `move it → …`, `write … to …`. */
function isStillToCome({ source }: Document, start: number): boolean {
  const { line } = source.pointAt(start);
  const before = source.slice(source.lineSpan(line).start, start);
  return /(?:→|=>|->)\s*`*$|\b(?:creat|writ|sav|mov|generat|add|put|split|extract)(?:e|es|ed|ing|s)?\b/i.test(before);
}

/** Whether a skill beside this one has the path: the text around a code span may say that it is meant. */
function otherSkillHas(tree: Tree, skill: string, path: string): boolean {
  const above = folderOf(skill);
  return (tree.list(above) ?? []).some(({ name, type }) => type === "folder" && lookUp(tree, joinPaths(joinPaths(above, name), path)).status === "exact");
}

function stemOf(path: string): string {
  return path.replace(/(?<=[^/])\.\w+$/, "");
}
