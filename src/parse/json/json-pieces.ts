import type { Span } from "../../core/span.ts";
import { ChunkReader } from "./chunk-reader.ts";
import { JsonFault } from "./json-fault.ts";

/** A value of a stream, as it is written. */
export interface JsonPiece {
  /** Offset of its first code unit in the whole stream. */
  readonly start: number;
  readonly text: string;
}

/** A value of bounded size, or the bounded members of an object that is too large to be one. */
export type JsonPart = JsonPiece | Map<string, JsonPiece>;

/** GitHub ends a comment at 65,536 characters, each of which JSON may write as six. */
const usualPiece = 1 << 20;

/** Longer numbers are nothing that a program prints. */
const longestWord = 1000;

const structure = /["{}[\]]/g;
const quoteOrEscape = /["\\]/g;
const endOfWord = /[^\w+.-]/g;

interface Limits {
  readonly keptKeys: ReadonlySet<string>;
  readonly largestPiece: number;
}

/** Nesting beyond this is no captured thread, and deeper recursion could end the process. */
const maxDepth = 200;

/**
 * Cuts a stream of JSON values (RFC 8259), one behind the other, into parts of bounded size, so that memory does not grow
 * with the stream: an array gives its items, a large object its members and, last, those of `keptKeys` once more
 * together. An object is large above `largestPiece` UTF-16 code units. Outside of the pieces the syntax is checked; inside, by whoever reads them. Throws a `JsonFault`.
 */
export function* cutJson(chunks: Iterable<string>, keptKeys: ReadonlySet<string>, largestPiece = usualPiece): Generator<JsonPart> {
  const reader = new ChunkReader(chunks);
  const limits = { keptKeys, largestPiece };
  while (reader.peek() !== undefined) yield* cutValue(reader, limits, 0);
}

function* cutValue(reader: ChunkReader, limits: Limits, depth: number): Generator<JsonPart, JsonPiece | undefined> {
  const first = reader.peek();
  if (depth > maxDepth) throw new JsonFault(spanAt(reader), `values nested more than ${String(maxDepth)} deep`);
  if (first === undefined || !/["{[\-\dtfn]/.test(first)) throw expected(reader, "a value");
  if (first === "[") return yield* cutArray(reader, limits, depth);
  const end = findEnd(reader, limits, first);
  if (end === undefined) {
    if (first === "{") yield* cutObject(reader, limits, depth);
    else skipString(reader);
    return undefined;
  }
  const piece = { start: reader.at, text: reader.slice(reader.at, end) };
  if (first === "{") yield piece;
  else if (!isJson(piece.text)) throw expected(reader, "a value");
  reader.at = end;
  return piece;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function* cutArray(reader: ChunkReader, limits: Limits, depth: number): Generator<JsonPart, undefined> {
  reader.at += 1;
  if (reader.peek() === "]") reader.at += 1;
  else {
    do yield* cutValue(reader, limits, depth + 1);
    while (takesComma(reader, "]"));
  }
  return undefined;
}

function* cutObject(reader: ChunkReader, limits: Limits, depth: number): Generator<JsonPart, void> {
  const kept = new Map<string, JsonPiece>();
  reader.at += 1;
  if (reader.peek() === "}") return void (reader.at += 1);
  do {
    const key = readKey(reader, limits);
    const piece = yield* cutValue(reader, limits, depth + 1);
    if (limits.keptKeys.has(key) && piece !== undefined) kept.set(key, piece);
  } while (takesComma(reader, "}"));
  yield kept;
}

/** Consumes a comma, or the end of the list. */
function takesComma(reader: ChunkReader, close: string): boolean {
  const char = reader.peek();
  if (char !== "," && char !== close) throw expected(reader, `a comma or \`${close}\``);
  reader.at += 1;
  return char === ",";
}

/** Consumes a key and its colon. The key is as written, without its quotes: none that we keep needs an escape. */
function readKey(reader: ChunkReader, limits: Limits): string {
  if (reader.peek() !== '"') throw expected(reader, "a key in double quotes");
  const end = findEnd(reader, limits, '"');
  const key = end === undefined ? "" : reader.slice(reader.at + 1, end - 1);
  if (end === undefined) skipString(reader);
  else reader.at = end;
  if (reader.peek() !== ":") throw expected(reader, "a colon");
  reader.at += 1;
  return key;
}

/** The offset behind the value that begins where the reader stands; `undefined` when it is too large for a piece. */
function findEnd(reader: ChunkReader, limits: Limits, first: string): number | undefined {
  if (first === '"') return findStringEnd(reader, limits, reader.at);
  return first === "{" ? findObjectEnd(reader, limits) : findWordEnd(reader);
}

function findObjectEnd(reader: ChunkReader, limits: Limits): number | undefined {
  let depth = 0;
  for (let at = reader.at; ; ) {
    const found = reader.find(structure, at);
    if (found === undefined) {
      at = reader.end;
      if (!goesOn(reader, limits, at)) return undefined;
    } else if (found.text === '"') {
      const end = findStringEnd(reader, limits, found.at);
      if (end === undefined) return undefined;
      at = end;
    } else {
      at = found.at + 1;
      depth += found.text === "{" || found.text === "[" ? 1 : -1;
      if (depth === 0) return at;
    }
  }
}

/** `start` is the offset of the opening quote, which must not have been consumed. */
function findStringEnd(reader: ChunkReader, limits: Limits, start: number): number | undefined {
  for (let at = start + 1; ; ) {
    const found = reader.find(quoteOrEscape, at);
    if (found === undefined) at = reader.end;
    // An escape is one backslash and the character behind it, which may not have been read yet.
    else if (found.text === '"') return found.at + 1;
    else at = found.at + 2;
    if (at >= reader.end && !goesOn(reader, limits, at)) return undefined;
  }
}

function findWordEnd(reader: ChunkReader): number | undefined {
  for (;;) {
    const found = reader.find(endOfWord, reader.at);
    if (found !== undefined) return found.at;
    if (reader.end - reader.at > longestWord || !reader.more()) return reader.end;
  }
}

/** Reads on; `false` when the value is too large for a piece. Throws when the text ends inside it. */
function goesOn(reader: ChunkReader, { largestPiece }: Limits, at: number): boolean {
  if (at - reader.at > largestPiece) return false;
  if (!reader.more()) throw unended(reader);
  return true;
}

/** Consumes a string that is too large for a piece. */
function skipString(reader: ChunkReader): void {
  reader.at += 1;
  for (;;) {
    const found = reader.find(quoteOrEscape, reader.at);
    if (found?.text === '"') return void (reader.at = found.at + 1);
    reader.at = found === undefined ? reader.end : found.at + 2;
    while (reader.at >= reader.end) if (!reader.more()) throw unended(reader);
  }
}

function spanAt(reader: ChunkReader): Span {
  return { start: reader.at, end: Math.min(reader.at + 1, reader.end) };
}

function unended(reader: ChunkReader): JsonFault {
  return new JsonFault({ start: reader.end, end: reader.end }, "the end of the text inside a value that began before");
}

function expected(reader: ChunkReader, what: string): JsonFault {
  const char = reader.peek();
  return new JsonFault(spanAt(reader), `${char === undefined ? "the end of the text" : `\`${char}\``} where ${what} was expected`);
}
