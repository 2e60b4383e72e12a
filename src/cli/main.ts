import { ConfigError } from "../host/config-error.ts";
import type { LintOptions } from "./program.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Runs the command and gives its exit status: 0, 1 when a finding is an error (or there are too many warnings), 2 when the
 * command line or the configuration is wrong or something crashed. Never throws and never ends the process.
 */
export async function main(argv: readonly string[], streams: Streams, cwd: string = process.cwd()): Promise<number> {
  try {
    if (argv.length > 0 && argv.every((argument) => isPath(argument))) return await (await import("./lint.ts")).lint(argv, usualOptions, streams, cwd);
    return await (await import("./run-program.ts")).runProgram(argv, streams, cwd);
  } catch (error) {
    return reportFailure(error, streams);
  }
}

/** A lint run without options. */
const usualOptions: LintOptions = { format: "text", color: true, config: true, configCode: true, inlineConfig: true, rule: [], profile: [], parser: "auto" };

/** Whether an argument is a path and can be nothing else: a run of paths alone needs no reader of command lines. Names of commands are plain words. */
function isPath(argument: string): boolean {
  return !argument.startsWith("-") && /[./\\]/.test(argument);
}

function reportFailure(error: unknown, streams: Streams): number {
  if (error instanceof UsageError || error instanceof ConfigError) {
    streams.stderr.write(`${error.message.replaceAll(/^/gm, "markerlint: ")}\n`);
    return 2;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  streams.stderr.write(`markerlint: this is a fault of markerlint, please report it:\n${text}\n`);
  return 2;
}
