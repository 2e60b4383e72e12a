import type { SourceText } from "../core/source-text.ts";

/** How many characters a hash covers, white space left out. */
const BLOCK = 100;
const FACTOR = 37;
/** Stands behind the last character of a file. */
const END_OF_FILE = 0xffff;
const BYTE_ORDER_MARK = 0xfeff;
const CHUNK = 1 << 16;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;

const TWO_32 = 2 ** 32;
/** What the oldest character of a block has been multiplied by when it leaves: 37^100 modulo 2^64, in two halves. */
const LEAVING = BigInt.asUintN(64, BigInt(FACTOR) ** BigInt(BLOCK));
const LEAVING_HIGH = Number(LEAVING >> 32n);
const LEAVING_LOW = Number(LEAVING & 0xffff_ffffn);

/**
 * A Rabin-Karp hash over the last hundred characters, modulo 2^64. Both halves are kept as doubles: no sum on the way
 * reaches 2^53, so that nothing is rounded.
 */
class RollingHash {
  readonly #block = new Uint16Array(BLOCK);
  #high = 0;
  #low = 0;
  /** The place in the block of the next character, which is also that of the oldest one. */
  index = 0;

  push(character: number): void {
    const oldest = this.#block[this.index] ?? 0;
    this.#block[this.index] = character;
    const low = this.#low * FACTOR + character - LEAVING_LOW * oldest;
    const high = this.#high * FACTOR - LEAVING_HIGH * oldest + Math.floor(low / TWO_32);
    this.#low = low >>> 0;
    this.#high = high >>> 0;
    this.index = this.index + 1 === BLOCK ? 0 : this.index + 1;
  }

  /** The hash in hexadecimal digits without leading zeros. */
  toString(): string {
    const low = this.#low.toString(16);
    return this.#high === 0 ? low : this.#high.toString(16) + low.padStart(8, "0");
  }
}

/**
 * The `primaryLocationLineHash` of lines as GitHub's upload action computes it (github/codeql-action,
 * `src/fingerprints.ts`): the hash of a hundred characters from the start of the line on, spaces and tabs left out, then
 * a colon and how many lines so far have had that hash. The action reads the file as UTF-8 and keeps a byte-order mark.
 *
 * `lines` are 1-based; lines that the text does not have are missing in the answer. One pass over the text, which ends
 * behind the last wanted line.
 */
export function lineFingerprints(
  source: SourceText,
  hasByteOrderMark: boolean,
  lines: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const hash = new RollingHash();
  /** The line that starts at each place of the block; 0 for none. */
  const startingLines = new Uint32Array(BLOCK);
  const occurrences = new Map<string, number>();
  const fingerprints = new Map<number, string>();
  const lastWanted = [...lines].reduce((last, wanted) => Math.max(last, wanted), 0);
  let line = 0;
  let atLineStart = true;
  let afterCarriageReturn = false;

  /** Finishes the line whose first character leaves the block now, if one does. */
  const leave = (): void => {
    const finished = startingLines[hash.index] ?? 0;
    if (finished === 0) return;
    startingLines[hash.index] = 0;
    const digits = hash.toString();
    const nth = (occurrences.get(digits) ?? 0) + 1;
    occurrences.set(digits, nth);
    if (lines.has(finished)) fingerprints.set(finished, `${digits}:${nth}`);
  };

  const add = (character: number): void => {
    const follows = afterCarriageReturn;
    afterCarriageReturn = character === CR;
    if (character === SPACE || character === TAB || (follows && character === LF)) return;
    leave();
    if (atLineStart) {
      line += 1;
      startingLines[hash.index] = line;
    }
    const normal = character === CR ? LF : character;
    atLineStart = normal === LF;
    hash.push(normal);
  };

  if (hasByteOrderMark) add(BYTE_ORDER_MARK);
  for (let at = 0; at < source.length && !fingerprints.has(lastWanted); at += CHUNK) {
    const chunk = source.slice(at, Math.min(at + CHUNK, source.length));
    for (let index = 0; index < chunk.length; index += 1) add(chunk.charCodeAt(index));
  }
  add(END_OF_FILE);
  for (let rest = 0; rest < BLOCK; rest += 1) {
    leave();
    hash.push(0);
  }
  return fingerprints;
}
