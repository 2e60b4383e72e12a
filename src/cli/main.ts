import { CommanderError } from "commander";
import { ConfigError } from "../host/config-error.ts";
import { ruleEntries } from "../../rules/index.ts";
import { toolVersion } from "./about.ts";
import { normaliseArguments } from "./arguments.ts";
import { explain } from "./explain.ts";
import { createProgram, type Commands } from "./program.ts";
import { listRules } from "./rules.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Runs the command and gives its exit status: 0, 1 when a finding is an error (or there are too many warnings), 2 when the
 * command line or the configuration is wrong or something crashed. Never throws and never ends the process.
 */
export async function main(argv: readonly string[], streams: Streams, cwd: string = process.cwd()): Promise<number> {
  let status = 0;
  const commands: Commands = {
    // Each command brings the code that only it needs.
    lint: async (paths, options) => (await import("./lint.ts")).lint(paths, options, streams, cwd),
    explain: (rule) => Promise.resolve(explain(rule, ruleEntries, streams)),
    rules: (options) => Promise.resolve(listRules(ruleEntries, options.format, streams)),
    init: async (folder, options) => (await import("./init.ts")).init(folder, options, streams, cwd),
    checkContracts: async (files) => (await import("./contract-check.ts")).checkContracts(files, streams, cwd),
    writeBaseline: async (paths, options) => (await import("./baseline.ts")).writeBaseline(paths, options, streams, cwd),
    merge: async (files, options) => (await import("./merge.ts")).merge(files, options, streams, cwd),
    serve: async () => (await import("../lsp/main.ts")).serve(),
    inspect: async (paths, options) => (await import("./inspect.ts")).inspect(paths, options, streams, cwd),
  };
  const program = createProgram(toolVersion, commands, (result) => {
    status = result;
  });
  for (const each of [program, ...program.commands, ...program.commands.flatMap(({ commands: inner }) => inner)]) {
    each.exitOverride().configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text.replace(/^error: /, "markerlint: ")),
    });
  }
  try {
    await program.parseAsync(await normaliseArguments(argv, cwd), { from: "user" });
    return status;
  } catch (error) {
    return reportFailure(error, streams);
  }
}

function reportFailure(error: unknown, streams: Streams): number {
  // Commander has printed what it had to say; help and version end without a fault.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof ConfigError) {
    streams.stderr.write(`${error.message.replaceAll(/^/gm, "markerlint: ")}\n`);
    return 2;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  streams.stderr.write(`markerlint: this is a fault of markerlint, please report it:\n${text}\n`);
  return 2;
}
