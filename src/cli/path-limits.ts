import { readArgument, type Argument } from "../host/argument.ts";
import { pathWithin, toForwardSlashes } from "../host/paths.ts";
import { UsageError } from "./usage-error.ts";

/**
 * What the paths beside `--changed` and `--staged` let through: a test for the real paths of files, which everything passes
 * without any path. Throws a `UsageError` for paths that lead nowhere, as in any other run.
 */
export async function readLimits(written: readonly string[], cwd: string): Promise<(path: string) => boolean> {
  if (written.length === 0) return () => true;
  const read = await Promise.all(written.map((each) => readArgument(each, cwd)));
  const faults = read.flatMap((argument, index) => faultOf(argument, written[index] ?? ""));
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  return (path) => read.some((argument) => lets(argument, path));
}

function faultOf(argument: Argument, written: string): string[] {
  if (argument.type === "mistake") return [argument.message];
  return argument.type === "unreadable" ? [`\`${written}\` cannot be read: ${argument.reason}.`] : [];
}

function lets(argument: Argument, path: string): boolean {
  switch (argument.type) {
    case "file":
      return path === argument.real;
    case "folder":
      return pathWithin(argument.real, path) !== undefined;
    case "glob": {
      const inside = pathWithin(argument.folder, path);
      return inside !== undefined && argument.glob.matches(toForwardSlashes(inside));
    }
    default:
      return false;
  }
}
