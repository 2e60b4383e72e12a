import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathWithin } from "./paths.ts";
import { describeError } from "./system-error.ts";

/** Why a file was not written: words that can stand behind its path and a colon. The file is as it was. */
export class WriteError extends Error {
  override readonly name = "WriteError";
}

/**
 * Replaces the content of an existing file in one step: a reader sees the old bytes or the new ones, and a crash leaves one of
 * them. A link stays a link and its target is replaced; a target outside `root` is refused. The mode stays; the inode does
 * not, so that other hard links keep the old bytes.
 */
export async function writeBytes(path: string, root: string, bytes: Uint8Array): Promise<void> {
  try {
    const target = await realpath(path);
    if (pathWithin(await realpath(root), target) === undefined) throw new WriteError("leads out of the root through a link");
    await access(target, constants.W_OK);
    await replace(target, (await stat(target)).mode & 0o7777, bytes);
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(describeError(error), { cause: error });
  }
}

async function replace(target: string, mode: number, bytes: Uint8Array): Promise<void> {
  const name = `.${basename(target).slice(0, 200)}.${randomBytes(6).toString("hex")}.tmp`;
  // The same folder, since a rename across disks is none.
  const temporary = join(dirname(target), name);
  const file = await open(temporary, "wx", mode);
  try {
    try {
      await file.writeFile(bytes);
      // The mask of the process was taken off when the file was made.
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
