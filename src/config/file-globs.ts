import type { DocumentKind } from "../core/document.ts";
import type { ConfigLayer } from "./config.ts";
import { compileGlob, pathFrom, type Glob } from "../core/globs.ts";

/** Files that a configuration or a contract names, and their kind. */
export interface NamedFiles {
  /** The folder to which the glob is relative: absolute or empty, with forward slashes, without one at its end. */
  readonly base: string;
  readonly glob: string;
  readonly kind: DocumentKind;
}

/** What `files` and `ignore` of a configuration say. All paths are absolute, or relative to an empty base. */
export interface FileGlobs {
  /** The pattern that keeps a file or folder from being linted, and the configuration that holds it. */
  ignoredBy(path: string): IgnoredBy | undefined;
  /** Whether everything below an ignored folder is ignored, so that nobody need look into it. */
  ignoresAllOf(folder: string): boolean;
  kindOf(path: string): DocumentKind | undefined;
  /** Whether `kindOf` may know a path below the folder. */
  mayNameBelow(folder: string): boolean;
}

export interface IgnoredBy {
  readonly pattern: string;
  readonly source: string;
}

interface IgnorePattern extends IgnoredBy {
  readonly base: string;
  readonly glob: Glob;
  readonly negated: boolean;
  /** A slash at the end: the pattern means folders only. */
  readonly folderOnly: boolean;
}

/** Compiles the globs of a configuration, and of the contracts that name files. The last match wins. */
export function compileFileGlobs(layers: readonly ConfigLayer[], contractFiles: readonly NamedFiles[]): FileGlobs {
  const ignores = layers.flatMap(({ source, base, config }) =>
    (config.ignore ?? []).map((pattern) => toIgnorePattern(pattern, source, base)),
  );
  const named = [
    ...contractFiles,
    ...layers.flatMap(({ base, config }) => Object.entries(config.files ?? {}).map(([glob, kind]) => ({ base, glob, kind }))),
  ].map(({ base, glob, kind }) => ({ base, kind, glob: compileGlob(glob) }));
  const someNegated = ignores.some(({ negated }) => negated);

  const ignoredBy = (path: string): IgnoredBy | undefined => {
    const last = ignores.findLast((pattern) => covers(pattern, path));
    return last === undefined || last.negated ? undefined : { pattern: last.pattern, source: last.source };
  };

  return {
    ignoredBy,
    ignoresAllOf: (folder) => !someNegated && ignoredBy(`${folder}/`) !== undefined,
    kindOf: (path) =>
      named.findLast(({ base, glob }) => {
        const inside = pathFrom(base, path);
        return inside !== undefined && glob.matches(inside);
      })?.kind,
    mayNameBelow: (folder) =>
      named.some(({ base, glob }) => {
        const inside = pathFrom(base, folder);
        return inside === undefined ? base.startsWith(`${folder}/`) : glob.mayMatchBelow(inside);
      }),
  };
}

function toIgnorePattern(pattern: string, source: string, base: string): IgnorePattern {
  const negated = pattern.startsWith("!");
  const written = negated ? pattern.slice(1) : pattern;
  const folderOnly = written.endsWith("/");
  return { pattern, source, base, negated, folderOnly, glob: compileGlob(folderOnly ? written.slice(0, -1) : written) };
}

/** Whether a pattern matches the path or a folder above it. A slash at the end of the path marks a folder. */
function covers({ base, glob, folderOnly }: IgnorePattern, path: string): boolean {
  const inside = pathFrom(base, path);
  if (inside === undefined) return false;
  const segments = inside.split("/");
  const isFolder = segments.at(-1) === "";
  if (isFolder) segments.pop();
  return segments.some((_, index) => {
    if (folderOnly && !isFolder && index === segments.length - 1) return false;
    return glob.matches(segments.slice(0, index + 1).join("/"));
  });
}
