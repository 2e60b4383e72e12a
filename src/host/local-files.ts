import { lstatSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from "node:fs";

/**
 * Calls of `node:fs/promises` that are done at once. On a local disk each takes some microseconds, and the way through the
 * threads of Node ten times as long; whoever waits for one still gives way to others. They reject as those of Node do.
 */
export function lstat(path: string): Promise<Stats> {
  return promised(() => lstatSync(path));
}

export function stat(path: string): Promise<Stats> {
  return promised(() => statSync(path));
}

export function realpath(path: string): Promise<string> {
  return promised(() => realpathSync.native(path));
}

export function readNames(path: string): Promise<string[]> {
  return promised(() => readdirSync(path));
}

export function readEntries(path: string): Promise<Dirent[]> {
  return promised(() => readdirSync(path, { withFileTypes: true }));
}

/** What a function gives or throws, as a promise. */
export function promised<T>(call: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(call());
  });
}
