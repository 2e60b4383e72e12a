import { appendFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { ConfigError } from "../../host/config-error.ts";
import { describeError } from "../../host/system-error.ts";
import type { FormatName } from "../../report/format-names.ts";
import { formats } from "../../report/report.ts";
import { workflowCommand } from "../../report/workflow-command.ts";
import { countOpen } from "../../report/tally.ts";
import { configSource } from "../configuration.ts";
import { lintFiles, type LintedFiles } from "../lint-files.ts";
import type { LintOptions } from "../program.ts";
import { reportInput } from "../report-run.ts";
import type { Streams } from "../streams.ts";
import { UsageError } from "../usage-error.ts";
import { ActionEvent } from "./event.ts";
import { readActionInputs, type ActionInputs, type Environment } from "./inputs.ts";

/** Runs the step and gives its exit status; what is wrong with its inputs is an annotation. Never throws. */
export async function runStep(env: Environment, streams: Streams, cwd: string): Promise<number> {
  try {
    return await runAction(env, streams, cwd);
  } catch (error) {
    const expected = error instanceof UsageError || error instanceof ConfigError;
    const message = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
    streams.stdout.write(`${workflowCommand("error", { title: "markerlint" }, message)}\n`);
    return 2;
  }
}

/**
 * Lints once and reports everywhere: the log, the summary of the step, SARIF, outputs. Gives the exit status of the step. Never
 * runs a configuration that is code, since it may come from a stranger. Throws a `UsageError` or a `ConfigError`.
 */
async function runAction(env: Environment, streams: Streams, cwd: string): Promise<number> {
  const inputs = readActionInputs(env);
  const event = new ActionEvent(env);
  const run = await lintEvent(inputs, event, streams, cwd);
  if (run === undefined) {
    streams.stdout.write("The event wrote no text.\n");
    await writeOutputs(env, { errors: 0, warnings: 0, infos: 0 });
    return 0;
  }
  const linted = inputs.baseline === undefined ? run : await (await import("../baseline.ts")).compareRun(run, inputs.baseline, cwd);
  const { files, notes } = linted;
  const sourceUrl = inputs.mode === "thread" ? undefined : sourceUrlOf(env);
  const report = (format: FormatName): string => formats[format]({ ...reportInput(files, notes, { format }), sourceUrl });
  streams.stdout.write(report(inputs.format));
  const written = await writeReports(inputs, report, cwd);
  if (inputs.summary) await append(env["GITHUB_STEP_SUMMARY"], () => report("markdown"));
  const counts = countOpen(files);
  await writeOutputs(env, { errors: counts.error, warnings: counts.warning, infos: counts.info, ...written });
  await run.close();

  if (files.some(({ failures }) => failures.length > 0)) return 2;
  if (inputs.failOn === "never") return 0;
  const failing = { error: counts.error, warning: counts.error + counts.warning, info: counts.error + counts.warning + counts.info }[inputs.failOn];
  return failing > 0 || (inputs.maxWarnings !== undefined && counts.warning > inputs.maxWarnings) ? 1 : 0;
}

async function lintEvent(inputs: ActionInputs, event: ActionEvent, streams: Streams, cwd: string): Promise<LintedFiles | undefined> {
  const { config, profiles, changed } = inputs;
  const shared: LintOptions = { format: inputs.format, config: config ?? true, configCode: false, inlineConfig: true, rule: [], profile: profiles, parser: "auto", color: false };
  const configs = configSource(shared, cwd);
  if (inputs.mode === "thread") {
    const text = event.written();
    if (text === undefined) return undefined;
    const stdin = oneChunk(text);
    return lintFiles([], { ...shared, stdin: true, stdinFilepath: "event.json", kind: "thread" }, { configs }, { ...streams, stdin }, cwd);
  }
  if (changed === undefined) return lintFiles(inputs.paths, shared, { configs }, streams, cwd);
  return lintFiles(inputs.paths, { ...shared, changed: changed === true ? (event.base ?? true) : changed }, { configs }, streams, cwd);
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}

/** Where GitHub shows the files of the checkout. */
function sourceUrlOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit }: Environment): string | undefined {
  return server === undefined || repository === undefined || commit === undefined ? undefined : `${server}/${repository}/blob/${commit}`;
}

async function writeReports({ sarifFile, reportFile, reportFormat }: ActionInputs, report: (format: FormatName) => string, cwd: string): Promise<Readonly<Record<string, string>>> {
  const wanted = [
    ["sarif-file", sarifFile, "sarif"],
    ["report-file", reportFile, reportFormat],
  ] as const;
  const written: Record<string, string> = {};
  for (const [name, path, format] of wanted) {
    if (path === undefined) continue;
    await writeFile(resolve(cwd, path), report(format)).catch((error: unknown) => {
      throw new UsageError(`The input \`${name}\`: \`${path}\` cannot be written: ${describeError(error)}.`);
    });
    written[name] = path;
  }
  return written;
}

async function writeOutputs({ GITHUB_OUTPUT: path }: Environment, outputs: Readonly<Record<string, string | number>>): Promise<void> {
  // Inputs are one line each, so that none can add an output of its own.
  await append(path, () => Object.entries(outputs).map(([name, value]) => `${name}=${String(value).replaceAll(/[\r\n]/g, " ")}\n`).join(""));
}

async function append(path: string | undefined, text: () => string): Promise<void> {
  if (path !== undefined && path !== "") await appendFile(path, text());
}
