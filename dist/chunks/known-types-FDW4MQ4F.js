import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  placeOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-I2JIPEPR.js";
import {
  isSlip,
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/known-types.ts
var id = "journal/known-types";
var longestType = 100;
var known_types_default = defineJournalRule({
  id,
  meta: {
    summary: "Require records of a journal to be of a type that their readers know",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "a record of an unknown type passes every check, so that a misspelt type is written and found by no reader" }
    ]
  },
  messages: {
    misspelt: "No reader of `{{name}}` looks for the type `{{type}}`, so the record is lost without a word; write `{{meant}}`.",
    unknown: "`{{name}}` has no record type `{{type}}`, so nothing checks the record and no reader looks for it; write one of its types, or add this one to the contract.",
    unregistered: "Records of the type `{{type}}` are written although no schema binds them, so this one was not checked."
  },
  visit({ contract }, { report }) {
    if (contract === void 0 || contract.records.size === 0) return {};
    const { name, records, unregistered, others, discriminator } = contract;
    const cap = contract.severity.get(id);
    const known = [...records.keys()];
    const all = [...known, ...unregistered];
    return {
      record(record) {
        const { type, line } = record;
        if (type === void 0 || record.contract !== void 0) return;
        const at = placeOf(record.root, discriminator, line);
        if (unregistered.has(type)) {
          report("unregistered", { at, atMost: "info", data: { type } });
          return;
        }
        const meant = type.length <= longestType ? suggest(type, all) : void 0;
        if (meant !== void 0 && isSlip(type, meant)) report("misspelt", { at, atMost: cap, data: { name, type, meant } });
        else if (others !== void 0 && type.trim() !== "") report("unknown", { at, atMost: cap ?? others, data: { name, type } });
      }
    };
  }
});
export {
  known_types_default as default
};
