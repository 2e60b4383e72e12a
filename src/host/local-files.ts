import { lstatSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from "node:fs";
import { entriesAnswer, namesAnswer, typeOf } from "./cache/questions.ts";
import { asked } from "./cache/recording.ts";

/**
 * Calls of `node:fs/promises` that are done at once. On a local disk each takes some microseconds, and the way through the
 * threads of Node ten times as long; whoever waits for one still gives way to others. They reject as those of Node do.
 *
 * A run may be recorded, so that all that decides what it says asks the machine through these and `read-file.ts`: of `Stats` the type
 * alone is remembered.
 */
export function lstat(path: string): Promise<Stats> {
  return promised(() => asked("lstat", path, () => lstatSync(path), typeOf));
}

export function stat(path: string): Promise<Stats> {
  return promised(() => statNow(path));
}

export function realpath(path: string): Promise<string> {
  return promised(() => realpathNow(path));
}

export function readNames(path: string): Promise<string[]> {
  return promised(() => asked("names", path, () => readdirSync(path), namesAnswer));
}

export function readEntries(path: string): Promise<Dirent[]> {
  return promised(() => readEntriesNow(path));
}

/** For rules, which do not wait. */
export function statNow(path: string): Stats {
  return asked("stat", path, () => statSync(path), typeOf);
}

export function realpathNow(path: string): string {
  return asked("real", path, () => realpathSync.native(path), String);
}

export function readEntriesNow(path: string): Dirent[] {
  return asked("entries", path, () => readdirSync(path, { withFileTypes: true }), entriesAnswer);
}

/** Whether anything stands at a path, or behind the link there. */
export function existsNow(path: string): boolean {
  try {
    statNow(path);
    return true;
  } catch {
    return false;
  }
}

/** What a function gives or throws, as a promise. */
export function promised<T>(call: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(call());
  });
}
