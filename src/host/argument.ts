import { lstat, realpath, stat } from "./local-files.ts";
import { basename, dirname, join, resolve } from "node:path";
import { compileGlob, globFault, type Glob } from "../core/globs.ts";
import { toForwardSlashes } from "./paths.ts";
import { describeError, systemErrorCode } from "./system-error.ts";

/** What an argument of the command line means. All folders are real paths. */
export type Argument =
  | { readonly type: "folder"; readonly real: string; readonly spelled: string }
  | {
      readonly type: "file";
      readonly real: string;
      readonly spelled: string;
      /** The folder in which the name stands, which is not the target's where the name is a link. */
      readonly folder: string;
      readonly name: string;
    }
  | { readonly type: "glob"; readonly folder: string; readonly spelled: string; readonly glob: Glob }
  | { readonly type: "mistake"; readonly message: string }
  | { readonly type: "unreadable"; readonly reason: string };

/** Reads an argument: a path if something stands there, else a glob if it looks like one. Never throws. */
export async function readArgument(written: string, cwd: string): Promise<Argument> {
  if (written === "") return { type: "mistake", message: "A path is empty." };
  const spelled = resolve(cwd, written);
  try {
    const real = await realpath(spelled);
    const stats = await stat(real);
    if (stats.isDirectory()) return { type: "folder", real, spelled };
    if (!stats.isFile()) return { type: "mistake", message: `\`${written}\` is neither a file nor a folder.` };
    return { type: "file", real, spelled, ...(await placeOfName(spelled, real)) };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code !== "ENOENT" && code !== "ENOTDIR" && code !== "ENAMETOOLONG") return { type: "unreadable", reason: describeError(error) };
    return (await readGlob(written, cwd)) ?? { type: "mistake", message: `\`${written}\` does not exist.` };
  }
}

/** The folder and the name of a file as listings spell them; a disk that ignores case accepts other spellings. */
async function placeOfName(spelled: string, real: string): Promise<{ folder: string; name: string }> {
  const folder = await realpath(dirname(spelled));
  const isLink = (await lstat(spelled)).isSymbolicLink();
  return isLink ? { folder, name: basename(spelled) } : { folder: dirname(real), name: basename(real) };
}

async function readGlob(written: string, cwd: string): Promise<Argument | undefined> {
  const segments = toForwardSlashes(written).split("/");
  const firstWild = segments.findIndex((segment) => /[*?[\]{}]/.test(segment));
  if (firstWild === -1) return undefined;
  const pattern = segments.slice(firstWild).join("/");
  const fault = globFault(pattern);
  if (fault !== undefined) return { type: "mistake", message: `The glob \`${written}\` ${fault}.` };
  const before = segments.slice(0, firstWild).join("/");
  const spelled = resolve(cwd, firstWild > 0 && before === "" ? "/" : before);
  // A slash in front: on a command line a name without a slash means the folder itself, as in a shell.
  const glob = compileGlob(`/${pattern}`);
  const folder = await realpath(spelled).catch(() => undefined);
  const isFolder = folder !== undefined && (await stat(folder)).isDirectory();
  return isFolder ? { type: "glob", folder, spelled: join(spelled), glob } : { type: "mistake", message: `\`${written}\` matches nothing.` };
}
