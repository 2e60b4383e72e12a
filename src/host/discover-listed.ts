import { lstat, realpath, stat } from "./local-files.ts";
import { basename, dirname, join } from "node:path";
import { ConfigError } from "./config-error.ts";
import type { Discovery, DiscoverOptions } from "./discover.ts";
import { compareText, pathWithin, toForwardSlashes } from "./paths.ts";
import { ProjectTrees } from "./project-trees.ts";
import { sight } from "./sighting.ts";
import { describeError } from "./system-error.ts";
import { closedFolders, type Failure } from "./tree-search.ts";

/**
 * The files of a list that git made (`--changed`, `--staged`) which a search of the project finds too, paths being relative to
 * `root`. Nobody named them by hand: what is no document, what is ignored by configuration and what is gone from the disk
 * is passed by, and links out of the root are not followed. Throws a `ConfigError`.
 */
export async function discoverListed(paths: readonly string[], root: string, { configs }: DiscoverOptions): Promise<Discovery> {
  const trees = new ProjectTrees(configs);
  const failures: Failure[] = [];
  for (const path of paths) {
    if (path.split("/").some((segment) => closedFolders.has(segment))) continue;
    try {
      await addListed(trees, root, path);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      failures.push({ path, reason: describeError(error) });
    }
  }
  return {
    files: await trees.list(),
    notes: [],
    failures: failures.sort((a, b) => compareText(a.path, b.path)),
    usageErrors: [],
    listedFolders: trees.listed,
  };
}

async function addListed(trees: ProjectTrees, root: string, path: string): Promise<void> {
  const written = join(root, path);
  const stats = await lstat(written).catch(() => undefined);
  if (stats === undefined) return;
  const real = await realpath(written).catch(() => undefined);
  if (real === undefined || pathWithin(root, real) === undefined || !(await stat(real)).isFile()) return;
  const tree = await trees.treeOf(root);
  const home = await tree.folder(dirname(real));
  if (home.config.globs.ignoredBy(toForwardSlashes(real)) !== undefined) return;
  const how = { explicit: false, readOnly: false };
  const places = [{ folder: home, name: basename(real), real, home }];
  if (stats.isSymbolicLink()) places.push({ folder: await tree.folder(await realpath(dirname(written))), name: basename(written), real, home });
  for (const place of places) {
    const sighting = await sight(tree.root, place, { kind: undefined, named: false }, how);
    if (sighting !== undefined) trees.files.add(sighting);
  }
}
