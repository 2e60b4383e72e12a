/** Reads a text that comes in chunks. Offsets are UTF-16 code units of the whole text; only what stands behind `at` is kept. */
export class ChunkReader {
  /** How far the text was consumed. */
  at = 0;
  readonly #chunks: Iterator<string>;
  #kept = "";
  /** The offset at which the kept text begins. */
  #base = 0;

  constructor(chunks: Iterable<string>) {
    this.#chunks = chunks[Symbol.iterator]();
  }

  /** The next character that is no white space of JSON, without consuming it; `undefined` at the end of the text. */
  peek(): string | undefined {
    for (;;) {
      for (; this.at < this.end; this.at += 1) {
        const char = this.#kept[this.at - this.#base] ?? "";
        if (!" \t\n\r".includes(char)) return char;
      }
      if (!this.more()) return undefined;
    }
  }

  /** The offset behind what was read so far. */
  get end(): number {
    return this.#base + this.#kept.length;
  }

  /** Reads another chunk; `false` at the end of the text. */
  more(): boolean {
    const next = this.#chunks.next();
    if (next.done === true) return false;
    // An escape may have been consumed whose second half is still to come.
    const from = Math.min(this.at, this.end);
    this.#kept = this.#kept.slice(from - this.#base) + next.value;
    this.#base = from;
    return true;
  }

  slice(start: number, end: number): string {
    return this.#kept.slice(start - this.#base, end - this.#base);
  }

  /** Where the pattern, which has the flag `g`, matches first from an offset on, as far as the text was read. */
  find(pattern: RegExp, from: number): { readonly at: number; readonly text: string } | undefined {
    pattern.lastIndex = from - this.#base;
    const match = pattern.exec(this.#kept);
    return match === null ? undefined : { at: this.#base + match.index, text: match[0] };
  }
}
