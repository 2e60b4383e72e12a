import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  legacyGaps
} from "./chunk-XBW3MGLT.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/legacy-form.ts
var id = "payload/legacy-form";
var legacy_form_default = defineRule({
  id,
  meta: {
    summary: "Disallow payloads in an old form that readers take only when they are asked to",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader is tested to take records of the old form only with a switch for them" }
    ]
  },
  messages: {
    old: "The payload of `{{family}}` has no {{known}}, so that readers take it for an old one: {{consequence}}; write what is missing."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { root } = payload.tree;
      const gaps = legacyGaps(terms, root);
      if (root?.kind !== "mapping" || gaps.length === 0) continue;
      const known = gaps.map((key) => `\`${key}\``).join(" and no ");
      report("old", { at: root.pairs[0]?.key.span ?? marker.span, data: { family: contract.family, known, consequence: terms.missingConsequence ?? "they skip it" }, atMost: contract.severity.get(id) });
    }
  }
});
export {
  legacy_form_default as default
};
