import { isDiscouraged } from "../../src/core/discouraged.ts";
import { describeRecordFault, recordFaultMessages } from "../../src/core/journal/fault-words.ts";
import { recordFaults } from "../../src/core/journal/record-faults.ts";
import { isStandIn } from "../../src/core/journal/stand-in.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "journal/shown-records";

export default defineRule({
  id,
  meta: {
    summary: "Require the records that a document shows in its fences to fit the schemas of their contract",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    contracts: ["journal"],
    nodes: ["code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/scripts/database.py", claim: "a memory with a key that the store does not know is refused, `files` among them, while a document shows one with it" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-variety.md", claim: "what an agent writes is what its instructions show" },
    ],
  },
  messages: { ...recordFaultMessages },
  check(document, { report }) {
    for (const { contract, record, fence, span } of document.shownRecords()) {
      // An example leaves out what is not its subject, and says so by three dots.
      const isWhole = !/…|\.\.\./.test(document.text.slice(span.start, span.end));
      const cap = contract.severity.get(id);
      for (const fault of recordFaults(contract, record).faults) {
        if (fault.keyword === "required" && !isWhole) continue;
        if (isStandIn(record.value, fault) || isDiscouraged(document, { fence, span }, fault.at)) continue;
        const { code, ...rest } = describeRecordFault(record, fault, cap);
        report(code, rest as never);
      }
    }
  },
});
