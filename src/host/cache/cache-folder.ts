import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readdirSync, readSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync, writeSync, type Stats } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathWithin } from "../paths.ts";
import { describeError, systemErrorCode } from "../system-error.ts";

/** Where results are kept without `--cache-location`, below the folder in which the command is started. */
export const usualLocation = ".markerlint/cache";

/** Why results are not kept: words that can stand behind a colon. */
export class CacheError extends Error {
  override readonly name = "CacheError";
}

/** Tells backups and searches that the folder can be made again: https://bford.info/cachedir/ */
const tagName = "CACHEDIR.TAG";
const tag = "Signature: 8a477f597d28d172789f06886806bc55\n# What markerlint --cache keeps; it may be deleted at any time.\n";

const ownName = /^[a-z]+-[0-9a-f]{8}\.kept$/;
const temporaryName = /^[a-z]+-[0-9a-f]{8}\.\d+\.\d+\.tmp$/;

/** What is kept at most, of which the oldest goes first. */
const limits = { files: 50, bytes: 128 * 1024 * 1024, age: 30 * 24 * 60 * 60 * 1000, unfinished: 60 * 60 * 1000 } as const;

const windowsBusy: ReadonlySet<string> = new Set(["EPERM", "EACCES", "EBUSY"]);

/** For nobody but the user. */
const privateMode = 0o600;

let written = 0;

/** A folder in which results of runs are kept, by names such as `run-0123abcd.kept`. */
export class CacheFolder {
  readonly path: string;
  readonly #cwd: string;

  /** `location` is relative to `cwd`. Nothing is looked at before it is asked for. */
  constructor(location: string | undefined, cwd: string) {
    this.path = resolve(cwd, location ?? usualLocation);
    this.#cwd = cwd;
  }

  /**
   * Makes the folder where it is not there. Throws a `CacheError` for one that holds what is not ours, and for one that a link below the
   * current folder leads to: a repository may hold such a link, and its owner shall not choose where we write.
   */
  prepare(): void {
    try {
      const inside = pathWithin(this.#cwd, this.path);
      if (inside === undefined) mkdirSync(this.path, { recursive: true });
      else makeBelow(this.#cwd, inside);
      if (!statSync(this.path).isDirectory()) throw new CacheError("it is no folder");
      const names = readdirSync(this.path);
      if (names.includes(tagName)) return;
      if (names.length > 0) throw new CacheError("the folder holds something else; name one of its own");
      writeNew(join(this.path, tagName), tag);
      // So that no commit takes it up, this file included.
      writeNew(join(this.path, ".gitignore"), "*\n");
    } catch (error) {
      throw error instanceof CacheError ? error : new CacheError(describeError(error), { cause: error });
    }
  }

  /**
   * What is kept under a name; `undefined` where there is nothing, or nothing that this user wrote. git gives no file the mode of ours, so
   * that nobody can have a run say what he likes by a commit. (Windows has no such modes.)
   */
  read(name: string): Buffer | undefined {
    let file: number | undefined;
    try {
      // Where the platform has no such flags, there is nothing to add.
      file = openSync(join(this.path, name), constants.O_RDONLY | (constants.O_NOFOLLOW | 0) | (constants.O_NONBLOCK | 0));
      const stats = fstatSync(file);
      if (!stats.isFile() || stats.size > limits.bytes || !isPrivate(stats)) return undefined;
      const bytes = Buffer.allocUnsafe(stats.size);
      return readSync(file, bytes, 0, stats.size, 0) === stats.size ? bytes : undefined;
    } catch {
      return undefined;
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }

  /** Keeps bytes under a name, in one step, so that no run sees half of it. What was there, even a link, is replaced. Throws a `CacheError`. */
  write(name: string, parts: readonly Uint8Array[]): void {
    if (parts.reduce((sum, { length }) => sum + length, 0) > limits.bytes) return;
    written += 1;
    const temporary = join(this.path, `${name.replace(/\.kept$/, "")}.${String(process.pid)}.${String(written)}.tmp`);
    try {
      const file = openSync(temporary, "wx", privateMode);
      try {
        for (const part of parts) writeSync(file, part);
      } finally {
        closeSync(file);
      }
      renameSync(temporary, join(this.path, name));
      this.#removeOld();
    } catch (error) {
      rmSync(temporary, { force: true });
      // Windows does not replace a file that another run has open at this moment.
      if (process.platform === "win32" && windowsBusy.has(systemErrorCode(error) ?? "")) return;
      throw new CacheError(describeError(error), { cause: error });
    }
  }

  #removeOld(): void {
    const now = Date.now();
    const kept: { readonly path: string; readonly size: number; readonly age: number }[] = [];
    for (const name of readdirSync(this.path)) {
      const path = join(this.path, name);
      const stats = ownName.test(name) || temporaryName.test(name) ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
      if (stats === undefined) continue;
      const age = now - stats.mtimeMs;
      if (ownName.test(name)) kept.push({ path, size: stats.size, age });
      else if (age > limits.unfinished) remove(path);
    }
    let bytes = 0;
    for (const [index, { path, size, age }] of kept.sort((a, b) => a.age - b.age).entries()) {
      bytes += size;
      if (index >= limits.files || bytes > limits.bytes || age > limits.age) remove(path);
    }
  }
}

function isPrivate({ uid, mode }: Stats): boolean {
  const user = process.getuid?.();
  return user === undefined || (uid === user && (mode & 0o777) === privateMode);
}

/** Another run may be quicker. */
function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (systemErrorCode(error) !== "ENOENT") throw error;
  }
}

/** Makes the folders of a path below another one, none of which may be a link. */
function makeBelow(base: string, path: string): void {
  let at = base;
  for (const name of path.split("/").filter((each) => each !== "")) {
    at = join(at, name);
    const stats = lstatSync(at, { throwIfNoEntry: false }) ?? made(at);
    if (stats.isSymbolicLink()) throw new CacheError(`\`${pathWithin(base, at) ?? at}\` is a link`);
    if (!stats.isDirectory()) throw new CacheError(`\`${pathWithin(base, at) ?? at}\` is no folder`);
  }
}

function made(path: string): ReturnType<typeof lstatSync> & object {
  try {
    mkdirSync(path);
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
  return lstatSync(path);
}

/** Another run may do the same at the same time. A link of that name is not followed. */
function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: "wx" });
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}

/** Whether a folder is where results are kept without `--cache-location`: no document stands there. */
export function isUsualCache(folder: string, name: string): boolean {
  return name === "cache" && dirname(usualLocation) === folder.slice(folder.search(/[^\\/]*$/));
}
