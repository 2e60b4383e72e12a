import type { FileResult, Severity } from "../core/diagnostic.ts";
import type { RuleLevel } from "../core/rule.ts";

/** What a report says of a rule, whether it found something or not. */
export interface ReportRule {
  readonly id: string;
  /** One sentence without a final stop. */
  readonly summary: string;
  /** The severity that the rule has by itself; that of a diagnostic may differ by configuration. */
  readonly severity: Severity;
  readonly level: RuleLevel;
  /** The page of the rule on the web. */
  readonly url: string;
  /** The page of the rule as Markdown. */
  readonly page: string;
  /** The page of the rule as plain text. */
  readonly help: string;
  readonly tags: readonly string[];
}

export interface ReportInput {
  /** Printed in the given order, and so are the diagnostics of each. */
  readonly files: readonly FileResult[];
  readonly rules: readonly ReportRule[];
  /** The version of markerlint, as in semver.org. */
  readonly toolVersion: string;
  /** The home page of markerlint. */
  readonly informationUri: string;
  /** Whether `text` may write ANSI colours. */
  readonly color: boolean;
  /** Whether `text` shows code frames and the pages of the rules. */
  readonly verbose: boolean;
  /** Leaves out all but errors, in every format; `text` and `github` say how many that were. */
  readonly quiet: boolean;
  /** Whether diagnostics that a directive silenced appear, marked as such; annotations never carry them. */
  readonly includeSuppressed: boolean;
  /** The address under which the files are shown on the web, without a slash at its end; links need it. */
  readonly sourceUrl?: string | undefined;
  /** What must be said out loud besides the diagnostics, such as given paths that are ignored. */
  readonly notes: readonly string[];
}

/** Every report ends with a line feed and depends on nothing but its input. */
export type Format = (input: ReportInput) => string;
