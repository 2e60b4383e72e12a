import type { Document } from "../document.ts";
import type { Span } from "../span.ts";

/** A place of a phrase. */
export interface PhrasePlace extends Span {
  /** Its line, in lower case. */
  readonly line: string;
}

const texts = new WeakMap<object, Map<boolean, string>>();

/** The text in lower case without code and comments, `withSpans` with what stands in code spans. Of the length of the document. */
export function searchText(document: Pick<Document, "text" | "nodes">, withSpans: boolean): string {
  const made = texts.get(document) ?? new Map<boolean, string>();
  texts.set(document, made);
  let found = made.get(withSpans);
  if (found === undefined) {
    found = blank(document, withSpans);
    made.set(withSpans, found);
  }
  return found;
}

function blank(document: Pick<Document, "text" | "nodes">, withSpans: boolean): string {
  if (!withSpans) return searchText(document, true).replaceAll(/(`{1,4})[^`\n]+\1(?!`)/g, (code) => code.replaceAll(/[^\r\n]/g, " "));
  const { text, nodes } = document;
  const lower = toLower(text);
  const comments = nodes("html").filter(({ value }) => value.startsWith("<!--"));
  const silent = [...nodes("code"), ...comments].map(({ span }) => span).sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of silent) {
    if (end <= at) continue;
    parts.push(lower.slice(at, start), lower.slice(Math.max(at, start), end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + lower.slice(at);
}

/** The text in lower case, in which one code unit stays one: a letter that grows stays as it is. */
function toLower(text: string): string {
  const grown = text.replaceAll(/[^\0-\x7f]/gu, (unit) => (unit.toLowerCase().length === unit.length ? unit.toLowerCase() : unit));
  return grown.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** More places than these say no more. */
const mostPlaces = 1000;

/** The places of a phrase in a text in lower case, as whole words, inside a span. */
export function findPhrase(lower: string, phrase: string, { start, end }: Span): PhrasePlace[] {
  const found: PhrasePlace[] = [];
  // Only what stands in the span: a search to the end of the text for each of many sections would take the square of it.
  const inside = lower.slice(start, end);
  for (let at = inside.indexOf(phrase); at !== -1 && found.length < mostPlaces; at = inside.indexOf(phrase, at + phrase.length)) {
    if (isWhole(lower, phrase, start + at)) found.push({ start: start + at, end: start + at + phrase.length, line: lineAt(lower, start + at) });
  }
  return found;
}

function isWhole(lower: string, phrase: string, at: number): boolean {
  const letter = /[\p{L}\p{N}]/u;
  const before = letter.test(phrase[0] ?? "") && letter.test(lower[at - 1] ?? "");
  const behind = letter.test(phrase.at(-1) ?? "") && letter.test(lower[at + phrase.length] ?? "");
  return !before && !behind;
}

/** How far a line is looked at on each side of a phrase, in UTF-16 code units. */
const longestLine = 2000;

/** The line of a place, cut where it is very long. */
export function lineAt(text: string, at: number): string {
  const from = Math.max(0, at - longestLine);
  const before = text.slice(from, at);
  const behind = text.slice(at, at + longestLine);
  return before.slice(before.lastIndexOf("\n") + 1) + (behind.includes("\n") ? behind.slice(0, behind.indexOf("\n")) : behind);
}
