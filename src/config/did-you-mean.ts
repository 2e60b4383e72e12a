import { closest, distance } from "fastest-levenshtein";

/**
 * The candidate that a mistyped word most likely means; `undefined` when none is near: more than two edits, or more than a
 * third of the word's length.
 */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0 || word === "") return undefined;
  const lowerCased = candidates.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (lowerCased !== undefined) return lowerCased;
  // `line` for `text/line`: the group was left out.
  const withGroup = candidates.filter((candidate) => candidate.endsWith(`/${word}`));
  if (withGroup.length === 1) return withGroup[0];
  const nearest = closest(word, candidates);
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? nearest : undefined;
}

/** A sentence about a word that is not in a closed list: with the nearest one, or with the whole list when it is short. */
export function unknownWord(what: string, word: string, candidates: readonly string[]): string {
  const nearest = didYouMean(word, candidates);
  if (nearest !== undefined) return `Unknown ${what} \`${word}\`; did you mean \`${nearest}\`?`;
  if (candidates.length === 0) return `Unknown ${what} \`${word}\`; there is none.`;
  if (candidates.length > 16) return `Unknown ${what} \`${word}\`.`;
  return `Unknown ${what} \`${word}\`; known are ${candidates.map((candidate) => `\`${candidate}\``).join(", ")}.`;
}
