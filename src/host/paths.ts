import { isAbsolute, relative, sep } from "node:path";

/** A path with forward slashes, as reports and globs have it. */
export function toForwardSlashes(path: string): string {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}

/** The path of `inner` relative to `folder`, with forward slashes; `undefined` when it does not stand at or below it. */
export function pathWithin(folder: string, inner: string): string | undefined {
  const path = relative(folder, inner);
  const outside = path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
  return outside ? undefined : toForwardSlashes(path);
}

/** By code units: the same order on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
