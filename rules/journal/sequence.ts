import { behindColon } from "../../src/core/behind-colon.ts";
import type { JournalContract, SequenceContract } from "../../src/core/journal/contract.ts";
import type { JournalRecord } from "../../src/core/journal/journal.ts";
import { placeOf, startOf } from "../../src/core/journal/record-places.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import type { Severity } from "../../src/core/diagnostic.ts";

const id = "journal/sequence";

/** A record that waits for a later one. */
interface Waiting {
  readonly first: JournalRecord;
  count: number;
}

export default defineJournalRule({
  id,
  meta: {
    summary: "Require a record of another type before or behind one that tells of it",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/commands/pause.md", claim: "a session puts its memories together before the record of its pause says that it did" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/commands/wrap-up.md", claim: "what was handed off is taken up when a session puts its memories together, and is cleared away later" },
    ],
  },
  messages: {
    before: "No `{{other}}` stands before this `{{type}}`{{consequence}}.",
    behind: "No `{{other}}` stands behind this `{{type}}`{{more}}{{consequence}}.",
  },
  visit({ contract }, { report }) {
    if (contract === undefined || ![...contract.records.values()].some(({ sequence }) => sequence.length > 0)) return {};
    const seen = new Set<string>();
    const waiting = new Map<SequenceContract, Waiting>();
    return {
      record(record) {
        for (const sequence of record.contract?.sequence ?? []) {
          if (!binds(sequence, record)) continue;
          const { order, type: other } = sequence;
          if (order === "before") {
            if (!seen.has(other)) report("before", { at: placeOf(record.root, sequence.when?.key ?? contract.discriminator, record.line), ...weigh(contract, sequence), data: { other, type: record.type ?? "", consequence: behindColon(sequence.consequence) } });
            continue;
          }
          const known = waiting.get(sequence);
          if (known === undefined) waiting.set(sequence, { first: record, count: 1 });
          else known.count += 1;
        }
        if (record.type === undefined) return;
        seen.add(record.type);
        for (const sequence of waiting.keys()) if (sequence.type === record.type) waiting.delete(sequence);
      },
      end() {
        for (const [sequence, { first, count }] of waiting) {
          if (sequence.once !== undefined && !seen.has(sequence.once)) continue;
          const more = count === 1 ? "" : ` and ${(count - 1).toLocaleString("en")} later ${count === 2 ? "one" : "ones"}`;
          report("behind", { at: startOf(undefined, first.line), ...weigh(contract, sequence), data: { other: sequence.type, type: first.type ?? "", more, consequence: behindColon(sequence.consequence) } });
        }
      },
    };
  },
});

/** Whether the record has the value under which the other one is asked for. */
function binds({ when }: SequenceContract, { value }: JournalRecord): boolean {
  return when === undefined || when.values.includes(value[when.key] as never);
}

function weigh(contract: JournalContract, { severity }: SequenceContract): { readonly atMost: Severity | undefined } {
  return { atMost: mildest(contract.severity.get(id), severity) };
}
