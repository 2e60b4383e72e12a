import type { Diagnostic, FileResult } from "../diagnostic.ts";
import type { Baseline, BaselineEntry, StaleEntry } from "./baseline.ts";
import { contentKey } from "./content-key.ts";

/** What a comparison with a baseline gives. */
export interface Comparison {
  /** The files with `baseline` in each diagnostic that counts: nothing is dropped. */
  readonly files: readonly FileResult[];
  readonly stale: readonly StaleEntry[];
  /** The entries that findings still match, with their measures as they are now: what `--prune` keeps. */
  readonly kept: Baseline;
}

export interface CompareOptions {
  /** The path of a file as the baseline has it. */
  readonly pathOf: (file: FileResult) => string;
  /** Whether a file that this run did not lint is gone, so that its entries are stale. */
  readonly isGone: (path: string) => boolean;
}

/**
 * Holds the findings of a run against a baseline. A finding that a directive or a configuration silences does not count.
 * Entries of files that the run did not lint, or not in full, stay as they are.
 */
export function compareWithBaseline(files: readonly FileResult[], baseline: Baseline, { pathOf, isGone }: CompareOptions): Comparison {
  const stale: StaleEntry[] = [];
  const kept = new Map(baseline);
  const marked = files.map((file) => {
    const path = pathOf(file);
    const entries = baseline.get(path) ?? [];
    const matched = matchFile(file, entries);
    if (file.source === undefined || file.failures.length > 0) return matched.file;
    kept.set(path, matched.kept);
    stale.push(...matched.stale.map((each) => ({ path, ...each })));
    return matched.file;
  });
  const linted = new Set(files.map(pathOf));
  for (const [path, entries] of baseline) {
    if (linted.has(path) || !isGone(path)) continue;
    kept.delete(path);
    stale.push(...entries.map(({ rule, count }) => ({ path, rule, count })));
  }
  return { files: marked, stale, kept: new Map([...kept].filter(([, entries]) => entries.length > 0)) };
}

/** The entries that describe the open findings of a file. */
export function entriesOf(file: FileResult): BaselineEntry[] {
  return [...groupByKey(file)].map(([key, group]) => toEntry(key, group)).sort(compareEntries);
}

function toEntry(key: string, group: readonly Diagnostic[]): BaselineEntry {
  const measures = sortMeasures(group.flatMap(({ measure }) => measure ?? []));
  return { rule: group[0]?.ruleId ?? "", key, count: group.length, measures: measures.length === 0 ? undefined : measures };
}

function sortMeasures(measures: readonly number[]): number[] {
  return [...measures].sort((a, b) => b - a);
}

function groupByKey(file: FileResult): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  const { source } = file;
  if (source === undefined) return groups;
  for (const diagnostic of file.diagnostics) {
    if (diagnostic.suppressed !== undefined) continue;
    const key = contentKey(diagnostic, source);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
  }
  return groups;
}

interface MatchedFile {
  readonly file: FileResult;
  readonly stale: readonly Omit<StaleEntry, "path">[];
  readonly kept: readonly BaselineEntry[];
}

function matchFile(file: FileResult, entries: readonly BaselineEntry[]): MatchedFile {
  const states = new Map<Diagnostic, Diagnostic["baseline"]>();
  const groups = groupByKey(file);
  const stale: Omit<StaleEntry, "path">[] = [];
  const kept: BaselineEntry[] = [];
  for (const entry of entries) {
    const group = groups.get(entry.key) ?? [];
    const known = knownOf(group, entry);
    for (const [diagnostic, state] of known) states.set(diagnostic, state);
    // A number that got worse is not mended: what was recorded still holds.
    const worse = entry.measures?.slice(known.size, group.length) ?? [];
    const count = known.size + worse.length;
    if (count < entry.count) stale.push({ rule: entry.rule, count: entry.count - count });
    const measures = entry.measures === undefined ? undefined : sortMeasures([...worse, ...[...known.keys()].flatMap(({ measure }) => measure ?? [])]);
    if (count > 0) kept.push({ ...entry, count, measures });
  }
  const mark = (diagnostic: Diagnostic): Diagnostic =>
    diagnostic.suppressed === undefined ? { ...diagnostic, baseline: states.get(diagnostic) ?? "new" } : diagnostic;
  return { file: { ...file, diagnostics: file.diagnostics.map(mark) }, stale, kept };
}

/** The findings that an entry covers: as many as it counts from the front, and of measures those that are no worse. */
function knownOf(group: readonly Diagnostic[], { count, measures }: BaselineEntry): Map<Diagnostic, "unchanged" | "updated"> {
  if (measures === undefined) return new Map(group.slice(0, count).map((diagnostic) => [diagnostic, "unchanged"]));
  const known = new Map<Diagnostic, "unchanged" | "updated">();
  for (const diagnostic of [...group].sort((a, b) => (b.measure ?? 0) - (a.measure ?? 0))) {
    // The greatest number that is left: where it does not cover the finding, none does.
    const allowed = measures[known.size];
    if (allowed === undefined || (diagnostic.measure ?? 0) > allowed) continue;
    known.set(diagnostic, diagnostic.measure === allowed ? "unchanged" : "updated");
  }
  return known;
}

/** By code units: the same order on every machine. */
export function compareEntries(a: BaselineEntry, b: BaselineEntry): number {
  if (a.rule !== b.rule) return a.rule < b.rule ? -1 : 1;
  return a.key < b.key ? -1 : Number(a.key > b.key);
}
