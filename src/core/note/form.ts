import type { HeadPart } from "../head-pattern.ts";

/** What a part of a form may be. */
export type PartContract =
  | { readonly type: PartType }
  | { readonly type: "enum"; readonly words: readonly string[] };

/** `ordinal` is a number with a letter behind it or not; `name` is a word with `.` and `/`; `token` has no white space; `text` may hold anything. */
export type PartType = "integer" | "ordinal" | "date" | "word" | "name" | "token" | "text";

/** A form found in a text. Spans are offsets into that text. */
export interface FormMatch {
  readonly start: number;
  readonly end: number;
  readonly parts: ReadonlyMap<string, HeadPart>;
}

/** A declared form of one line, such as `Phase {n} Output`. All methods are linear in the length of the text. */
export interface Form {
  /** The form as declared, for messages. */
  readonly template: string;
  /** The names of its parts, in order. */
  readonly parts: readonly string[];
  /** The text as a whole. */
  match(text: string): FormMatch | undefined;
  /** The beginning of the text. */
  matchStart(text: string, ignoresCase?: boolean): FormMatch | undefined;
  /** The end of the text; the last place where it can begin. */
  matchEnd(text: string): FormMatch | undefined;
  /** Every place in the text, in order. */
  matchAll(text: string): readonly FormMatch[];
  /** The form with these texts in place of its parts; a part that is not given stays in braces. */
  fill(texts: ReadonlyMap<string, string>): string;
}

/** The first of several forms that a text has as a whole. */
export function matchForms(forms: readonly Form[], text: string): FormMatch | undefined {
  return firstMatch(forms, (form) => form.match(text));
}

/** The first of several forms with which a text begins. */
export function matchFormsAtStart(forms: readonly Form[], text: string, ignoresCase = false): FormMatch | undefined {
  return firstMatch(forms, (form) => form.matchStart(text, ignoresCase));
}

function firstMatch(forms: readonly Form[], match: (form: Form) => FormMatch | undefined): FormMatch | undefined {
  for (const form of forms) {
    const found = match(form);
    if (found !== undefined) return found;
  }
  return undefined;
}
