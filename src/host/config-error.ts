import type { Point } from "../core/span.ts";

/** One thing that is wrong with a configuration, and where. */
export interface LocatedIssue {
  /** The file as messages show it, or the words for another source. */
  readonly source: string;
  /** Absent where nothing is known but the file: configurations in code, files that cannot be read. */
  readonly point: Point | undefined;
  readonly message: string;
}

/** A configuration that cannot be used. Its message has a line for each issue: `file:line:column: sentence`. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly issues: readonly LocatedIssue[];

  constructor(issues: readonly LocatedIssue[], options?: ErrorOptions) {
    super(issues.map(formatIssue).join("\n"), options);
    this.issues = issues;
  }
}

function formatIssue({ source, point, message }: LocatedIssue): string {
  return `${source}${point === undefined ? "" : `:${point.line}:${point.column}`}: ${message}`;
}
