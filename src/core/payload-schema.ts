import type { Severity } from "./diagnostic.ts";
import type { Span } from "./span.ts";
import type { YamlNode } from "./yaml.ts";

/** The keys and list positions (0-based) that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** A JSON Schema for a payload. A compiled contract holds it ready to use; checking is linear in the size of the payload. */
export interface PayloadSchema {
  /** The ways in which a value does not fit, some hundreds at most, in the order of the text. Keys that stand twice count by the last one. */
  check(root: YamlNode): readonly SchemaFault[];
  /** Whether a value fits that has no places, as `JSON.parse` gives it: much faster than `check`. */
  fits(value: unknown): boolean;
  /** The keys that the schema names for the mapping at a path, in its order; none where it names none. */
  keysAt(path: ValuePath): readonly string[];
  /** The words of the enumeration at a path; none where there is no enumeration. */
  wordsAt(path: ValuePath): readonly string[];
  /** What the schema says of a value, for hovers; `undefined` where it says nothing. */
  describe(path: ValuePath): string | undefined;
}

/** One way in which a payload does not fit its schema. */
export interface SchemaFault {
  /** The keyword of JSON Schema that failed, such as `enum`, `required`, `additionalProperties`, `type` or `pattern`. */
  readonly keyword: string;
  /** The value that does not fit; of a missing key, the mapping that lacks it. */
  readonly path: ValuePath;
  /** The value; of an unknown key, the key; of a missing key, the key of the mapping or, in a list, its first key. */
  readonly at: Span;
  readonly node: YamlNode | undefined;
  /** The name of the value in messages: its key, the missing or unknown key, or `the payload`. */
  readonly name: string;
  /** What is wrong, in words that can stand behind the name: ``is `load_bearing`, which is none of `load-bearing`, `routine` ``. */
  readonly reason: string;
  /** What to write instead, in words that can stand behind a semicolon. */
  readonly advice: string | undefined;
  /** The source text that puts it right, where there is one right answer. */
  readonly replacement: string | undefined;
  /** Of an enumeration: whether only the case is another. */
  readonly onlyCase: boolean;
  /** What readers do with it (`x-consequence` of the schema), in words that can stand behind a colon. */
  readonly consequence: string | undefined;
  /** The severity that the schema gives it (`x-severity`); `error` where it says nothing. */
  readonly severity: Severity;
}
