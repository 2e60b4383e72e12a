import type { Stats } from "node:fs";
import { join } from "node:path";
import type { Tree, TreeEntry } from "../core/tree.ts";
import { isUsualCache } from "./cache/cache-folder.ts";
import { GitStates } from "./git-state.ts";
import { readEntriesNow, realpathNow, statNow } from "./local-files.ts";
import { pathWithin, toForwardSlashes } from "./paths.ts";
import { systemErrorCode } from "./system-error.ts";

/**
 * The files below the root of a project, listed folder by folder when a rule first asks. What a link leads to counts, unless
 * it leaves the root. Synchronous, since rules are; a folder is listed once in a run.
 */
export function listedTree(root: string): Tree {
  const states = new GitStates(root);
  const known = new Map<string, readonly TreeEntry[] | undefined>();
  return {
    base: toForwardSlashes(root),
    list(folder) {
      if (!known.has(folder)) known.set(folder, listFolder(root, folder));
      return known.get(folder);
    },
    gitState: (path) => states.of(path),
  };
}

function listFolder(root: string, folder: string): TreeEntry[] | undefined {
  const path = join(root, folder);
  try {
    if (pathWithin(root, realpathNow(path)) === undefined) return undefined;
    return readEntriesNow(path).flatMap((entry): TreeEntry[] => {
      if (isUsualCache(path, entry.name)) return [];
      if (entry.isFile()) return [{ name: entry.name, type: "file" }];
      if (entry.isDirectory()) return [{ name: entry.name, type: "folder" }];
      return entry.isSymbolicLink() ? followLink(join(path, entry.name), entry.name) : [];
    });
  } catch {
    // A folder that is not there or cannot be read: nothing is known of it.
    return undefined;
  }
}

function followLink(path: string, name: string): TreeEntry[] {
  const stats = statOrNothing(path);
  return stats === undefined ? [] : [{ name, type: stats.isDirectory() ? "folder" : "file" }];
}

/** Throws for anything but a link that leads nowhere. */
function statOrNothing(path: string): Stats | undefined {
  try {
    return statNow(path);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
