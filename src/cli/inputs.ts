import type { ConfigSource } from "../host/config-source.ts";
import { discover, type Discovery } from "../host/discover.ts";
import { largestFile, ReadError, tooLarge } from "../host/read-file.ts";
import type { LintOptions } from "./program.ts";
import { diskInput, largestKept, streamable, type InputOptions, type Inputs } from "./input.ts";
import { readUpTo, type Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

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
