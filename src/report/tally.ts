import type { Diagnostic, FileResult, Severity } from "../core/diagnostic.ts";
import { documentKinds } from "../core/document.ts";
import type { DocumentKind } from "../core/document.ts";

type Visibility = { readonly quiet: boolean; readonly includeSuppressed: boolean; readonly includeKnown?: boolean };

/** Whether a diagnostic counts: nothing silences it, and no baseline knows it. */
export function isOpen({ suppressed, baseline }: Diagnostic): boolean {
  return suppressed === undefined && (baseline === undefined || baseline === "new");
}

/** The diagnostics of a file that a report shows. */
export function shownDiagnostics(file: FileResult, { quiet, includeSuppressed, includeKnown = false }: Visibility): readonly Diagnostic[] {
  return file.diagnostics.filter((diagnostic) => {
    const { severity, suppressed } = diagnostic;
    if (quiet && severity !== "error") return false;
    return suppressed === undefined ? includeKnown || isOpen(diagnostic) : includeSuppressed;
  });
}

/** Whether the text of a file was there to be linted. */
export function isChecked(file: FileResult): boolean {
  return file.source !== undefined;
}

export type SeverityCounts = Readonly<Record<Severity, number>>;

/** How many diagnostics count, whatever a report shows of them. */
export function countOpen(files: readonly FileResult[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const diagnostic of files.flatMap(({ diagnostics }) => diagnostics)) if (isOpen(diagnostic)) counts[diagnostic.severity] += 1;
  return counts;
}

/** What the summary of a report counts. Diagnostics that a directive silenced count as `suppressed` and nowhere else. */
export interface Tally {
  readonly shown: SeverityCounts;
  /** What `quiet` leaves out. */
  readonly hidden: SeverityCounts;
  readonly suppressed: number;
  /** How many of these the configuration silenced, and not a directive. */
  readonly suppressedByConfiguration: number;
  /** What a baseline knows. */
  readonly known: number;
  /** Shown diagnostics with a fix. */
  readonly fixable: { readonly safe: number; readonly unsafe: number };
  /** Files with at least one shown diagnostic. */
  readonly filesWithFindings: number;
  readonly checked: number;
  /** Only kinds of which there was a file, in the order of `documentKinds`. */
  readonly checkedByKind: readonly (readonly [DocumentKind, number])[];
  readonly filesWithFailures: number;
}

export function tally(files: readonly FileResult[], quiet: boolean): Tally {
  const shown = { error: 0, warning: 0, info: 0 };
  const hidden = { error: 0, warning: 0, info: 0 };
  const fixable = { safe: 0, unsafe: 0 };
  const kinds = new Map<DocumentKind, number>();
  let suppressed = 0;
  let suppressedByConfiguration = 0;
  let known = 0;
  let filesWithFindings = 0;
  for (const file of files) {
    if (isChecked(file)) kinds.set(file.kind, (kinds.get(file.kind) ?? 0) + 1);
    const visible = shownDiagnostics(file, { quiet, includeSuppressed: false });
    if (visible.length > 0) filesWithFindings += 1;
    for (const diagnostic of visible) {
      shown[diagnostic.severity] += 1;
      if (diagnostic.fix !== undefined) fixable[diagnostic.fix.safety] += 1;
    }
    for (const diagnostic of file.diagnostics) {
      if (diagnostic.suppressed?.by === "configuration") suppressedByConfiguration += 1;
      if (diagnostic.suppressed !== undefined) suppressed += 1;
      else if (!isOpen(diagnostic)) known += 1;
      else if (quiet && diagnostic.severity !== "error") hidden[diagnostic.severity] += 1;
    }
  }
  return {
    shown,
    hidden,
    suppressed,
    suppressedByConfiguration,
    known,
    fixable,
    filesWithFindings,
    checked: files.filter(isChecked).length,
    checkedByKind: documentKinds.flatMap((kind) => {
      const count = kinds.get(kind);
      return count === undefined ? [] : [[kind, count] as const];
    }),
    filesWithFailures: files.filter((file) => file.failures.length > 0).length,
  };
}
