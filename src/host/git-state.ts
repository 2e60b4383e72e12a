import { join } from "node:path";
import type { GitState } from "../core/tree.ts";
import { note } from "./cache/recording.ts";
import { existsNow } from "./local-files.ts";

/** What git does with the files below a root, asked for when a rule first wants to know; nothing without git or a repository. */
export class GitStates {
  readonly #root: string;
  #tracked: ReadonlySet<string> | undefined;
  readonly #known = new Map<string, GitState | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The state of a file, asked for once; `path` is relative to the root, with forward slashes. */
  of(path: string): GitState | undefined {
    if (!this.#known.has(path)) this.#known.set(path, this.#ask(path));
    const state = this.#known.get(path);
    note({ kind: "git", path: `${this.#root}\0${path}`, answer: state ?? "" });
    return state;
  }

  #ask(path: string): GitState | undefined {
    if (!existsNow(join(this.#root, ".git"))) return undefined;
    this.#tracked ??= new Set((this.#git(["ls-files", "-z", "--cached"])?.stdout ?? "").split("\0"));
    if (this.#tracked.has(path)) return "tracked";
    const { status } = this.#git(["check-ignore", "-q", "--", path]) ?? { status: undefined };
    if (status === 0) return "ignored";
    return status === 1 ? "untracked" : undefined;
  }

  #git(words: readonly string[]): { readonly status: number | null; readonly stdout: string } | undefined {
    // Loaded here, since most runs ask nothing of git.
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    const { status, stdout, error } = spawnSync("git", ["-C", this.#root, ...words], { encoding: "utf8", maxBuffer: 1 << 28 });
    return error === undefined ? { status, stdout } : undefined;
  }
}
