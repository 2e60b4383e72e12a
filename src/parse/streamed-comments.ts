import type { Document, TextFault } from "../core/document.ts";
import type { JsonValue } from "../core/json.ts";
import { composeMaps, shiftMap } from "../core/offset-map.ts";
import type { StreamedText } from "../core/streamed-text.ts";
import type { CommentFacts } from "../core/thread/comment-facts.ts";
import { findTextFaults } from "./decode.ts";
import { createDocument, type DocumentInput, type DocumentReader } from "./document.ts";
import { commentKeys, findComments } from "./json/comments.ts";
import { JsonFault } from "./json/json-fault.ts";
import { cutJson, type JsonPart, type JsonPiece } from "./json/json-pieces.ts";
import { readJson } from "./json/read-json.ts";
import { jsonStringMap } from "./json/string-map.ts";

/** How JSON may write the beginning of an HTML comment, and the NUL that no reader of text gets over. */
const concerns = /<!--|\\u003c|\\u0000/i;

/**
 * The comments of a captured thread of any size that could concern a rule: those whose raw text holds an HTML comment, which
 * is tested before anything is parsed. They carry no way to write back, so no fix is offered. `onFault` hears of what ends
 * the reading.
 */
export function* streamComments(
  { path, target }: Pick<DocumentInput, "path" | "target">,
  text: StreamedText,
  reader: DocumentReader,
  onFault: (fault: TextFault) => void,
): Generator<Document> {
  try {
    for (const part of cutJson(text.chunks(), commentKeys)) yield* commentsOf(part, { path, target }, text, reader);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    onFault(error.asTextFault());
  }
}

function* commentsOf(part: JsonPart, { path, target: given }: Pick<DocumentInput, "path" | "target">, text: StreamedText, reader: DocumentReader): Generator<Document> {
  const piece = part instanceof Map ? part.get("body") : part;
  if (piece === undefined || !concerns.test(piece.text)) return;
  const value = part instanceof Map ? objectOf(part) : parse(part);
  for (const { body, target, comment: origin } of findComments([value])) {
    // So large an object holds more bodies than its own.
    const comment = part instanceof Map && origin.place === "comment" ? ({ ...origin, place: "description" } as const) : origin;
    const map = composeMaps(jsonStringMap(piece.text, body), shiftMap(piece.start));
    const embedding = { outer: text, map, encode: undefined, comment };
    yield createDocument({ path, kind: "comment", text: body.value, faults: findTextFaults(body.value), embedding, target: target ?? given }, reader);
  }
}

/** A comment of the stream once more, by what was noted of it. */
export function reopenComment({ path }: Pick<DocumentInput, "path">, text: StreamedText, { outer, origin, target }: Pick<CommentFacts, "outer" | "origin" | "target">, reader: DocumentReader): Document {
  // With the quotes around it.
  const piece = { start: outer.start - 1, text: text.slice(outer.start - 1, outer.end + 1) };
  const body = parse(piece);
  if (body.type !== "string") throw new Error("the body of a comment is a text");
  const map = composeMaps(jsonStringMap(piece.text, body), shiftMap(piece.start));
  return createDocument({ path, kind: "comment", text: body.value, embedding: { outer: text, map, encode: undefined, comment: origin }, target }, reader);
}

/** The members of an object that was too large for a piece; the spans of each are relative to its own piece. */
function objectOf(members: ReadonlyMap<string, JsonPiece>): JsonValue {
  return { type: "object", span: { start: 0, end: 0 }, members: new Map([...members].map(([key, piece]) => [key, parse(piece)])) };
}

/** Spans are relative to the piece. Throws a `JsonFault` in the offsets of the stream. */
function parse({ start, text }: JsonPiece): JsonValue {
  const { values, fault } = readJson(text);
  const [value] = values;
  if (fault !== undefined) throw new JsonFault(shiftMap(start).spanToOuter(fault.span), fault.reason);
  if (value === undefined) throw new Error("a piece of JSON holds one value");
  return value;
}
