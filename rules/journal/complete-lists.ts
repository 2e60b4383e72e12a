import { BoundedMap } from "../../src/core/journal/bounded-map.ts";
import { supersedes, type Candidate } from "../../src/core/journal/in-force.ts";
import { nameOf } from "../../src/core/journal/identity.ts";
import { placeOf } from "../../src/core/journal/record-places.ts";
import { textHash } from "../../src/core/text-hash.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "journal/complete-lists";

/** The items of one list that are remembered, as the beginnings of their hashes. */
const mostItems = 200;
/** The things that are remembered, each with a list. */
const mostLists = 1000;

interface Seen extends Candidate {
  readonly line: Span;
  readonly items: ReadonlyMap<string, string>;
}

export default defineJournalRule({
  id,
  meta: {
    summary: "Require a list that every record gives as a whole to keep what earlier records listed",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "every record carries the complete list, and readers never merge the lists of two records" },
    ],
  },
  messages: {
    lost: "`{{key}}` lacks `{{item}}`, which line {{line}} lists: readers take this record alone and never merge two; list everything again, or leave it so when it is gone on purpose.",
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    if (contract === undefined) return {};
    const field = contract.timestamp?.field ?? "";
    const atMost = contract.severity.get(id);
    const lists = new BoundedMap<Seen>(mostLists);
    return {
      record(record) {
        const own = record.contract;
        const key = own?.complete;
        const name = own?.identity === undefined ? undefined : nameOf(record, own.identity.keys);
        if (own === undefined || key === undefined || name === undefined) return;
        const list = record.value[key];
        if (!Array.isArray(list)) return;
        const texts = list.filter((item): item is string => typeof item === "string").slice(0, mostItems);
        const time = record.value[field];
        const seen = { line: record.line, time: typeof time === "string" ? time : undefined, items: new Map(texts.map((text) => [textHash(text, 16), text.slice(0, 80)])) };
        const before = lists.get(name);
        if (before !== undefined && !supersedes(seen, before, own, own.compared)) return;
        lists.set(name, seen);
        if (before === undefined || list.length === 0 || list.length > mostItems) return;
        for (const [hash, item] of before.items) {
          if (!seen.items.has(hash)) report("lost", { at: placeOf(record.root, key, record.line), atMost, data: { key, item, line: document.source.pointAt(before.line.start).line }, related: [{ at: placeOf(journal.rootAt(before.line), key, before.line), message: "the earlier list" }] });
        }
      },
    };
  },
});
