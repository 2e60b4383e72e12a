import type { Span } from "./span.ts";

/** A JSON value with its place; spans are offsets into the text that was read. */
export type JsonValue = JsonObject | JsonArray | JsonString | JsonPrimitive;

export interface JsonObject {
  readonly type: "object";
  readonly span: Span;
  /** The last value of each key, as `JSON.parse` takes it. */
  readonly members: ReadonlyMap<string, JsonValue>;
}

export interface JsonArray {
  readonly type: "array";
  readonly span: Span;
  readonly items: readonly JsonValue[];
}

export interface JsonString {
  readonly type: "string";
  /** With the quotes. */
  readonly span: Span;
  readonly value: string;
}

export interface JsonPrimitive {
  readonly type: "number" | "boolean" | "null";
  readonly span: Span;
  readonly source: string;
}
