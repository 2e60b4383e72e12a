import type { PayloadPath } from "./relation.ts";
import { resolveAlias } from "./plain.ts";
import type { Span } from "./span.ts";
import { findPair, type Mapping, type Scalar, type YamlNode } from "./yaml.ts";

/** A place that a path leads to, whether or not a value stands there. */
export interface ValuePlace {
  readonly node: YamlNode | undefined;
  /** The value, or where it is missing the key or the mapping that lacks it. */
  readonly at: Span;
  /** The mapping in which the last key of the path stands. */
  readonly parent: Mapping | undefined;
}

/** The places of a path in a payload. A path that ends before its last key leads nowhere. */
export function placesAt(root: YamlNode, path: PayloadPath): ValuePlace[] {
  let places: ValuePlace[] = [{ node: resolveAlias(root), at: root.span, parent: undefined }];
  for (const step of path.steps) {
    places = places.flatMap(({ node, parent }): ValuePlace[] => {
      if (step === "each") return node?.kind === "sequence" ? node.items.map((item) => ({ node: resolveAlias(item), at: item.span, parent })) : [];
      if (node?.kind !== "mapping") return [];
      const pair = findPair(node, step.key);
      const value = resolveAlias(pair?.value);
      return [{ node: value, at: pair?.value?.span ?? pair?.key.span ?? node.pairs[0]?.key.span ?? node.span, parent: node }];
    });
  }
  return places;
}

/** The scalars at the places of a path, those of a list among them. */
export function scalarsAt(root: YamlNode, path: PayloadPath): Scalar[] {
  return placesAt(root, path).flatMap(({ node }) => (node?.kind === "sequence" ? node.items.map(resolveAlias) : [node])).filter((node) => node?.kind === "scalar");
}

/** The text of a value that is a scalar and not null. */
export function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === "scalar" && node.value !== null ? node.text : undefined;
}
