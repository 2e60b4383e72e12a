import { BoundedMap } from "../../src/core/journal/bounded-map.ts";
import { textHash } from "../../src/core/text-hash.ts";
import { placeOf } from "../../src/core/journal/record-places.ts";
import { defineJournalRule } from "../../src/core/rule.ts";

const id = "journal/references";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require a record that refers to an earlier one to repeat a value of it",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/commands/bootstrap.md", claim: "a record that says that another was used names it by its time, which must be the same text" },
    ],
  },
  messages: {
    missing: "No earlier `{{type}}` of this journal has the `{{field}}` `{{text}}`, so `{{key}}` refers to nothing here; repeat the text, character for character, unless the record stands in another journal.",
  },
  visit({ contract }, { report }) {
    if (contract === undefined) return {};
    const wanted = new Set([...contract.records.values()].flatMap(({ refersTo }) => refersTo.map(({ type, field }) => `${type}\0${field}`)));
    if (wanted.size === 0) return {};
    const values = new BoundedMap<true>();
    return {
      record(record) {
        for (const { key, type, field } of record.contract?.refersTo ?? []) {
          const text = record.value[key];
          if (typeof text !== "string" || text.trim() === "" || values.get(nameOf(type, field, text)) === true) continue;
          report("missing", { at: placeOf(record.root, key, record.line), atMost: contract.severity.get(id), data: { type, field, text, key } });
        }
        for (const each of wanted) {
          const [type = "", field = ""] = each.split("\0");
          const text = type === record.type && Object.hasOwn(record.value, field) ? record.value[field] : undefined;
          if (typeof text === "string") values.set(nameOf(type, field, text), true);
        }
      },
    };
  },
});

function nameOf(type: string, field: string, text: string): string {
  const name = `${type}\0${field}\0${text}`;
  return name.length > 200 ? textHash(name) : name;
}
