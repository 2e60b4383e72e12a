/** What is counted in the lines of one paragraph, so that a parser is spared what it would need minutes for. */
export class ParagraphCounts {
  /** The offset of the first line. */
  start = 0;
  cells = 0;
  lazyLines = 0;
  brackets = 0;
  backticks = 0;
  entities = 0;
  /** Pairs of brackets, and images, within one another. */
  nestedBrackets = 0;
  nestedImages = 0;
  nestedEmphasis = 0;
  longestRun = 0;
  /** `<!--`, `<?` and the like behind the last `>`-ending that could close them. */
  openers = 0;
  #lines = 0;
  #inContainer = false;
  #openBrackets = 0;
  #openImages = 0;
  /** Marks that may open emphasis and that no mark has closed yet, by their character; and those that close nothing. */
  readonly #open: Record<string, number> = { "*": 0, _: 0, "~": 0 };
  #closing = 0;

  /** Marks of emphasis that open or close nothing: a parser tries each of them against all others. */
  get unmatched(): number {
    return this.#closing + (this.#open["*"] ?? 0) + (this.#open["_"] ?? 0) + (this.#open["~"] ?? 0);
  }

  /** Counts one more line that starts at an offset of the text. */
  addLine(line: string, start: number): void {
    if (this.#lines === 0) this.start = start;
    this.#lines += 1;
    const marked = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/.test(line);
    if (marked) this.#inContainer = true;
    else if (this.#inContainer) this.lazyLines += 1;
    for (const match of line.matchAll(/([*_~]+)|(!?\[|\]\(?|[|`])|(<!--|<\?|<!\[CDATA\[|<![A-Za-z])|(-->|\?>|\]\]>)|(&[#\w]+;)/g)) {
      if (match[1] !== undefined) this.#addRun(line, match.index, match[1]);
      else if (match[2] !== undefined) this.#addCharacter(match[2]);
      else if (match[3] !== undefined) this.openers += 1;
      else if (match[4] !== undefined) this.openers = 0;
      else this.entities += 1;
    }
  }

  #addCharacter(mark: string): void {
    if (mark === "|") this.cells += 1;
    else if (mark === "`") this.backticks += 1;
    else {
      this.brackets += 1;
      // Openings without an end are cheap: only as many as are closed again nest.
      if (mark.endsWith("[")) {
        this.#openBrackets += 1;
        if (mark === "![") this.#openImages += 1;
      } else {
        this.nestedBrackets = Math.max(this.nestedBrackets, this.#openBrackets);
        this.#openBrackets = Math.max(0, this.#openBrackets - 1);
        if (mark === "](") this.nestedImages = Math.max(this.nestedImages, this.#openImages);
        if (mark === "](") this.#openImages = Math.max(0, this.#openImages - 1);
      }
    }
  }

  /** A run of marks opens what follows, closes what is open, or both (CommonMark, section 6.2, in broad strokes). */
  #addRun(line: string, index: number, run: string): void {
    const character = run.charAt(0);
    const length = run.length;
    this.longestRun = Math.max(this.longestRun, length);
    const mayClose = index > 0 && !/\s/.test(line.charAt(index - 1));
    const mayOpen = index + length < line.length && !/\s/.test(line.charAt(index + length));
    const open = this.#open[character] ?? 0;
    const closed = mayClose ? Math.min(open, length) : 0;
    if (closed > 0) this.nestedEmphasis = Math.max(this.nestedEmphasis, open);
    this.#open[character] = open - closed + (mayOpen && closed === 0 ? length : 0);
    if (mayClose && !mayOpen) this.#closing += length - closed;
  }
}
