import type { Severity } from "../diagnostic.ts";
import type { BodyPlace } from "../document.ts";
import type { TargetType } from "../head-pattern.ts";
import type { RelationSource } from "../relation.ts";

/** What a contract asks of the comments of one thread together. */
export interface ThreadContract {
  /** What tells apart the records of which readers take one each; the parameters of the head where nothing is said. */
  readonly by: readonly RelationSource[] | undefined;
  /** Under what the marker stands, where its head does not tell. */
  readonly surface: TargetType | undefined;
  /** The bodies that readers look at; `undefined` where the contract leaves it to its `read`. */
  readonly bodies: readonly BodyPlace[] | undefined;
  /** Whether readers choose one of several by its head alone: one that they cannot read then keeps them from the others. */
  readonly byHeadAlone: boolean;
  readonly after: readonly Predecessor[];
  /** Whether readers leave out a comment that was edited after it was made. */
  readonly voidWhenEdited: boolean;
  readonly live: LiveContract | undefined;
}

/** A marker of the same thread that stands before this one. */
export interface Predecessor {
  /** Its head for a marker with these parameters; a parameter that is not given stays in braces. */
  fill(texts: ReadonlyMap<string, string>): string;
  /** For which words of which parameters that holds; always where it is empty. */
  readonly when: ReadonlyMap<string, readonly string[]>;
  /** Whether it must be there; else it only must not come later. */
  readonly required: boolean;
  /** What readers do where it is missing, in words that can stand behind a colon. */
  readonly consequence: string | undefined;
  readonly severity: Severity;
}

/** A claim of which one at a time may be live. */
export interface LiveContract {
  /** The label of the line that tells the state of the claim, `- **label**: word`. */
  readonly label: string;
  /** The words that mean that the claim is live. */
  readonly words: readonly string[];
}
