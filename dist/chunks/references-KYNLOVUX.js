import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  BoundedMap
} from "./chunk-DN2OJ67G.js";
import {
  textHash
} from "./chunk-532ZQ7EN.js";
import {
  placeOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/references.ts
var id = "journal/references";
var references_default = defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/commands/bootstrap.md", claim: "a record that says that another was used names it by its time, which must be the same text" }
    ]
  },
  messages: {
    missing: "No earlier `{{type}}` of this journal has the `{{field}}` `{{text}}`, so `{{key}}` refers to nothing here; repeat the text, character for character, unless the record stands in another journal."
  },
  visit({ contract }, { report }) {
    if (contract === void 0) return {};
    const wanted = new Set([...contract.records.values()].flatMap(({ refersTo }) => refersTo.map(({ type, field }) => `${type}\0${field}`)));
    if (wanted.size === 0) return {};
    const values = new BoundedMap();
    return {
      record(record) {
        for (const { key, type, field } of record.contract?.refersTo ?? []) {
          const text = record.value[key];
          if (typeof text !== "string" || text.trim() === "" || values.get(nameOf(type, field, text)) === true) continue;
          report("missing", { at: placeOf(record.root, key, record.line), atMost: contract.severity.get(id), data: { type, field, text, key } });
        }
        for (const each of wanted) {
          const [type = "", field = ""] = each.split("\0");
          const text = type === record.type && Object.hasOwn(record.value, field) ? record.value[field] : void 0;
          if (typeof text === "string") values.set(nameOf(type, field, text), true);
        }
      }
    };
  }
});
function nameOf(type, field, text) {
  const name = `${type}\0${field}\0${text}`;
  return name.length > 200 ? textHash(name) : name;
}
export {
  references_default as default
};
