import type { Diagnostic, FileResult, Severity } from "../core/diagnostic.ts";
import type { ReportInput } from "./report-input.ts";
import { shownDiagnostics } from "./tally.ts";

/** A diagnostic of a report and its file. */
export interface Placed {
  readonly file: FileResult;
  readonly diagnostic: Diagnostic;
}

/** The diagnostics that a report for people shows, file by file: neither suppressed nor known ones. */
export function visible(input: ReportInput): Placed[] {
  return input.files.flatMap((file) => shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false }).map((diagnostic) => ({ file, diagnostic })));
}

/** Everything that could not be linted, file by file. */
export function failuresOf(input: ReportInput): { readonly path: string; readonly failure: string }[] {
  return input.files.flatMap(({ path, failures }) => failures.map((failure) => ({ path, failure })));
}

/** Worst first. */
export const severities = ["error", "warning", "info"] as const satisfies readonly Severity[];
