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

/** How many lines an annotation names for others of its group. */
const MOST_LINES = 10;

const TITLE = "markerlint";

const levels = ["error", "warning", "notice"] as const satisfies readonly AnnotationLevel[];

function annotationLevel(severity: Severity): AnnotationLevel {
  return severity === "info" ? "notice" : severity;
}

interface Annotation {
  readonly level: AnnotationLevel;
  /** Findings of one rule in one file, which share an annotation where there are too many. */
  readonly group: string;
  readonly line: number;
  /** With words about the others of its group, which may be none. */
  readonly command: (others: string) => string;
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
    group: JSON.stringify([path, ruleId]),
    line: start.line,
    command: (others) =>
      workflowCommand(
        level,
        { file: path, line: start.line, endLine: end.line, ...columns, title: printable(ruleId) },
        [...lines.map(printable), ...(others === "" ? [] : [others])].join("\n"),
      ),
    logLine: printable(`${severity} ${path}:${start.line}:${start.column} ${message} (${ruleId})`),
  };
}

function failureAnnotation({ path }: FileResult, failure: string): Annotation {
  return {
    level: "error",
    group: JSON.stringify([path, failure]),
    line: 1,
    command: () => workflowCommand("error", { file: path, title: TITLE }, printable(failure)),
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

/** The first of each group, with words about the others when there are more of a level than GitHub shows. */
function grouped(all: readonly Annotation[]): { readonly command: string; readonly members: readonly Annotation[] }[] {
  if (all.length <= MOST_OF_A_LEVEL) return all.map((annotation) => ({ command: annotation.command(""), members: [annotation] }));
  const groups = new Map<string, Annotation[]>();
  for (const annotation of all) {
    const group = groups.get(annotation.group);
    if (group === undefined) groups.set(annotation.group, [annotation]);
    else group.push(annotation);
  }
  return [...groups.values()].map((members) => ({ command: members[0]?.command(othersWords(members.slice(1))) ?? "", members }));
}

function othersWords(others: readonly Annotation[]): string {
  if (others.length === 0) return "";
  const lines = [...new Set(others.map(({ line }) => line))];
  const named = lines.slice(0, MOST_LINES).join(", ");
  return `${others.length} more in this file, in line${lines.length === 1 ? "" : "s"} ${named}${lines.length > MOST_LINES ? ", …" : ""}.`;
}

/**
 * One annotation for each finding, as far as GitHub shows them, errors first; where it does not, one for the findings of each
 * rule in each file. What the limits hide follows as plain lines of the log, and a notice says how much that is.
 */
function annotationLines(all: readonly Annotation[]): string[] {
  const byLevel = levels.map((level) => grouped(all.filter((annotation) => annotation.level === level)));
  const isCut = byLevel.some((groups) => groups.length > MOST_OF_A_LEVEL || groups.some(({ members }) => members.length > 1));
  const limits = { error: MOST_OF_A_LEVEL, warning: MOST_OF_A_LEVEL, notice: MOST_OF_A_LEVEL - (isCut ? 1 : 0) };
  const shown = byLevel.flatMap((groups, index) => groups.slice(0, limits[levels[index] ?? "notice"]).map(({ command }) => command));
  if (!isCut) return shown;

  const hidden = byLevel.map((groups, index) => groups.flatMap(({ members }, nth) => (nth < limits[levels[index] ?? "notice"] ? members.slice(1) : members)));
  const counts = hidden.flatMap((annotated, index) =>
    annotated.length === 0 ? [] : [count(annotated.length, levels[index] ?? "notice")],
  );
  const words = `Not annotated, since GitHub shows ${MOST_OF_A_LEVEL} of a level: ${counts.join(", ")}. The log of this step has them.`;
  return [
    ...shown,
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
