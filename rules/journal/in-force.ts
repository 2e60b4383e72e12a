import { BoundedMap } from "../../src/core/journal/bounded-map.ts";
import { compareTimes, supersedes, type Candidate } from "../../src/core/journal/in-force.ts";
import { nameOf } from "../../src/core/journal/identity.ts";
import { placeOf } from "../../src/core/journal/record-places.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "journal/in-force";

interface Seen extends Candidate {
  readonly line: Span;
}

export default defineJournalRule({
  id,
  meta: {
    summary: "Require the reader of a journal to know which records are superseded, and which names two things share",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a reader that takes the first match takes the superseded copy, and a reused number carries one identity for each thing" },
    ],
  },
  messages: {
    superseded: "This `{{type}}` is not in force, since the record on line {{line}} is {{later}}; a reader that takes the first match takes this one.",
    tie: "This `{{type}}` has the same `{{field}}` as the record on line {{line}}, and {{which}} is in force; a reader that looks only for a later time takes the other.",
    reused: "The `{{key}}` `{{number}}` names another thing on line {{line}}, with another {{others}}; readers must tell the two apart and not look for `{{key}}` alone.",
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    const field = contract?.timestamp?.field;
    if (contract === undefined) return {};
    const atMost = contract.severity.get(id);
    const inForce = new BoundedMap<Seen>();
    const numbers = new BoundedMap<{ readonly name: string; readonly line: Span }>();
    const lineOf = (span: Span): number => document.source.pointAt(span.start).line;
    return {
      record(record) {
        const own = record.contract;
        const identity = own?.identity;
        const name = identity === undefined ? undefined : nameOf(record, identity.keys);
        if (own === undefined || identity === undefined || name === undefined) return;
        const key = identity.number ?? identity.keys[0] ?? "";
        const number = identity.number === undefined ? undefined : nameOf(record, [identity.number]);
        if (number !== undefined) {
          const other = numbers.get(number);
          if (other !== undefined && other.name !== name) {
            const others = identity.keys.filter((each) => each !== key).map((each) => `\`${each}\``).join(" or ");
            report("reused", {
              at: placeOf(record.root, key, record.line),
              atMost,
              data: { key, number: String(record.value[key]), line: lineOf(other.line), others },
              related: [{ at: placeOf(journal.rootAt(other.line), key, other.line), message: "the other thing" }],
            });
          }
          numbers.set(number, { name, line: record.line });
        }
        if (own.read === "every") return;
        const time = field === undefined ? undefined : record.value[field];
        const seen: Seen = { time: typeof time === "string" ? time : undefined, line: record.line };
        const before = inForce.get(name);
        if (before === undefined) {
          inForce.set(name, seen);
          return;
        }
        const wins = supersedes(seen, before, own, own.compared);
        const [winner, loser] = wins ? [seen, before] : [before, seen];
        inForce.set(name, winner);
        const root = loser === seen ? record.root : journal.rootAt(loser.line);
        const at = placeOf(root, key, loser.line);
        const isTie = own.read === "latest" && compareTimes(seen.time, before.time, own.compared) === 0;
        const data = { type: own.type, line: lineOf(winner.line) };
        if (isTie) report("tie", { at, atMost, data: { ...data, field: field ?? "", which: own.ties === "later-line" ? "the later line" : "the earlier line" } });
        else report("superseded", { at, atMost, data: { ...data, later: own.read === "first" ? "the first one" : "the latest" } });
      },
    };
  },
});
