import type { CommentPlace, Diagnostic, FileResult, Fix, Region } from "../core/diagnostic.ts";
import { jsonText } from "./json-text.ts";
import type { ReportInput } from "./report-input.ts";
import { isChecked, shownDiagnostics } from "./tally.ts";

/** The report for programs. `schemas/report.schema.json` describes it; keys may be added to version 1, none is changed. */
const VERSION = 1;

interface JsonPlace {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

interface JsonComment {
  readonly id: string | null;
  readonly url: string | null;
  readonly line: number;
}

interface JsonDiagnostic extends JsonPlace, Pick<Diagnostic, "ruleId" | "severity" | "message" | "url" | "messageId"> {
  readonly fix?: Fix;
  readonly related?: readonly (JsonPlace & { readonly message: string; readonly path?: string; readonly comment?: JsonComment })[];
  readonly comment?: JsonComment;
  readonly suppressed?: { readonly reason: string; readonly by?: "configuration" };
  readonly baseline?: Diagnostic["baseline"];
}

interface JsonFile extends Pick<FileResult, "path" | "kind"> {
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly failures?: readonly string[];
}

function jsonPlace({ startPoint, endPoint }: Region): JsonPlace {
  return { line: startPoint.line, column: startPoint.column, endLine: endPoint.line, endColumn: endPoint.column };
}

function jsonComment({ id, url, line }: CommentPlace): JsonComment {
  return { id: id ?? null, url: url ?? null, line };
}

/** Every key by name, so that what the engine adds to its objects does not leak into the format. */
function jsonDiagnostic(diagnostic: Diagnostic): JsonDiagnostic {
  const { ruleId, severity, message, region, url, messageId, fix, related, comment, suppressed, baseline } = diagnostic;
  return {
    ruleId,
    severity,
    message,
    ...jsonPlace(region),
    url,
    messageId,
    ...(fix && {
      fix: { safety: fix.safety, edits: fix.edits.map(({ start, end, text }) => ({ start, end, text })) },
    }),
    ...(related.length > 0 && {
      related: related.map(({ at, message: words, path, comment: other }) => ({ message: words, ...(path !== undefined && { path }), ...jsonPlace(at), ...(other && { comment: jsonComment(other) }) })),
    }),
    ...(comment && { comment: jsonComment(comment) }),
    ...(suppressed && { suppressed: { reason: suppressed.reason, ...(suppressed.by && { by: suppressed.by }) } }),
    ...(baseline && { baseline }),
  };
}

function jsonFile(file: FileResult, input: ReportInput): JsonFile {
  return {
    path: file.path,
    kind: file.kind,
    diagnostics: shownDiagnostics(file, { ...input, includeKnown: true }).map(jsonDiagnostic),
    ...(file.failures.length > 0 && { failures: file.failures }),
  };
}

export function formatJson(input: ReportInput): string {
  return jsonText({
    version: VERSION,
    checked: input.files.filter(isChecked).length,
    files: input.files.map((file) => jsonFile(file, input)),
    ...(input.notes.length > 0 && { notes: input.notes }),
  });
}
