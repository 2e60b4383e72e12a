import type { ValuePath } from "./payload-schema.ts";
import { keyText, type Mapping, type Pair, type YamlNode } from "./yaml.ts";

/**
 * A YAML tree as the values that JavaScript has, and the way back. Aliases become what they stand for, of equal keys the last
 * counts, keys that are no text are left out. The tree must come from our reader, which bounds its depth and its aliases.
 */
export class PlainTree {
  readonly value: unknown;
  readonly #root: YamlNode;
  /** The pairs of each mapping that was asked for, so that many questions to a wide mapping stay cheap. */
  readonly #pairs = new Map<Mapping, ReadonlyMap<string, Pair>>();

  constructor(root: YamlNode) {
    this.#root = root;
    this.value = toPlain(root);
  }

  /** The node at a path; `undefined` where the path leads nowhere. */
  nodeAt(path: ValuePath): YamlNode | undefined {
    let node: YamlNode | undefined = resolveAlias(this.#root);
    for (const step of path) {
      node = resolveAlias(typeof step === "number" ? (node?.kind === "sequence" ? node.items[step] : undefined) : this.#pairsOf(node)?.get(step)?.value);
    }
    return node;
  }

  /** The pair whose value is at a path; `undefined` for the root and for items of lists. */
  pairAt(path: ValuePath): Pair | undefined {
    const key = path.at(-1);
    return typeof key === "string" ? this.#pairsOf(this.nodeAt(path.slice(0, -1)))?.get(key) : undefined;
  }

  #pairsOf(node: YamlNode | undefined): ReadonlyMap<string, Pair> | undefined {
    if (node?.kind !== "mapping") return undefined;
    let pairs = this.#pairs.get(node);
    if (pairs === undefined) {
      pairs = new Map(node.pairs.flatMap((pair) => (keyText(pair) === undefined ? [] : [[keyText(pair) ?? "", pair] as const])));
      this.#pairs.set(node, pairs);
    }
    return pairs;
  }
}

/** What an alias stands for; any other node itself. */
export function resolveAlias(node: YamlNode | undefined): YamlNode | undefined {
  return node?.kind === "alias" ? resolveAlias(node.target) : node;
}

function toPlain(node: YamlNode | undefined): unknown {
  const target = resolveAlias(node);
  switch (target?.kind) {
    case "scalar":
      return typeof target.value === "bigint" ? Number(target.value) : target.value;
    case "sequence":
      return target.items.map(toPlain);
    case "mapping":
      return Object.fromEntries(target.pairs.flatMap((pair) => (keyText(pair) === undefined ? [] : [[keyText(pair), toPlain(pair.value)] as const])));
    default:
      return null;
  }
}
