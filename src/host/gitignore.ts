import { join, resolve } from "node:path";
import createIgnore, { type Ignore } from "ignore";
import { readTextOrNothing } from "./read-file.ts";

/**
 * What the ignore files of git say of the paths in one folder (gitignore(5)). The file that stands nearest to a path wins, and
 * within a file the last line; nothing below an ignored folder comes back. Case counts on every disk, so that results are
 * equal everywhere. The ignore file of the user (`core.excludesFile`) is not read: it differs between machines.
 */
export interface IgnoreRules {
  /** The folder that the patterns are relative to, itself relative to the root and with a slash behind it; or empty. */
  readonly base: string;
  readonly patterns: Ignore;
}

/** Whether git ignores an entry; `path` is relative to the root, with forward slashes, and stands below the base. */
export function isIgnored({ base, patterns }: IgnoreRules, path: string, isFolder: boolean): boolean {
  const inside = path.slice(base.length);
  return patterns.ignores(isFolder ? `${inside}/` : inside);
}

/** Rules that ignore nothing, for the folder `path` and what lies below it. */
export function noRules(path: string): IgnoreRules {
  return { base: path === "" ? "" : `${path}/`, patterns: createIgnore({ ignorecase: false }) };
}

/** The rules for a folder: those of the folder above and the text of the ignore file in it. */
export function extendRules({ base, patterns }: IgnoreRules, path: string, ignoreFile: string): IgnoreRules {
  const moved = movePatterns(ignoreFile, path.slice(base.length));
  return { base, patterns: createIgnore({ ignorecase: false }).add(patterns).add(moved) };
}

/** Rewrites patterns of a file in the folder `prefix` so that they mean the same from the base. */
function movePatterns(ignoreFile: string, prefix: string): string[] {
  const lines = ignoreFile.split(/\r?\n/);
  if (prefix === "") return lines;
  const folder = prefix.replaceAll(/[\\*?[\]]/g, "\\$&");
  return lines.flatMap((line) => {
    const negated = line.startsWith("!");
    const pattern = negated ? line.slice(1) : line;
    // Unescaped spaces at the end count for nothing; a pattern with a slash before its end is anchored.
    const written = pattern.replace(/(?<!\\) +$/, "");
    if (written === "" || line.startsWith("#")) return [];
    const anchored = written.slice(0, -1).includes("/");
    const moved = anchored ? `/${folder}/${written.replace(/^\//, "")}` : `/${folder}/**/${written}`;
    return [negated ? `!${moved}` : moved];
  });
}

/**
 * The text of `info/exclude` of the repository whose top is `folder`; empty without one. In a worktree or a submodule `.git` is
 * a file that names the real place (gitrepository-layout(5)).
 */
export async function readInfoExclude(folder: string): Promise<string> {
  const dotGit = join(folder, ".git");
  const pointer = /^gitdir: (.+)/.exec(await readTextOrNothing(dotGit))?.[1];
  const own = pointer === undefined ? dotGit : resolve(folder, pointer.trimEnd());
  const common = pointer === undefined ? "" : (await readTextOrNothing(join(own, "commondir"))).trimEnd();
  return readTextOrNothing(join(resolve(own, common), "info", "exclude"));
}
