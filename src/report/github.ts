import type { Diagnostic, FileResult, Severity } from "../core/diagnostic.ts";
import { describeComment } from "./comment-place.ts";
import { printable } from "./printable.ts";
import type { ReportInput } from "./report-input.ts";
import { checkedSentence, count, failuresSentence, findingsSentence, fixableSentence, leftOutSentences } from "./summary.ts";
import { shownDiagnostics, tally } from "./tally.ts";
import type { AnnotationLevel } from "./workflow-command.ts";
import { workflowCommand } from "./workflow-command.ts";

/** GitHub shows no more annotations of one level and step. */
const MOST_OF_A_LEVEL = 10;

const TITLE = "markerlint";

const levels = ["error", "warning", "notice"] as const satisfies readonly AnnotationLevel[];

function annotationLevel(severity: Severity): AnnotationLevel {
  return severity === "info" ? "notice" : severity;
}

interface Annotation {
  readonly level: AnnotationLevel;
  readonly command: string;
  /** The same for the log alone, where no limit holds. */
  readonly logLine: string;
}

function diagnosticAnnotation({ path }: FileResult, diagnostic: Diagnostic): Annotation {
  const { region, severity, message, ruleId, related, comment, url } = diagnostic;
  const { startPoint: start, endPoint: end } = region;
  const level = annotationLevel(severity);
  // The Checks API refuses columns where the lines differ.
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const lines = [
    message,
    ...related.map(({ at, message: words, path: other, comment: where }) => `${other === undefined ? "" : `${other}:`}${at.startPoint.line}:${at.startPoint.column} ${words}${where === undefined ? "" : ` (${describeComment(where)})`}`),
    ...(comment === undefined ? [] : [describeComment(comment)]),
    ...(url === "" ? [] : [url]),
  ];
  return {
    level,
    command: workflowCommand(
      level,
      { file: path, line: start.line, endLine: end.line, ...columns, title: printable(ruleId) },
      lines.map(printable).join("\n"),
    ),
    logLine: printable(`${severity} ${path}:${start.line}:${start.column} ${message} (${ruleId})`),
  };
}

function failureAnnotation({ path }: FileResult, failure: string): Annotation {
  return {
    level: "error",
    command: workflowCommand("error", { file: path, title: TITLE }, printable(failure)),
    logLine: printable(`error ${path} ${failure}`),
  };
}

/** Failures first: what could not be linted weighs more than any finding. */
function annotations(input: ReportInput): Annotation[] {
  return [
    ...input.files.flatMap((file) => file.failures.map((failure) => failureAnnotation(file, failure))),
    ...input.files.flatMap((file) =>
      shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false }).map((diagnostic) =>
        diagnosticAnnotation(file, diagnostic),
      ),
    ),
  ];
}

/**
 * One annotation for each finding, as far as GitHub shows them, errors first; what the limits hide follows as plain lines
 * of the log, and a notice says how much that is.
 */
function annotationLines(all: readonly Annotation[]): string[] {
  const byLevel = levels.map((level) => all.filter((annotation) => annotation.level === level));
  const isCut = byLevel.some((annotated) => annotated.length > MOST_OF_A_LEVEL);
  const limits = { error: MOST_OF_A_LEVEL, warning: MOST_OF_A_LEVEL, notice: MOST_OF_A_LEVEL - (isCut ? 1 : 0) };
  const shown = byLevel.flatMap((annotated, index) => annotated.slice(0, limits[levels[index] ?? "notice"]));
  if (!isCut) return shown.map(({ command }) => command);

  const hidden = byLevel.map((annotated, index) => annotated.slice(limits[levels[index] ?? "notice"]));
  const counts = hidden.flatMap((annotated, index) =>
    annotated.length === 0 ? [] : [count(annotated.length, levels[index] ?? "notice")],
  );
  const words = `Not annotated, since GitHub shows ${MOST_OF_A_LEVEL} of a level: ${counts.join(", ")}. The log of this step has them.`;
  return [
    ...shown.map(({ command }) => command),
    workflowCommand("notice", { title: TITLE }, words),
    ...hidden.flat().map(({ logLine }) => logLine),
  ];
}

/**
 * The report for the log of GitHub Actions. Linted text never begins a line and never holds what the runner takes for a
 * command.
 */
export function formatGithub(input: ReportInput): string {
  const counts = tally(input.files, input.quiet);
  const lines = [
    ...annotationLines(annotations(input)),
    ...input.notes.map((note) => `note: ${printable(note)}`),
    findingsSentence(counts),
    fixableSentence(counts),
    ...leftOutSentences(counts),
    failuresSentence(counts),
    checkedSentence(counts),
  ];
  return `${lines.filter((line) => line !== undefined).join("\n")}\n`;
}
