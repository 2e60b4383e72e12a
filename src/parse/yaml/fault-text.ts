import { CST, Lexer } from "yaml";
import type { Span } from "../../core/span.ts";
import { isZeroWidth } from "./tokens.ts";

/** A token of the lexer with its place; `flow-error-end` (no width) is where a line ends brackets that are still open. */
export interface Lexeme extends Span {
  readonly type: CST.TokenType | "unknown";
}

const blank: ReadonlySet<Lexeme["type"]> = new Set<Lexeme["type"]>(["space", "newline", "comment"]);

/** A broken text and its lexemes, with the questions that lead from an error of the library to the place of its cause. */
export class FaultText {
  readonly text: string;
  readonly lexemes: readonly Lexeme[];

  constructor(text: string) {
    this.text = text;
    this.lexemes = lexemesOf(text);
  }

  /** The index of the lexeme that covers an offset; the number of lexemes at the end of the text. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.lexemes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.lexemes[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  lexemeAt(offset: number): Lexeme | undefined {
    return this.lexemes[this.indexAt(offset)];
  }

  source(span: Span | undefined): string {
    return span === undefined ? "" : this.text.slice(span.start, span.end);
  }

  /** The last lexeme before an offset that is no comment and holds more than white space. */
  before(offset: number): Lexeme | undefined {
    for (let index = this.indexAt(offset) - 1; index >= 0; index -= 1) {
      const lexeme = this.lexemes[index];
      if (lexeme !== undefined && !blank.has(lexeme.type) && this.source(lexeme).trim() !== "") return lexeme;
    }
    return undefined;
  }

  /** The first offset from here on that is neither white space nor a comment, or the end of the text. */
  skipBlank(offset: number): number {
    let at = offset;
    for (let index = this.indexAt(offset); index < this.lexemes.length; index += 1) {
      const lexeme = this.lexemes[index];
      if (lexeme === undefined || (lexeme.end > lexeme.start && !blank.has(lexeme.type))) break;
      at = Math.max(at, lexeme.end);
    }
    return at;
  }

  /** The first colon behind a key from an offset on, outside brackets. */
  colonAfter(offset: number): Lexeme | undefined {
    let level = 0;
    for (let index = this.indexAt(offset); index < this.lexemes.length; index += 1) {
      const lexeme = this.lexemes[index];
      switch (lexeme?.type) {
        case "flow-map-start":
        case "flow-seq-start":
          level += 1;
          break;
        case "flow-map-end":
        case "flow-seq-end":
          level -= 1;
          break;
        case "map-value-ind":
          if (level <= 0) return lexeme;
          break;
        default:
      }
    }
    return undefined;
  }

  isInBrackets(offset: number): boolean {
    let level = 0;
    for (const { type, end } of this.lexemes) {
      if (end > offset) break;
      if (type === "flow-map-start" || type === "flow-seq-start") level += 1;
      else if (type === "flow-map-end" || type === "flow-seq-end") level = Math.max(0, level - 1);
      else if (type === "flow-error-end") level = 0;
    }
    return level > 0;
  }

  lineStart(offset: number): number {
    return offset === 0 ? 0 : this.text.lastIndexOf("\n", offset - 1) + 1;
  }

  /** The end of the text of a line: without trailing white space, without its line break. */
  lineEnd(offset: number): number {
    const lineFeed = this.text.indexOf("\n", offset);
    let end = lineFeed === -1 ? this.text.length : lineFeed;
    while (end > offset && " \t\r".includes(this.text[end - 1] ?? "\n")) end -= 1;
    return end;
  }

  column(offset: number): number {
    return offset - this.lineStart(offset);
  }

  areOnOneLine(a: number, b: number): boolean {
    return this.lineStart(a) === this.lineStart(b);
  }

  isFirstOnLine(offset: number): boolean {
    return this.text.slice(this.lineStart(offset), offset).trim() === "";
  }
}

function lexemesOf(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let scalarFollows = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type = scalarFollows ? "scalar" : (CST.tokenType(lexeme) ?? "unknown");
    if (type === "scalar" && !scalarFollows) {
      scalarFollows = true;
      continue;
    }
    const end = !scalarFollows && isZeroWidth(lexeme) ? start : start + lexeme.length;
    lexemes.push({ type, start, end });
    start = end;
    scalarFollows = false;
  }
  return lexemes;
}
