import type { Span } from "./span.ts";

/**
 * Our view of parsed YAML 1.2. Rules and contracts read this and never the objects of a YAML library. Spans are half-open
 * UTF-16 offsets into the document that holds the YAML, not into the YAML alone.
 */
export type YamlNode = Mapping | Sequence | Scalar | Alias;

/** How a scalar is written (YAML 1.2.2, chapters 7.3, 7.4 and 8.1). */
export type ScalarStyle = "plain" | "single-quoted" | "double-quoted" | "literal" | "folded";

export interface Scalar {
  readonly kind: "scalar";
  /** The written value: with its quotes, without a comment behind it; a block scalar from its header to its last line. */
  readonly span: Span;
  readonly style: ScalarStyle;
  /** The header of a block scalar as written, such as `|-` or `>2+`; empty in the other styles. */
  readonly header: string;
  /** The value that the YAML 1.2 core schema gives. */
  readonly value: string | number | bigint | boolean | null;
  /** The text after unquoting, unescaping and folding, whatever type the schema gives it. */
  readonly text: string;
  /** The slice of the document under `span`. */
  readonly source: string;
  readonly tag: string | undefined;
  /** The `# …` comment behind the value on its last line, from `#` to the end of the line. */
  readonly comment: Span | undefined;
}

export interface Pair {
  readonly key: YamlNode;
  /** Absent where nothing stands behind the colon. */
  readonly value: YamlNode | undefined;
  /** From the start of the key to the end of the value. */
  readonly span: Span;
}

export interface Mapping {
  readonly kind: "mapping";
  readonly span: Span;
  readonly flow: boolean;
  readonly tag: string | undefined;
  /** Every pair in the order of the text, duplicates included. */
  readonly pairs: readonly Pair[];
}

export interface Sequence {
  readonly kind: "sequence";
  readonly span: Span;
  readonly flow: boolean;
  readonly tag: string | undefined;
  readonly items: readonly YamlNode[];
}

/** `*name`; `target` is absent when no anchor of that name stands before it. */
export interface Alias {
  readonly kind: "alias";
  readonly span: Span;
  readonly name: string;
  readonly target: YamlNode | undefined;
}

/** Why a text is not the YAML that its author meant. */
export interface YamlFault {
  /** `syntax` stops the reading of the whole text; `limit` means that the text was not given to the parser at all. */
  readonly code: "syntax" | "limit";
  readonly span: Span;
  /** What is wrong, in a few words that can stand after a colon; no position, no final stop. */
  readonly reason: string;
  /** What to write instead, if one thing is clear; a few words that can follow a semicolon. */
  readonly advice?: string;
  /** The one plain value on one line that needs quotes, and its text in them, where those make YAML of the whole text. */
  readonly quoting?: Span & { readonly text: string };
}

export interface YamlTree {
  /** Absent when the text is empty, when it holds only comments, or when a fault stopped the reading. */
  readonly root: YamlNode | undefined;
  readonly faults: readonly YamlFault[];
  /** Every comment, from `#` to the end of its line, in order. */
  readonly comments: readonly Span[];
}

/** The last pair with this key, as most readers take it; aliases and non-text keys never match. */
export function findPair(mapping: Mapping | undefined, key: string): Pair | undefined {
  return mapping?.pairs.findLast((pair) => keyText(pair) === key);
}

/** The text of a scalar key, or `undefined` for any other key. */
export function keyText(pair: Pair): string | undefined {
  return pair.key.kind === "scalar" ? pair.key.text : undefined;
}

/** The name of the type that the core schema gives a node, as it stands in messages. */
export function typeName(node: YamlNode | undefined): string {
  if (node === undefined) return "nothing";
  if (node.kind === "mapping") return "a mapping";
  if (node.kind === "sequence") return "a list";
  if (node.kind === "alias") return "an alias";
  if (node.value === null) return "null";
  switch (typeof node.value) {
    case "boolean":
      return "a boolean";
    case "number":
    case "bigint":
      return "a number";
    default:
      return "text";
  }
}

/** The value of a key as text, where it is a scalar; whatever type the schema gives it. */
export function scalarOf(mapping: Mapping | undefined, key: string): Scalar | undefined {
  const value = findPair(mapping, key)?.value;
  return value?.kind === "scalar" ? value : undefined;
}

/** Whether no value stands there: nothing, `""`, blanks, or what YAML reads as null, such as `~`. */
export function isEmpty(node: YamlNode | undefined): boolean {
  return node === undefined || (node.kind === "scalar" && (node.value === null || node.text.trim() === ""));
}

/** The place of a part of a scalar's text (UTF-16 offsets into `text`), or of the whole where escapes or folding stand between. */
export function partOf(scalar: Scalar, start: number, end: number): Span {
  const quoted = scalar.style === "single-quoted" || scalar.style === "double-quoted" ? 1 : 0;
  const inner = scalar.source.slice(quoted, scalar.source.length - quoted);
  if (inner !== scalar.text) return scalar.span;
  return { start: scalar.span.start + quoted + start, end: scalar.span.start + quoted + end };
}

/** The number of Unicode code points of a text. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Every mapping at or below a node; what an alias repeats is not entered. */
export function mappingsIn(root: YamlNode | undefined): Mapping[] {
  const found: Mapping[] = [];
  const open = root === undefined ? [] : [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "sequence") for (const item of node.items) open.push(item);
    if (node.kind !== "mapping") continue;
    found.push(node);
    for (const { key, value } of node.pairs) open.push(key, ...(value === undefined ? [] : [value]));
  }
  return found;
}

/** Every pair at or below a node, in the order of the text; what an alias repeats is not entered. */
export function pairsIn(node: YamlNode | undefined): readonly Pair[] {
  if (node?.kind === "sequence") return node.items.flatMap(pairsIn);
  if (node?.kind !== "mapping") return [];
  return node.pairs.flatMap((pair) => [pair, ...pairsIn(pair.value)]);
}
