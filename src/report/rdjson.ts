import type { Fix, Region } from "../core/diagnostic.ts";
import type { SourceText } from "../core/source-text.ts";
import type { Point } from "../core/span.ts";
import { describeComment } from "./comment-place.ts";
import { jsonText } from "./json-text.ts";
import { printable } from "./printable.ts";
import type { ReportInput } from "./report-input.ts";
import { failuresOf, visible, type Placed } from "./visible.ts";

/** A place as reviewdog has it: 1-based, the column in bytes of UTF-8, the end the first place behind. */
interface RdPosition {
  readonly line: number;
  readonly column: number;
}

interface RdRange {
  readonly start: RdPosition;
  readonly end: RdPosition;
}

const severityNames = { error: "ERROR", warning: "WARNING", info: "INFO" } as const;

function position(source: SourceText, point: Point): RdPosition {
  const { start } = source.lineSpan(point.line);
  return { line: point.line, column: new TextEncoder().encode(source.slice(start, start + point.column - 1)).length + 1 };
}

function range(source: SourceText, { startPoint, endPoint }: Pick<Region, "startPoint" | "endPoint">): RdRange {
  return { start: position(source, startPoint), end: position(source, endPoint) };
}

function suggestions(source: SourceText, { edits }: Fix): object[] {
  // A suggestion is one edit; edits that belong together would be offered one by one.
  if (edits.length !== 1) return [];
  return edits.map(({ start, end, text }) => ({ range: range(source, { startPoint: source.pointAt(start), endPoint: source.pointAt(end) }), text: text.replaceAll(/\p{Cs}/gu, "\ufffd") }));
}

function rdDiagnostic({ file, diagnostic }: Placed): object {
  const { path, source } = file;
  const { message, severity, ruleId, url, region, related, comment, fix } = diagnostic;
  const here = related.filter((each) => each.path === undefined);
  return {
    message: printable(comment === undefined ? message : `${message} (${describeComment(comment)})`),
    severity: severityNames[severity],
    location: { path, ...(source !== undefined && { range: range(source, region) }) },
    code: { value: ruleId, ...(url !== "" && { url }) },
    ...(source !== undefined && fix !== undefined && suggestions(source, fix).length > 0 && { suggestions: suggestions(source, fix) }),
    ...(source !== undefined && here.length > 0 && { related_locations: here.map(({ at, message: words }) => ({ message: printable(words), location: { path, range: range(source, at) } })) }),
  };
}

/** The report for reviewdog: Reviewdog Diagnostic Format (reviewdog/reviewdog, `proto/rdf`). */
export function formatRdjson(input: ReportInput): string {
  return jsonText({
    source: { name: "markerlint", url: input.informationUri },
    diagnostics: [
      ...failuresOf(input).map(({ path, failure }) => ({ message: printable(`The file could not be linted in full: ${failure}`), severity: "ERROR", location: { path } })),
      ...visible(input).map(rdDiagnostic),
    ],
  });
}
