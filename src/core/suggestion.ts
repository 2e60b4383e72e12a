import { distance as levenshtein } from "fastest-levenshtein";

/**
 * The candidate that a word was most likely meant to be, by Levenshtein distance, in which two neighbours that changed places
 * are one change: at most one change in three letters, and spelling that differs only in case or in `-` and `_` first, as does `line` for `text/line`, whose group was left out.
 * `undefined` when none is near.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const [withGroup, second] = all.filter((candidate) => candidate.endsWith(`/${word}`));
  if (withGroup !== undefined && second === undefined) return withGroup;
  let best: string | undefined;
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const candidate of all) {
    if (plain(candidate) === plain(word)) return candidate;
    const changes = countChanges(word.toLowerCase(), candidate.toLowerCase());
    if (changes < least) {
      least = changes;
      best = candidate;
    }
  }
  return best;
}

/** Whether a word is another one but for case, separators or two letters, so that nobody could mean a third one. */
export function isSlip(word: string, meant: string): boolean {
  return plain(word) === plain(meant) || countChanges(word.toLowerCase(), meant.toLowerCase()) <= 2;
}

/** Letters added, left out and changed; one swap of two neighbours, where nothing else differs, is one change too. */
function countChanges(word: string, meant: string): number {
  if (word.length !== meant.length) return levenshtein(word, meant);
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const isSwap = word[at] === meant[at + 1] && word[at + 1] === meant[at] && word.slice(at + 2) === meant.slice(at + 2);
  return isSwap && at < word.length ? 1 : levenshtein(word, meant);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[-_\s]/g, "");
}

/** A sentence about a word that is not in a closed list: with the nearest one, or with the whole list when it is short. */
export function unknownWord(what: string, word: string, candidates: readonly string[]): string {
  const nearest = suggest(word, candidates);
  if (nearest !== undefined) return `Unknown ${what} \`${word}\`; did you mean \`${nearest}\`?`;
  if (candidates.length === 0) return `Unknown ${what} \`${word}\`; there is none.`;
  if (candidates.length > 16) return `Unknown ${what} \`${word}\`.`;
  return `Unknown ${what} \`${word}\`; known are ${candidates.map((candidate) => `\`${candidate}\``).join(", ")}.`;
}

/** Whether one letter was added, left out or replaced; a digit never is, since it makes another name. */
export function isOneEdit(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && a.replaceAll(/\D/g, "") === b.replaceAll(/\D/g, "") && levenshtein(a, b) === 1;
}
