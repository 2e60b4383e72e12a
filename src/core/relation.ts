import type { Severity } from "./diagnostic.ts";
import type { HeadPattern } from "./head-pattern.ts";

/** A step into a payload: a key, or every item of a list. */
export type PathStep = { readonly key: string } | "each";

/** Values of a payload: `load_bearing_decisions[].decision_id`. As written, for messages, and taken apart. */
export interface PayloadPath {
  readonly written: string;
  readonly steps: readonly PathStep[];
}

/** Where a relation looks: at values of the payload, or at a parameter of the head (`head.phase`). */
export type RelationSource =
  | { readonly in: "payload"; readonly path: PayloadPath }
  | { readonly in: "head"; readonly parameter: string };

/** What a scalar value must be for a relation to bind: one of these texts, of the key beside it or of the payload. */
export interface RelationCondition {
  readonly key: string;
  readonly words: readonly string[];
}

interface RelationBase {
  readonly severity: Severity;
  /** What readers do where it does not hold, in words that can stand behind a colon. */
  readonly consequence: string | undefined;
  /** The values that are judged. */
  readonly at: PayloadPath;
}

/** The closed list of what schemas cannot say; `src/core/check-relation.ts` holds the one implementation of each. */
export type Relation =
  /** Every value is the same as the other one. */
  | (RelationBase & { readonly relation: "agreesWith"; readonly with: RelationSource; readonly as: "text" | "slug" })
  /** Every value is this text. */
  | (RelationBase & { readonly relation: "equals"; readonly text: string })
  /** No two items of the list have the same value under the key, or are the same where no key is named. */
  | (RelationBase & { readonly relation: "uniqueBy"; readonly key: string | undefined })
  /** Every value is among the others. */
  | (RelationBase & { readonly relation: "subsetOf"; readonly of: RelationSource })
  /** Both hold the same values. */
  | (RelationBase & { readonly relation: "setEquals"; readonly of: RelationSource })
  /** A number is the sum of the others: those at one path, or one at each of several. */
  | (RelationBase & { readonly relation: "sumOf"; readonly of: readonly PayloadPath[] })
  /** A text is no copy of the others, whatever its case, white space and final stop. */
  | (RelationBase & { readonly relation: "differsFrom"; readonly from: readonly PayloadPath[] })
  /** A number is how many values there are, of those that hold the text where one is given. */
  | (RelationBase & { readonly relation: "countOf"; readonly of: PayloadPath; readonly text: string | undefined })
  /** In the given order of words, the value does not stand behind the other one beside it. */
  | (RelationBase & { readonly relation: "orderedBefore"; readonly then: string; readonly order: readonly string[] })
  /** The value is there and not blank when the condition holds. */
  | (RelationBase & { readonly relation: "requiredWhen"; readonly when: RelationCondition })
  /** The value is absent or empty when the condition holds. */
  | (RelationBase & { readonly relation: "emptyWhen"; readonly when: RelationCondition })
  /** The value has the form, and its parts agree with other values: part to source. */
  | (RelationBase & { readonly relation: "hasForm"; readonly form: HeadPattern; readonly agrees: ReadonlyMap<string, RelationSource> })
  /** Every value has the other one beside it that the list gives it: a number and its name. */
  | (RelationBase & { readonly relation: "pairs"; readonly with: string; readonly pairs: ReadonlyMap<string, readonly string[]> })
  /** Every value is the path of a file of the project. */
  | (RelationBase & { readonly relation: "refersToFile" })
  /** The values do not fall: dates, times, numbers. */
  | (RelationBase & { readonly relation: "ascending" })
  /** The first record with a name in a thread has one of these values; later ones may have others. */
  | (RelationBase & { readonly relation: "startsAs"; readonly words: readonly string[] })
  /** The value is the beginning of a hash of other texts; a text that is missing or blank is replaced by that of `blank`. */
  | (RelationBase & { readonly relation: "hashOf"; readonly of: readonly PayloadPath[]; readonly separator: string; readonly length: number; readonly blank: ReadonlyMap<string, string> });
