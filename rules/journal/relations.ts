import { checkRelation } from "../../src/core/check-relation.ts";
import { canBreak } from "../../src/core/journal/can-break.ts";
import { recordFaults } from "../../src/core/journal/record-faults.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";

const id = "journal/relations";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require the values of a record to agree with each other as the contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/agent_handoff_marker.py", claim: "readers join records by a hash of two of their texts, so that a wrong one joins nothing" },
    ],
  },
  messages: {
    broken: "`{{name}}` {{reason}}.",
    advice: "`{{name}}` {{reason}}; {{advice}}.",
    consequence: "`{{name}}` {{reason}}: {{consequence}}.",
    both: "`{{name}}` {{reason}}: {{consequence}}; {{advice}}.",
  },
  visit({ contract }, { report }) {
    if (contract === undefined) return {};
    const cap = contract.severity.get(id);
    return {
      record(record) {
        let told: ReadonlySet<number> | undefined;
        for (const relation of record.contract?.relations ?? []) {
          if (!canBreak(relation, record.value)) continue;
          for (const { at, related, name, reason, advice } of checkRelation(relation, record.root, new Map())) {
            // A value that does not fit its schema is told already.
            told ??= new Set(recordFaults(contract, record).faults.map((fault) => fault.at.start));
            if (told.has(at.start)) continue;
            const { consequence } = relation;
            const rest = { at, related, atMost: mildest(relation.severity, cap) };
            if (consequence !== undefined && advice !== undefined) report("both", { ...rest, data: { name, reason, consequence, advice } });
            else if (consequence !== undefined) report("consequence", { ...rest, data: { name, reason, consequence } });
            else if (advice !== undefined) report("advice", { ...rest, data: { name, reason, advice } });
            else report("broken", { ...rest, data: { name, reason } });
          }
        }
      },
    };
  },
});
