/** Findings of one rule in one file that were there when the baseline was written. */
export interface BaselineEntry {
  readonly rule: string;
  /** The content key that they share. */
  readonly key: string;
  /** How many there are; of findings with a measure, as many as `measures`. */
  readonly count: number;
  /** The numbers of findings that measure something, such as lines: greatest first. They may fall and never rise. */
  readonly measures: readonly number[] | undefined;
}

/** What a baseline knows, by the path of each file; paths and entries are sorted. */
export type Baseline = ReadonlyMap<string, readonly BaselineEntry[]>;

/** What of an entry no finding matches any more. */
export interface StaleEntry {
  readonly path: string;
  readonly rule: string;
  readonly count: number;
}
