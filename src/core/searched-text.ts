/**
 * A text in which many words are looked for, of which hardly any stands there. It notes once which three letters follow each other
 * somewhere, so that most words need not be searched for.
 */
export class SearchedText {
  readonly text: string;
  #seen: Uint32Array | undefined;
  #lower: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The text in lower case. */
  get lower(): string {
    return (this.#lower ??= this.text.toLowerCase());
  }

  includes(word: string): boolean {
    return this.mayInclude(word) && this.text.includes(word);
  }

  /** Whether a word may stand in the text, in any case: false where it surely does not. */
  mayInclude(word: string): boolean {
    if (word.length < 3 || !isAscii.test(word)) return true;
    const seen = (this.#seen ??= threesOf(this.text));
    let three = 0;
    for (let at = 0; at < word.length; at += 1) {
      three = next(three, word.charCodeAt(at));
      if (at >= 2 && !has(seen, three)) return false;
    }
    return true;
  }
}

const isAscii = /^[\0-\x7F]*$/;
/** The signs beyond ASCII of which a letter of it is made in lower case (Unicode, SpecialCasing): the dotted I and the sign for kelvin. */
const foldedToAscii: Readonly<Record<number, number>> = { 0x01_30: 0x69, 0x21_2a: 0x6b };

// The lowest five bits of a letter of ASCII are the same in upper and in lower case; three of them make a number of 15 bits.
const next = (three: number, code: number): number => ((three << 5) | (code & 31)) & 0x7f_ff;
const has = (seen: Uint32Array, three: number): boolean => (((seen[three >> 5] ?? 0) >>> (three & 31)) & 1) === 1;

function threesOf(text: string): Uint32Array {
  const seen = new Uint32Array(1024);
  let three = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    three = next(three, code > 0x7f ? (foldedToAscii[code] ?? code) : code);
    seen[three >> 5] = (seen[three >> 5] ?? 0) | (1 << (three & 31));
  }
  return seen;
}
