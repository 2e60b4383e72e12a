import type { MarkerFacts } from "./comment-facts.ts";
import type { Predecessor } from "./thread-contract.ts";
import type { ThreadReading } from "./thread-reading.ts";

/** A marker that stands before another one, with its head. */
export interface NamedPredecessor {
  readonly predecessor: Predecessor;
  readonly head: string;
}

/** What stands before a marker by its contract, as far as its family is known: packs can be switched off. */
export function predecessorsOf({ contracts }: ThreadReading, { contract, parameters }: MarkerFacts): NamedPredecessor[] {
  return contract.thread.after.flatMap((predecessor) => {
    const applies = [...predecessor.when].every(([name, words]) => words.includes(parameters.get(name) ?? ""));
    const head = predecessor.fill(parameters);
    return applies && contracts.some((other) => other.head.match(head)?.end === head.length) ? [{ predecessor, head }] : [];
  });
}
