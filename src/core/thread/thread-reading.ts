import type { MarkerContract } from "../contract.ts";
import type { Target } from "../document.ts";
import type { CommentFacts, MarkerFacts, MissFacts, RecordFacts } from "./comment-facts.ts";
import type { Loss } from "./loss.ts";

/** What the readers of markers see of one issue or pull request. */
export interface ThreadReading {
  readonly target: Target | undefined;
  /** The target in words, for messages: `issue 575`, or `the thread`. */
  readonly name: string;
  /** The comments with markers, in the order in which readers take them. */
  readonly comments: readonly CommentFacts[];
  /** Whether that order is the one in which they were made; else it is that of the file. */
  readonly dated: boolean;
  readonly families: readonly FamilyReading[];
  /** The first marker with each head, whether readers take it or not. */
  readonly heads: ReadonlyMap<string, Entry>;
  /** Every contract that is loaded. */
  readonly contracts: readonly MarkerContract[];
}

/** A marker in its comment. */
export interface Entry {
  readonly comment: CommentFacts;
  readonly marker: MarkerFacts;
  /** Its place among all markers of the thread, in the order in which readers take them. */
  readonly order: number;
  /** When its comment was made, in milliseconds since 1970; the position of the comment in a thread without times. */
  readonly time: number;
}

export interface FamilyReading {
  readonly contract: MarkerContract;
  /** In the order in which their first records were made. */
  readonly keys: readonly KeyReading[];
  /** What readers drop, whatever they look for. */
  readonly lost: readonly LostEntry[];
  readonly misses: readonly LostMiss[];
  /** Records that readers gather from every payload, each by the latest that holds it. */
  readonly gathered: readonly OwnedRecord[];
}

export interface LostEntry extends Entry {
  readonly loss: Loss;
}

export interface LostMiss extends MissFacts {
  readonly comment: CommentFacts;
}

/** The records of one family of which readers take one, or all together. */
export interface KeyReading {
  readonly key: readonly string[];
  /** The issue or pull request that their heads name, where the thread itself is not known. */
  readonly number: number | undefined;
  /** All that can be read, in the order in which readers take them. */
  readonly entries: readonly Entry[];
  /** Those that readers choose. */
  readonly chosen: readonly Entry[];
  /** Those that count: chosen, and to be read. */
  readonly inForce: readonly Entry[];
  /** The records of those that count. */
  readonly records: readonly OwnedRecord[];
  /** Records of others that stand in none that counts, each by the latest that holds it. */
  readonly orphaned: readonly OwnedRecord[];
  /** Others that were made in the same second as the one that counts, and say something else. */
  readonly tied: readonly Entry[];
}

export interface OwnedRecord {
  readonly record: RecordFacts;
  readonly entry: Entry;
}
