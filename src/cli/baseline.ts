import type { Baseline } from "../core/baseline/baseline.ts";
import { compareWithBaseline, entriesOf, type Comparison } from "../core/baseline/compare.ts";
import { BaselineError, BaselineFile } from "../host/baseline-file.ts";
import { count } from "../report/summary.ts";
import { configSource } from "./configuration.ts";
import { lintFiles, type LintedFiles } from "./lint-files.ts";
import type { LintOptions } from "./program.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

export const usualBaseline = "markerlint-baseline.json";

/** How many stale entries are named. */
const mostNamed = 5;

export interface BaselineOptions extends LintOptions {
  readonly file: string;
  readonly prune?: boolean;
}

/** Writes the findings that there are into a baseline, or takes out of it those that are no more. */
export async function writeBaseline(paths: readonly string[], options: BaselineOptions, streams: Streams, cwd: string): Promise<number> {
  const file = new BaselineFile(options.file, cwd);
  const before: Baseline = options.prune === true || file.exists ? await orUsageError(file.read()) : new Map();
  const linted = await lintFiles(paths, options, { configs: configSource(options, cwd) }, streams, cwd);
  const comparison = compare(linted, before, file);
  const baseline = options.prune === true ? comparison.kept : withFindings(linted, comparison.kept, file);
  await orUsageError(file.write(baseline));
  await linted.close();

  const entries = [...baseline.values()].flat();
  const findings = entries.reduce((sum, each) => sum + each.count, 0);
  const gone = comparison.stale.reduce((sum, each) => sum + each.count, 0);
  const added = options.prune === true ? 0 : comparison.files.flatMap(({ diagnostics }) => diagnostics).filter((each) => each.baseline === "new").length;
  streams.stdout.write(`\`${options.file}\` holds ${count(findings, "finding")} in ${count(baseline.size, "file")}: ${added} added, ${gone} removed.\n`);
  for (const { path, failures } of linted.files) for (const failure of failures) streams.stderr.write(`markerlint: ${path}: ${failure}\n`);
  return linted.files.some(({ failures }) => failures.length > 0) ? 2 : 0;
}

/** Holds a run against a baseline; the notes say what of it is no longer true. Throws a `UsageError`. */
export async function compareRun(linted: LintedFiles, written: string, cwd: string): Promise<LintedFiles> {
  const file = new BaselineFile(written, cwd);
  const comparison = compare(linted, await orUsageError(file.read()), file);
  return { ...linted, files: comparison.files, notes: [...linted.notes, ...staleNotes(comparison, written)] };
}

function compare({ files, absolutePathOf }: LintedFiles, baseline: Baseline, file: BaselineFile): Comparison {
  const nameOf = pathNamer(absolutePathOf, file);
  return compareWithBaseline(files, baseline, { pathOf: nameOf, isGone: (path) => file.isGone(path) });
}

function pathNamer(absolutePathOf: LintedFiles["absolutePathOf"], file: BaselineFile): (result: LintedFiles["files"][number]) => string {
  return (result) => {
    const absolute = absolutePathOf(result);
    return absolute === undefined ? result.path : file.nameOf(absolute);
  };
}

/** The baseline with all open findings of the files that were linted in full. */
function withFindings({ files, absolutePathOf }: LintedFiles, kept: Baseline, file: BaselineFile): Baseline {
  const nameOf = pathNamer(absolutePathOf, file);
  const linted = files.filter(({ source, failures }) => source !== undefined && failures.length === 0);
  const entries = [...kept, ...linted.map((each) => [nameOf(each), entriesOf(each)] as const)];
  return new Map([...new Map(entries)].filter(([, each]) => each.length > 0));
}

function staleNotes({ files, stale }: Comparison, written: string): string[] {
  const improved = files.flatMap(({ diagnostics }) => diagnostics).filter((each) => each.baseline === "updated").length;
  const gone = stale.reduce((sum, each) => sum + each.count, 0);
  const named = stale.slice(0, mostNamed).map(({ path, rule }) => `${rule} in ${path}`);
  const rest = stale.length > mostNamed ? `, and ${String(stale.length - mostNamed)} more` : "";
  const said = [
    ...(gone === 0 ? [] : [`${count(gone, "finding")} of the baseline ${gone === 1 ? "is" : "are"} mended (${named.join(", ")}${rest})`]),
    ...(improved === 0 ? [] : [`${count(improved, "number")} in it ${improved === 1 ? "is" : "are"} better now`]),
  ];
  if (said.length === 0) return [];
  return [`${said.join(", and ")}; run \`markerlint baseline --prune${written === usualBaseline ? "" : ` --file ${written}`}\`, so that nothing of it comes back unnoticed.`];
}

async function orUsageError<T>(promise: Promise<T>): Promise<T> {
  return promise.catch((error: unknown) => {
    throw error instanceof BaselineError ? new UsageError(error.message) : error;
  });
}
