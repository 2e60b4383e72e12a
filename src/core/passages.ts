import type { Document } from "./document.ts";
import type { Span } from "./span.ts";

/** A piece of text that can stand twice, without its punctuation and in lower case. */
export interface Passage {
  readonly text: string;
  readonly at: Span;
}

/** Shorter clauses are phrases that everybody writes. */
const leastWords = 12;
/** Shorter commands are too. */
const leastCommandWords = 6;

/** The clauses of a document that are long enough to be more than a phrase, outside its fences. */
export function clausesOf(document: Pick<Document, "text" | "nodes">): Passage[] {
  const { text } = document;
  const fences = document.nodes("code");
  let fence = 0;
  const found: Passage[] = [];
  // A stop inside a word, as in a file name, ends nothing.
  for (const { 0: clause, index } of text.matchAll(/(?:[^.;:!?()—\n]|[.:!?](?=\S)|\n(?![ \t]*(?:\r?\n|[-*+>|#]|\d+[.)] )))+/g)) {
    while ((fences[fence]?.span.end ?? Infinity) <= index) fence += 1;
    if ((fences[fence]?.span.start ?? Infinity) < index + clause.length) continue;
    const words = wordsOf(clause);
    if (words.length < leastWords) continue;
    const start = index + clause.length - clause.trimStart().length;
    found.push({ text: words.join(" "), at: { start, end: index + clause.trimEnd().length } });
  }
  return found;
}

/** The commands of a document, in fences and code spans, that are long enough. */
export function commandsOf(document: Pick<Document, "nodes">): Passage[] {
  return [...document.nodes("code"), ...document.nodes("inlineCode")].flatMap(({ value, span }) => {
    const words = value.trim().split(/\s+/);
    return words.length < leastCommandWords ? [] : [{ text: `$ ${words.join(" ")}`, at: span }];
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
