import type { PayloadSchema, ValuePath } from "./payload-schema.ts";
import { resolveAlias } from "./plain.ts";
import { suggest } from "./suggestion.ts";
import { keyText, type Pair, type YamlNode } from "./yaml.ts";

/** A key that the schema does not name, and the one that it names and that is spelt nearly the same. */
export interface MisspeltKey {
  readonly pair: Pair;
  readonly spelling: string;
  readonly meant: string;
  /** The path of the mapping that holds it. */
  readonly path: ValuePath;
}

/** Longer keys are no slips, and their distance to a word takes long to tell. */
const longestKey = 60;

/** Every misspelt key of a payload, in the order of the text. Linear in the payload. */
export function findMisspeltKeys(schema: Pick<PayloadSchema, "keysAt">, root: YamlNode): MisspeltKey[] {
  const found: MisspeltKey[] = [];
  const visit = (node: YamlNode | undefined, path: ValuePath): void => {
    const target = resolveAlias(node);
    if (target?.kind === "sequence") for (const [index, item] of target.items.entries()) visit(item, [...path, index]);
    if (target?.kind !== "mapping" || node?.kind === "alias") return;
    const known = schema.keysAt(path);
    if (known.length === 0) return;
    const present = new Set(target.pairs.map(keyText));
    const missing = known.filter((key) => !present.has(key));
    for (const pair of target.pairs) {
      const spelling = keyText(pair);
      if (spelling === undefined) continue;
      if (known.includes(spelling)) visit(pair.value, [...path, spelling]);
      else if (spelling.length > 2 && spelling.length <= longestKey) {
        const meant = suggest(spelling, missing);
        if (meant !== undefined) found.push({ pair, spelling, meant, path });
      }
    }
  };
  visit(root, []);
  return found;
}
