import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  exampleOf,
  instantOf,
  isOfForm
} from "./chunk-V4RLI3DR.js";
import {
  placeOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/time-form.ts
var id = "journal/time-form";
var time_form_default = defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "its writers stamp the time in UTC to the second unless they are given another text" }
    ]
  },
  messages: {
    form: "`{{field}}` is `{{text}}`, and writers of `{{name}}` write times like `{{example}}`; write it in that form.",
    missing: "The record has no `{{field}}`, so readers that ask for what is new take it every time, and it is never the latest; add it.",
    order: "`{{field}}` is earlier than that of the record before it, on line {{line}}; records of `{{name}}` stand in the order of their times."
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    const { field = "", form, ordered = false } = contract?.timestamp ?? {};
    if (contract?.timestamp === void 0) return {};
    const { name } = contract;
    const atMost = contract.severity.get(id);
    let latest;
    return {
      record(record) {
        const { line } = record;
        const text = Object.hasOwn(record.value, field) ? record.value[field] : void 0;
        if (text === void 0 || text === null || text === "") {
          report("missing", { at: placeOf(record.root, field, line), atMost, data: { field } });
          return;
        }
        const instant = typeof text === "string" ? instantOf(text) : void 0;
        if (typeof text !== "string" || instant === void 0) return;
        if (form !== void 0 && !isOfForm(text, form)) report("form", { at: placeOf(record.root, field, line), atMost, data: { field, text, name, example: exampleOf(form) } });
        if (ordered && latest !== void 0 && instant < latest.instant) {
          const related = [{ at: placeOf(journal.rootAt(latest.line), field, latest.line), message: "the later time" }];
          report("order", { at: placeOf(record.root, field, line), atMost, data: { field, name, line: document.source.pointAt(latest.line.start).line }, related });
        }
        latest = { instant, line };
      }
    };
  }
});
export {
  time_form_default as default
};
