import type { SearchedText } from "./searched-text.ts";

/** Whether a document speaks of something: one of the words stands in its text or its path. */
export function isMentioned(words: readonly string[], text: Pick<SearchedText, "includes">, path: string): boolean {
  return words.some((word) => text.includes(word) || path.includes(word));
}
