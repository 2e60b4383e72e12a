import { statSync } from "node:fs";
import { join } from "node:path";
import { folderOf, treeOf, type Tree } from "../core/tree.ts";
import { indexEntries } from "./changed-files.ts";
import { listedTree } from "./listed-tree.ts";

/**
 * The files that the next commit would hold, whatever lies on the disk beside them. Where a link leads is known only from the
 * disk, as far as it does not leave the root. `root` is the top of a working tree. Throws a `GitError`.
 */
export async function indexTree(root: string): Promise<Tree> {
  const entries = await indexEntries(root);
  const links = new Set(entries.filter(({ link }) => link).map(({ path }) => path));
  const onDisk = listedTree(root);
  const inIndex = treeOf(entries.map(({ path, link }) => (link && leadsToFolder(join(root, path)) ? `${path}/` : path)));
  const throughLink = (folder: string): boolean => {
    for (let at = folder; at !== ""; at = folderOf(at)) if (links.has(at)) return true;
    return false;
  };
  return { list: (folder) => (links.size > 0 && throughLink(folder) ? onDisk.list(folder) : inIndex.list(folder)) };
}

function leadsToFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
