import type { Log, Notification, Result } from "sarif";
import type { Diagnostic, FileResult, Severity } from "../core/diagnostic.ts";
import { artifactUri } from "./artifact-uri.ts";
import { lineFingerprints } from "./fingerprint.ts";
import { jsonText } from "./json-text.ts";
import type { ReportInput, ReportRule } from "./report-input.ts";
import { sarifResult, plainText } from "./sarif-result.ts";
import { ruleDescriptor } from "./sarif-rules.ts";
import { checkedSentence, count } from "./summary.ts";
import { shownDiagnostics, tally } from "./tally.ts";

/** GitHub refuses a file with more results in a run. */
const MOST_RESULTS = 25_000;

/** One of the forms of the schema's address that validators know (SARIF multitool, rule SARIF1011). */
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Everything before the last slash is the category, by which code scanning tells runs of one tool apart. */
const AUTOMATION_ID = "markerlint/";

interface Placed {
  readonly diagnostic: Diagnostic;
  readonly file: FileResult;
}

/** The worst of all diagnostics, as many as one run may hold, still in their order. */
function withinLimit(all: readonly Placed[]): readonly Placed[] {
  if (all.length <= MOST_RESULTS) return all;
  let room = MOST_RESULTS;
  const kept = new Set<Placed>();
  for (const wanted of ["error", "warning", "info"] satisfies Severity[]) {
    for (const placed of all) {
      if (placed.diagnostic.severity !== wanted) continue;
      if (room === 0) break;
      kept.add(placed);
      room -= 1;
    }
  }
  return all.filter((placed) => kept.has(placed));
}

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

/** What the run has to say besides its results: failures, cuts, notes, and how much was linted. */
function notifications(input: ReportInput, dropped: number): Notification[] {
  const counts = tally(input.files, input.quiet);
  return [
    ...input.files.flatMap((file) =>
      file.failures.map(
        (failure): Notification => ({
          level: "error",
          message: { text: `The file could not be linted in full: ${plainText(failure)}` },
          locations: [{ physicalLocation: { artifactLocation: { uri: artifactUri(file.path) } } }],
        }),
      ),
    ),
    ...(dropped === 0
      ? []
      : [
          {
            level: "warning",
            message: {
              text: `${count(dropped, "result")} left out, the least severe: code scanning takes ${MOST_RESULTS} in a run.`,
            },
          } as const,
        ]),
    ...input.notes.map((note): Notification => ({ level: "note", message: { text: plainText(note) } })),
    { level: counts.checked === 0 ? "warning" : "note", message: { text: checkedSentence(counts) } },
  ];
}

/** The report for code scanning: SARIF 2.1.0 within the limits and with all the parts that GitHub documents. */
export function formatSarif(input: ReportInput): string {
  const all = input.files.flatMap((file) =>
    shownDiagnostics(file, { ...input, includeKnown: true }).map((diagnostic): Placed => ({ diagnostic, file })),
  );
  const placed = withinLimit(all);
  const rules = completeRules(input.rules, placed);
  const log: Log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "markerlint",
            version: input.toolVersion,
            semanticVersion: input.toolVersion,
            informationUri: input.informationUri,
            rules: rules.map(ruleDescriptor),
          },
        },
        automationDetails: { id: AUTOMATION_ID },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: input.files.every(({ failures }) => failures.length === 0),
            toolExecutionNotifications: notifications(input, all.length - placed.length),
          },
        ],
        results: results(placed, rules, input.includeSuppressed),
      },
    ],
  };
  return jsonText(log);
}
