import type { CommentPlace, Diagnostic, FileResult, Severity } from "../core/diagnostic.ts";
import type { Point } from "../core/span.ts";
import { codeFrame } from "./code-frame.ts";
import { createColors, type Colors } from "./colors.ts";
import { commentHeading, describeComment, isSameComment } from "./comment-place.ts";
import { printable } from "./printable.ts";
import type { ReportInput } from "./report-input.ts";
import { checkedSentence, failuresSentence, findingsSentence, fixableSentence, leftOutSentences } from "./summary.ts";
import { shownDiagnostics, tally } from "./tally.ts";
import { columnsOf } from "./width.ts";

/** Longer messages push their rule id out of its column, and not the ids of all others. */
const MESSAGE_WIDTH = 80;
const INDENT = "  ";

function severityPaint(colors: Colors, severity: Severity): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - columnsOf(text)));
}

/** `3:7` with the colons of a file below each other. */
function place({ line, column }: Point, widths: { line: number; column: number }): string {
  return `${String(line).padStart(widths.line)}:${String(column).padEnd(widths.column)}`;
}

/** Where a finding stands for who reads the report: in the file, or in the comment of a thread under whose heading it is. */
function pointOf({ region, comment }: Diagnostic, file: FileResult): Point {
  return file.kind === "thread" && comment !== undefined ? comment : region.startPoint;
}

/** What stands behind the rule id. */
function marks({ fix, suppressed }: Diagnostic): string[] {
  return [
    ...(fix === undefined ? [] : [fix.safety === "safe" ? "fixable" : "fixable (unsafe)"]),
    ...(suppressed === undefined ? [] : [`suppressed${suppressed.reason === "" ? "" : `: ${printable(suppressed.reason)}`}`]),
  ];
}

/** The lines below a message, without indentation. */
function detailLines(diagnostic: Diagnostic, file: FileResult, verbose: boolean, colors: Colors): string[] {
  const { comment, related, region, severity, url } = diagnostic;
  const frame = (at: Diagnostic["region"], mark: (text: string) => string): string[] =>
    verbose && file.source !== undefined ? codeFrame(file.source, at, { gutter: colors.dim, mark }) : [];
  return [
    ...(comment === undefined || file.kind === "thread" ? [] : [colors.dim(printable(describeComment(comment)))]),
    ...frame(region, severityPaint(colors, severity)),
    ...related.flatMap(({ at, message, path, comment: other }) => [
      `${path === undefined ? "" : `${heading(path)}:`}${relatedPlace(at.startPoint, other, comment)} ${printable(message)}`,
      ...(path === undefined ? frame(at, colors.cyan) : []),
    ]),
    ...(verbose && url !== "" ? [colors.dim(`see ${printable(url)}`)] : []),
  ];
}

/** In the file; in a thread, in the comment of the finding or in another one, which is named. */
function relatedPlace(point: Point, other: CommentPlace | undefined, own: CommentPlace | undefined): string {
  if (other === undefined) return `${point.line}:${point.column}`;
  return isSameComment(other, own) ? `${other.line}:${other.column}` : `${printable(describeComment(other))}:`;
}

/** A name that begins like a workflow command must not begin a line of a log as it is. */
function heading(path: string): string {
  const shown = printable(path);
  return /^[\p{L}\p{N}._@~/-]/u.test(shown) ? shown : `./${shown}`;
}

function fileBlock(file: FileResult, input: ReportInput, colors: Colors): string | undefined {
  const diagnostics = shownDiagnostics(file, input);
  if (diagnostics.length === 0 && file.failures.length === 0) return undefined;

  const widest = (measure: (diagnostic: Diagnostic) => number): number =>
    diagnostics.reduce((most, diagnostic) => Math.max(most, measure(diagnostic)), 0);
  const widths = {
    line: widest((diagnostic) => String(pointOf(diagnostic, file).line).length),
    column: widest((diagnostic) => String(pointOf(diagnostic, file).column).length),
  };
  const severityWidth = widest(({ severity }) => severity.length);
  const messageWidth = Math.min(
    MESSAGE_WIDTH,
    widest(({ message }) => columnsOf(printable(message))),
  );
  const detailIndent = " ".repeat(INDENT.length + widths.line + 1 + widths.column + 2);

  const lines = [colors.underline(heading(file.path))];
  for (const failure of file.failures) lines.push(`${INDENT}${colors.red("failed")}  ${printable(failure)}`);
  let above: CommentPlace | undefined;
  for (const diagnostic of diagnostics) {
    const { severity, message, ruleId, comment } = diagnostic;
    if (file.kind === "thread" && comment !== undefined && !isSameComment(comment, above)) lines.push(`${INDENT}${colors.bold(printable(commentHeading(comment)))}`);
    above = comment;
    lines.push(
      [
        `${INDENT}${colors.dim(place(pointOf(diagnostic, file), widths))}`,
        severityPaint(colors, severity)(severity.padEnd(severityWidth)),
        pad(printable(message), messageWidth),
        colors.dim(printable(ruleId)),
        ...marks(diagnostic).map(colors.green),
      ].join("  "),
      ...detailLines(diagnostic, file, input.verbose, colors).map((line) => detailIndent + line),
    );
    if (input.verbose) lines.push("");
  }
  return lines.join("\n").trimEnd();
}

function summaryLines(input: ReportInput, colors: Colors): string[] {
  const counts = tally(input.files, input.quiet);
  const findings = findingsSentence(counts);
  const paint = counts.shown.error > 0 ? colors.red : counts.shown.warning > 0 ? colors.yellow : colors.green;
  const fixable = fixableSentence(counts);
  const failures = failuresSentence(counts);
  const checked = checkedSentence(counts);
  return [
    ...input.notes.map((note) => `${colors.yellow("note")}: ${printable(note)}`),
    ...(findings === undefined ? [] : [colors.bold(paint(findings))]),
    ...(fixable === undefined ? [] : [fixable]),
    ...leftOutSentences(counts),
    ...(failures === undefined ? [] : [colors.bold(colors.red(failures))]),
    counts.checked === 0 ? colors.bold(colors.yellow(checked)) : checked,
  ];
}

/** The report for people at a terminal: the findings of each file, then what was found and how much was checked. */
export function formatText(input: ReportInput): string {
  const colors = createColors(input.color);
  const blocks = input.files.map((file) => fileBlock(file, input, colors)).filter((block) => block !== undefined);
  return `${[...blocks, summaryLines(input, colors).join("\n")].join("\n\n")}\n`;
}
