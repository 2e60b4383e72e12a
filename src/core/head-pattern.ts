import type { Span } from "./span.ts";

/** What a parameter of a head may be. */
export type ParameterContract =
  | { readonly type: "word" | "version" }
  | { readonly type: "enum"; readonly words: readonly string[] }
  | { readonly type: "integer"; readonly minimum: number | undefined; readonly refersTo: RefersTo | undefined };

/** What a number stands for: an issue or a pull request, by the words of another parameter or always (`*`). */
export type RefersTo = ReadonlyMap<string, TargetType>;
export type TargetType = "issue" | "pull-request";

/** A piece of a head: its text, and where it stands. */
export interface HeadPart {
  readonly text: string;
  readonly span: Span;
}

/** A head found in a text. Spans are offsets into that text. */
export interface HeadMatch {
  /** From the first to the last character of the head; a payload in the comment stands behind it. */
  readonly end: number;
  readonly parameters: ReadonlyMap<string, HeadPart>;
}

/** A head that is almost the declared one. Spans are offsets into the text. */
export interface NearHead extends HeadMatch {
  /** The texts around the parameters as they are written, in order, with the white space before and behind the head. */
  readonly literals: readonly HeadPart[];
}

/** A declared head, such as `run-state-{phase}-{id}`. All methods are linear in the length of the text. */
export interface HeadPattern {
  /** The head as declared, for messages. */
  readonly template: string;
  /** The texts around the parameters, in order: one more than there are places of parameters. */
  readonly literals: readonly string[];
  /** What the parameters are, in the order in which they first stand in the head. */
  readonly parameters: ReadonlyMap<string, ParameterContract>;
  /** The head at the start of a text, up to its end or to what may stand behind a head; case counts. */
  match(text: string): HeadMatch | undefined;
  /** The same, where a parameter may be any run of characters but white space. */
  matchLoosely(text: string): HeadMatch | undefined;
  /**
   * Where a head begins that misses being this one by case, separators, spaces, invisible characters or the texts of its
   * parameters; what stands between the parameters as it is written.
   */
  matchNearly(text: string): NearHead | undefined;
  /** The head with these texts in place of its parameters; a parameter that is not given stays in braces. */
  fill(texts: ReadonlyMap<string, string>): string;
}
