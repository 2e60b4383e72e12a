/** A report made of those of shards, and what decides the exit status of a run. */
export interface MergedReport {
  readonly text: string;
  /** Whether a file could not be linted in full. */
  readonly failed: boolean;
  /** Findings that count: neither suppressed nor known from a baseline. */
  readonly errors: number;
  readonly warnings: number;
}
