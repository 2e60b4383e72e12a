import { locate, startsOf } from "../../src/core/destination.ts";
import type { Fix } from "../../src/core/diagnostic.ts";
import type { Document } from "../../src/core/document.ts";
import { nearFile, stemOf } from "../../src/core/near-file.ts";
import { findReferences, namesResourceFolder, referenceNodes, type Reference } from "../../src/core/references.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSpecimen, pathWithin, skillFolderOf } from "../../src/core/skill-folder.ts";
import { folderOf, joinPaths, lookUp, relativePath, resolvePath, type Tree } from "../../src/core/tree.ts";
import { isPageOfSite } from "../../src/core/web-site.ts";

export default defineRule({
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
        claim: "GitHub follows a relative link from the folder of the file, and one with a slash at its front from the root of the repository",
      },
      { url: "https://code.claude.com/docs/en/plugins-reference#environment-variables", claim: "`CLAUDE_PLUGIN_ROOT` is the folder of the plugin" },
    ],
  },
  messages: {
    link: "The link leads to `{{path}}`, which does not exist; correct the path, or add the file.",
    linkNear: "The link leads to `{{path}}`, which does not exist; perhaps `{{near}}` is meant.",
    site: "The link leads to a file `{{path}}`, since nothing in front of it says that it is a web site; write `https://{{path}}`.",
    depth: "The link leads to `{{path}}`, which does not exist from this folder; write `{{near}}`.",
    code: "The file `{{path}}` does not exist, though its folder does; correct the path, or add the file.",
    codeNear: "The file `{{path}}` does not exist; perhaps `{{near}}` is meant.",
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === undefined || isSpecimen(document)) return;
    const located = findReferences(document).map((reference) => ({ reference, destination: locate(document, tree, reference) }));
    const found = located.flatMap(({ reference, destination }) => ("path" in destination ? [{ form: reference.form, path: destination.path }] : []));
    const hasLiveLink = found.some(({ form }) => form === "link");
    const liveFolders = new Set(found.map(({ path }) => folderOf(path)));
    for (const { reference, destination } of located) {
      const { form, base, path, span: at, verbatim } = reference;
      if (destination.status !== "misplaced" && destination.status !== "missing") continue;
      if (mayBeBuilt(document, tree, reference)) continue;
      if (destination.status === "misplaced") {
        const near = relativePath(folderOf(document.path), destination.found) + (path.endsWith("/") ? "/" : "");
        const skill = skillFolderOf(document);
        // Where a path that leaves the skill is no answer either, it is only said.
        const isAnswer = verbatim && (skill === undefined || pathWithin(skill, destination.found) !== undefined);
        const fix = isAnswer ? ({ safety: "unsafe", edits: [{ ...at, text: near }] } satisfies Fix) : undefined;
        report("depth", { at, data: { path, near }, fix });
      } else if (form === "link" && base === "relative" && /^www\.[\w-]+\.\w/.test(path)) {
        report("site", { at, data: { path }, fix: { safety: "unsafe", edits: [{ start: at.start, end: at.start, text: "https://" }] } });
      } else {
        const isMeant = form === "link" ? hasLiveLink || isMeantLink(document, tree, reference) : isMeantCode(document, tree, reference, liveFolders);
        if (!isMeant || !namesFile(reference)) continue;
        const near = writtenNear(document, tree, reference);
        if (near === undefined) report(form, { at, data: { path } });
        else report(form === "link" ? "linkNear" : "codeNear", { at, data: { path, near } });
      }
    }
  },
});

function namesFile({ path }: Reference): boolean {
  return /\.\w+$|\/$/.test(path);
}

/** A site generator makes the HTML that its pages link, and the folders that stand for its pages. */
function mayBeBuilt(document: Document, tree: Tree, { path }: Reference): boolean {
  if (/\.html?$/i.test(path)) return document.kind === "markdown" || document.kind === "note";
  return path.endsWith("/") && isPageOfSite(document, tree);
}

/** Where no link of a document leads anywhere, its links may be examples; a path into a folder that is there is none. */
function isMeantLink(document: Document, tree: Tree, reference: Reference): boolean {
  if (document.kind === "skill" && namesResourceFolder(reference)) return true;
  const own = folderOf(document.path);
  return startsOf(document, tree, reference).some((start) => {
    const folder = folderOf(resolvePath(start, reference.path) ?? "");
    return folder !== own && folder !== start && folder !== "" && lookUp(tree, folder).status === "exact";
  });
}

/**
 * A code span often names a file of somebody else, or one that is still to be written. It is meant as a file of the skill, or of
 * the plugin that a variable names, when that has the folder and either other files of that folder are named too, or a file of
 * that name with another ending is there.
 */
function isMeantCode(document: Document, tree: Tree, reference: Reference, liveFolders: ReadonlySet<string>): boolean {
  const { base, path, span } = reference;
  const start = startsOf(document, tree, reference).at(-1);
  if (start === undefined || (base === "relative" && document.kind !== "skill") || isStillToCome(document, span.start)) return false;
  const full = resolvePath(start, path) ?? "";
  const folder = folderOf(full);
  const entries = tree.list(folder);
  if (folder === start || entries === undefined || (base === "relative" && otherSkillHas(tree, start, path))) return false;
  return liveFolders.has(folder) || entries.some(({ name, type }) => type === "file" && stemOf(joinPaths(folder, name)) === stemOf(full));
}

/** The file that was probably meant, as the document would write it. */
function writtenNear(document: Document, tree: Tree, reference: Reference): string | undefined {
  const skill = skillFolderOf(document);
  for (const start of startsOf(document, tree, reference)) {
    const full = resolvePath(start, reference.path);
    const near = full === undefined ? undefined : nearFile(tree, full, skill);
    if (near !== undefined && near !== document.path) return relativePath(start, near);
  }
  return undefined;
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
