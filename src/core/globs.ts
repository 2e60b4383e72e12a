import picomatch from "picomatch/posix.js";

/**
 * A compiled glob. A glob without a slash matches a name at any depth, as in ignore files of git; any other one matches the
 * whole path from its base. `*` and `**` match names that begin with a dot. Paths have forward slashes and are relative
 * to the base of the glob.
 */
export interface Glob {
  readonly pattern: string;
  matches(path: string): boolean;
  /** Whether a path below this folder may match: never wrongly `false`. */
  mayMatchBelow(folder: string): boolean;
}

// Parentheses and `|` are ordinary characters of names here: picomatch hands them to the regular expression, in which a
// configuration from a stranger could hide one that takes exponential time.
const options = { dot: true, nonegate: true, flags: "s" };

/** Compiles a glob in which `globFault` finds nothing. */
export function compileGlob(pattern: string): Glob {
  const written = pattern.replace(/^\.?\//, "");
  const anyDepth = !pattern.includes("/");
  let compiled: ((path: string) => boolean) | undefined;
  const isMatch = (path: string): boolean => (compiled ??= picomatch(withoutGroups(written), options))(path);
  const fixedParts = fixedTexts(written);
  const fixed = fixedFolders(written);
  const bottomless = anyDepth || written.includes("**") || written.includes("{");
  const depth = written.split("/").length;
  return {
    pattern,
    // Most globs are told from most paths by the texts in them, which spares compiling them.
    matches: (path) => fixedParts.every((part) => path.includes(part)) && isMatch(anyDepth ? path.slice(path.lastIndexOf("/") + 1) : path),
    mayMatchBelow(folder) {
      if (folder === "" || (anyDepth && fixed.length === 0)) return true;
      const folders = folder.split("/");
      const agree = fixed.every((name, index) => folders[index] === undefined || folders[index] === name);
      return agree && (bottomless || folders.length < depth);
    },
  };
}

/** The pattern with its parentheses and `|` escaped, and with `[^` for `[!`. What is escaped already is taken by twos. */
function withoutGroups(pattern: string): string {
  return pattern.replaceAll(/\\[^]|[()|]|\[!/g, (part) => (part === "[!" ? "[^" : part.length === 2 ? part : `\\${part}`));
}

/** Texts that stand in every path that a pattern matches: its parts without a sign that means something, of names written out in full. */
function fixedTexts(pattern: string): string[] {
  return /[[\]{}()|\\?!+@]/.test(pattern) ? [] : pattern.split(/[*/]+/).filter((part) => part !== "" && part !== ".");
}

/** The folders at the start of a pattern that are written out. */
function fixedFolders(pattern: string): string[] {
  const folders = pattern.split("/").slice(0, -1);
  const firstWild = folders.findIndex((name) => /[*?[\]{}\\]/.test(name));
  return firstWild === -1 ? folders : folders.slice(0, firstWild);
}

/** Why a text cannot be a glob, as half a sentence; `undefined` for a good one. The limits keep matching fast for any path. */
export function globFault(pattern: string): string | undefined {
  const segments = pattern.split("/");
  if (pattern.replace(/^\.?\//, "") === "") return "is empty";
  if (segments.includes("..")) return "leaves its folder with `..`";
  if (pattern.length > 1000) return "is longer than 1,000 characters";
  if (segments.filter((segment) => segment === "**").length > 4) return "has more than four `**`";
  if (segments.some((segment) => (segment.match(/\*+/g)?.length ?? 0) > 3)) return "has more than three `*` between two slashes";
  return undefined;
}

/** The path relative to a base, both absolute or both relative; `undefined` when it does not stand below the base. */
export function pathFrom(base: string, path: string): string | undefined {
  if (base === "") return path.replace(/^\//, "");
  if (path === base) return "";
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
}
