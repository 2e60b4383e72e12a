var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  handoff_carriers: () => carriers_default,
  handoff_copies_agree: () => copies_agree_default,
  handoff_sibling_order: () => sibling_order_default,
  handoff_task_file: () => task_file_default,
  handoff_thin: () => thin_default,
  journal_complete_lists: () => complete_lists_default,
  journal_in_force: () => in_force_default,
  journal_paths_exist: () => paths_exist_default,
  journal_references: () => references_default,
  journal_repeated_records: () => repeated_records_default,
  journal_time_form: () => time_form_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MI3LF7YO = require("./chunk-MI3LF7YO.js");
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var id = "handoff/carriers";
var carriers_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id,
  meta: {
    summary: "Require to know how many files carry the hand-offs of a session before one of them is removed",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: import_chunk_MI3LF7YO.handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the journal and the task files carry what the other does not, so neither may be removed because the other was read; a folder that cannot be read is not an empty one" }
    ]
  },
  messages: {
    none: "Task {{id}} counts as processed, and neither `{{journal}}` nor a task file holds anything of it: there is no carrier left to read again.",
    one: "This journal is the only carrier of {{count}} from here on: no task file is there; keep it.",
    two: "Besides this journal there is a second carrier, {{files}}, of {{count}} from here on; neither is a copy of the other.",
    unreadable: "Besides this journal there is {{files}}, of which `{{file}}` cannot be read: count one carrier, since what cannot be read is not empty."
  },
  visit: import_chunk_MI3LF7YO.visitHandoffs,
  collect: import_chunk_MI3LF7YO.handoffFacts,
  checkProject(collected, { report }) {
    for (const { journal, tasks, sections, byId } of (0, import_chunk_MI3LF7YO.joinFacts)(collected).journals) {
      const { path, facts } = journal;
      const atMost = facts.caps[id];
      const handed = facts.things.filter(({ lenient }) => !lenient);
      const [first] = handed;
      const count = handed.length === 1 ? "one hand-off" : `${String(handed.length)}${facts.more ? " or more" : ""} hand-offs`;
      const files = tasks.length === 1 ? "one task file" : `${String(tasks.length)} task files`;
      const unreadable = tasks.find((task) => !task.facts.readable);
      if (first !== void 0 && unreadable !== void 0) report("unreadable", { path, at: first.at, atMost, data: { files, file: unreadable.path } });
      else if (first !== void 0 && tasks.length > 0) report("two", { path, at: first.at, atMost, data: { files, count } });
      else if (first !== void 0) report("one", { path, at: first.at, atMost, data: { count } });
      const known = new Set(tasks.map((task) => task.facts.id));
      for (const section of sections) {
        for (const { id: task, at } of section.facts.ids) {
          if (!byId.has(task) && !known.has(task)) report("none", { path: section.path, at, atMost: section.caps[id], data: { id: task, journal: path } });
        }
      }
    }
  }
});
var id2 = "handoff/copies-agree";
var copies_agree_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id2,
  meta: {
    summary: "Require the hand-off of a task file and the one in the journal to be the same",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: import_chunk_MI3LF7YO.handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a journal holds the hand-off as it stood at the last write that reached it, and a revision after that stands in the task file alone; a reader takes the union of both" }
    ]
  },
  messages: {
    differs: "`{{field}}` is not the same on line {{line}} of `{{journal}}`, which no revision behind it reached; a reader of the journal alone takes the superseded text.",
    onlyFile: "`{{field}}` stands in no record of `{{journal}}`; a reader of the journal alone does not have it.",
    onlyJournal: "`{{field}}` stands on line {{line}} of `{{journal}}` and not here; a reader of the task file alone does not have it."
  },
  visit: import_chunk_MI3LF7YO.visitHandoffs,
  collect: import_chunk_MI3LF7YO.handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of (0, import_chunk_MI3LF7YO.joinFacts)(collected).journals) {
      const journal = joined.journal.path;
      for (const { thing, task, copy, work } of (0, import_chunk_MI3LF7YO.joinWork)(joined)) {
        if (work.file !== "united" || thing === void 0 || task === void 0) continue;
        const base = { path: task.path, atMost: task.facts.caps[id2], related: [{ path: journal, at: thing.at, message: "the record in force" }] };
        for (const { name, journal: held, file, differs } of work.fields) {
          const at = copy?.fields.find((each) => each.name === name)?.at ?? task.facts.at;
          if (differs && file === "content") report("differs", { ...base, at, data: { field: name, line: thing.line, journal } });
          else if (held === "absent" && file === "content") report("onlyFile", { ...base, at, data: { field: name, journal } });
          else if (file === "absent" && held === "content") report("onlyJournal", { ...base, at, data: { field: name, line: thing.line, journal } });
        }
      }
    }
  }
});
var id3 = "handoff/sibling-order";
var mostKeys = 500;
var sibling_order_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id3,
  meta: {
    summary: "Require keys of a task that belong together to tell which of them is the newest",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the names of related keys carry no order, and a key that names itself `final` can be the earlier of two; only a time that the key itself carries tells" }
    ]
  },
  messages: {
    claims: "`{{key}}` looks like a place in an order of {{siblings}}, and none of them tells when it was written: the order cannot be told; write `{{field}}` into each, and read them all.",
    unordered: "{{siblings}} belong together, and none of them tells when it was written: which is the newest cannot be told; write `{{field}}` into each, and read them all."
  },
  visit({ contract }, { report }) {
    const cap = contract?.severity.get(id3);
    return {
      record(record) {
        const siblings = record.contract?.task?.siblings;
        const node = siblings === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.placesAt)(record.root, siblings.at)[0]?.node;
        if (siblings === void 0 || node?.kind !== "mapping") return;
        const [field = ""] = siblings.writtenAt;
        for (const family of familiesIn(node)) {
          if (family.some((pair) => isDated(pair, siblings.writtenAt))) continue;
          const names = family.map((pair) => (0, import_chunk_7IIL3LMX.keyText)(pair) ?? "");
          const claiming = family.find((pair) => wordsOf((0, import_chunk_7IIL3LMX.keyText)(pair) ?? "").some((word) => siblings.words.includes(word)));
          const data = { siblings: names.map((name) => `\`${name}\``).join(", "), field };
          const [first] = family;
          if (claiming !== void 0) report("claims", { at: claiming.key.span, atMost: cap, data: { ...data, key: (0, import_chunk_7IIL3LMX.keyText)(claiming) ?? "" } });
          else if (first !== void 0) report("unordered", { at: first.key.span, atMost: cap, data });
        }
      }
    };
  }
});
function familiesIn(mapping) {
  const families = /* @__PURE__ */ new Map();
  for (const pair of mapping.pairs.slice(0, mostKeys)) {
    const words = wordsOf((0, import_chunk_7IIL3LMX.keyText)(pair) ?? "");
    const stem = words[0] ?? "";
    if (stem === "" || (0, import_chunk_7IIL3LMX.resolveAlias)(pair.value)?.kind !== "mapping") continue;
    families.set(stem, [...families.get(stem) ?? [], pair]);
  }
  return [...families.values()].filter(({ length }) => length > 1);
}
function wordsOf(name) {
  return name.toLowerCase().split(/[_\W]+/);
}
function isDated({ value }, writtenAt) {
  const node = (0, import_chunk_7IIL3LMX.resolveAlias)(value);
  return node?.kind === "mapping" && writtenAt.some((key) => (0, import_chunk_7IIL3LMX.findPair)(node, key) !== void 0);
}
var id4 = "handoff/task-file";
var task_file_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id4,
  meta: {
    summary: "Require a task file for each hand-off in a journal, under the same identity",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: import_chunk_MI3LF7YO.handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a task file that is absent and one that is there under another identity are two cases, and one message for both makes a present file look like one that was cleared away" }
    ]
  },
  messages: {
    absent: "Handoff divergence check unavailable for task {{id}}: task file absent, so this record stands alone.",
    mismatch: "Handoff identity mismatch for task {{id}}: task file present, no event group carries its identity, so this record stands alone.",
    other: "Handoff identity mismatch for task {{id}}: task file present, and it belongs to another event group, so this record stands alone.",
    unreadable: "Handoff divergence check unavailable for task {{id}}: task file unreadable, which is not the same as absent; look at the file."
  },
  visit: import_chunk_MI3LF7YO.visitHandoffs,
  collect: import_chunk_MI3LF7YO.handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of (0, import_chunk_MI3LF7YO.joinFacts)(collected).journals) {
      const { path, facts } = joined.journal;
      const all = (0, import_chunk_MI3LF7YO.joinWork)(joined);
      const united = new Set(all.filter(({ work }) => work.file === "united").map(({ id: task }) => task));
      for (const { id: task, thing, task: file, work } of all) {
        if (thing === void 0 || work.file === "united") continue;
        const related = file === void 0 ? [] : [{ path: file.path, at: file.facts.at, message: "the task file" }];
        const rest = { path, at: thing.at, atMost: facts.caps[id4], data: { id: task }, related };
        if (work.file === "absent") report("absent", rest);
        else if (work.file === "unreadable") report("unreadable", rest);
        else report(united.has(task) ? "other" : "mismatch", rest);
      }
    }
  }
});
var id5 = "handoff/thin";
var thin_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id5,
  meta: {
    summary: "Require hand-offs to say what their readers need",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["journal", "task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a hand-off that is short for its work, a choice without its reason and a doubt without detail are what a reader asks the author about" }
    ]
  },
  messages: {
    few: "This hand-off holds {{count}} words in all, and readers have to ask for the rest; say what was made, decided and left open.",
    follows: "`{{then}}` is empty while `{{key}}` is not; say what was decided on the way, or that nothing was.",
    reason: "This tells a choice and no reason for it; add why, behind a word such as `{{word}}`.",
    detail: "This is marked `{{mark}}` and says little more; tell what is not sure, and why."
  },
  visit({ contract }, { report }) {
    const atMost = contract?.severity.get(id5);
    return {
      record(record) {
        const thin = record.contract?.thin;
        if (thin === void 0) return;
        const place = (0, import_chunk_7IIL3LMX.placesAt)(record.root, thin.at)[0];
        const { node } = place ?? {};
        if (place === void 0 || node?.kind !== "mapping" || node.pairs.length === 0) return;
        const at = { start: place.at.start, end: place.at.start + 1 };
        const texts = node.pairs.flatMap(({ value }) => textsIn(value));
        const count = texts.reduce((sum, { text }) => sum + countWords(text), 0);
        if (count < thin.fewest) report("few", { at, atMost, data: { count } });
        for (const { key, then } of thin.follows) {
          if (isFilled(node, key) && !isFilled(node, then)) report("follows", { at: (0, import_chunk_7IIL3LMX.findPair)(node, then)?.key.span ?? at, atMost, data: { key, then } });
        }
        const { reasons, detail } = thin;
        for (const text of reasons === void 0 ? [] : textsUnder(node, reasons.keys)) {
          const words = text.text.toLowerCase();
          if (hasWord(words, reasons?.choices ?? []) === void 0 || hasWord(words, reasons?.words ?? []) !== void 0) continue;
          report("reason", { at: text.span, atMost, data: { word: reasons?.words[0] ?? "" } });
        }
        for (const text of detail === void 0 ? [] : textsUnder(node, detail.keys)) {
          const mark = hasWord(text.text.toLowerCase(), detail?.marks ?? []);
          if (mark !== void 0 && countWords(text.text) - countWords(mark) < (detail?.fewest ?? 0)) report("detail", { at: text.span, atMost, data: { mark: mark.toUpperCase() } });
        }
      }
    };
  }
});
function textsIn(node) {
  const value = (0, import_chunk_7IIL3LMX.resolveAlias)(node);
  if (value?.kind === "scalar") return typeof value.value === "string" ? [value] : [];
  if (value?.kind === "sequence") return value.items.flatMap(textsIn);
  return value?.kind === "mapping" ? value.pairs.flatMap((pair) => textsIn(pair.value)) : [];
}
function textsUnder(mapping, keys) {
  return keys.flatMap((key) => textsIn((0, import_chunk_7IIL3LMX.findPair)(mapping, key)?.value));
}
function isFilled(mapping, key) {
  const value = (0, import_chunk_7IIL3LMX.resolveAlias)((0, import_chunk_7IIL3LMX.findPair)(mapping, key)?.value);
  if (value?.kind === "scalar") return value.value !== null && value.text.trim() !== "";
  if (value?.kind === "sequence") return value.items.length > 0;
  return value?.kind === "mapping" && value.pairs.length > 0;
}
function countWords(text) {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
function hasWord(text, words) {
  return words.find((word) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const isPiece = /^\w/.test(word) && /\w/.test(text[at - 1] ?? "") || /\w$/.test(word) && /\w/.test(text[at + word.length] ?? "");
      if (!isPiece) return true;
    }
    return false;
  });
}
var mostKept = 2e4;
var BoundedMap = class {
  #most;
  #entries = /* @__PURE__ */ new Map();
  /** Stands behind the entries that were let go: a search from the front would go over each place that they left. */
  #oldest = this.#entries.keys();
  constructor(most = mostKept) {
    this.#most = most;
  }
  get(key) {
    return this.#entries.get(key);
  }
  set(key, value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const oldest = this.#oldest.next();
    if (oldest.done !== true) this.#entries.delete(oldest.value);
  }
  values() {
    return this.#entries.values();
  }
};
var id6 = "journal/complete-lists";
var mostItems = 200;
var mostLists = 1e3;
var complete_lists_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id6,
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
    const atMost = contract.severity.get(id6);
    const lists = new BoundedMap(mostLists);
    return {
      record(record) {
        const own = record.contract;
        const key = own?.complete;
        const name = own?.identity === void 0 ? void 0 : (0, import_chunk_MI3LF7YO.nameOf)(record, own.identity.keys);
        if (own === void 0 || key === void 0 || name === void 0) return;
        const list = record.value[key];
        if (!Array.isArray(list)) return;
        const texts = list.filter((item) => typeof item === "string").slice(0, mostItems);
        const time = record.value[field];
        const seen = { line: record.line, time: typeof time === "string" ? time : void 0, items: new Map(texts.map((text) => [(0, import_chunk_UBHIY4CF.textHash)(text, 16), text.slice(0, 80)])) };
        const before = lists.get(name);
        if (before !== void 0 && !(0, import_chunk_MI3LF7YO.supersedes)(seen, before, own, own.compared)) return;
        lists.set(name, seen);
        if (before === void 0 || list.length === 0 || list.length > mostItems) return;
        for (const [hash, item] of before.items) {
          if (!seen.items.has(hash)) report("lost", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, key, record.line), atMost, data: { key, item, line: document.source.pointAt(before.line.start).line }, related: [{ at: (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(before.line), key, before.line), message: "the earlier list" }] });
        }
      }
    };
  }
});
var id7 = "journal/in-force";
var in_force_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id7,
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
    const atMost = contract.severity.get(id7);
    const inForce = new BoundedMap();
    const numbers = new BoundedMap();
    const lineOf = (span) => document.source.pointAt(span.start).line;
    return {
      record(record) {
        const own = record.contract;
        const identity = own?.identity;
        const name = identity === void 0 ? void 0 : (0, import_chunk_MI3LF7YO.nameOf)(record, identity.keys);
        if (own === void 0 || identity === void 0 || name === void 0) return;
        const key = identity.number ?? identity.keys[0] ?? "";
        const number = identity.number === void 0 ? void 0 : (0, import_chunk_MI3LF7YO.nameOf)(record, [identity.number]);
        if (number !== void 0) {
          const other = numbers.get(number);
          if (other !== void 0 && other.name !== name) {
            const others = identity.keys.filter((each) => each !== key).map((each) => `\`${each}\``).join(" or ");
            report("reused", {
              at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, key, record.line),
              atMost,
              data: { key, number: String(record.value[key]), line: lineOf(other.line), others },
              related: [{ at: (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(other.line), key, other.line), message: "the other thing" }]
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
        const wins = (0, import_chunk_MI3LF7YO.supersedes)(seen, before, own, own.compared);
        const [winner, loser] = wins ? [seen, before] : [before, seen];
        inForce.set(name, winner);
        const root = loser === seen ? record.root : journal.rootAt(loser.line);
        const at = (0, import_chunk_MI3LF7YO.placeOf)(root, key, loser.line);
        const isTie = own.read === "latest" && (0, import_chunk_MI3LF7YO.compareTimes)(seen.time, before.time, own.compared) === 0;
        const data = { type: own.type, line: lineOf(winner.line) };
        if (isTie) report("tie", { at, atMost, data: { ...data, field: field ?? "", which: own.ties === "later-line" ? "the later line" : "the earlier line" } });
        else report("superseded", { at, atMost, data: { ...data, later: own.read === "first" ? "the first one" : "the latest" } });
      }
    };
  }
});
var id8 = "journal/paths-exist";
var paths_exist_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id8,
  meta: {
    summary: "Require the files of the project that records name to exist",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "readers read every path of a record from the disk, and pass by one that is gone" }
    ]
  },
  messages: {
    missing: "Nothing is at `{{path}}`, which `{{key}}` names, so readers pass it by and its content is lost to them; correct the path, or write the record again without it.",
    case: "`{{path}}` is found only where upper and lower case are the same; write `{{exact}}`."
  },
  visit({ contract }, { document, report }) {
    const { tree } = document;
    const base = tree?.base;
    if (contract === void 0 || tree === void 0 || base === void 0) return {};
    const atMost = contract.severity.get(id8);
    return {
      record(record) {
        for (const key of record.contract?.paths ?? []) {
          for (const [index, path] of pathsOf(record, key).entries()) {
            if (!path.startsWith(`${base}/`) || /[{}*$]/.test(path)) continue;
            const answer = (0, import_chunk_7IIL3LMX.lookUp)(tree, path.slice(base.length + 1));
            if (answer.status === "exact") continue;
            const at = placeOfPath(record, key, index);
            if (answer.status === "missing") report("missing", { at, atMost, data: { path, key } });
            else report("case", { at, atMost, data: { path, exact: `${base}/${answer.path}` } });
          }
        }
      }
    };
  }
});
function pathsOf({ value }, key) {
  const paths = Object.hasOwn(value, key) ? [value[key]].flat() : [];
  return paths.map((path) => typeof path === "string" ? path.replaceAll("\\", "/") : "");
}
function placeOfPath({ root, line }, key, index) {
  const value = (0, import_chunk_7IIL3LMX.findPair)(root, key)?.value;
  const scalar = value?.kind === "sequence" ? value.items[index] : void 0;
  return (scalar ?? value)?.span ?? line;
}
var id9 = "journal/references";
var references_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id9,
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
          if (typeof text !== "string" || text.trim() === "" || values.get(nameOf2(type, field, text)) === true) continue;
          report("missing", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, key, record.line), atMost: contract.severity.get(id9), data: { type, field, text, key } });
        }
        for (const each of wanted) {
          const [type = "", field = ""] = each.split("\0");
          const text = type === record.type && Object.hasOwn(record.value, field) ? record.value[field] : void 0;
          if (typeof text === "string") values.set(nameOf2(type, field, text), true);
        }
      }
    };
  }
});
function nameOf2(type, field, text) {
  const name = `${type}\0${field}\0${text}`;
  return name.length > 200 ? (0, import_chunk_UBHIY4CF.textHash)(name) : name;
}
var id10 = "journal/repeated-records";
var repeated_records_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id10,
  meta: {
    summary: "Disallow records that say the same thing twice where the contract forbids it",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/agent_handoff_marker.py", claim: "writers leave a mark for each content that they wrote, so that nothing is written twice" }
    ]
  },
  messages: {
    repeated: "This `{{type}}` says the same as the record on line {{line}} ({{keys}}), so that a count of them is wrong; remove one."
  },
  visit(journal, { document, report }) {
    const { contract } = journal;
    if (contract === void 0) return {};
    const seen = new BoundedMap();
    return {
      record(record) {
        const keys = record.contract?.unrepeated ?? [];
        const [first = ""] = keys;
        if (!keys.every((key) => Object.hasOwn(record.value, key)) || keys.length === 0) return;
        const name = (0, import_chunk_MI3LF7YO.fingerprintOf)(record, keys);
        const before = seen.get(name);
        if (before === void 0) seen.set(name, record.line);
        else {
          report("repeated", {
            at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, first, record.line),
            atMost: contract.severity.get(id10),
            data: { type: record.type ?? "", line: document.source.pointAt(before.start).line, keys: keys.map((key) => `\`${key}\``).join(", ") },
            related: [{ at: (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(before), first, before), message: "the first one" }]
          });
        }
      }
    };
  }
});
var id11 = "journal/time-form";
var time_form_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id11,
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
    const atMost = contract.severity.get(id11);
    let latest;
    return {
      record(record) {
        const { line } = record;
        const text = Object.hasOwn(record.value, field) ? record.value[field] : void 0;
        if (text === void 0 || text === null || text === "") {
          report("missing", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, field, line), atMost, data: { field } });
          return;
        }
        const instant = typeof text === "string" ? (0, import_chunk_MI3LF7YO.instantOf)(text) : void 0;
        if (typeof text !== "string" || instant === void 0) return;
        if (form !== void 0 && !(0, import_chunk_MI3LF7YO.isOfForm)(text, form)) report("form", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, field, line), atMost, data: { field, text, name, example: (0, import_chunk_MI3LF7YO.exampleOf)(form) } });
        if (ordered && latest !== void 0 && instant < latest.instant) {
          const related = [{ at: (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(latest.line), field, latest.line), message: "the later time" }];
          report("order", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, field, line), atMost, data: { field, name, line: document.source.pointAt(latest.line.start).line }, related });
        }
        latest = { instant, line };
      }
    };
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  handoff_carriers,
  handoff_copies_agree,
  handoff_sibling_order,
  handoff_task_file,
  handoff_thin,
  journal_complete_lists,
  journal_in_force,
  journal_paths_exist,
  journal_references,
  journal_repeated_records,
  journal_time_form
});
