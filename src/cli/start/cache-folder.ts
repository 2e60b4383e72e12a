import { lstatSync, type Stats } from "node:fs";
import { isAbsolute, join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of a user for what can be made again, by the rules of the platform; `undefined` where the environment names none. */
export function userCacheFolder(env: Environment, platform: NodeJS.Platform): string | undefined {
  const { HOME: home, XDG_CACHE_HOME: given, LOCALAPPDATA: local } = env;
  const folder = platform === "win32" ? local : platform === "darwin" ? home && join(home, "Library/Caches") : given && isAbsolute(given) ? given : home && join(home, ".cache");
  return folder !== undefined && isAbsolute(folder) ? join(folder, "markerlint") : undefined;
}

/**
 * Whether nobody but this user can have written what lies there: what is kept there runs. Windows keeps others out of the folder of a user
 * itself.
 */
export function isOwn({ uid, mode }: Pick<Stats, "uid" | "mode">, user = process.getuid?.()): boolean {
  return user === undefined || (uid === user && (mode & 0o022) === 0);
}

/** Whether it is a folder, and no link to one, that only this user can write to. */
export function isOwnFolder(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && stats.isDirectory() && isOwn(stats);
}
