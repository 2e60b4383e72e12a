import type { BodyContract } from "./body-contract.ts";
import type { Severity } from "./diagnostic.ts";
import type { DocumentKind } from "./document.ts";
import type { Glob } from "./globs.ts";
import type { HeadPattern } from "./head-pattern.ts";
import type { MirrorContract } from "./mirror-contract.ts";
import type { PayloadContract } from "./payload-contract.ts";
import type { Relation } from "./relation.ts";
import type { ThreadContract } from "./thread/thread-contract.ts";

/** What contracts of every kind have. */
export interface ContractBase {
  /** The pack that a configuration can switch off. */
  readonly pack: string;
  /** Whether it acts, when it is built in, only where a configuration switches its pack on. */
  readonly optional: boolean;
  /** What the thing is for, in one sentence; for hovers. */
  readonly description: string | undefined;
  /** What the contract makes of a rule's findings by it: at most this severity. By rule id. */
  readonly severity: ReadonlyMap<string, Severity>;
}

/** The compiled form of a `marker` contract: what rules read. The language itself is `schemas/contract/marker.schema.json`. */
export interface MarkerContract extends ContractBase {
  readonly kind: "marker";
  /** The name of the family in findings. */
  readonly family: string;
  readonly head: HeadPattern;
  /** Earlier spellings of the head, which readers take still or no more. */
  readonly legacy: readonly LegacyHead[];
  /** How the real readers find a marker: by its text at the start of a line or anywhere, code and quotes included, or as an HTML comment. */
  readonly recognise: "raw-line" | "raw-text" | "html-node";
  readonly placement: Placement;
  /** Whether nothing but white space may stand behind the marker on its line. */
  readonly aloneOnLine: boolean;
  /** How many markers of the family a document that has any, or that `files` names, may hold. */
  readonly count: CountContract;
  /** Whether a writer adds a new comment for each record, or replaces the one that is there. */
  readonly write: "append" | "replace" | undefined;
  /** Which of several records in a thread readers take, by the time at which they were made. */
  readonly read: "latest" | "first" | "union" | undefined;
  /** What is asked of the comments of one thread together. */
  readonly thread: ThreadContract;
  /** The longest body that holds the marker, in Unicode code points. */
  readonly longestBody: number | undefined;
  readonly body: BodyContract;
  /** The marker that ends what this one begins. */
  readonly pair: PairContract | undefined;
  readonly payload: PayloadContract | undefined;
  readonly mirror: MirrorContract | undefined;
  /** What no schema can say. */
  readonly relations: readonly Relation[];
  /** The documents in which the family is at home; `count.minimum` binds only them. */
  readonly files: readonly ContractFiles[];
}

/** On the first or the last line of its document, at the start of a line, or anywhere. */
export type Placement = "first-line" | "last-line" | "line-start" | "anywhere";

export interface LegacyHead {
  readonly head: HeadPattern;
  /** What became of it, in words that can stand behind a semicolon. */
  readonly note: string | undefined;
}

export interface CountContract {
  readonly minimum: number;
  /** `Infinity` when any number may stand there. */
  readonly maximum: number;
  /** Other families whose markers count too, up to the maximum. */
  readonly with: readonly string[];
}

/** A marker that stands in two: what begins and what ends. Parameters of equal names must have equal texts. */
export interface PairContract {
  readonly end: HeadPattern;
  /** Whether a pair may stand inside another of the same family. */
  readonly nested: boolean;
}

export interface ContractFiles {
  /** Relative to the root of the project. */
  readonly glob: Glob;
  readonly kind: DocumentKind;
}
