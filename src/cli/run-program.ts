import { CommanderError } from "commander";
import { toolVersion } from "./about.ts";
import { normaliseArguments } from "./arguments.ts";
import { createProgram, type Commands } from "./program.ts";
import type { Streams } from "./streams.ts";

/** Reads a command line, runs the command and gives its exit status. Throws a `UsageError` or a `ConfigError`. */
export async function runProgram(argv: readonly string[], streams: Streams, cwd: string): Promise<number> {
  let status = 0;
  const commands: Commands = {
    // Each command brings the code that only it needs.
    lint: async (paths, options) => (await import("./lint.ts")).lint(paths, options, streams, cwd),
    explain: async (rule) => (await import("./rule-commands.ts")).explainRule(rule, streams),
    rules: async (options) => (await import("./rule-commands.ts")).listAllRules(options.format, streams),
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
    // Commander has printed what it had to say; help and version end without a fault.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
