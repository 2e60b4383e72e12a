import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  keyText,
  mappingsIn
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/unique-keys.ts
var id = "payload/unique-keys";
var unique_keys_default = defineRule({
  id,
  meta: {
    summary: "Disallow a key that stands twice in one mapping of a payload",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#3213-node-comparison", claim: "the keys of a YAML mapping must be unique" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-4", claim: "readers of JSON differ in what they make of names that are not unique" }
    ]
  },
  messages: {
    duplicate: "The key `{{key}}` stands on line {{line}} already, so readers of `{{family}}` take one of the two values or drop the record; remove one."
  },
  check(document, { report }) {
    for (const { contract, payload } of judgedPayloads(document)) {
      for (const mapping of mappingsIn(payload.tree.root)) {
        const first = /* @__PURE__ */ new Map();
        for (const pair of mapping.pairs) {
          const key = keyText(pair);
          if (key === void 0) continue;
          const earlier = first.get(key);
          if (earlier === void 0) {
            first.set(key, pair);
            continue;
          }
          const { line } = document.source.pointAt(earlier.key.span.start);
          const related = [{ at: earlier.key.span, message: "the first one" }];
          report("duplicate", { at: pair.key.span, data: { key, line, family: contract.family }, related, atMost: contract.severity.get(id) });
        }
      }
    }
  }
});
export {
  unique_keys_default as default
};
