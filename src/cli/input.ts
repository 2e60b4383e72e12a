import type { DocumentKind } from "../core/document.ts";
import type { Tree } from "../core/tree.ts";
import type { BlockText } from "../host/block-text.ts";
import type { FoundFile } from "../host/found-files.ts";
import { largestFile, readBytes, sizeOf } from "../host/read-file.ts";
import type { Failure } from "../host/tree-search.ts";
import type { LintOptions } from "./program.ts";

/** A file to lint and how to get at its bytes. */
export interface Input {
  readonly file: FoundFile;
  /** Throws a `ReadError`. */
  readonly read: () => Promise<Uint8Array>;
  /** The text of a captured thread or a journal that is better not read whole, to be closed; `undefined` for all else. Throws a `ReadError`. */
  readonly stream: () => Promise<BlockText | undefined>;
  /** Whether fixes may be written to the disk. */
  readonly writable: boolean;
}

/** All that a run has to lint. */
export interface Inputs {
  readonly inputs: readonly Input[];
  readonly notes: readonly string[];
  readonly failures: readonly Failure[];
  /** The files around those of a project, where they are not what lies on the disk. */
  readonly treeOf?: (root: string) => Tree | undefined;
}

export type InputOptions = Pick<LintOptions, "stdin" | "stdinFilepath" | "kind" | "target" | "changed" | "staged" | "fix" | "fixDryRun">;

/** The kinds that can be read in pieces. */
export const streamable: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["thread", "journal"]);

/** Files of these kinds above so many bytes are streamed, unless they are to be mended, for which they must be read whole. */
const streamedFrom = 8 * 1024 * 1024;

/** A file as it lies on the disk. */
export function diskInput(file: FoundFile, options: InputOptions): Input {
  const { absolutePath: path } = file;
  const stream = async (): Promise<BlockText | undefined> =>
    streamable.has(file.kind) && (await sizeOf(path)) > largestKept(options) ? new (await import("../host/block-text.ts")).BlockText(path) : undefined;
  return { file, read: () => readBytes(path), stream, writable: !file.readOnly };
}

/** How many bytes are read whole. */
export function largestKept({ fix, fixDryRun }: InputOptions): number {
  return fix === undefined && fixDryRun !== true ? streamedFrom : largestFile;
}
