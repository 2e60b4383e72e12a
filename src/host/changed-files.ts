import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { largestFile } from "./read-file.ts";
import { describeError, systemErrorCode } from "./system-error.ts";

/** git is missing, there is no repository, or it does not know a revision: a sentence for people. */
export class GitError extends Error {
  override readonly name = "GitError";
}

/** Files of a repository. */
export interface GitFiles {
  /** The real path of the top of the working tree. */
  readonly root: string;
  /** Relative to the root, with forward slashes, sorted; deleted files are not among them. */
  readonly paths: readonly string[];
}

/**
 * The files that differ from a revision in the working tree, committed or not, and those that git does not know yet and does
 * not ignore. A revision stands for the point where the present branch left it, so that what others did since does
 * not count; without one it is the last commit. Throws a `GitError`.
 */
export async function changedFiles(cwd: string, revision?: string): Promise<GitFiles> {
  const root = await topOf(cwd);
  const untracked = await names(root, ["ls-files", "-z", "--others", "--exclude-standard"]);
  const base = await baseOf(root, revision);
  const changed =
    base === undefined
      ? await names(root, ["ls-files", "-z", "--cached"])
      : await names(root, ["diff", "--name-only", "-z", "--diff-filter=d", base, "--"]);
  return { root, paths: sortUnique([...changed, ...untracked]) };
}

/** The files whose staged content differs from the last commit. Throws a `GitError`. */
export async function stagedFiles(cwd: string): Promise<GitFiles> {
  const root = await topOf(cwd);
  // Before the first commit git compares with the empty tree by itself.
  const paths = await names(root, ["diff", "--cached", "--name-only", "-z", "--diff-filter=d", "--"]);
  return { root, paths: sortUnique(paths) };
}

/** The staged bytes of a file; `path` is relative to `root`. Throws a `GitError` for a file that is not in the index. */
export async function readStaged(root: string, path: string): Promise<Uint8Array> {
  return git(root, ["cat-file", "blob", `:0:${path}`]);
}

/** Everything in the index, and whether it is a link. Throws a `GitError`. */
export async function indexEntries(root: string): Promise<readonly { readonly path: string; readonly link: boolean }[]> {
  // Each is `mode hash stage TAB path` (git-ls-files(1)); a file in conflict has several stages.
  const lines = await names(root, ["ls-files", "-z", "--cached", "--stage"]);
  const entries = lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.startsWith("120000")] as const);
  return [...new Map(entries)].map(([path, link]) => ({ path, link }));
}

/** Whether git knows a word as the name of a commit; not outside a repository, nor without git. */
export async function namesRevision(cwd: string, word: string): Promise<boolean> {
  return (await resolveCommit(cwd, word)) !== undefined;
}

async function topOf(cwd: string): Promise<string> {
  const output = (await git(cwd, ["rev-parse", "--show-toplevel"])).toString("utf8");
  const top = output.replace(/\r?\n$/, "");
  if (top === "") throw new GitError(`\`${cwd}\` is not in a working tree of git.`);
  return realpath(top);
}

/** The commit to compare with; `undefined` where there is none yet. */
async function baseOf(root: string, revision: string | undefined): Promise<string | undefined> {
  if (revision === undefined) return resolveCommit(root, "HEAD");
  const commit = await resolveCommit(root, revision);
  if (commit === undefined) throw new GitError(`git knows no commit \`${revision}\`; a shallow clone may lack it.`);
  const bases = await git(root, ["merge-base", commit, "HEAD"]).catch(() => Buffer.alloc(0));
  // Without a common commit, as in a shallow clone, the comparison with the revision itself shows too much and misses nothing.
  return bases.toString("utf8").trim() || commit;
}

async function resolveCommit(cwd: string, revision: string): Promise<string | undefined> {
  // A name of a revision never begins so (git-check-ref-format(1)): git would take it for an option.
  if (revision.startsWith("-")) return undefined;
  try {
    const output = await git(cwd, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
    return output.toString("utf8").trim();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

async function names(root: string, args: readonly string[]): Promise<string[]> {
  const output = (await git(root, args)).toString("utf8");
  return output.split("\0").filter((name) => name !== "");
}

function sortUnique(paths: readonly string[]): string[] {
  return [...new Set(paths)].sort();
}

/** Runs git without a shell; its own messages come in English, whatever the language of the machine. */
async function git(cwd: string, args: readonly string[]): Promise<Buffer> {
  const env = { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" };
  return new Promise((resolve, reject) => {
    execFile("git", args, { cwd, env, encoding: "buffer", maxBuffer: largestFile, windowsHide: true }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(toGitError(error, stderr.toString("utf8"), cwd));
    });
  });
}

function toGitError(error: Error, stderr: string, cwd: string): GitError {
  if (systemErrorCode(error) === "ENOENT") return new GitError("git was not found; install it or name the files.", { cause: error });
  if (stderr.includes("not a git repository")) return new GitError(`\`${cwd}\` is not in a git repository; name the files.`, { cause: error });
  const said = stderr.trim().replace(/^fatal: /, "").split("\n")[0] ?? "";
  return new GitError(`git failed: ${said === "" ? describeError(error) : said}`, { cause: error });
}
