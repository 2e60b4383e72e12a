import { jsonText } from "./json-text.ts";
import type { MergedReport } from "./merged-report.ts";

/** What merging reads of a JSON report; the rest goes through as it is. */
export interface JsonReport {
  readonly version: number;
  readonly checked: number;
  readonly files: readonly JsonReportFile[];
  readonly notes?: readonly string[];
}

interface JsonReportFile {
  readonly path: string;
  readonly diagnostics: readonly { readonly severity: string; readonly suppressed?: unknown; readonly baseline?: string }[];
  readonly failures?: readonly string[];
}

/** One JSON report of those of shards: the same as a single run over all files would give. */
export function mergeJson(reports: readonly JsonReport[]): MergedReport {
  const files = reports.flatMap((report) => report.files).sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  const notes = [...new Set(reports.flatMap((report) => report.notes ?? []))];
  const open = files.flatMap(({ diagnostics }) => diagnostics).filter(({ suppressed, baseline = "new" }) => suppressed === undefined && baseline === "new");
  return {
    text: jsonText({ version: 1, checked: reports.reduce((sum, { checked }) => sum + checked, 0), files, ...(notes.length > 0 && { notes }) }),
    failed: files.some(({ failures }) => failures !== undefined),
    errors: open.filter(({ severity }) => severity === "error").length,
    warnings: open.filter(({ severity }) => severity === "warning").length,
  };
}
