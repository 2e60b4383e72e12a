import type { Result } from "sarif";
import type { FileResult } from "../core/diagnostic.ts";
import { lineFingerprints } from "./fingerprint.ts";
import { jsonText } from "./json-text.ts";
import type { ReportInput, ReportRule } from "./report-input.ts";
import { MOST_RESULTS, sarifLog } from "./sarif-log.ts";
import { sarifResult } from "./sarif-result.ts";
import { ruleDescriptor } from "./sarif-rules.ts";
import { worstWithin } from "./severity-limit.ts";
import { shownDiagnostics, tally } from "./tally.ts";
import { failuresOf, type Placed } from "./visible.ts";

/** The given rules, and a stand-in for each rule that found something without being among them. */
function completeRules(rules: readonly ReportRule[], placed: readonly Placed[]): ReportRule[] {
  const complete = new Map(rules.map((rule) => [rule.id, rule]));
  for (const { diagnostic } of placed) {
    const { ruleId, severity, url } = diagnostic;
    if (complete.has(ruleId)) continue;
    const words = `Findings of ${ruleId}`;
    complete.set(ruleId, { id: ruleId, summary: words, severity, level: "should", url, page: "", help: words, tags: [] });
  }
  return [...complete.values()];
}

function results(placed: readonly Placed[], rules: readonly ReportRule[], tellSuppressions: boolean): Result[] {
  const ruleIndices = new Map(rules.map(({ id }, index) => [id, index]));
  const tellBaseline = placed.some(({ diagnostic }) => diagnostic.baseline !== undefined);
  const wantedLines = new Map<FileResult, Set<number>>();
  for (const { file, diagnostic } of placed) {
    const lines = wantedLines.get(file) ?? new Set();
    wantedLines.set(file, lines.add(diagnostic.region.startPoint.line));
  }
  const fingerprints = new Map(
    [...wantedLines].map(([file, lines]) => [
      file,
      file.source && lineFingerprints(file.source, file.hasByteOrderMark ?? false, lines),
    ]),
  );
  return placed.map(({ diagnostic, file }) => {
    const fingerprint = fingerprints.get(file)?.get(diagnostic.region.startPoint.line);
    return sarifResult(diagnostic, file, { ruleIndices, fingerprint, tellSuppressions, tellBaseline });
  });
}

/** The report for code scanning: SARIF 2.1.0 within the limits and with all the parts that GitHub documents. */
export function formatSarif(input: ReportInput): string {
  const all = input.files.flatMap((file) =>
    shownDiagnostics(file, { ...input, includeKnown: true }).map((diagnostic): Placed => ({ diagnostic, file })),
  );
  const placed = worstWithin(all, MOST_RESULTS, ({ diagnostic }) => diagnostic.severity);
  const rules = completeRules(input.rules, placed);
  const log = sarifLog({
    version: input.toolVersion,
    informationUri: input.informationUri,
    rules: rules.map(ruleDescriptor),
    results: results(placed, rules, input.includeSuppressed),
    leftOut: all.length - placed.length,
    failures: failuresOf(input),
    notes: input.notes,
    checked: tally(input.files, input.quiet),
  });
  return jsonText(log);
}
