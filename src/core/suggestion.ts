import { distance } from "fastest-levenshtein";

/**
 * The candidate that a word was most likely meant to be, by Levenshtein distance: at most one change in three letters, and
 * spelling that differs only in case or in `-` and `_` first. `undefined` when none is near.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    if (plain(candidate) === plain(word)) return candidate;
    const changes = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changes < least) {
      least = changes;
      best = candidate;
    }
  }
  return best;
}

/** Whether a word is another one but for case, separators or two letters, so that nobody could mean a third one. */
export function isSlip(word: string, meant: string): boolean {
  return plain(word) === plain(meant) || distance(word.toLowerCase(), meant.toLowerCase()) <= 2;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[-_\s]/g, "");
}
