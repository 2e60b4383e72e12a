import { supersedes } from "../../src/core/journal/in-force.ts";
import { nameOf } from "../../src/core/journal/identity.ts";
import type { JournalRecord } from "../../src/core/journal/journal.ts";
import { RecentNames } from "../../src/core/journal/recent-names.ts";
import { placeOf } from "../../src/core/journal/record-places.ts";
import { RecordTable } from "../../src/core/journal/record-table.ts";
import { formOf, instantOf } from "../../src/core/journal/times.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "journal/comparable-times";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require the times of records to be comparable in the way in which readers compare them",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "readers compare times as texts, which orders times of two forms by their bytes and not by time" },
      { url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.1", claim: "texts of times stand in the order of time only when they have the same zone and the same number of digits" },
      { url: "https://docs.python.org/3/library/datetime.html#datetime.datetime.fromisoformat", claim: "what names no date and time is refused" },
    ],
  },
  messages: {
    unreadable: "`{{field}}` is `{{text}}`, which names no time, so readers cannot tell whether this record is the latest; write it like `2026-03-04T10:00:00Z`.",
    mixed: "`{{field}}` has the form `{{form}}`, and earlier records of the type `{{type}}` have `{{first}}`: readers compare them as texts, which does not order times of two forms; write it in the form of the others.",
    wrong: "Readers that compare `{{field}}` as text take this `{{type}}`, although the record on line {{line}} is the later one; write both times in one form.",
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    const field = contract?.timestamp?.field;
    if (contract === undefined || field === undefined) return {};
    const atMost = contract.severity.get(id);
    const forms = new Map<string, Map<string, Span>>();
    const names = new RecentNames();
    const types: string[] = [];
    const byText = new RecordTable();
    const byInstant = new RecordTable();
    const reportForm = (record: JournalRecord, type: string, form: string): void => {
      const known = forms.get(type) ?? new Map<string, Span>();
      forms.set(type, known);
      if (known.has(form)) return;
      const [first] = known;
      known.set(form, record.line);
      if (first === undefined) return;
      const related = [{ at: placeOf(journal.rootAt(first[1]), field, first[1]), message: "the first form" }];
      report("mixed", { at: placeOf(record.root, field, record.line), atMost, data: { field, form, type, first: first[0] }, related });
    };
    return {
      record(record) {
        const { type, line } = record;
        const time = Object.hasOwn(record.value, field) ? record.value[field] : undefined;
        const own = record.contract;
        if (typeof time !== "string" || time.trim() === "") return;
        if (instantOf(time) === undefined) {
          report("unreadable", { at: placeOf(record.root, field, line), atMost, data: { field, text: time } });
          return;
        }
        if (own === undefined || type === undefined || own.compared === "instant") return;
        if (own.oneForm) reportForm(record, type, formOf(time));
        const name = own.identity === undefined || own.read !== "latest" ? undefined : nameOf(record, own.identity.keys);
        if (name === undefined) return;
        const { slot, isNew } = names.use(name);
        if (isNew || supersedes({ time }, { time: byText.timeAt(slot) }, own, "text")) byText.set(slot, time, line);
        if (isNew || supersedes({ time }, { time: byInstant.timeAt(slot) }, own, "instant")) byInstant.set(slot, time, line);
        types[slot] = type;
      },
      end() {
        for (const slot of names.slots()) {
          const [taken, later] = [byText.lineAt(slot), byInstant.lineAt(slot)];
          if (taken.start === later.start) continue;
          const at = placeOf(journal.rootAt(taken), field, taken);
          const related = [{ at: placeOf(journal.rootAt(later), field, later), message: "the later time" }];
          report("wrong", { at, atMost, data: { field, type: types[slot] ?? "", line: document.source.pointAt(later.start).line }, related });
        }
      },
    };
  },
});
