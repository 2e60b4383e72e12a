import { describeRecordFault, recordFaultMessages } from "../../src/core/journal/fault-words.ts";
import { recordFaults } from "../../src/core/journal/record-faults.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { isSlip } from "../../src/core/suggestion.ts";

const id = "journal/valid-records";

export default defineJournalRule({
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
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`; a truth value is no integer" },
    ],
  },
  messages: {
    ...recordFaultMessages,
    misspelt: "Readers of `{{type}}` do not know the key `{{spelling}}` and pass it by; write `{{meant}}`.",
  },
  visit({ contract }, { report }) {
    if (contract === undefined) return {};
    const cap = contract.severity.get(id);
    return {
      record(record) {
        const { faults, misspelt } = recordFaults(contract, record);
        const type = record.type ?? contract.name;
        for (const { pair, spelling, meant } of misspelt) {
          if (isSlip(spelling, meant)) report("misspelt", { at: pair.key.span, atMost: mildest(cap, "warning"), data: { type, spelling, meant } });
        }
        for (const fault of faults) {
          const { code, ...rest } = describeRecordFault(record, fault, cap);
          report(code, rest as never);
        }
      },
    };
  },
});
