import type { MarkerContract } from "../contract.ts";
import type { CommentOrigin, Target } from "../document.ts";
import type { TargetType } from "../head-pattern.ts";
import type { Point, Span } from "../span.ts";
import type { Loss } from "./loss.ts";

/** A place in a comment of a thread, which needs no document to be told. */
export interface ThreadPlace {
  /** The position of the comment in the captured file. */
  readonly comment: number;
  /** In the body of the comment. */
  readonly span: Span;
  /** In the captured file. */
  readonly outer: Span;
  /** The line and column within the body. */
  readonly point: Point;
}

/** What is noted of a comment with markers: plain data, so that a thread of any size can be looked at as a whole. */
export interface CommentFacts {
  /** The position of the comment among all bodies of the captured file. */
  readonly index: number;
  readonly origin: CommentOrigin;
  readonly target: Target | undefined;
  /** The whole body in the captured file. */
  readonly outer: Span;
  readonly markers: readonly MarkerFacts[];
  readonly misses: readonly MissFacts[];
}

/** A marker, and what the readers of its family make of it as long as they see it alone. */
export interface MarkerFacts {
  readonly contract: MarkerContract;
  readonly head: string;
  readonly at: ThreadPlace;
  readonly parameters: ReadonlyMap<string, string>;
  /** The issue or pull request that its head names. */
  readonly names: { readonly type: TargetType; readonly number: number } | undefined;
  /** The texts by which readers tell records apart, in the order of the contract, and where the first stands in the payload. */
  readonly key: readonly string[];
  readonly keyAt: ThreadPlace | undefined;
  /** The same as the head says it, where that is another. */
  readonly headKey: readonly string[] | undefined;
  readonly version: number | undefined;
  /** The keys whose absence makes the payload an old one. */
  readonly gaps: readonly string[];
  readonly records: readonly RecordFacts[];
  /** Where a fence inside the payload ends the match of its readers. */
  readonly cut: ThreadPlace | undefined;
  /** The state of a claim. */
  readonly state: string | undefined;
  /** Tells payloads apart that are not the same. */
  readonly digest: string;
  /** Why readers drop the marker whatever else stands in the thread. */
  readonly loss: Loss | undefined;
}

/** A record that readers find in a payload. */
export interface RecordFacts {
  readonly name: string;
  readonly at: ThreadPlace;
  /** The values that relations over threads ask for, by the place of the relation in its contract. */
  readonly values: ReadonlyMap<number, { readonly text: string; readonly at: ThreadPlace }>;
}

/** What was meant as a marker, or only shows one, and is not read as one. */
export interface MissFacts {
  readonly contract: MarkerContract;
  readonly at: ThreadPlace;
  readonly loss: Loss;
}
