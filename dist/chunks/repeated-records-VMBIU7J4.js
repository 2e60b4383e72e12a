import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  BoundedMap
} from "./chunk-DN2OJ67G.js";
import {
  fingerprintOf
} from "./chunk-LUDUBIB3.js";
import "./chunk-532ZQ7EN.js";
import {
  placeOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/repeated-records.ts
var id = "journal/repeated-records";
var repeated_records_default = defineJournalRule({
  id,
  meta: {
    summary: "Disallow records that say the same thing twice where the contract forbids it",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/agent_handoff_marker.py", claim: "writers leave a mark for each content that they wrote, so that nothing is written twice" }
    ]
  },
  messages: {
    repeated: "This `{{type}}` says the same as the record on line {{line}} ({{keys}}), so that a count of them is wrong; remove one."
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    if (contract === void 0) return {};
    const seen = new BoundedMap();
    return {
      record(record) {
        const keys = record.contract?.unrepeated ?? [];
        const [first = ""] = keys;
        if (!keys.every((key) => Object.hasOwn(record.value, key)) || keys.length === 0) return;
        const name = fingerprintOf(record, keys);
        const before = seen.get(name);
        if (before === void 0) seen.set(name, record.line);
        else {
          report("repeated", {
            at: placeOf(record.root, first, record.line),
            atMost: contract.severity.get(id),
            data: { type: record.type ?? "", line: document.source.pointAt(before.start).line, keys: keys.map((key) => `\`${key}\``).join(", ") },
            related: [{ at: placeOf(journal.rootAt(before), first, before), message: "the first one" }]
          });
        }
      }
    };
  }
});
export {
  repeated_records_default as default
};
