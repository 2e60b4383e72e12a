import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FileResult } from "../core/diagnostic.ts";
import type { KeptExaminations } from "../core/kept-examinations.ts";
import { describeError } from "../host/system-error.ts";
import { loadFormat } from "../report/load-format.ts";
import { countOpen } from "../report/tally.ts";
import { configSource } from "./configuration.ts";
import { lintFiles, type LintSource } from "./lint-files.ts";
import type { LintOptions } from "./program.ts";
import { reportInput } from "./report-run.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/** Lints what the command line names, prints a report and gives the exit status. */
export async function lint(paths: readonly string[], options: LintOptions, streams: Streams, cwd: string): Promise<number> {
  const configs = configSource(options, cwd);
  if (options.printConfig === true) return (await import("./print-config.ts")).printConfig(paths, options, configs, streams, cwd);
  if (options.staged === true && options.fix !== undefined) throw new UsageError("--staged reads the index, which --fix does not write; leave one out.");

  const lintTelling = (told: Streams, kept?: KeptExaminations): Promise<number> => lintAll(paths, options, { configs, kept }, streams, told, cwd);
  if (options.cache !== true || options.stdin === true || streams.identity === undefined) return lintTelling(streams);
  return (await import("./cached-lint.ts")).lintCached(options, streams.identity, streams, cwd, lintTelling);
}

/** `told` takes what the run says, `streams` what it shows on the way. */
async function lintAll(paths: readonly string[], options: LintOptions, source: LintSource, streams: Streams, told: Streams, cwd: string): Promise<number> {
  const run = await lintFiles(paths, options, source, streams, cwd);
  const { files, notes } = options.baseline === undefined ? run : await (await import("./baseline.ts")).compareRun(run, options.baseline, cwd);
  if (options.stdin === true && options.fix !== undefined) told.stdout.write(run.fixedText);
  else if (options.fixDryRun === true) told.stdout.write(run.patch);
  await printReport(files, notes, options, told, cwd);
  await run.close();
  return exitStatus(files, run.inputCount, options);
}

async function printReport(files: readonly FileResult[], notes: readonly string[], options: LintOptions, streams: Streams, cwd: string): Promise<void> {
  const toFile = options.outputFile !== undefined;
  const format = await loadFormat(options.format);
  const report = format(reportInput(files, notes, { ...options, color: streams.color && options.color && !toFile }));
  if (options.outputFile !== undefined) {
    try {
      (streams.writeFile ?? writeFileSync)(resolve(cwd, options.outputFile), report);
    } catch (error) {
      throw new UsageError(`The report cannot be written to \`${options.outputFile}\`: ${describeError(error)}.`);
    }
  } else if ((options.stdin === true && options.fix !== undefined) || options.fixDryRun === true) {
    // Standard output holds the mended text or the diff alone.
    streams.stderr.write(report);
  } else {
    streams.stdout.write(report);
  }
}

function exitStatus(files: readonly FileResult[], inputCount: number, options: LintOptions): number {
  const { error, warning } = countOpen(files);
  if (files.some(({ failures }) => failures.length > 0)) return 2;
  if (inputCount === 0 && options.errorOnNoFiles === true) return 2;
  const tooMany = options.maxWarnings !== undefined && warning > options.maxWarnings;
  return error > 0 || tooMany ? 1 : 0;
}
