import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";

// src/core/mirrored-payloads.ts
function mirroredPayloads(document) {
  return document.mirrors().flatMap((mirror) => {
    const shape = mirror.contract.mirror;
    const [judged, another] = judgedPayloads(document).filter(({ contract }) => contract === mirror.contract);
    if (shape === void 0 || judged === void 0 || another !== void 0 || judged.payload.tree.root === void 0) return [];
    const records = /* @__PURE__ */ new Map();
    for (const record of judged.payload.records) {
      const name = record.key?.text;
      if (name !== void 0 && !records.has(name)) records.set(name, record);
    }
    const seen = /* @__PURE__ */ new Set();
    const pairs = mirror.entries.flatMap((entry) => {
      const record = records.get(entry.name.text);
      if (record === void 0 || seen.has(entry.name.text)) return [];
      seen.add(entry.name.text);
      return [{ entry, record }];
    });
    return [{ ...judged, mirror, shape, pairs }];
  });
}
function scalarIn({ node }, key) {
  const value = resolveAlias(findPair(node, key)?.value);
  return value?.kind === "scalar" ? value : void 0;
}

export {
  mirroredPayloads,
  scalarIn
};
