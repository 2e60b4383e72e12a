import type { FoundFile } from "../host/found-files.ts";

/**
 * The path of each file in reports, by its real path: relative to the root of its project, or, when files come from several
 * projects, relative to the nearest folder above them all. Always with forward slashes, and the same from wherever the
 * command was started.
 */
export function shownPaths(files: readonly FoundFile[]): ReadonlyMap<string, string> {
  const roots = [...new Set(files.map(({ root }) => root))];
  if (roots.length < 2) return new Map(files.map(({ absolutePath, path }) => [absolutePath, path]));
  const parts = roots.map(split);
  const first = parts[0] ?? [];
  const shared = first.findIndex((part, index) => parts.some((other) => other[index] !== part));
  const above = shared === -1 ? first.length : shared;
  return new Map(files.map(({ absolutePath, root, path }) => [absolutePath, [...split(root).slice(above), path].join("/")]));
}

function split(path: string): string[] {
  return path.split(/[\\/]/);
}
