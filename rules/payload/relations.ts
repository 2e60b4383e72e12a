import { checkRelation } from "../../src/core/check-relation.ts";
import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { payloadFaults } from "../../src/core/payload-faults.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";

const id = "payload/relations";

export default defineRule({
  id,
  meta: {
    summary: "Require the values of a payload to agree with each other and with the head as the contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "entries of such a payload and what repeats them must be the same in both directions" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "a candidate is validated together with its marker, which keys it" },
    ],
  },
  messages: {
    broken: "`{{name}}` {{reason}}.",
    advice: "`{{name}}` {{reason}}; {{advice}}.",
    consequence: "`{{name}}` {{reason}}: {{consequence}}.",
    both: "`{{name}}` {{reason}}: {{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const judged of judgedPayloads(document)) {
      const { marker, contract, payload } = judged;
      const { root } = payload.tree;
      if (root === undefined) continue;
      // A value that does not fit its schema is told already.
      const told = new Set(payloadFaults(judged).map(({ at }) => at.start));
      for (const relation of contract.relations) {
        for (const { at, related, name, reason, advice } of checkRelation(relation, root, marker.parameters)) {
          if (told.has(at.start) || related.some((other) => told.has(other.at.start))) continue;
          const { consequence } = relation;
          const key = name.slice(name.lastIndexOf(".") + 1).replace("[]", "");
          const rest = { at, related, atMost: mildest(relation.severity, contract.severity.get(id)) };
          if (consequence !== undefined && advice !== undefined) report("both", { ...rest, data: { name: key, reason, consequence, advice } });
          else if (consequence !== undefined) report("consequence", { ...rest, data: { name: key, reason, consequence } });
          else if (advice !== undefined) report("advice", { ...rest, data: { name: key, reason, advice } });
          else report("broken", { ...rest, data: { name: key, reason } });
        }
      }
    }
  },
});
