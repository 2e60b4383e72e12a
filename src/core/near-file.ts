import { distance } from "fastest-levenshtein";
import { folderOf, joinPaths, type Tree } from "./tree.ts";

/** How many folders are searched for a file that may have moved: enough for a skill, a bound for a tree that is none. */
const mostFolders = 200;

/**
 * The one file that a missing path was probably meant as: of the same name with another ending, or of nearly the same name, in
 * the same folder; or of the same name in another folder below `scope`. `undefined` where there is none, or more than one.
 */
export function nearFile(tree: Tree, path: string, scope: string | undefined): string | undefined {
  const folder = folderOf(path);
  const name = path.slice(folder === "" ? 0 : folder.length + 1);
  const files = filesIn(tree, folder);
  const withOtherEnding = files.filter((file) => stemOf(file) === stemOf(name));
  if (withOtherEnding.length > 0) return only(withOtherEnding.map((file) => joinPaths(folder, file)));
  const slips = files.filter((file) => isSlip(file, name));
  if (slips.length > 0) return only(slips.map((file) => joinPaths(folder, file)));
  return scope === undefined ? undefined : only(filesNamed(tree, name, scope));
}

function only(paths: readonly string[]): string | undefined {
  return paths.length === 1 ? paths[0] : undefined;
}

function filesIn(tree: Tree, folder: string): string[] {
  return (tree.list(folder) ?? []).filter(({ type }) => type === "file").map(({ name }) => name);
}

/** At most two letters differ in a name of some length, and no digit does: `step-2.md` is no slip for `step-3.md`. */
function isSlip(a: string, b: string): boolean {
  if (endingOf(a) !== endingOf(b) || stemOf(b).length < 5 || a.replaceAll(/\D/g, "") !== b.replaceAll(/\D/g, "")) return false;
  return Math.abs(a.length - b.length) <= 2 && distance(a.toLowerCase(), b.toLowerCase()) <= 2;
}

function filesNamed(tree: Tree, name: string, scope: string): string[] {
  const found: string[] = [];
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

export function stemOf(path: string): string {
  return path.replace(/(?<=[^/])\.\w+$/, "");
}

function endingOf(name: string): string {
  return name.slice(stemOf(name).length).toLowerCase();
}
