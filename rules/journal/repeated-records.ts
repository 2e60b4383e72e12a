import { BoundedMap } from "../../src/core/journal/bounded-map.ts";
import { fingerprintOf } from "../../src/core/journal/identity.ts";
import { placeOf } from "../../src/core/journal/record-places.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "journal/repeated-records";

export default defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/agent_handoff_marker.py", claim: "writers leave a mark for each content that they wrote, so that nothing is written twice" },
    ],
  },
  messages: {
    repeated: "This `{{type}}` says the same as the record on line {{line}} ({{keys}}), so that a count of them is wrong; remove one.",
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    if (contract === undefined) return {};
    const seen = new BoundedMap<Span>();
    return {
      record(record) {
        const keys = record.contract?.unrepeated ?? [];
        const [first = ""] = keys;
        if (!keys.every((key) => Object.hasOwn(record.value, key)) || keys.length === 0) return;
        const name = fingerprintOf(record, keys);
        const before = seen.get(name);
        if (before === undefined) seen.set(name, record.line);
        else {
          report("repeated", {
            at: placeOf(record.root, first, record.line),
            atMost: contract.severity.get(id),
            data: { type: record.type ?? "", line: document.source.pointAt(before.start).line, keys: keys.map((key) => `\`${key}\``).join(", ") },
            related: [{ at: placeOf(journal.rootAt(before), first, before), message: "the first one" }],
          });
        }
      },
    };
  },
});
