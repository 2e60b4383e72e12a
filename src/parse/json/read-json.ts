import { createScanner, type JSONScanner } from "jsonc-parser";
import type { TextFault } from "../../core/document.ts";
import type { JsonArray, JsonObject, JsonPrimitive, JsonValue } from "../../core/json.ts";
import type { Span } from "../../core/span.ts";
import { JsonFault } from "./json-fault.ts";

/** The token kinds of jsonc-parser, whose own names are a `const enum` that separate compilation cannot read. */
const SyntaxKind = {
  OpenBrace: 1,
  CloseBrace: 2,
  OpenBracket: 3,
  CloseBracket: 4,
  Comma: 5,
  Colon: 6,
  Null: 7,
  True: 8,
  False: 9,
  String: 10,
  Number: 11,
  LineBreak: 14,
  WhiteSpace: 15,
  EOF: 17,
} as const;

/** Nesting beyond this is no captured thread, and deeper recursion could end the process. */
const maxDepth = 200;

/**
 * Reads a stream of JSON values (RFC 8259): one document, one value a line, or values written one behind the other as `gh
 * api --paginate` prints them. A byte-order mark must be gone. A fault ends the reading; the values before it are kept.
 */
export function readJsonStream(text: string): JsonReading {
  return readValues(text, (reader, values) => {
    while (!reader.isAtEnd()) values.push(reader.value(0));
  });
}

/** Reads the one JSON value that a file holds (RFC 8259), as `JSON.parse` does. */
export function readJson(text: string): JsonReading {
  return readValues(text, (reader, values) => {
    values.push(reader.value(0));
    reader.expectEnd();
  });
}

interface JsonReading {
  readonly values: readonly JsonValue[];
  /** What was read of the lists around a fault, the outer ones first; none of them holds the next. */
  readonly unfinished: readonly JsonValue[];
  readonly fault: TextFault | undefined;
}

function readValues(text: string, read: (reader: JsonReader, values: JsonValue[]) => void): JsonReading {
  const values: JsonValue[] = [];
  const reader = new JsonReader(text);
  try {
    read(reader, values);
    return { values, unfinished: [], fault: undefined };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { values, unfinished: reader.unfinished, fault: error.asTextFault() };
  }
}

/** Stands on the first token that is not read yet; each method reads what it is named after and stops behind it. */
class JsonReader {
  readonly #text: string;
  readonly #scanner: JSONScanner;
  /** The lists that were begun and not ended, the outer ones first; none of them holds the next. */
  readonly unfinished: JsonValue[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#scanner = createScanner(text, false);
    this.#next();
  }

  isAtEnd(): boolean {
    return this.#is(SyntaxKind.EOF);
  }

  expectEnd(): void {
    if (!this.isAtEnd()) throw this.#expected("the end of the text");
  }

  value(depth: number): JsonValue {
    const span = this.#span;
    if (depth > maxDepth) throw new JsonFault(span, `values nested more than ${String(maxDepth)} deep`);
    switch (this.#token()) {
      case SyntaxKind.OpenBrace:
        return this.#object(depth, span.start);
      case SyntaxKind.OpenBracket:
        return this.#array(depth, span.start);
      case SyntaxKind.String:
        return { type: "string", span, value: this.#string() };
      case SyntaxKind.Number:
        return this.#primitive("number");
      case SyntaxKind.True:
      case SyntaxKind.False:
        return this.#primitive("boolean");
      case SyntaxKind.Null:
        return this.#primitive("null");
      default:
        throw this.#expected("a value");
    }
  }

  #object(depth: number, start: number): JsonObject {
    const members = new Map<string, JsonValue>();
    this.unfinished.push({ type: "object", span: { start, end: start }, members });
    const end = this.#list(SyntaxKind.CloseBrace, "`}`", () => {
      if (!this.#is(SyntaxKind.String)) throw this.#expected("a key in double quotes");
      const key = this.#string();
      if (!this.#is(SyntaxKind.Colon)) throw this.#expected("a colon");
      this.#next();
      members.set(key, this.value(depth + 1));
    });
    this.unfinished.pop();
    return { type: "object", span: { start, end }, members };
  }

  #array(depth: number, start: number): JsonArray {
    const items: JsonValue[] = [];
    this.unfinished.push({ type: "array", span: { start, end: start }, items });
    const end = this.#list(SyntaxKind.CloseBracket, "`]`", () => items.push(this.value(depth + 1)));
    this.unfinished.pop();
    return { type: "array", span: { start, end }, items };
  }

  /** Reads from the opening to the closing token and gives the offset behind the latter. */
  #list(close: number, closeName: string, entry: () => void): number {
    this.#next();
    if (!this.#is(close)) {
      entry();
      while (this.#is(SyntaxKind.Comma)) {
        this.#next();
        entry();
      }
    }
    if (!this.#is(close)) throw this.#expected(`a comma or ${closeName}`);
    const { end } = this.#span;
    this.#next();
    return end;
  }

  #string(): string {
    if (this.#isFaulty()) throw new JsonFault(this.#span, "a string that does not end or holds a bad escape");
    const value = this.#scanner.getTokenValue();
    this.#next();
    return value;
  }

  #primitive(type: JsonPrimitive["type"]): JsonPrimitive {
    const span = this.#span;
    if (this.#isFaulty()) throw new JsonFault(span, "a number that does not end");
    this.#next();
    return { type, span, source: this.#text.slice(span.start, span.end) };
  }

  #token(): number {
    return this.#scanner.getToken();
  }

  #isFaulty(): boolean {
    const error: number = this.#scanner.getTokenError();
    return error !== 0;
  }

  #is(token: number): boolean {
    return this.#token() === token;
  }

  get #span(): Span {
    const start = this.#scanner.getTokenOffset();
    return { start, end: start + this.#scanner.getTokenLength() };
  }

  /** Comments are no JSON, so they are not skipped. */
  #next(): void {
    do this.#scanner.scan();
    while (this.#is(SyntaxKind.WhiteSpace) || this.#is(SyntaxKind.LineBreak));
  }

  #expected(what: string): JsonFault {
    const span = this.#span;
    const found = this.isAtEnd() ? "the end of the text" : `\`${this.#text.slice(span.start, Math.min(span.end, span.start + 20))}\``;
    return new JsonFault(span, `${found} where ${what} was expected`);
  }
}
