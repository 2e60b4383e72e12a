import type { Span } from "../../core/span.ts";
import { keyText, type Pair, type YamlNode } from "../../core/yaml.ts";

/** A place in a value: the keys and list positions (0-based) that lead there, and whether the last key is meant or its value. */
export interface ValueAddress {
  readonly path: readonly (string | number)[];
  readonly at: "key" | "value";
}

/** The values of a YAML text as JavaScript has them, and where each stands. */
export interface PlainValue {
  readonly value: unknown;
  /** What YAML allows and a configuration or contract cannot mean: equal keys, keys that are no text, lists within themselves. */
  readonly faults: readonly { readonly span: Span; readonly message: string }[];
  /** The span of a key or of the value behind it; of the nearest place above where the path leads nowhere. */
  spanOf(address: ValueAddress): Span;
}

/** Deeper files than this are not written by people. */
const deepest = 100;

/** Turns a YAML tree into plain values. Aliases become what they stand for. `what` names the file in messages. */
export function toPlainValue(root: YamlNode | undefined, what = "configuration"): PlainValue {
  const faults: { span: Span; message: string }[] = [];
  const start = { start: 0, end: 0 };
  let nodes = 0;

  const convert = (node: YamlNode | undefined, depth: number): unknown => {
    nodes += 1;
    if (node === undefined) return null;
    // The count also ends aliases that double their target at each step.
    if (depth > deepest || nodes > 100_000) {
      if (faults.length === 0) faults.push({ span: node.span, message: `The ${what} is nested too deeply or too large.` });
      return null;
    }
    switch (node.kind) {
      case "scalar":
        return typeof node.value === "bigint" ? Number(node.value) : node.value;
      case "sequence":
        return node.items.map((item) => convert(item, depth + 1));
      case "alias":
        return convert(node.target, depth + 1);
      case "mapping":
        return convertPairs(node.pairs, depth);
    }
  };

  const convertPairs = (pairs: readonly Pair[], depth: number): Record<string, unknown> => {
    const entries = new Map<string, unknown>();
    for (const pair of pairs) {
      const key = keyText(pair);
      if (key === undefined) faults.push({ span: pair.key.span, message: `A key of a ${what} is plain text.` });
      else if (entries.has(key)) faults.push({ span: pair.key.span, message: `The key \`${key}\` stands here a second time; keep one.` });
      else entries.set(key, convert(pair.value, depth + 1));
    }
    return Object.fromEntries(entries);
  };

  const value = convert(root, 0);
  return { value, faults, spanOf: ({ path, at }) => locate(root, path, at) ?? start };
}

function locate(root: YamlNode | undefined, path: readonly (string | number)[], at: "key" | "value"): Span | undefined {
  let node = root;
  let span = root?.span;
  for (const [index, step] of path.entries()) {
    if (node?.kind === "alias") node = node.target;
    if (node?.kind === "sequence" && typeof step === "number") {
      node = node.items[step];
      span = node?.span ?? span;
    } else if (node?.kind === "mapping") {
      const pair = node.pairs.find((candidate) => keyText(candidate) === String(step));
      if (pair === undefined) return span;
      node = pair.value;
      span = node === undefined || (at === "key" && index === path.length - 1) ? pair.key.span : node.span;
    } else {
      return span;
    }
  }
  return span;
}
