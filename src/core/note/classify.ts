import type { ClassesContract } from "./contract.ts";

/** The class that a tool gives a heading, and why. */
export interface Classified {
  readonly found: string;
  /** The word of the contract that decides; absent where none is in the heading. */
  readonly word: string | undefined;
  /** The longer word of the heading that it is a part of, when it stands nowhere alone. */
  readonly inside: string | undefined;
  /** The class when only whole words count. */
  readonly asWords: string;
}

/** Sorts a heading as the tool does: the first class that has a word anywhere in it. */
export function classify(heading: string, { classes, otherwise }: ClassesContract): Classified {
  const text = heading.toLowerCase();
  const whole = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const asWords = classes.find(({ words }) => words.some((word) => whole.has(word) || (/[^\p{L}\p{N}]/u.test(word) && text.includes(word))))?.name ?? otherwise;
  for (const { name, words } of classes) {
    const word = words.find((each) => text.includes(each));
    if (word === undefined) continue;
    const inside = words.some((each) => whole.has(each)) ? undefined : [...whole].find((each) => each.includes(word));
    return { found: name, word, inside, asWords };
  }
  return { found: otherwise, word: undefined, inside: undefined, asWords };
}
