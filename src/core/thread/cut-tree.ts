import type { YamlNode } from "../yaml.ts";

/**
 * What is left of a tree when its text ends at an offset; `undefined` when what is left is no YAML, since the end falls into
 * a quoted text or a collection in brackets.
 */
export function cutTree(node: YamlNode, offset: number): { readonly root: YamlNode } | undefined {
  if (node.span.end <= offset) return { root: node };
  switch (node.kind) {
    case "alias":
      return { root: node };
    case "scalar":
      return node.style === "single-quoted" || node.style === "double-quoted" ? undefined : { root: node };
    case "sequence": {
      if (node.flow) return undefined;
      const items = node.items.filter(({ span }) => span.start < offset).map((item) => cutTree(item, offset)?.root);
      return items.includes(undefined) ? undefined : { root: { ...node, items: items.filter((item) => item !== undefined) } };
    }
    case "mapping": {
      if (node.flow) return undefined;
      const pairs = node.pairs
        .filter(({ span }) => span.start < offset)
        .map((pair) => {
          if (pair.value === undefined || pair.value.span.start >= offset) return { ...pair, value: undefined };
          const value = cutTree(pair.value, offset);
          return value === undefined ? undefined : { ...pair, value: value.root };
        });
      return pairs.includes(undefined) ? undefined : { root: { ...node, pairs: pairs.filter((pair) => pair !== undefined) } };
    }
  }
}
