import type { Document } from "../document.ts";
import type { Span } from "../span.ts";
import type { PhrasesContract } from "./condition-contract.ts";
import { findPhrase, lineAt, searchText } from "./phrase-search.ts";
import type { Note } from "./view.ts";

export interface FoundPhrase {
  readonly phrases: PhrasesContract;
  readonly at: Span;
}

/** More than these of one ban are not told one by one. */
const mostPlaces = 200;

/** The texts in a note that its contract bans, in the order of the text. */
export function findPhrases(document: Pick<Document, "text" | "nodes">, note: Note): FoundPhrase[] {
  const found = note.contract.phrases.flatMap((phrases): FoundPhrase[] => {
    const text = searchText(document, phrases.in === "everything");
    const places = spansOf(document, note, phrases).flatMap((span) => phrases.words.flatMap((word) => placesOf(text, word.toLowerCase(), span)));
    const live = places.filter(({ start }) => !phrases.without.some((word) => lineAt(text, start).includes(word)));
    const ordered = live.sort((a, b) => a.start - b.start);
    const apart = ordered.filter(({ start }, index) => index === 0 || start >= (ordered[index - 1]?.end ?? 0));
    return apart.slice(0, mostPlaces).map((at) => ({ phrases, at }));
  });
  return found.sort((a, b) => a.at.start - b.at.start);
}

function spansOf({ text }: Pick<Document, "text">, { sections, title }: Note, { in: place, sections: keys }: PhrasesContract): Span[] {
  const chosen = keys.length === 0 ? sections : sections.filter(({ contract }) => contract !== undefined && keys.includes(contract.key));
  if (place === "headings") return [...(title === undefined || keys.length > 0 ? [] : [title.span]), ...chosen.map(({ name }) => name.span)];
  return keys.length === 0 ? [{ start: 0, end: text.length }] : chosen.map(({ body }) => body);
}

const angles = /<(?!\/?(?:a|b|br|code|details|div|em|hr|i|img|kbd|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)\b[^>]*>|https?:|mailto:)[a-z][^<>\n]{0,80}>/g;
const brackets = /(?<![\]!\w])\[(?![\sxX~-]\])[a-z][^[\]\n]{1,80}\](?![[(:])/g;

function placesOf(text: string, word: string, span: Span): Span[] {
  if (word !== "<…>" && word !== "[…]") return findPhrase(text, word, span);
  const slice = text.slice(span.start, span.end);
  return [...slice.matchAll(word === "<…>" ? angles : brackets)].map(({ index, 0: { length } }) => ({ start: span.start + index, end: span.start + index + length }));
}
