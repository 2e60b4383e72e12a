import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  BoundedMap
} from "./chunk-DN2OJ67G.js";
import {
  compareTimes,
  supersedes
} from "./chunk-H4Z7KC6O.js";
import "./chunk-V4RLI3DR.js";
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

// rules/journal/in-force.ts
var id = "journal/in-force";
var in_force_default = defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a reader that takes the first match takes the superseded copy, and a reused number carries one identity for each thing" }
    ]
  },
  messages: {
    superseded: "This `{{type}}` is not in force, since the record on line {{line}} is {{later}}; a reader that takes the first match takes this one.",
    tie: "This `{{type}}` has the same `{{field}}` as the record on line {{line}}, and {{which}} is in force; a reader that looks only for a later time takes the other.",
    reused: "The `{{key}}` `{{number}}` names another thing on line {{line}}, with another {{others}}; readers must tell the two apart and not look for `{{key}}` alone."
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    const field = contract?.timestamp?.field;
    if (contract === void 0) return {};
    const atMost = contract.severity.get(id);
    const inForce = new BoundedMap();
    const numbers = new BoundedMap();
    const lineOf = (span) => document.source.pointAt(span.start).line;
    return {
      record(record) {
        const own = record.contract;
        const identity = own?.identity;
        const name = identity === void 0 ? void 0 : nameOf(record, identity.keys);
        if (own === void 0 || identity === void 0 || name === void 0) return;
        const key = identity.number ?? identity.keys[0] ?? "";
        const number = identity.number === void 0 ? void 0 : nameOf(record, [identity.number]);
        if (number !== void 0) {
          const other = numbers.get(number);
          if (other !== void 0 && other.name !== name) {
            const others = identity.keys.filter((each) => each !== key).map((each) => `\`${each}\``).join(" or ");
            report("reused", {
              at: placeOf(record.root, key, record.line),
              atMost,
              data: { key, number: String(record.value[key]), line: lineOf(other.line), others },
              related: [{ at: placeOf(journal.rootAt(other.line), key, other.line), message: "the other thing" }]
            });
          }
          numbers.set(number, { name, line: record.line });
        }
        if (own.read === "every") return;
        const time = field === void 0 ? void 0 : record.value[field];
        const seen = { time: typeof time === "string" ? time : void 0, line: record.line };
        const before = inForce.get(name);
        if (before === void 0) {
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
      }
    };
  }
});
export {
  in_force_default as default
};
