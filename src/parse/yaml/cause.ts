import type { Span } from "../../core/span.ts";

/** A fault of a YAML text that is not yet mapped to the document around it: offsets into the YAML text itself. */
export interface Cause extends Span {
  /** What is wrong, in a few words that can stand after a colon. */
  readonly reason: string;
  /** What to write instead, if one thing is clear. */
  readonly advice?: string;
}

/** A cause that covers one code unit. */
export function causeAt(start: number, reason: string, advice?: string): Cause {
  return cause({ start, end: start + 1 }, reason, advice);
}

export function cause({ start, end }: Span, reason: string, advice?: string): Cause {
  return advice === undefined ? { start, end, reason } : { start, end, reason, advice };
}
