import { lstatSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from "node:fs";
import { systemErrorCode } from "../system-error.ts";

/**
 * What a run can ask the machine. The answer is a text: what the run made of it depends on nothing else.
 *
 * - `bytes`: the content of a file, as its SHA-256
 * - `head`: the same of its beginning; the path stands behind the number of bytes and a colon
 * - `names`, `entries`: the names in a folder, without and with their types, in order
 * - `stat`, `lstat`: the type of what stands at a path, with links followed or not
 * - `real`: the real path
 * - `git`: what git does with a file; the path is that of the root, a NUL and the path below it
 * - `shared`: the folder of the user and that for temporary files
 * - `day`: the date as `YYYY-MM-DD` (UTC)
 */
export type QuestionKind = "bytes" | "head" | "names" | "entries" | "stat" | "lstat" | "real" | "git" | "shared" | "day";

/** The type of what stands at a path, in a letter. */
export function typeOf(entry: Stats | Dirent): string {
  if (entry.isFile()) return "f";
  if (entry.isDirectory()) return "d";
  return entry.isSymbolicLink() ? "l" : "o";
}

export function namesAnswer(names: readonly string[]): string {
  return [...names].sort().join("/");
}

export function entriesAnswer(entries: readonly Dirent[]): string {
  return entries
    .map((entry) => typeOf(entry) + entry.name)
    .sort()
    .join("/");
}

/** What a question gives that the machine refuses to answer. */
export function failureAnswer(error: unknown): string {
  return `!${systemErrorCode(error) ?? (error instanceof Error ? error.message : String(error))}`;
}

export function bytesAnswer(bytes: Uint8Array): string {
  // Loaded here, since most runs need no hash.
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("base64");
}

export function sharedAnswer(): string {
  const { homedir, tmpdir } = process.getBuiltinModule("node:os");
  return JSON.stringify([homedir(), tmpdir()]);
}

/** The date on which suppressions may be over: `YYYY-MM-DD` (UTC). */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The questions that have an answer of one call. Each throws what the machine throws. */
export const simpleQuestions = {
  names: (path: string): string => namesAnswer(readdirSync(path)),
  entries: (path: string): string => entriesAnswer(readdirSync(path, { withFileTypes: true })),
  stat: (path: string): string => typeOf(statSync(path)),
  lstat: (path: string): string => typeOf(lstatSync(path)),
  real: (path: string): string => realpathSync.native(path),
} as const;
