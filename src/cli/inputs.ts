import type { DocumentKind } from "../core/document.ts";
import type { Tree } from "../core/tree.ts";
import type { Failure } from "../host/tree-search.ts";
import type { ConfigSource } from "../host/config-source.ts";
import { discover, type Discovery } from "../host/discover.ts";
import type { FoundFile } from "../host/found-files.ts";
import type { BlockText } from "../host/block-text.ts";
import { largestFile, readBytes, ReadError, sizeOf, tooLarge } from "../host/read-file.ts";
import type { LintOptions } from "./program.ts";
import { readUpTo, type Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

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
const streamable: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["thread", "journal"]);

/** Files of these kinds above so many bytes are streamed, unless they are to be mended, for which they must be read whole. */
const streamedFrom = 8 * 1024 * 1024;

/** Collects what the command line asks for. Throws a `UsageError` or a `ConfigError`. */
export async function collectInputs(paths: readonly string[], options: InputOptions, configs: ConfigSource, streams: Streams, cwd: string): Promise<Inputs> {
  refuseContradictions(paths, options);
  if (options.stdin === true || options.stdinFilepath !== undefined) return textInput(options, configs, streams, cwd);
  if (options.changed !== undefined || options.staged === true) return (await import("./git-inputs.ts")).gitInputs(paths, options, configs, cwd);
  const discovery = await discover(paths, cwd, { configs, kind: options.kind });
  refuseMistakes(discovery);
  return { ...discovery, inputs: discovery.files.map((file) => diskInput(file, options)) };
}

function refuseContradictions(paths: readonly string[], { stdin, changed, staged, stdinFilepath, kind, target }: InputOptions): void {
  const sources = [
    stdin === true || stdinFilepath !== undefined ? "--stdin" : undefined,
    changed === undefined ? undefined : "--changed",
    staged === true ? "--staged" : undefined,
  ].filter((each) => each !== undefined);
  if (sources.length > 1) throw new UsageError(`${sources.join(" and ")} cannot be used together.`);
  if (target !== undefined && sources[0] !== "--stdin" && kind !== "comment" && kind !== "thread") {
    throw new UsageError("--target says where comments stand; use it with --stdin, --kind comment or --kind thread.");
  }
  if (sources[0] === "--stdin" && paths.length > 0) throw new UsageError("--stdin takes no paths; name the text with --stdin-filepath.");
}

function refuseMistakes({ usageErrors }: Discovery): void {
  if (usageErrors.length > 0) throw new UsageError(usageErrors.join("\n"));
}

/** A file as it lies on the disk. */
export function diskInput(file: FoundFile, options: InputOptions): Input {
  const { absolutePath: path } = file;
  const stream = async (): Promise<BlockText | undefined> =>
    streamable.has(file.kind) && (await sizeOf(path)) > largestKept(options) ? new (await import("../host/block-text.ts")).BlockText(path) : undefined;
  return { file, read: () => readBytes(path), stream, writable: !file.readOnly };
}

function largestKept({ fix, fixDryRun }: InputOptions): number {
  return fix === undefined && fixDryRun !== true ? streamedFrom : largestFile;
}

async function textInput(options: InputOptions, configs: ConfigSource, streams: Streams, cwd: string): Promise<Inputs> {
  const path = options.stdinFilepath ?? usualName(options.kind);
  const { head, rest } = await readUpTo(streams.stdin, largestKept(options));
  const { discoverText } = await import("../host/discover-text.ts");
  const { file, reason } = await discoverText(path, new TextDecoder().decode(head), cwd, { configs, kind: options.kind });
  if (file === undefined) return { inputs: [], notes: [reason ?? ""], failures: [] };
  // A text without a name stands in no folder whose name could mean anything.
  const named = options.stdinFilepath === undefined ? { ...file, folderNames: [] } : file;
  const text = rest === undefined ? undefined : chain(head, rest);
  return {
    inputs: [
      {
        file: named,
        read: async () => (text === undefined ? head : readToLimit(text)),
        stream: async () => (text !== undefined && streamable.has(file.kind) && largestKept(options) < largestFile ? (await import("../host/spool.ts")).SpooledText.of(text) : undefined),
        writable: false,
      },
    ],
    notes: [],
    failures: [],
  };
}

async function* chain(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}

async function readToLimit(text: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const { head, rest } = await readUpTo(text, largestFile);
  if (rest !== undefined) throw new ReadError(tooLarge(head.length, largestFile));
  return head;
}

function usualName(kind: LintOptions["kind"]): string {
  if (kind === undefined) throw new UsageError("--stdin needs --stdin-filepath or --kind, so that it is known what the text is.");
  if (kind === "journal") return "stdin.jsonl";
  return kind === "skill" ? "SKILL.md" : "stdin.md";
}
