import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  BoundedMap
} from "./chunk-DN2OJ67G.js";
import {
  supersedes
} from "./chunk-H4Z7KC6O.js";
import "./chunk-V4RLI3DR.js";
import {
  nameOf
} from "./chunk-LUDUBIB3.js";
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

// rules/journal/complete-lists.ts
var id = "journal/complete-lists";
var mostItems = 200;
var mostLists = 1e3;
var complete_lists_default = defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "every record carries the complete list, and readers never merge the lists of two records" }
    ]
  },
  messages: {
    lost: "`{{key}}` lacks `{{item}}`, which line {{line}} lists: readers take this record alone and never merge two; list everything again, or leave it so when it is gone on purpose."
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    if (contract === void 0) return {};
    const field = contract.timestamp?.field ?? "";
    const atMost = contract.severity.get(id);
    const lists = new BoundedMap(mostLists);
    return {
      record(record) {
        const own = record.contract;
        const key = own?.complete;
        const name = own?.identity === void 0 ? void 0 : nameOf(record, own.identity.keys);
        if (own === void 0 || key === void 0 || name === void 0) return;
        const list = record.value[key];
        if (!Array.isArray(list)) return;
        const texts = list.filter((item) => typeof item === "string").slice(0, mostItems);
        const time = record.value[field];
        const seen = { line: record.line, time: typeof time === "string" ? time : void 0, items: new Map(texts.map((text) => [textHash(text, 16), text.slice(0, 80)])) };
        const before = lists.get(name);
        if (before !== void 0 && !supersedes(seen, before, own, own.compared)) return;
        lists.set(name, seen);
        if (before === void 0 || list.length === 0 || list.length > mostItems) return;
        for (const [hash, item] of before.items) {
          if (!seen.items.has(hash)) report("lost", { at: placeOf(record.root, key, record.line), atMost, data: { key, item, line: document.source.pointAt(before.line.start).line }, related: [{ at: placeOf(journal.rootAt(before.line), key, before.line), message: "the earlier list" }] });
        }
      }
    };
  }
});
export {
  complete_lists_default as default
};
