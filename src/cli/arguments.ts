import { lstat } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Puts the values of `--fix` and `--changed` behind `=`: as commander reads optional values, it would swallow the path behind
 * them. The word behind `--changed` is its revision where git knows it as one, and a path otherwise. Throws a `UsageError`
 * for a word that is both or neither.
 */
export async function normaliseArguments(argv: readonly string[], cwd: string): Promise<string[]> {
  const end = argv.indexOf("--");
  const options = end === -1 ? argv : argv.slice(0, end);
  const result: string[] = [];
  for (let at = 0; at < options.length; at += 1) {
    const argument = options[at] ?? "";
    if (argument === "--changed" && (await isRevision(options[at + 1], cwd))) {
      at += 1;
      result.push(`--changed=${options[at] ?? ""}`);
    } else if (argument === "--changed") result.push("--changed=HEAD");
    else result.push(argument === "--fix" ? "--fix=safe" : argument);
  }
  return end === -1 ? result : [...result, ...argv.slice(end)];
}

async function isRevision(word: string | undefined, cwd: string): Promise<boolean> {
  if (word === undefined || word.startsWith("-")) return false;
  const { namesRevision } = await import("../host/changed-files.ts");
  const isPath = await lstat(resolve(cwd, word)).then(() => true, () => false);
  if (!(await namesRevision(cwd, word))) {
    // What may be a glob finds its judge later.
    if (!isPath && !/[*?[\]{}]/.test(word)) throw new UsageError(`\`${word}\` behind --changed is neither a revision that git knows here nor a path.`);
    return false;
  }
  if (isPath) throw new UsageError(`\`${word}\` behind --changed is a revision and a path; write \`--changed=${word}\` or \`--changed -- ${word}\`.`);
  return true;
}
