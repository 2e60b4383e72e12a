import type { Document } from "./document.ts";
import { isIllustrative } from "./illustrative.ts";
import { pluginFolderOf, projectFolderOf } from "./plugin-folder.ts";
import type { Reference } from "./references.ts";
import { skillFolderOf } from "./skill-folder.ts";
import { folderOf, lookUp, resolvePath, type PathAnswer, type Tree } from "./tree.ts";

/**
 * Where a reference leads. `misplaced`: to nothing, though a file `found` elsewhere is there when the path climbs fewer or more
 * folders. `unknown`: out of the tree, or nowhere and perhaps not meant to exist.
 */
export type Destination =
  | { readonly status: "exact"; readonly path: string }
  | { readonly status: "other-case"; readonly path: string }
  | { readonly status: "misplaced"; readonly found: string }
  | { readonly status: "missing" }
  | { readonly status: "unknown" };

/**
 * Looks a reference up where it counts from, and then from every folder above, up to the root: readers and repositories differ,
 * and a path that exists anywhere it could be meant is no fault. A link that begins with `./` or `../` can only be meant from the
 * folder of its document.
 */
export function locate(document: Document, tree: Tree, reference: Reference): Destination {
  const { path, form, base } = reference;
  const own = folderOf(document.path);
  const near = startsOf(document, tree, reference);
  const mayBeAbove = base === "relative" || base === "root" || near.length === 0;
  const starts = [...new Set([...near, ...(mayBeAbove ? foldersAbove(own) : [])])];
  let left = false;
  let otherCase: (PathAnswer & { status: "other-case" }) | undefined;
  for (const [index, start] of starts.entries()) {
    const full = resolvePath(start, path);
    if (full === undefined) {
      left ||= index === 0;
      continue;
    }
    const answer = lookUp(tree, full);
    const isNear = index < near.length;
    if (answer.status === "exact") {
      if (isNear || form === "code" || left || !isAnchoredHere(reference)) return { status: "exact", path: full };
      // A name alone stands in many folders.
      if (namesFolder(path)) return { status: "misplaced", found: full };
    }
    if (answer.status === "other-case" && isNear) otherCase ??= answer;
  }
  if (otherCase !== undefined) return { status: "other-case", path: otherCase.path };
  return left || near.length === 0 || isIllustrative(path) || mayBeOfWebSite(tree, reference) ? { status: "unknown" } : { status: "missing" };
}

/**
 * The folders from which a path counts. A relative one counts from the folder of the document, and in a resource from that of
 * its skill as well (agentskills.io), which comes last. None for a variable of which this place does not tell the folder.
 */
export function startsOf(document: Document, tree: Tree, { base }: Reference): readonly string[] {
  const own = folderOf(document.path);
  const known = (folder: string | undefined): readonly string[] => (folder === undefined ? [] : [folder]);
  switch (base) {
    case "relative":
      return [...new Set([own, ...known(skillFolderOf(document))])];
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

function isAnchoredHere({ path, base }: Reference): boolean {
  return base === "relative" && /^\.{1,2}\//.test(path);
}

function namesFolder(path: string): boolean {
  return path.replace(/^(?:\.{1,2}\/)+/, "").includes("/");
}

/** A slash at the front may stand for the root of a web site, unless it is followed by a folder of the repository and a page. */
function mayBeOfWebSite(tree: Tree, { path, base }: Reference): boolean {
  const slash = path.indexOf("/");
  return base === "root" && !(slash !== -1 && /\.md$/i.test(path) && lookUp(tree, path.slice(0, slash)).status === "exact");
}

function foldersAbove(folder: string): string[] {
  return folder === "" ? [""] : [folder, ...foldersAbove(folderOf(folder))];
}
