import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createTwoFilesPatch } from "diff";
import type { FileResult, Fix } from "../core/diagnostic.ts";
import type { Failure } from "../host/tree-search.ts";
import { decode, encode } from "../parse/decode.ts";
import { Linter } from "../engine/linter.ts";
import type { LintInput } from "../engine/lint-text.ts";
import { describeError } from "../host/system-error.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { writeBytes } from "../host/write-file.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { formats } from "../report/report.ts";
import { ruleEntries } from "../../rules/index.ts";
import { homePage, reportRules, ruleUrl, toolVersion } from "./about.ts";
import { configSource } from "./configuration.ts";
import { collectInputs, type Input } from "./inputs.ts";
import { printConfig } from "./print-config.ts";
import type { LintOptions } from "./program.ts";
import { Progress } from "./progress.ts";
import { shownPaths } from "./shown-paths.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/** Lints what the command line names, prints a report and gives the exit status. */
export async function lint(paths: readonly string[], options: LintOptions, streams: Streams, cwd: string): Promise<number> {
  const configs = configSource(options, cwd);
  if (options.printConfig === true) return printConfig(paths, options, configs, streams, cwd);
  if (options.staged === true && options.fix !== undefined) throw new UsageError("--staged reads the index, which --fix does not write; leave one out.");

  const parser = await chooseParser(options.parser);
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: options.inlineConfig, ruleUrl });
  const { inputs, notes, failures } = await collectInputs(paths, options, configs, streams, cwd);
  const run = new LintRun(linter, options, shownPaths(inputs.map(({ file }) => file)));
  const progress = new Progress(streams.stderr, inputs.length);
  for (const input of inputs) {
    progress.step(run.pathOf(input));
    await run.add(input);
  }
  progress.end();

  const files = [...run.files, ...failures.map((failure) => unreadable(failure))];
  if (options.stdin === true && options.fix !== undefined) streams.stdout.write(run.fixedText);
  else if (options.fixDryRun === true) streams.stdout.write(run.patch);
  await printReport(files, notes, options, streams, cwd);
  return exitStatus(files, inputs.length, options);
}

class LintRun {
  readonly files: FileResult[] = [];
  /** The texts after fixing, for standard input. */
  fixedText = "";
  /** What fixing would change, as a unified diff. */
  patch = "";
  readonly #linter: Linter;
  readonly #options: LintOptions;
  readonly #shown: ReadonlyMap<string, string>;

  constructor(linter: Linter, options: LintOptions, shown: ReadonlyMap<string, string>) {
    this.#linter = linter;
    this.#options = options;
    this.#shown = shown;
  }

  pathOf({ file }: Input): string {
    return this.#shown.get(file.absolutePath) ?? file.path;
  }

  async add(input: Input): Promise<void> {
    const { file } = input;
    const path = this.pathOf(input);
    try {
      const decoded = decode(await input.read());
      const text: LintInput = { ...decoded, path, kind: file.kind, fileName: file.fileName, folderNames: file.folderNames };
      this.files.push(await this.#lintOrFix(input, text));
    } catch (error) {
      // One broken file never stops a run.
      this.files.push(unreadable({ path, reason: describeError(error) }, file.kind));
    }
  }

  async #lintOrFix({ file, writable }: Input, input: LintInput): Promise<FileResult> {
    const { layers } = file.config;
    const at = toForwardSlashes(file.absolutePath);
    const { fix, fixDryRun, stdin } = this.#options;
    if (fix === undefined && fixDryRun !== true) return this.#linter.lint(input, layers, at);
    const accepts = ({ safety }: Fix): boolean => safety === "safe" || fix === "unsafe";
    const fixed = await this.#linter.fix(input, layers, at, accepts);
    this.fixedText = fixed.text;
    if (fixed.fixed === 0) return fixed.result;
    if (fixDryRun === true) {
      this.patch += createTwoFilesPatch(`a/${input.path}`, `b/${input.path}`, input.text, fixed.text);
      return this.#linter.lint(input, layers, at);
    }
    if (stdin === true) return fixed.result;
    if (!writable) return { ...(await this.#linter.lint(input, layers, at)), failures: ["not fixed: the file lies outside the project"] };
    await writeBytes(file.absolutePath, file.root, encode(fixed.text, input.hasByteOrderMark));
    return fixed.result;
  }
}

function unreadable({ path, reason }: Failure, kind: FileResult["kind"] = "markdown"): FileResult {
  return { path, kind, diagnostics: [], source: undefined, failures: [reason] };
}

async function printReport(files: readonly FileResult[], notes: readonly string[], options: LintOptions, streams: Streams, cwd: string): Promise<void> {
  const toFile = options.outputFile !== undefined;
  const report = formats[options.format]({
    files,
    rules: reportRules(ruleEntries, options.format === "sarif" || options.verbose === true),
    toolVersion,
    informationUri: homePage,
    color: streams.color && options.color && !toFile,
    verbose: options.verbose === true,
    quiet: options.quiet === true,
    includeSuppressed: options.sarifSuppressed === true || options.format === "json",
    notes,
  });
  if (options.outputFile !== undefined) {
    await writeFile(resolve(cwd, options.outputFile), report).catch((error: unknown) => {
      throw new UsageError(`The report cannot be written to \`${options.outputFile ?? ""}\`: ${describeError(error)}.`);
    });
  } else if ((options.stdin === true && options.fix !== undefined) || options.fixDryRun === true) {
    // Standard output holds the mended text or the diff alone.
    streams.stderr.write(report);
  } else {
    streams.stdout.write(report);
  }
}

function exitStatus(files: readonly FileResult[], inputCount: number, options: LintOptions): number {
  const open = files.flatMap(({ diagnostics }) => diagnostics).filter(({ suppressed }) => suppressed === undefined);
  const warnings = open.filter(({ severity }) => severity === "warning").length;
  if (files.some(({ failures }) => failures.length > 0)) return 2;
  if (inputCount === 0 && options.errorOnNoFiles === true) return 2;
  const tooMany = options.maxWarnings !== undefined && warnings > options.maxWarnings;
  return open.some(({ severity }) => severity === "error") || tooMany ? 1 : 0;
}
