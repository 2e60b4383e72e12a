import type { Log, ReportingDescriptor, Result } from "sarif";
import type { Severity } from "../core/diagnostic.ts";
import { documentKinds } from "../core/document.ts";
import { jsonText } from "./json-text.ts";
import type { MergedReport } from "./merged-report.ts";
import { MOST_RESULTS, readSarifLog, sarifLog, type LogContent } from "./sarif-log.ts";
import { worstWithin } from "./severity-limit.ts";

/**
 * One log of those of shards: the same as a single run over all files would give, in the order of the paths, cut to what code
 * scanning takes. Throws for logs of another tool or of several versions.
 */
export function mergeSarif(logs: readonly Log[]): MergedReport {
  const contents = logs.map(readSarifLog);
  const [first] = contents;
  if (first === undefined) throw new Error("there is nothing to merge");
  const versions = [...new Set(contents.map(({ version }) => version))];
  if (versions.length > 1) throw new Error(`the reports come from several versions: ${versions.join(", ")}`);
  const rules = new Map(contents.flatMap((each) => each.rules.map((rule) => [rule.id, rule] as const)));
  const all = sortByPath(contents.flatMap(({ results }) => results));
  const kept = worstWithin(all, MOST_RESULTS, severityOf);
  const failures = contents.flatMap((each) => each.failures).sort((a, b) => compareText(a.path, b.path));
  const log = sarifLog({
    ...first,
    rules: [...rules.values()],
    results: withIndices(kept, [...rules.values()]),
    leftOut: contents.reduce((sum, { leftOut }) => sum + leftOut, 0) + all.length - kept.length,
    failures,
    notes: [...new Set(contents.flatMap(({ notes }) => notes))],
    checked: sumOf(contents),
  });
  const open = all.filter(isOpen);
  return {
    text: jsonText(log),
    failed: failures.length > 0,
    errors: open.filter((result) => severityOf(result) === "error").length,
    warnings: open.filter((result) => severityOf(result) === "warning").length,
  };
}

function isOpen({ suppressions = [], baselineState = "new" }: Result): boolean {
  return suppressions.length === 0 && baselineState === "new";
}

function severityOf({ level = "warning" }: Result): Severity {
  return level === "error" || level === "warning" ? level : "info";
}

function withIndices(results: readonly Result[], rules: readonly ReportingDescriptor[]): Result[] {
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  return results.map((result) => {
    const index = indices.get(result.ruleId ?? "");
    return index === undefined ? result : { ...result, ruleIndex: index };
  });
}

/** Sorting is stable, so that the results of one file keep their order. */
function sortByPath(results: readonly Result[]): Result[] {
  const placed = results.map((result) => ({ result, path: decodeURIComponent(result.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "") }));
  return placed.sort((a, b) => compareText(a.path, b.path)).map(({ result }) => result);
}

/** By code units, as a run sorts its files. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function sumOf(contents: readonly LogContent[]): LogContent["checked"] {
  const kinds = new Map<string, number>();
  for (const [kind, files] of contents.flatMap(({ checked }) => checked.checkedByKind)) kinds.set(kind, (kinds.get(kind) ?? 0) + files);
  return {
    checked: contents.reduce((sum, { checked }) => sum + checked.checked, 0),
    checkedByKind: documentKinds.flatMap((kind) => {
      const files = kinds.get(kind);
      return files === undefined ? [] : [[kind, files] as const];
    }),
    filesWithFailures: contents.reduce((sum, { checked }) => sum + checked.filesWithFailures, 0),
  };
}
