import type { RecordContract, TimeComparison } from "./contract.ts";
import { instantOf } from "./times.ts";

/** A record as a reader weighs it against others of the same thing. */
export interface Candidate {
  /** The text of its time; `undefined` where there is none. */
  readonly time: string | undefined;
}

/**
 * Whether a reader takes `later`, which stands further down in the journal, in place of `earlier`. A time that is missing or
 * names no instant never takes the place of one that does, and is replaced by any that does.
 */
export function supersedes(later: Candidate, earlier: Candidate, { read, ties }: Pick<RecordContract, "read" | "ties">, compared: TimeComparison): boolean {
  if (read === "first") return false;
  if (read === "every") return true;
  const order = compareTimes(later.time, earlier.time, compared);
  return order === 0 ? ties === "later-line" : order > 0;
}

/** Negative where `a` is the earlier time, as readers compare them. What is no time is earlier than any. */
export function compareTimes(a: string | undefined, b: string | undefined, compared: TimeComparison): number {
  if (compared === "text") return a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1;
  const [first, second] = [a, b].map((text) => (text === undefined ? -Infinity : (instantOf(text) ?? -Infinity))) as [number, number];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** The one of several records of a thing, in the order of the journal, that is in force for a reader that wants one. */
export function selectInForce<Each extends Candidate>(records: readonly [Each, ...Each[]], contract: Pick<RecordContract, "read" | "ties">, compared: TimeComparison): Each {
  return records.reduce((winner, record) => (supersedes(record, winner, contract, compared) ? record : winner));
}
