import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  keyText
} from "./chunk-I2JIPEPR.js";

// src/core/plain.ts
var PlainTree = class {
  value;
  #root;
  /** The pairs of each mapping that was asked for, so that many questions to a wide mapping stay cheap. */
  #pairs = /* @__PURE__ */ new Map();
  constructor(root) {
    this.#root = root;
    this.value = toPlain(root);
  }
  /** The node at a path; `undefined` where the path leads nowhere. */
  nodeAt(path) {
    let node = resolveAlias(this.#root);
    for (const step of path) {
      node = resolveAlias(typeof step === "number" ? node?.kind === "sequence" ? node.items[step] : void 0 : this.#pairsOf(node)?.get(step)?.value);
    }
    return node;
  }
  /** The pair whose value is at a path; `undefined` for the root and for items of lists. */
  pairAt(path) {
    const key = path.at(-1);
    return typeof key === "string" ? this.#pairsOf(this.nodeAt(path.slice(0, -1)))?.get(key) : void 0;
  }
  #pairsOf(node) {
    if (node?.kind !== "mapping") return void 0;
    let pairs = this.#pairs.get(node);
    if (pairs === void 0) {
      pairs = new Map(node.pairs.flatMap((pair) => keyText(pair) === void 0 ? [] : [[keyText(pair) ?? "", pair]]));
      this.#pairs.set(node, pairs);
    }
    return pairs;
  }
};
function resolveAlias(node) {
  return node?.kind === "alias" ? resolveAlias(node.target) : node;
}
function toPlain(node) {
  const target = resolveAlias(node);
  switch (target?.kind) {
    case "scalar":
      return typeof target.value === "bigint" ? Number(target.value) : target.value;
    case "sequence":
      return target.items.map(toPlain);
    case "mapping":
      return Object.fromEntries(target.pairs.flatMap((pair) => keyText(pair) === void 0 ? [] : [[keyText(pair), toPlain(pair.value)]]));
    default:
      return null;
  }
}

export {
  PlainTree,
  resolveAlias
};
