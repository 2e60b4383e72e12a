import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  keyText,
  resolveAlias,
  suggest
} from "./chunk-DJ4W6GVT.js";

// src/core/misspelt-keys.ts
var longestKey = 60;
function findMisspeltKeys(schema, root) {
  const found = [];
  const visit = (node, path) => {
    const target = resolveAlias(node);
    if (target?.kind === "sequence") for (const [index, item] of target.items.entries()) visit(item, [...path, index]);
    if (target?.kind !== "mapping" || node?.kind === "alias") return;
    const known = schema.keysAt(path);
    if (known.length === 0) return;
    const present = new Set(target.pairs.map(keyText));
    const missing = known.filter((key) => !present.has(key));
    for (const pair of target.pairs) {
      const spelling = keyText(pair);
      if (spelling === void 0) continue;
      if (known.includes(spelling)) visit(pair.value, [...path, spelling]);
      else if (spelling.length > 2 && spelling.length <= longestKey) {
        const meant = suggest(spelling, missing);
        if (meant !== void 0) found.push({ pair, spelling, meant, path });
      }
    }
  };
  visit(root, []);
  return found;
}

export {
  findMisspeltKeys
};
