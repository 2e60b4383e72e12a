import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  checkRelation
} from "./chunk-RKPI76X4.js";
import {
  recordFaults
} from "./chunk-HZP3JW4E.js";
import "./chunk-DBTT2UO2.js";
import "./chunk-532ZQ7EN.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-P66ZFKTX.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/relations.ts
var id = "journal/relations";
var relations_default = defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/agent_handoff_marker.py", claim: "readers join records by a hash of two of their texts, so that a wrong one joins nothing" }
    ]
  },
  messages: {
    broken: "`{{name}}` {{reason}}.",
    advice: "`{{name}}` {{reason}}; {{advice}}.",
    consequence: "`{{name}}` {{reason}}: {{consequence}}.",
    both: "`{{name}}` {{reason}}: {{consequence}}; {{advice}}."
  },
  visit({ contract }, { report }) {
    if (contract === void 0) return {};
    const cap = contract.severity.get(id);
    return {
      record(record) {
        const relations = record.contract?.relations ?? [];
        if (relations.length === 0) return;
        const told = new Set(recordFaults(contract, record).faults.map(({ at }) => at.start));
        for (const relation of relations) {
          for (const { at, related, name, reason, advice } of checkRelation(relation, record.root, /* @__PURE__ */ new Map())) {
            if (told.has(at.start)) continue;
            const { consequence } = relation;
            const rest = { at, related, atMost: mildest(relation.severity, cap) };
            if (consequence !== void 0 && advice !== void 0) report("both", { ...rest, data: { name, reason, consequence, advice } });
            else if (consequence !== void 0) report("consequence", { ...rest, data: { name, reason, consequence } });
            else if (advice !== void 0) report("advice", { ...rest, data: { name, reason, advice } });
            else report("broken", { ...rest, data: { name, reason } });
          }
        }
      }
    };
  }
});
export {
  relations_default as default
};
