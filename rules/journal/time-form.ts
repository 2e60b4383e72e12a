import { placeOf } from "../../src/core/journal/record-places.ts";
import { exampleOf, instantOf, isOfForm } from "../../src/core/journal/times.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "journal/time-form";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require the times of records to be of the form, and in the order, that the contract says",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.1", claim: "texts of times stand in the order of time only when they have the same zone and the same number of digits" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "its writers stamp the time in UTC to the second unless they are given another text" },
    ],
  },
  messages: {
    form: "`{{field}}` is `{{text}}`, and writers of `{{name}}` write times like `{{example}}`; write it in that form.",
    missing: "The record has no `{{field}}`, so readers that ask for what is new take it every time, and it is never the latest; add it.",
    order: "`{{field}}` is earlier than that of the record before it, on line {{line}}; records of `{{name}}` stand in the order of their times.",
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    const { field = "", form, ordered = false } = contract?.timestamp ?? {};
    if (contract?.timestamp === undefined) return {};
    const { name } = contract;
    const atMost = contract.severity.get(id);
    let latest: { readonly instant: number; readonly line: Span } | undefined;
    return {
      record(record) {
        const { line } = record;
        const text = Object.hasOwn(record.value, field) ? record.value[field] : undefined;
        if (text === undefined || text === null || text === "") {
          report("missing", { at: placeOf(record.root, field, line), atMost, data: { field } });
          return;
        }
        const instant = typeof text === "string" ? instantOf(text) : undefined;
        if (typeof text !== "string" || instant === undefined) return;
        if (form !== undefined && !isOfForm(text, form)) report("form", { at: placeOf(record.root, field, line), atMost, data: { field, text, name, example: exampleOf(form) } });
        if (ordered && latest !== undefined && instant < latest.instant) {
          const related = [{ at: placeOf(journal.rootAt(latest.line), field, latest.line), message: "the later time" }];
          report("order", { at: placeOf(record.root, field, line), atMost, data: { field, name, line: document.source.pointAt(latest.line.start).line }, related });
        }
        latest = { instant, line };
      },
    };
  },
});
