import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { legacyGaps } from "../../src/core/legacy-payload.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "payload/legacy-form";

export default defineRule({
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
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader is tested to take records of the old form only with a switch for them" },
    ],
  },
  messages: {
    old: "The payload of `{{family}}` has no {{known}}, so that readers take it for an old one: {{consequence}}; write what is missing.",
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { root } = payload.tree;
      const gaps = legacyGaps(terms, root);
      if (root?.kind !== "mapping" || gaps.length === 0) continue;
      const known = gaps.map((key) => `\`${key}\``).join(" and no ");
      report("old", { at: root.pairs[0]?.key.span ?? marker.span, data: { family: contract.family, known, consequence: terms.missingConsequence ?? "they skip it" }, atMost: contract.severity.get(id) });
    }
  },
});
