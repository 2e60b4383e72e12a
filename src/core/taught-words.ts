import type { Document } from "./document.ts";
import { keyText, type Pair } from "./yaml.ts";
import type { Span } from "./span.ts";

/** The words that a comment behind a value lists: `# Valid values: one | two`. */
export interface TaughtWords {
  readonly at: Span;
  readonly key: string;
  readonly words: readonly string[];
}

/** A list of words behind a value of an example, which tells those who copy it what they may write. */
export function taughtWords({ text }: Pick<Document, "text">, pair: Pair): TaughtWords | undefined {
  const key = keyText(pair);
  const comment = pair.value?.kind === "scalar" ? pair.value.comment : undefined;
  if (key === undefined || comment === undefined) return undefined;
  const written = text.slice(comment.start + 1, comment.end);
  const list = /(?:^|[:.])\s*["'`]?([\w.-]+["'`]?(?:\s*\|\s*["'`]?[\w.-]+["'`]?)+)\s*$/.exec(written)?.[1];
  if (list === undefined) return undefined;
  return { at: { start: comment.start, end: comment.start + text.slice(comment.start, comment.end).trimEnd().length }, key, words: list.split("|").map((word) => word.trim().replaceAll(/["'`]/g, "")) };
}
