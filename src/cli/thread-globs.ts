import { folderOf, joinPaths, type Tree } from "../core/tree.ts";

/** A glob for the key `files` of a configuration. */
export interface ThreadGlob {
  readonly glob: string;
  readonly files: number;
  readonly markers: number;
}

/**
 * Globs that match the given files: one for a folder in which every file with that ending is among them, else one for each
 * file. A glob with a slash is relative to the configuration, so that those of its own folder begin with one.
 */
export function threadGlobs(tree: Tree, threads: readonly { readonly path: string; readonly markers: number }[]): ThreadGlob[] {
  const paths = new Set(threads.map(({ path }) => path));
  const globs = new Map<string, ThreadGlob>();
  for (const { path, markers } of threads) {
    const folder = folderOf(path);
    const ending = path.slice(path.lastIndexOf("."));
    const siblings = (tree.list(folder) ?? []).filter(({ name, type }) => type === "file" && name.endsWith(ending));
    const all = folder !== "" && siblings.every(({ name }) => paths.has(joinPaths(folder, name)));
    const glob = all ? `${literal(folder)}/*${ending}` : `${folder === "" ? "./" : ""}${literal(path)}`;
    const before = globs.get(glob);
    globs.set(glob, { glob, files: (before?.files ?? 0) + 1, markers: (before?.markers ?? 0) + markers });
  }
  return [...globs.values()];
}

function literal(path: string): string {
  return path.replaceAll(/[\\*?[\]{}!+@()]/g, String.raw`\$&`);
}
