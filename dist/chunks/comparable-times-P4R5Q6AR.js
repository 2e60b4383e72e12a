import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  BoundedMap
} from "./chunk-DN2OJ67G.js";
import {
  supersedes
} from "./chunk-H4Z7KC6O.js";
import {
  formOf,
  instantOf
} from "./chunk-V4RLI3DR.js";
import {
  nameOf
} from "./chunk-LUDUBIB3.js";
import "./chunk-532ZQ7EN.js";
import {
  placeOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/comparable-times.ts
var id = "journal/comparable-times";
var comparable_times_default = defineJournalRule({
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
      { url: "https://docs.python.org/3/library/datetime.html#datetime.datetime.fromisoformat", claim: "what names no date and time is refused" }
    ]
  },
  messages: {
    unreadable: "`{{field}}` is `{{text}}`, which names no time, so readers cannot tell whether this record is the latest; write it like `2026-03-04T10:00:00Z`.",
    mixed: "`{{field}}` has the form `{{form}}`, and earlier records of the type `{{type}}` have `{{first}}`: readers compare them as texts, which does not order times of two forms; write it in the form of the others.",
    wrong: "Readers that compare `{{field}}` as text take this `{{type}}`, although the record on line {{line}} is the later one; write both times in one form."
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    const field = contract?.timestamp?.field;
    if (contract === void 0 || field === void 0) return {};
    const atMost = contract.severity.get(id);
    const forms = /* @__PURE__ */ new Map();
    const winners = new BoundedMap();
    const reportForm = (record, form) => {
      const known = forms.get(record.type) ?? /* @__PURE__ */ new Map();
      forms.set(record.type, known);
      if (known.has(form)) return;
      const [first] = known;
      known.set(form, record.line);
      if (first === void 0) return;
      const related = [{ at: placeOf(journal.rootAt(first[1]), field, first[1]), message: "the first form" }];
      report("mixed", { at: record.at(), atMost, data: { field, form, type: record.type, first: first[0] }, related });
    };
    return {
      record(record) {
        const { type, line } = record;
        const time = Object.hasOwn(record.value, field) ? record.value[field] : void 0;
        const own = record.contract;
        if (typeof time !== "string" || time.trim() === "") return;
        if (instantOf(time) === void 0) {
          report("unreadable", { at: placeOf(record.root, field, line), atMost, data: { field, text: time } });
          return;
        }
        if (own === void 0 || type === void 0 || own.compared === "instant") return;
        if (own.oneForm) reportForm({ type, line, at: () => placeOf(record.root, field, line) }, formOf(time));
        const name = own.identity === void 0 || own.read !== "latest" ? void 0 : nameOf(record, own.identity.keys);
        if (name === void 0) return;
        const seen = { time, type, line };
        const before = winners.get(name);
        const byText = before !== void 0 && !supersedes(seen, before.byText, own, "text") ? before.byText : seen;
        const byInstant = before !== void 0 && !supersedes(seen, before.byInstant, own, "instant") ? before.byInstant : seen;
        winners.set(name, { byText, byInstant });
      },
      end() {
        for (const { byText, byInstant } of winners.values()) {
          if (byText.line.start === byInstant.line.start) continue;
          const at = placeOf(journal.rootAt(byText.line), field, byText.line);
          const related = [{ at: placeOf(journal.rootAt(byInstant.line), field, byInstant.line), message: "the later time" }];
          report("wrong", { at, atMost, data: { field, type: byText.type, line: document.source.pointAt(byInstant.line.start).line }, related });
        }
      }
    };
  }
});
export {
  comparable_times_default as default
};
