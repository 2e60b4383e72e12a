/** One expected finding of a case, as its expected.json has it. Lines and columns are 1-based, columns in UTF-16 units. */
export interface ExpectedFinding {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly what: string;
  readonly severity: string;
  readonly accept: readonly AcceptedPlace[];
  readonly optional: boolean;
}

/** Another place at which the same finding is right. */
export interface AcceptedPlace {
  readonly line?: number;
  readonly lineFrom?: number;
  readonly lineTo?: number;
  readonly col?: number;
  /** Any column from here up to the stated one. */
  readonly colFrom?: number;
  readonly anyLine?: boolean;
  readonly path?: string;
}

export interface Expectation {
  readonly id: string;
  readonly findings: readonly ExpectedFinding[];
  /** Places where one more finding is fine. */
  readonly extra?: readonly { readonly file: string; readonly line?: number }[];
}

/** A finding as the linter reported it. */
export interface ReportedFinding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly message: string;
}

/** What is wrong with a run of one case, a line each; empty when the case passes. */
export function judge(expectation: Expectation, reported: readonly ReportedFinding[], status: number): string[] {
  const left = reported.filter(({ severity }) => severity !== "info");
  const problems: string[] = [];
  for (const expected of expectation.findings) {
    const index = left.findIndex((finding) => stated(expected, finding) || expected.accept.some((place) => accepted(expected, place, finding)));
    if (index !== -1) left.splice(index, 1);
    else if (!expected.optional) problems.push(`missing: ${expected.file}:${String(expected.line)}:${String(expected.col)} ${expected.what}`);
  }
  for (const { file, line } of expectation.extra ?? []) {
    const index = left.findIndex((finding) => finding.file === file && (line === undefined || finding.line === line));
    if (index !== -1) left.splice(index, 1);
  }
  problems.push(...left.map(({ file, line, column, message }) => `not expected: ${file}:${String(line)}:${String(column)} ${message}`));
  const failed = reported.some(({ severity }) => severity === "error");
  if ((status !== 0) !== failed) problems.push(`the exit status is ${String(status)}`);
  return problems;
}

function stated(expected: ExpectedFinding, finding: ReportedFinding): boolean {
  return finding.file === expected.file && finding.line === expected.line && finding.column === expected.col;
}

function accepted(expected: ExpectedFinding, place: AcceptedPlace, { file, line, column }: ReportedFinding): boolean {
  if (file !== (place.path ?? expected.file)) return false;
  if (place.anyLine === true) return true;
  const { lineFrom = place.line ?? expected.line, lineTo = place.line ?? expected.line } = place;
  if (line < lineFrom || line > lineTo) return false;
  if (place.colFrom !== undefined) return column >= place.colFrom && column <= expected.col;
  return place.col === undefined || column === place.col;
}
