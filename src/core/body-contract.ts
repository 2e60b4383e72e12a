import type { Severity } from "./diagnostic.ts";

/** What stands beside a marker in its document. */
export interface BodyContract {
  /** Whether the document holds nothing but the marker. */
  readonly only: boolean;
  /** Lines that readers look for, outside code and comments. */
  readonly lines: readonly BodyLine[];
  /** Other markers without which this one is of no use. */
  readonly beside: readonly Companions[];
}

export interface BodyLine {
  /** The line as it should be, for messages. */
  readonly write: string;
  /** What the value of a line may be, in small letters; empty where it may be anything. */
  readonly values: readonly string[];
  readonly minimum: number;
  /** `Infinity` when any number may stand there. */
  readonly maximum: number;
  /** Whether it must be the first line behind the marker that is not blank. */
  readonly next: boolean;
  /** What readers do otherwise, in words that can stand behind a colon. */
  readonly consequence: string | undefined;
  readonly severity: Severity;
  /** The value of a line that is one, an empty text where it has none; `undefined` for any other line. Linear in the line. */
  match(line: string): string | undefined;
}

/** Families, one of whose markers the document must hold. */
export interface Companions {
  readonly families: readonly string[];
  readonly consequence: string | undefined;
  readonly severity: Severity;
  /** Whether a line makes them necessary; `undefined` where they always are. */
  readonly when: ((line: string) => boolean) | undefined;
}
