import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  recordFaults
} from "./chunk-HZP3JW4E.js";
import "./chunk-DBTT2UO2.js";
import {
  startOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  isSlip
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/core/journal/json-words.ts
function inJsonWords(words) {
  return words.replace(/^is `\s*`, which is not of the form `\\S`$|^is text, which is not of the form `\\S`$/, "is blank").replace(/which YAML reads as (.+) and not as text/, "which is $1 and not text").replaceAll("a mapping", "an object").replaceAll("empty mapping", "empty object");
}

// rules/journal/valid-records.ts
var id = "journal/valid-records";
var valid_records_default = defineJournalRule({
  id,
  meta: {
    summary: "Require records of a journal to fit the schemas of the journal and of their type",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "records are checked when they are written by one of several ways, and never when they are read" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`; a truth value is no integer" }
    ]
  },
  messages: {
    fault: "{{name}} {{reason}}{{of}}.",
    advice: "{{name}} {{reason}}{{of}}; {{advice}}.",
    consequence: "{{name}} {{reason}}{{of}}: {{consequence}}.",
    both: "{{name}} {{reason}}{{of}}: {{consequence}}; {{advice}}.",
    misspelt: "Readers of `{{type}}` do not know the key `{{spelling}}` and pass it by; write `{{meant}}`."
  },
  visit({ contract }, { report }) {
    if (contract === void 0) return {};
    const cap = contract.severity.get(id);
    return {
      record(record) {
        const { faults, misspelt } = recordFaults(contract, record);
        const type = record.type ?? contract.name;
        for (const { pair, spelling, meant } of misspelt) {
          if (isSlip(spelling, meant)) report("misspelt", { at: pair.key.span, atMost: mildest(cap, "warning"), data: { type, spelling, meant } });
        }
        for (const fault of faults) {
          const { consequence } = fault;
          const [reason, advice] = [inJsonWords(fault.reason), fault.advice === void 0 ? void 0 : inJsonWords(fault.advice)];
          const isMissing = fault.keyword === "required" && fault.path.length === 0;
          const at = isMissing ? startOf(record.root, record.line) : fault.at;
          const name = fault.name === "the payload" ? "The record" : `\`${fault.name}\``;
          const of = isMissing && record.type !== void 0 ? ` in this \`${record.type}\`` : "";
          const rest = { at, atMost: mildest(cap, fault.severity) };
          if (consequence !== void 0 && advice !== void 0) report("both", { ...rest, data: { name, reason, of, consequence, advice } });
          else if (consequence !== void 0) report("consequence", { ...rest, data: { name, reason, of, consequence } });
          else if (advice !== void 0) report("advice", { ...rest, data: { name, reason, of, advice } });
          else report("fault", { ...rest, data: { name, reason, of } });
        }
      }
    };
  }
});
export {
  valid_records_default as default
};
