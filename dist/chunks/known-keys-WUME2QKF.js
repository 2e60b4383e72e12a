import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMisspeltKeys
} from "./chunk-DBTT2UO2.js";
import {
  schemaOf
} from "./chunk-6PZGGK3C.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  isSlip
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/known-keys.ts
var id = "payload/known-keys";
var known_keys_default = defineRule({
  id,
  meta: {
    summary: "Disallow misspelt keys in a payload",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "readers keep keys that they do not know without a word, so that a misspelt one is lost" }
    ]
  },
  messages: {
    misspelt: "Readers of `{{family}}` do not know the key `{{spelling}}` and pass it by; write `{{meant}}`."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { root } = payload.tree;
      const schema = schemaOf(terms, root, marker.parameters);
      if (root === void 0 || schema === void 0) continue;
      for (const { pair, spelling, meant } of findMisspeltKeys(schema, root)) {
        const at = pair.key.span;
        const fix = isSlip(spelling, meant) && isPlain(pair) ? { safety: "safe", edits: [{ ...at, text: meant }] } : void 0;
        report("misspelt", { at, data: { family: contract.family, spelling, meant }, fix, atMost: contract.severity.get(id) });
      }
    }
  }
});
function isPlain({ key }) {
  return key.kind === "scalar" && key.style === "plain" && key.tag === void 0;
}
export {
  known_keys_default as default
};
