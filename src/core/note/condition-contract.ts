import type { Form } from "./form.ts";
import type { Weight } from "./section-contract.ts";

/** What is looked for in a note. */
export interface SelectorContract {
  /** Keys of sections; none for the whole note. */
  readonly sections: readonly string[];
  /** Phrases in lower case, of which one stands there; none for any text. */
  readonly text: readonly string[];
  /** Phrases in lower case that must not stand in the same line. */
  readonly without: readonly string[];
  readonly label: string | undefined;
  /** What the value of the label begins with. */
  readonly forms: readonly Form[];
  readonly state: readonly string[];
  readonly stub: boolean | undefined;
  readonly atLeast: number;
}

export interface NeedsContract extends SelectorContract {
  readonly where: "anywhere" | "before" | "after" | "next" | "inside";
  /** Parts of the headings that must be equal in both. */
  readonly same: readonly string[];
}

/** What must or must not stand in a note that holds something else. */
export interface ConditionContract extends Weight {
  readonly name: string;
  /** What must stand anywhere in the note for it to bind. */
  readonly given: SelectorContract | undefined;
  /** Without it the condition always binds. */
  readonly when: SelectorContract | undefined;
  readonly unless: SelectorContract | undefined;
  readonly needs: NeedsContract | undefined;
  readonly forbids: NeedsContract | undefined;
  /** What is wrong when it does not hold: a clause that can begin a sentence. */
  readonly reason: string;
  readonly advice: string | undefined;
}

/** Texts that must not stand in a note. */
export interface PhrasesContract extends Weight {
  readonly name: string;
  /** As declared; `<…>` and `[…]` stand for any text between the signs. */
  readonly words: readonly string[];
  readonly in: "text" | "headings" | "everything";
  /** Keys of the sections in which they must not stand; none for the whole note. */
  readonly sections: readonly string[];
  /** In lower case: what makes them harmless in the same line. */
  readonly without: readonly string[];
  readonly reason: string;
  readonly advice: string | undefined;
}
