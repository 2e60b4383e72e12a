import type { ValuePath } from "../../core/payload-schema.ts";
import { contains } from "../../core/span.ts";
import { keyText, type Pair, type YamlNode } from "../../core/yaml.ts";

/** What stands at an offset in YAML that could be read. */
export interface YamlPlace {
  /** The keys and list positions that lead to the value of the pair. */
  readonly path: ValuePath;
  readonly pair: Pair;
  readonly at: "key" | "value";
}

/** The innermost pair around an offset. */
export function yamlPlaceAt(root: YamlNode | undefined, offset: number, path: ValuePath = []): YamlPlace | undefined {
  const here = { start: offset, end: offset };
  if (root === undefined || !contains(root.span, here)) return undefined;
  if (root.kind === "sequence") {
    for (const [index, item] of root.items.entries()) {
      const found = yamlPlaceAt(item, offset, [...path, index]);
      if (found !== undefined) return found;
    }
  }
  if (root.kind !== "mapping") return undefined;
  const pair = root.pairs.find(({ span }) => contains(span, here));
  if (pair === undefined) return undefined;
  const inner = [...path, keyText(pair) ?? ""];
  if (contains(pair.key.span, here)) return { path: inner, pair, at: "key" };
  return yamlPlaceAt(pair.value, offset, inner) ?? { path: inner, pair, at: "value" };
}
