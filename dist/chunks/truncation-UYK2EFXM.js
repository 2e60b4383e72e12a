import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  canonicalJson
} from "./chunk-LUDUBIB3.js";
import "./chunk-532ZQ7EN.js";
import {
  placeOf
} from "./chunk-FZCL6WDF.js";
import "./chunk-MVUDYDVJ.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/journal/truncation.ts
function truncationNotes(record, contract) {
  const values = record[contract.at];
  if (!isObject(values)) return [];
  const notes = [];
  const note = (code, key, detail) => {
    notes.push({ code, key, detail: typeof detail === "number" ? detail.toLocaleString("en") : detail });
  };
  const marks = Object.entries(values).filter((entry) => isObject(entry[1]) && entry[1][contract.mark] === true);
  for (const [key, mark] of marks) checkMark(key, mark, contract, note);
  const dropped = contract.dropped === void 0 ? void 0 : values[contract.dropped];
  if (contract.dropped !== void 0 && dropped !== void 0) checkDropped(contract.dropped, dropped, values, note);
  checkFlag(record, contract, marks.length > 0 || dropped !== void 0, note);
  checkSizes(values, contract, new Set(marks.map(([key]) => key)), note);
  const lost = [...marks.map(([key]) => key), ...Array.isArray(dropped) ? dropped.filter((key) => typeof key === "string") : []];
  if (lost.length > 0) note("cut", void 0, lost.slice(0, 5).map((key) => `\`${key}\``).join(", ") + (lost.length > 5 ? ` and ${lost.length - 5} more` : ""));
  return notes;
}
function checkMark(key, mark, { mark: flag, keys, longestHead }, note) {
  if (keys === void 0) return;
  const head = mark[keys.head];
  const isRight = Object.keys(mark).length === 3 && Number.isInteger(mark[keys.size]) && typeof head === "string";
  if (!isRight) note("shape", key, `\`${flag}\`, \`${keys.size}\` and \`${keys.head}\``);
  else if (head.length > longestHead) note("headTooLong", key, head.length);
}
function checkDropped(name, dropped, values, note) {
  const keys = Array.isArray(dropped) ? dropped : void 0;
  const isAscending = keys?.every((key, index) => typeof key === "string" && (index === 0 || String(keys[index - 1]) < key));
  if (isAscending !== true) note("dropped", name, "");
  for (const key of keys ?? []) if (typeof key === "string" && Object.hasOwn(values, key)) note("both", name, key);
}
function checkFlag(record, { flag }, anything, note) {
  if (flag === void 0) return;
  const isSet = record[flag] === true;
  if (anything && !isSet) note("unflagged", void 0, flag);
  if (!anything && isSet) note("flagged", flag, flag);
}
function checkSizes(values, { largestValue, largest }, marked, note) {
  if (largestValue === Infinity && largest === Infinity) return;
  for (const [key, value] of Object.entries(values)) {
    const size2 = asciiSize(value);
    if (size2 > largestValue && !marked.has(key)) note("valueTooLarge", key, size2);
  }
  const size = asciiSize(values);
  if (size > largest) note("tooLarge", void 0, size);
}
function asciiSize(value) {
  const text = canonicalJson(value);
  return text.length + (text.match(/[^\0-\x7f]/g)?.length ?? 0) * 5;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// rules/journal/truncation.ts
var id = "journal/truncation";
var truncation_default = defineJournalRule({
  id,
  meta: {
    summary: "Require values that were cut to be marked so that readers can tell, and show where there are any",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/task_metadata_snapshot.py", claim: "a value above the limit is replaced by a mark of three keys, and what does not fit is listed by name" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "where such a mark stands, the full value is in the task file only" }
    ]
  },
  messages: {
    shape: "`{{key}}` looks like the mark of a value that was cut and is none, so readers take it for the value; write exactly {{keys}}.",
    headTooLong: "The beginning that the mark of `{{key}}` keeps is {{size}} bytes long; at most {{limit}} are kept.",
    unflagged: 'Something was cut from `{{at}}`, and `{{flag}}` does not say so, so readers take the record for whole; write `"{{flag}}":true`.',
    flagged: "`{{flag}}` is `true`, although nothing was cut from `{{at}}`; leave it out.",
    dropped: "`{{key}}` is no ascending list of keys; sort it, each key once.",
    both: "`{{key}}` says that `{{other}}` was left out, and it stands in `{{at}}` nevertheless; take it away from one of them.",
    valueTooLarge: "`{{key}}` takes {{size}} bytes; writers cut a value above {{limit}}, so that another one wrote this.",
    tooLarge: "`{{at}}` takes {{size}} bytes; writers keep it to {{limit}}, so that another one wrote this.",
    cut: "What was cut or left out of `{{at}}` ({{keys}}) is not in the journal as a whole; read it where it was first written, before that is gone."
  },
  visit({ contract }, { report }) {
    if (contract === void 0) return {};
    const atMost = contract.severity.get(id);
    return {
      record(record) {
        const terms = record.contract?.truncation;
        if (terms === void 0) return;
        const where = terms.at;
        for (const note of truncationNotes(record.value, terms)) {
          const { code, key = where, detail } = note;
          const at = placeOfNote(record, where, terms.flag, note);
          if (code === "shape") report(code, { at, atMost, data: { key, keys: detail } });
          else if (code === "headTooLong") report(code, { at, atMost, data: { key, size: detail, limit: terms.longestHead.toLocaleString("en") } });
          else if (code === "unflagged") report(code, { at, atMost, data: { flag: detail, at: where } });
          else if (code === "flagged") report(code, { at, atMost: atMost ?? "warning", data: { flag: detail, at: where } });
          else if (code === "dropped") report(code, { at, atMost, data: { key } });
          else if (code === "both") report(code, { at, atMost, data: { key, other: detail, at: where } });
          else if (code === "valueTooLarge") report(code, { at, atMost: atMost ?? "warning", data: { key, size: detail, limit: terms.largestValue.toLocaleString("en") } });
          else if (code === "tooLarge") report(code, { at, atMost: atMost ?? "warning", data: { at: where, size: detail, limit: terms.largest.toLocaleString("en") } });
          else report(code, { at, atMost: "info", data: { keys: detail, at: where } });
        }
      }
    };
  }
});
function placeOfNote({ root, line }, where, flag, { code, key }) {
  if (code === "flagged" && flag !== void 0) return placeOf(root, flag, line);
  const pair = findPair(root, where);
  const inner = pair?.value?.kind === "mapping" && key !== void 0 ? findPair(pair.value, key) : void 0;
  return (inner ?? pair)?.key.span ?? line;
}
export {
  truncation_default as default
};
