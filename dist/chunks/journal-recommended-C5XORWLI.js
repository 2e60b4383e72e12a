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
  command_input: () => input_default,
  handoff_carried: () => carried_default,
  handoff_emptied_field: () => emptied_field_default,
  handoff_reopened: () => reopened_default,
  journal_comparable_times: () => comparable_times_default,
  journal_known_types: () => known_types_default,
  journal_physical_lines: () => physical_lines_default,
  journal_relations: () => relations_default,
  journal_sequence: () => sequence_default,
  journal_shown_records: () => shown_records_default,
  journal_truncation: () => truncation_default,
  journal_unique_keys: () => unique_keys_default,
  journal_valid_json: () => valid_json_default,
  journal_valid_records: () => valid_records_default,
  ledger_form: () => form_default,
  ledger_ids: () => ids_default,
  ledger_time: () => time_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3DIJJRF7 = require("./chunk-3DIJJRF7.js");
var import_chunk_W43MUQ2N = require("./chunk-W43MUQ2N.js");
var import_chunk_TFT7H36R = require("./chunk-TFT7H36R.js");
var import_chunk_JI7FZBBY = require("./chunk-JI7FZBBY.js");
var import_chunk_WFHYWECQ = require("./chunk-WFHYWECQ.js");
var import_chunk_7NXUM2U3 = require("./chunk-7NXUM2U3.js");
var import_chunk_MI3LF7YO = require("./chunk-MI3LF7YO.js");
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
function inJsonWords(words) {
  return words.replace(/^is `\s*`, which is not of the form `\\S`$|^is text, which is not of the form `\\S`$/, "is blank").replace(/which YAML reads as (.+) and not as text/, "which is $1 and not text").replaceAll("a mapping", "an object").replaceAll("empty mapping", "empty object");
}
var recordFaultMessages = {
  fault: "{{name}} {{reason}}{{of}}.",
  advice: "{{name}} {{reason}}{{of}}; {{advice}}.",
  consequence: "{{name}} {{reason}}{{of}}: {{consequence}}.",
  both: "{{name}} {{reason}}{{of}}: {{consequence}}; {{advice}}."
};
function describeRecordFault(record, fault, cap) {
  const { consequence } = fault;
  const advice = fault.advice === void 0 ? void 0 : inJsonWords(fault.advice);
  const isMissing = fault.keyword === "required" && fault.path.length === 0;
  const words = {
    name: fault.name === "the payload" ? "The record" : `\`${fault.name}\``,
    reason: inJsonWords(fault.reason),
    of: isMissing && record.type !== void 0 ? ` in this \`${record.type}\`` : ""
  };
  const place = { at: isMissing ? (0, import_chunk_MI3LF7YO.startOf)(record.root, record.line) : fault.at, atMost: (0, import_chunk_7IIL3LMX.mildest)(cap, fault.severity) };
  if (consequence !== void 0 && advice !== void 0) return { code: "both", ...place, data: { ...words, consequence, advice } };
  if (consequence !== void 0) return { code: "consequence", ...place, data: { ...words, consequence } };
  if (advice !== void 0) return { code: "advice", ...place, data: { ...words, advice } };
  return { code: "fault", ...place, data: words };
}
var none = { faults: [], misspelt: [] };
var terms = /* @__PURE__ */ new WeakMap();
function termsOf(journal, record) {
  const key = record ?? journal;
  let found = terms.get(key);
  if (found === void 0) {
    const schemas = [journal.schema, record?.schema].filter((schema) => schema !== void 0);
    found = { schemas, known: new Set(schemas.flatMap((schema) => schema.keysAt([]))) };
    terms.set(key, found);
  }
  return found;
}
function recordFaults(journal, record) {
  const { schemas, known } = termsOf(journal, record.contract);
  const fits = schemas.every((schema) => schema.fits(record.value));
  if (fits && hasOnly(record.value, known)) return none;
  const { root } = record;
  const misspelt = known.size === 0 ? [] : (0, import_chunk_3DIJJRF7.findMisspeltKeys)(merge(schemas), root).filter(({ path }) => path.length === 0);
  const meant = new Set(misspelt.map((slip) => slip.meant));
  const spelt = new Set(misspelt.map(({ spelling }) => spelling));
  const found = fits ? [] : schemas.flatMap((schema) => schema.check(root)).filter(({ keyword, path, name }) => {
    if (path.length > 0) return true;
    return !(keyword === "required" && meant.has(name)) && !(keyword === "additionalProperties" && spelt.has(name));
  });
  return { faults: gravestByPlace(found), misspelt };
}
function hasOnly(value, known) {
  for (const key in value) if (!known.has(key)) return false;
  return true;
}
var grades = ["error", "warning", "info"];
function gravestByPlace(faults) {
  const sorted = [...faults].sort((a, b) => grades.indexOf(a.severity) - grades.indexOf(b.severity));
  const kept = /* @__PURE__ */ new Map();
  for (const fault of sorted) {
    const key = `${fault.path.join("\0")}\0${fault.keyword === "required" || fault.keyword === "additionalProperties" ? fault.name : ""}`;
    if (!kept.has(key)) kept.set(key, fault);
  }
  return [...kept.values()].sort((a, b) => (0, import_chunk_7IIL3LMX.compareSpans)(a.at, b.at));
}
function merge(schemas) {
  return { keysAt: (path) => [...new Set(schemas.flatMap((schema) => schema.keysAt(path)))] };
}
var standIn = /<[^<>\n]*>|\{[^{}\n]*\}|^\[[^\]\n]*\]$|\$[A-Za-z_{]|\u2026|\.\.\.|\|/;
function isStandIn(value, { path, keyword }) {
  if (keyword === "required" || keyword === "additionalProperties") return false;
  let found = value;
  for (const key of path) found = typeof found === "object" && found !== null ? found[key] : void 0;
  return typeof found === "string" && standIn.test(found);
}
var id = "command/input";
var input_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id,
  meta: {
    summary: "Require the JSON that a command is given to be what its contract says",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command", "journal"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "an event without a field that its type requires is refused, so that the journal lacks it" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/scripts/database.py", claim: "a memory with a key that the store does not know is refused" }
    ]
  },
  messages: {
    ...recordFaultMessages,
    syntax: "`{{title}}` is given what is no JSON: {{reason}}{{consequence}}.",
    misspelt: "`{{title}}` knows no type `{{type}}`; write `{{meant}}`.",
    unknown: "`{{title}}` knows no type `{{type}}`, so that nothing checks the record and no reader looks for it; write one that it knows."
  },
  check(document, { report }) {
    const live = new Set((0, import_chunk_TFT7H36R.liveCalls)(document));
    for (const input of document.commandInputs()) {
      const { call, terms: terms2, contract, record, fault } = input;
      if (!live.has(call)) continue;
      const atMost = (0, import_chunk_7IIL3LMX.worstOf)(call, id, terms2.severity);
      if (fault !== void 0 && fault.code !== "limit") report("syntax", { at: fault.span, atMost, data: { title: call.title, reason: fault.reason, consequence: (0, import_chunk_7NXUM2U3.behindColon)(terms2.consequence) } });
      if (record === void 0) continue;
      if (record.contract === void 0) reportType(input, atMost);
      else {
        for (const each of recordFaults(contract, record).faults) {
          if (each.keyword === "required" && (terms2.part || each.path.length === 0 && terms2.adds.has(each.name)) || isStandIn(record.value, each) || input.standIns.some((standIn2) => (0, import_chunk_7IIL3LMX.contains)(standIn2, each.at))) continue;
          const { code, ...rest } = describeRecordFault(record, each, (0, import_chunk_7IIL3LMX.mildest)(contract.severity.get(id), atMost));
          report(code, rest);
        }
      }
    }
    function reportType({ call, contract: { records, unregistered, others }, type }, atMost) {
      if (type === void 0 || unregistered.has(type.text) || type.text === "") return;
      const data = { title: call.title, type: type.text };
      const meant = (0, import_chunk_7IIL3LMX.suggest)(type.text, [...records.keys(), ...unregistered]);
      if (meant !== void 0 && (0, import_chunk_7IIL3LMX.isSlip)(type.text, meant)) report("misspelt", { at: type.span, atMost, data: { ...data, meant } });
      else if (others !== void 0) report("unknown", { at: type.span, atMost: (0, import_chunk_7IIL3LMX.mildest)(others, atMost), data });
    }
  }
});
var id2 = "handoff/carried";
var carried_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id2,
  meta: {
    summary: "Require what agents wrote to a task that is over to stand in the journal too",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_MI3LF7YO.handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the key of a task that goes quiet is on the task file alone, which is cleared away in the end: the loss is silent, and a pass that looks only for hand-offs reports success meanwhile" }
    ]
  },
  messages: {
    none: "The task is over, and no record of `{{journal}}` carries {{fields}}, which is lost when the task file is cleared away; collect it before.",
    cut: "The task is over, and `{{journal}}` carries {{fields}} only in part, the rest of which is lost when the task file is cleared away; collect it before."
  },
  visit: import_chunk_MI3LF7YO.visitHandoffs,
  collect: import_chunk_MI3LF7YO.handoffFacts,
  checkProject(collected, { report }) {
    const { journals, tasks } = (0, import_chunk_MI3LF7YO.joinFacts)(collected);
    for (const task of tasks) {
      const own = journals.filter((each) => each.tasks.includes(task));
      const [first] = own;
      if (!task.facts.closed || first === void 0) continue;
      const found = { none: [], cut: [] };
      for (const copy of task.facts.copies) {
        const things = own.flatMap((each) => (0, import_chunk_MI3LF7YO.thingsOf)(each, task, copy));
        const filled = copy.fields.filter(({ empty }) => !empty);
        if (!copy.lenient) {
          if (things.length === 0 && filled.length > 0) found.none.push({ name: copy.written, at: copy.at });
          continue;
        }
        for (const { name, at } of filled) {
          if (things.some(({ whole }) => whole.includes(name))) continue;
          found[things.some(({ cut }) => cut.includes(name)) ? "cut" : "none"].push({ name, at });
        }
      }
      for (const kind of ["none", "cut"]) {
        const [one] = found[kind];
        if (one !== void 0) report(kind, { path: task.path, at: one.at, atMost: task.facts.caps[id2], data: { journal: first.journal.path, fields: listed(found[kind].map(({ name }) => name)) } });
      }
    }
  }
});
function listed(names) {
  const shown = names.slice(0, 5).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.length === 1 ? shown[0] ?? "" : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}
var id3 = "handoff/emptied-field";
var emptied_field_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id3,
  meta: {
    summary: "Disallow an empty field in the hand-off of a task whose journal holds content for it",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_MI3LF7YO.handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a write of a part of a hand-off leaves empty fields behind, and a reader that prefers the task file then erases what the journal holds" }
    ]
  },
  messages: {
    emptied: "`{{field}}` is empty here and holds content on line {{line}} of `{{journal}}`, so a reader that prefers the task file loses it; write the whole hand-off again, or take the empty field away."
  },
  visit: import_chunk_MI3LF7YO.visitHandoffs,
  collect: import_chunk_MI3LF7YO.handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of (0, import_chunk_MI3LF7YO.joinFacts)(collected).journals) {
      for (const { thing, task, copy, work } of (0, import_chunk_MI3LF7YO.joinWork)(joined)) {
        if (work.file !== "united" || thing === void 0 || task === void 0) continue;
        for (const { name, file, from } of work.fields) {
          const field = copy?.fields.find((each) => each.name === name);
          if (field === void 0 || file !== "empty" || from !== "journal") continue;
          const { path } = joined.journal;
          report("emptied", {
            path: task.path,
            at: field.at,
            atMost: task.facts.caps[id3],
            data: { field: name, line: thing.line, journal: path },
            related: [{ path, at: thing.at, message: "the record that holds it" }]
          });
        }
      }
    }
  }
});
var hour = 36e5;
function latestInstantOf(text) {
  const written = text.trim().replace(/ (?=[+-]\d\d)/, "");
  const instant = (0, import_chunk_MI3LF7YO.instantOf)(written.replace(/ UTC$/, "Z"));
  if (instant === void 0) return void 0;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d|UTC)$/.test(written.slice(10));
  const hasSeconds = /:\d\d:\d\d/.test(written);
  return instant + (isDay ? 24 * hour : hasSeconds ? 0 : 6e4) + (hasZone ? 0 : 14 * hour);
}
var id4 = "handoff/reopened";
var reopened_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id4,
  meta: {
    summary: "Disallow a task that a ledger counts as processed and that was written to later",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_MI3LF7YO.handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a completed task is not a closed task: an agent writes to it after the pass that recorded it as processed, and no later pass collects that, since each skips the ids in the ledger" }
    ]
  },
  messages: {
    journal: "Task {{id}} counts as processed, and line {{line}} of `{{journal}}` is newer than {{time}}, so every later pass skips it; take the id out of the list and process the task again.",
    file: "Task {{id}} counts as processed, and `{{field}}` in `{{file}}` was written after {{time}}, so every later pass skips it; take the id out of the list and process the task again.",
    undated: "Task {{id}} counts as processed, and `{{file}}` holds {{what}} that no record of the journal does; whether it was read before {{time}} cannot be told."
  },
  visit: import_chunk_MI3LF7YO.visitHandoffs,
  collect: import_chunk_MI3LF7YO.handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of (0, import_chunk_MI3LF7YO.joinFacts)(collected).journals) {
      const { journal, tasks, sections, byId } = joined;
      const taskById = new Map(tasks.map((task) => [task.facts.id, task]));
      for (const { path, caps, facts } of sections) {
        const { time } = facts;
        const until = time === null ? void 0 : latestInstantOf(time);
        if (time === null || until === void 0) continue;
        const isNewer = (text) => ((0, import_chunk_MI3LF7YO.instantOf)(text ?? "") ?? -Infinity) > until;
        for (const { id: task, at } of facts.ids) {
          const rest = { path, at, atMost: caps[id4] };
          const thing = latest((byId.get(task) ?? []).filter((each) => isNewer(each.time)));
          if (thing !== void 0) {
            report("journal", { ...rest, data: { id: task, line: thing.line, journal: journal.path, time }, related: [{ path: journal.path, at: thing.at, message: "the newer record" }] });
            continue;
          }
          const file = taskById.get(task);
          if (file === void 0) continue;
          const fields = file.facts.copies.flatMap((copy) => copy.fields);
          const dated = fields.find(({ writtenAt }) => isNewer(writtenAt));
          if (dated !== void 0) {
            report("file", { ...rest, data: { id: task, field: dated.name, file: file.path, time }, related: [{ path: file.path, at: dated.at, message: "what is newer" }] });
            continue;
          }
          const [alone] = file.facts.copies.flatMap((copy) => {
            const things = (0, import_chunk_MI3LF7YO.thingsOf)(joined, file, copy);
            return copy.fields.filter(({ empty, name, text, writtenAt }) => !empty && writtenAt === null && !holds(things, name, text));
          });
          if (alone !== void 0) report("undated", { ...rest, atMost: "info", data: { id: task, file: file.path, what: `\`${alone.name}\``, time }, related: [{ path: file.path, at: alone.at, message: "what no record holds" }] });
        }
      }
    }
  }
});
function latest(things) {
  return things.reduce((winner, thing) => winner === void 0 || thing.line > winner.line ? thing : winner, void 0);
}
function holds(things, name, text) {
  return things.some(({ fields }) => fields.some((field) => field.name === name && field.text === text));
}
var mostKept = 2e4;
var fewestBuckets = 16;
var RecentNames = class {
  #size;
  #first = [0];
  #second = [0];
  /** Slots that share a bucket are a chain. In all that follows a slot is one more than it is, and 0 is none. */
  #buckets = new Array(fewestBuckets).fill(0);
  #chain = [0];
  /** The order of their last use. */
  #older = [0];
  #newer = [0];
  #oldest = 0;
  #newest = 0;
  #count = 0;
  constructor(size = mostKept) {
    this.#size = size;
  }
  /** The slot of a name, which is the newest then. A new one may have the slot of the oldest, which is let go for it. */
  use(name) {
    const [first, second] = [hash(name, firstSeed, 15), hash(name, secondSeed, 11)];
    let at = this.#buckets[this.#bucketOf(first)] ?? 0;
    while (at !== 0 && (this.#first[at] !== first || this.#second[at] !== second)) at = this.#chain[at] ?? 0;
    const isNew = at === 0;
    if (!isNew) this.#leave(at);
    else at = this.#count < this.#size ? this.#grow() : this.#letGo();
    if (isNew) this.#enter(at, first, second);
    this.#older[at] = this.#newest;
    this.#newer[at] = 0;
    if (this.#newest === 0) this.#oldest = at;
    else this.#newer[this.#newest] = at;
    this.#newest = at;
    return { slot: at - 1, isNew };
  }
  /** The slots from that of the oldest name to that of the newest. */
  *slots() {
    for (let at = this.#oldest; at !== 0; at = this.#newer[at] ?? 0) yield at - 1;
  }
  /** One place more, and as many buckets as places. */
  #grow() {
    if (this.#count === this.#buckets.length) {
      this.#buckets = new Array(this.#count * 2).fill(0);
      for (let at = 1; at <= this.#count; at += 1) this.#chainUp(at);
    }
    this.#count += 1;
    return this.#count;
  }
  #bucketOf(first) {
    return first & this.#buckets.length - 1;
  }
  #enter(at, first, second) {
    this.#first[at] = first;
    this.#second[at] = second;
    this.#chainUp(at);
  }
  #chainUp(at) {
    const bucket = this.#bucketOf(this.#first[at] ?? 0);
    this.#chain[at] = this.#buckets[bucket] ?? 0;
    this.#buckets[bucket] = at;
  }
  /** Takes a name out of the order. */
  #leave(at) {
    const [older, newer] = [this.#older[at] ?? 0, this.#newer[at] ?? 0];
    if (older === 0) this.#oldest = newer;
    else this.#newer[older] = newer;
    if (newer === 0) this.#newest = older;
    else this.#older[newer] = older;
  }
  /** Lets the oldest name go; its place is free then. */
  #letGo() {
    const gone = this.#oldest;
    this.#leave(gone);
    const bucket = this.#bucketOf(this.#first[gone] ?? 0);
    const next = this.#chain[gone] ?? 0;
    let before = this.#buckets[bucket] ?? 0;
    if (before === gone) {
      this.#buckets[bucket] = next;
      return gone;
    }
    while (this.#chain[before] !== gone) before = this.#chain[before] ?? 0;
    this.#chain[before] = next;
    return gone;
  }
};
var firstSeed = Math.trunc(Math.random() * 2 ** 32);
var secondSeed = Math.trunc(Math.random() * 2 ** 32);
function hash(text, seed, turn) {
  let bits = seed | 0;
  for (let at = 0; at < text.length; at += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 2654435761);
    bits = bits << turn | bits >>> 32 - turn;
  }
  bits = Math.imul(bits ^ bits >>> 15, 2654435761);
  return bits ^ bits >>> 13;
}
var RecordTable = class {
  #starts = [];
  #ends = [];
  #times = [];
  /** The times that are no number, by their slots. */
  #texts = /* @__PURE__ */ new Map();
  set(slot, time, { start, end }) {
    const packed = (0, import_chunk_MI3LF7YO.packTime)(time);
    this.#starts[slot] = start;
    this.#ends[slot] = end;
    this.#times[slot] = packed ?? Number.NaN;
    if (packed === void 0) this.#texts.set(slot, time);
    else if (this.#texts.size > 0) this.#texts.delete(slot);
  }
  /** The text of the time. */
  timeAt(slot) {
    return this.#texts.get(slot) ?? (0, import_chunk_MI3LF7YO.unpackTime)(this.#times[slot] ?? Number.NaN);
  }
  lineAt(slot) {
    return { start: this.#starts[slot] ?? 0, end: this.#ends[slot] ?? 0 };
  }
};
var id5 = "journal/comparable-times";
var comparable_times_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id5,
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
    const atMost = contract.severity.get(id5);
    const forms = /* @__PURE__ */ new Map();
    const names = new RecentNames();
    const types = [];
    const byText = new RecordTable();
    const byInstant = new RecordTable();
    const reportForm = (record, type, form) => {
      const known = forms.get(type) ?? /* @__PURE__ */ new Map();
      forms.set(type, known);
      if (known.has(form)) return;
      const [first] = known;
      known.set(form, record.line);
      if (first === void 0) return;
      const related = [{ at: (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(first[1]), field, first[1]), message: "the first form" }];
      report("mixed", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, field, record.line), atMost, data: { field, form, type, first: first[0] }, related });
    };
    return {
      record(record) {
        const { type, line } = record;
        const time = Object.hasOwn(record.value, field) ? record.value[field] : void 0;
        const own = record.contract;
        if (typeof time !== "string" || time.trim() === "") return;
        if ((0, import_chunk_MI3LF7YO.instantOf)(time) === void 0) {
          report("unreadable", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, field, line), atMost, data: { field, text: time } });
          return;
        }
        if (own === void 0 || type === void 0 || own.compared === "instant") return;
        if (own.oneForm) reportForm(record, type, (0, import_chunk_MI3LF7YO.formOf)(time));
        const name = own.identity === void 0 || own.read !== "latest" ? void 0 : (0, import_chunk_MI3LF7YO.nameOf)(record, own.identity.keys);
        if (name === void 0) return;
        const { slot, isNew } = names.use(name);
        if (isNew || (0, import_chunk_MI3LF7YO.supersedes)({ time }, { time: byText.timeAt(slot) }, own, "text")) byText.set(slot, time, line);
        if (isNew || (0, import_chunk_MI3LF7YO.supersedes)({ time }, { time: byInstant.timeAt(slot) }, own, "instant")) byInstant.set(slot, time, line);
        types[slot] = type;
      },
      end() {
        for (const slot of names.slots()) {
          const [taken, later] = [byText.lineAt(slot), byInstant.lineAt(slot)];
          if (taken.start === later.start) continue;
          const at = (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(taken), field, taken);
          const related = [{ at: (0, import_chunk_MI3LF7YO.placeOf)(journal.rootAt(later), field, later), message: "the later time" }];
          report("wrong", { at, atMost, data: { field, type: types[slot] ?? "", line: document.source.pointAt(later.start).line }, related });
        }
      }
    };
  }
});
var id6 = "journal/known-types";
var longestType = 100;
var known_types_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id6,
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
    const cap = contract.severity.get(id6);
    const known = [...records.keys()];
    const all = [...known, ...unregistered];
    return {
      record(record) {
        const { type, line } = record;
        if (type === void 0 || record.contract !== void 0) return;
        const at = (0, import_chunk_MI3LF7YO.placeOf)(record.root, discriminator, line);
        if (unregistered.has(type)) {
          report("unregistered", { at, atMost: "info", data: { type } });
          return;
        }
        const meant = type.length <= longestType ? (0, import_chunk_7IIL3LMX.suggest)(type, all) : void 0;
        if (meant !== void 0 && (0, import_chunk_7IIL3LMX.isSlip)(type, meant)) report("misspelt", { at, atMost: cap, data: { name, type, meant } });
        else if (others !== void 0 && type.trim() !== "") report("unknown", { at, atMost: cap ?? others, data: { name, type } });
      }
    };
  }
});
var encoder = new TextEncoder();
function countBytes(text) {
  return encoder.encode(text).length;
}
var id7 = "journal/physical-lines";
var boundary = /[\u0085\u2028\u2029]|\r(?!\n)/g;
var physical_lines_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id7,
  meta: {
    summary: "Require lines that the readers of a journal take apart as its writers meant them",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal"],
    fixable: "safe",
    evidence: [
      { url: "https://docs.python.org/3/library/stdtypes.html#str.splitlines", claim: "`str.splitlines` of Python ends a line at U+2028, U+2029, U+0085 and a lone carriage return too" },
      { url: "https://jsonlines.org/", claim: "JSON Lines is UTF-8 without a byte-order mark, with a line feed behind every value" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-8.1", claim: "JSON must not begin with a byte-order mark, and readers may refuse it" }
    ]
  },
  messages: {
    boundary: "Readers of `{{name}}` end a line at every line boundary of Unicode, and {{character}} stands in this record, which they cut in two; write it as `{{escape}}`.",
    mark: "The journal begins with a byte-order mark, which makes its first line no JSON; save it as UTF-8 without one.",
    unended: "No line feed ends the last record, so the next one that is added will stand on the same line and neither can be read; end the line.",
    blank: "A blank line stands between records, which readers of `{{name}}` do not expect; remove it.",
    longLine: "This line is {{size}} bytes long, and readers of `{{name}}` expect {{limit}} at most; keep what is large in a file of its own.",
    longFile: "The journal is longer than the {{limit}} bytes that readers of `{{name}}` expect; begin a new one."
  },
  visit({ contract }, { document, report }) {
    const lines = contract?.lines;
    const name = contract?.name ?? "";
    const cap = contract?.severity.get(id7);
    const longestLine = lines?.longest ?? Infinity;
    const longestFile = contract?.longest ?? Infinity;
    const isMeasured = longestLine < Infinity || longestFile < Infinity;
    let bytes = document.hasByteOrderMark ? 3 : 0;
    let told = false;
    let last;
    return {
      line(line) {
        const { span, text, record, ended } = line;
        if (last === void 0 && document.hasByteOrderMark && lines?.byteOrderMark !== "skipped") report("mark", { at: { start: 0, end: 0 }, atMost: cap });
        last = line;
        if (lines?.boundaries === "unicode" && record !== void 0 && text.search(boundary) !== -1) {
          for (const match of text.matchAll(boundary)) {
            const at = { start: span.start + match.index, end: span.start + match.index + 1 };
            const isCarriageReturn = match[0] === "\r";
            const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
            const escape = isCarriageReturn ? " " : `\\u${code.toLowerCase()}`;
            report("boundary", { at, atMost: cap, data: { name, character: isCarriageReturn ? "a carriage return" : `U+${code}`, escape }, fix: { safety: "safe", edits: [{ ...at, text: escape }] } });
          }
        }
        if (lines?.blank === false && text.trim() === "" && ended) report("blank", { at: { start: span.start, end: span.start }, atMost: cap ?? "warning", data: { name } });
        if (!isMeasured) return;
        const size = countBytes(text);
        if (size > longestLine) report("longLine", { at: { start: span.start, end: span.start + 1 }, atMost: cap ?? "warning", data: { name, size: size.toLocaleString("en"), limit: longestLine.toLocaleString("en") } });
        bytes += size + 1;
        if (bytes <= longestFile || told) return;
        told = true;
        report("longFile", { at: { start: span.start, end: span.start + 1 }, atMost: cap ?? "warning", data: { name, limit: longestFile.toLocaleString("en") } });
      },
      end() {
        if (last?.ended !== false || last.record === void 0) return;
        const { end } = last.span;
        report("unended", { at: { start: end - 1, end }, atMost: "info", fix: { safety: "safe", edits: [{ start: end, end, text: "\n" }] } });
      }
    };
  }
});
function canBreak({ relation, at }, value) {
  if (relation === "startsAs") return false;
  return relation === "requiredWhen" || relation === "setEquals" || isReached(value, at.steps, 0);
}
function isReached(value, steps, index) {
  const step = steps[index];
  if (step === void 0) return true;
  if (step === "each") return Array.isArray(value) && value.some((item) => isReached(item, steps, index + 1));
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, step.key)) return false;
  return isReached(value[step.key], steps, index + 1);
}
var id8 = "journal/relations";
var relations_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id8,
  meta: {
    summary: "Require the values of a record to agree with each other as the contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/agent_handoff_marker.py", claim: "readers join records by a hash of two of their texts, so that a wrong one joins nothing" }
    ]
  },
  messages: {
    broken: "`{{name}}` {{reason}}.",
    advice: "`{{name}}` {{reason}}; {{advice}}.",
    consequence: "`{{name}}` {{reason}}: {{consequence}}.",
    both: "`{{name}}` {{reason}}: {{consequence}}; {{advice}}."
  },
  visit({ contract }, { report }) {
    if (contract === void 0) return {};
    const cap = contract.severity.get(id8);
    return {
      record(record) {
        let told;
        for (const relation of record.contract?.relations ?? []) {
          if (!canBreak(relation, record.value)) continue;
          for (const { at, related, name, reason, advice } of (0, import_chunk_W43MUQ2N.checkRelation)(relation, record.root, /* @__PURE__ */ new Map())) {
            told ??= new Set(recordFaults(contract, record).faults.map((fault) => fault.at.start));
            if (told.has(at.start)) continue;
            const { consequence } = relation;
            const rest = { at, related, atMost: (0, import_chunk_7IIL3LMX.mildest)(relation.severity, cap) };
            if (consequence !== void 0 && advice !== void 0) report("both", { ...rest, data: { name, reason, consequence, advice } });
            else if (consequence !== void 0) report("consequence", { ...rest, data: { name, reason, consequence } });
            else if (advice !== void 0) report("advice", { ...rest, data: { name, reason, advice } });
            else report("broken", { ...rest, data: { name, reason } });
          }
        }
      }
    };
  }
});
var id9 = "journal/sequence";
var sequence_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id9,
  meta: {
    summary: "Require a record of another type before or behind one that tells of it",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/commands/pause.md", claim: "a session puts its memories together before the record of its pause says that it did" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/commands/wrap-up.md", claim: "what was handed off is taken up when a session puts its memories together, and is cleared away later" }
    ]
  },
  messages: {
    before: "No `{{other}}` stands before this `{{type}}`{{consequence}}.",
    behind: "No `{{other}}` stands behind this `{{type}}`{{more}}{{consequence}}."
  },
  visit({ contract }, { report }) {
    if (contract === void 0 || ![...contract.records.values()].some(({ sequence }) => sequence.length > 0)) return {};
    const seen = /* @__PURE__ */ new Set();
    const waiting = /* @__PURE__ */ new Map();
    return {
      record(record) {
        for (const sequence of record.contract?.sequence ?? []) {
          if (!binds(sequence, record)) continue;
          const { order, type: other } = sequence;
          if (order === "before") {
            if (!seen.has(other)) report("before", { at: (0, import_chunk_MI3LF7YO.placeOf)(record.root, sequence.when?.key ?? contract.discriminator, record.line), ...weigh(contract, sequence), data: { other, type: record.type ?? "", consequence: (0, import_chunk_7NXUM2U3.behindColon)(sequence.consequence) } });
            continue;
          }
          const known = waiting.get(sequence);
          if (known === void 0) waiting.set(sequence, { first: record, count: 1 });
          else known.count += 1;
        }
        if (record.type === void 0) return;
        seen.add(record.type);
        for (const sequence of waiting.keys()) if (sequence.type === record.type) waiting.delete(sequence);
      },
      end() {
        for (const [sequence, { first, count }] of waiting) {
          if (sequence.once !== void 0 && !seen.has(sequence.once)) continue;
          const more = count === 1 ? "" : ` and ${(count - 1).toLocaleString("en")} later ${count === 2 ? "one" : "ones"}`;
          report("behind", { at: (0, import_chunk_MI3LF7YO.startOf)(void 0, first.line), ...weigh(contract, sequence), data: { other: sequence.type, type: first.type ?? "", more, consequence: (0, import_chunk_7NXUM2U3.behindColon)(sequence.consequence) } });
        }
      }
    };
  }
});
function binds({ when }, { value }) {
  return when === void 0 || when.values.includes(value[when.key]);
}
function weigh(contract, { severity }) {
  return { atMost: (0, import_chunk_7IIL3LMX.mildest)(contract.severity.get(id9), severity) };
}
var id10 = "journal/shown-records";
var shown_records_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id10,
  meta: {
    summary: "Require the records that a document shows in its fences to fit the schemas of their contract",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["journal"],
    nodes: ["code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/scripts/database.py", claim: "a memory with a key that the store does not know is refused, `files` among them, while a document shows one with it" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-variety.md", claim: "what an agent writes is what its instructions show" }
    ]
  },
  messages: { ...recordFaultMessages },
  check(document, { report }) {
    for (const { contract, record, fence, span } of document.shownRecords()) {
      const isWhole = !/\u2026|\.\.\./.test(document.text.slice(span.start, span.end));
      const cap = contract.severity.get(id10);
      for (const fault of recordFaults(contract, record).faults) {
        if (fault.keyword === "required" && !isWhole) continue;
        if (isStandIn(record.value, fault) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, { fence, span }, fault.at)) continue;
        const { code, ...rest } = describeRecordFault(record, fault, cap);
        report(code, rest);
      }
    }
  }
});
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
  const text = (0, import_chunk_MI3LF7YO.canonicalJson)(value);
  return text.length + (text.match(/[^\0-\x7f]/g)?.length ?? 0) * 5;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var id11 = "journal/truncation";
var truncation_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id11,
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
    const atMost = contract.severity.get(id11);
    return {
      record(record) {
        const terms2 = record.contract?.truncation;
        if (terms2 === void 0) return;
        const where = terms2.at;
        for (const note of truncationNotes(record.value, terms2)) {
          const { code, key = where, detail } = note;
          const at = placeOfNote(record, where, terms2.flag, note);
          if (code === "shape") report(code, { at, atMost, data: { key, keys: detail } });
          else if (code === "headTooLong") report(code, { at, atMost, data: { key, size: detail, limit: terms2.longestHead.toLocaleString("en") } });
          else if (code === "unflagged") report(code, { at, atMost, data: { flag: detail, at: where } });
          else if (code === "flagged") report(code, { at, atMost: atMost ?? "warning", data: { flag: detail, at: where } });
          else if (code === "dropped") report(code, { at, atMost, data: { key } });
          else if (code === "both") report(code, { at, atMost, data: { key, other: detail, at: where } });
          else if (code === "valueTooLarge") report(code, { at, atMost: atMost ?? "warning", data: { key, size: detail, limit: terms2.largestValue.toLocaleString("en") } });
          else if (code === "tooLarge") report(code, { at, atMost: atMost ?? "warning", data: { at: where, size: detail, limit: terms2.largest.toLocaleString("en") } });
          else report(code, { at, atMost: "info", data: { keys: detail, at: where } });
        }
      }
    };
  }
});
function placeOfNote({ root, line }, where, flag, { code, key }) {
  if (code === "flagged" && flag !== void 0) return (0, import_chunk_MI3LF7YO.placeOf)(root, flag, line);
  const pair = (0, import_chunk_7IIL3LMX.findPair)(root, where);
  const inner = pair?.value?.kind === "mapping" && key !== void 0 ? (0, import_chunk_7IIL3LMX.findPair)(pair.value, key) : void 0;
  return (inner ?? pair)?.key.span ?? line;
}
var id12 = "journal/unique-keys";
var unique_keys_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id12,
  meta: {
    summary: "Disallow a key that stands twice in a record of a journal",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    fixable: false,
    evidence: [
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-4", claim: "when names in an object are not unique, what a reader makes of it is unpredictable; many take the last one" },
      { url: "https://docs.python.org/3/library/json.html#repeated-names-within-an-object", claim: "the module `json` of Python ignores all but the last of equal names" }
    ]
  },
  messages: {
    twice: "The key `{{key}}` stands here a second time, and most readers take the last value and drop the others without a word; keep one."
  },
  visit({ contract }, { report }) {
    return {
      record(record) {
        if (!record.hasEqualKeys) return;
        for (const { pairs } of (0, import_chunk_7IIL3LMX.mappingsIn)(record.root)) {
          const seen = /* @__PURE__ */ new Map();
          for (const pair of pairs) {
            const key = (0, import_chunk_7IIL3LMX.keyText)(pair) ?? "";
            const first = seen.get(key);
            if (first !== void 0) report("twice", { at: pair.key.span, atMost: contract?.severity.get(id12), data: { key }, related: [{ at: first.key.span, message: "the first one" }] });
            seen.set(key, pair);
          }
        }
      }
    };
  }
});
var id13 = "journal/valid-json";
var valid_json_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id13,
  meta: {
    summary: "Require every line of a journal to be one JSON object",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    fixable: false,
    evidence: [
      { url: "https://jsonlines.org/", claim: "every line of JSON Lines is one valid JSON value" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-6", claim: "`NaN` and the infinities are no values of JSON" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "its reader drops a line that is no JSON, or JSON and no object, without a word" }
    ]
  },
  messages: {
    syntax: "This line is not valid JSON{{consequence}}: {{reason}}; write one JSON object on it.",
    cut: "The last record is cut off{{consequence}}; write it again as a whole, or remove it.",
    glued: "A second value begins here on the line of the first{{consequence}}; put a line feed between them.",
    notObject: "This line holds {{what}} and no object{{consequence}}; write one JSON object on it.",
    number: "`{{word}}` is not JSON{{consequence}}; write a number, or `null`.",
    whole: "The file is not one JSON object{{consequence}}: {{reason}}; write it as a whole again.",
    limit: "This line was not checked, since it holds {{what}}; write it shorter or flatter."
  },
  visit({ contract }, { report }) {
    const lost = contract?.lines.consequence;
    const consequence = lost === void 0 ? "" : `, so ${lost}`;
    const atMost = contract?.severity.get(id13);
    return {
      line({ fault }) {
        if (fault === void 0) return;
        const { code, span: at, reason } = fault;
        if (contract?.layout === "whole") {
          report("whole", { at, atMost, data: { consequence, reason } });
          return;
        }
        if (code === "syntax") report("syntax", { at, atMost, data: { consequence, reason } });
        else if (code === "cut") report("cut", { at, atMost: atMost === "info" ? "info" : "warning", data: { consequence } });
        else if (code === "glued") report("glued", { at, atMost, data: { consequence } });
        else if (code === "not-object") report("notObject", { at, atMost, data: { consequence, what: reason } });
        else if (code === "number") report("number", { at, atMost, data: { consequence, word: reason } });
        else report("limit", { at, atMost, data: { what: reason } });
      }
    };
  }
});
var id14 = "journal/valid-records";
var valid_records_default = (0, import_chunk_7IIL3LMX.defineJournalRule)({
  id: id14,
  meta: {
    summary: "Require records of a journal to fit the schemas of the journal and of their type",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "records are checked when they are written by one of several ways, and never when they are read" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`; a truth value is no integer" }
    ]
  },
  messages: {
    ...recordFaultMessages,
    misspelt: "Readers of `{{type}}` do not know the key `{{spelling}}` and pass it by; write `{{meant}}`."
  },
  visit({ contract }, { report }) {
    if (contract === void 0) return {};
    const cap = contract.severity.get(id14);
    return {
      record(record) {
        const { faults, misspelt } = recordFaults(contract, record);
        const type = record.type ?? contract.name;
        for (const { pair, spelling, meant } of misspelt) {
          if ((0, import_chunk_7IIL3LMX.isSlip)(spelling, meant)) report("misspelt", { at: pair.key.span, atMost: (0, import_chunk_7IIL3LMX.mildest)(cap, "warning"), data: { type, spelling, meant } });
        }
        for (const fault of faults) {
          const { code, ...rest } = describeRecordFault(record, fault, cap);
          report(code, rest);
        }
      }
    };
  }
});
var id15 = "ledger/form";
var form_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id15,
  meta: {
    summary: "Require a ledger of processed tasks to have one section of the declared form for each of its writers",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "several sessions share one file, each owns exactly its own section and reads no other, and one list for all made them overwrite each other" }
    ]
  },
  messages: {
    legacy: "`{{label}}` stands outside of a section, where sessions that run side by side overwrite each other's list; move it into a section `## {{form}}`.",
    heading: "Readers look for a section by its heading, and `{{heading}}` does not have the form; write `## {{form}}`.",
    twice: "The section of `{{key}}` stands twice, and a reader takes one of them and misses the ids of the other; put them into one.",
    missing: "This section has no line `{{label}}:`, so {{consequence}}; add it.",
    repeated: "The line `{{label}}:` stands twice in this section, so that readers take one of them; put them into one.",
    frontmatter: "The front matter has no `{{key}}: {{value}}`, by which the file is told for what it is; write it.",
    title: "The title is not `{{title}}`, which warns those who write here of the others; write it."
  },
  check(document, { report }) {
    const ledger = (0, import_chunk_MI3LF7YO.readLedger)(document);
    if (ledger === void 0) return;
    const { contract, sections, legacy, caps } = ledger;
    const atMost = caps.get(id15);
    const form = contract.section.written;
    const start = { start: 0, end: Math.min(3, document.text.length) };
    const mapping = document.frontmatter?.mapping;
    if (document.frontmatter === void 0 || mapping !== void 0) {
      for (const [key, value] of contract.frontmatter) {
        const found = (0, import_chunk_7IIL3LMX.scalarOf)(mapping, key);
        if (found?.text !== value) report("frontmatter", { at: found?.span ?? document.frontmatter?.openingLine ?? start, atMost: "info", data: { key, value } });
      }
    }
    const { title } = contract;
    if (title !== void 0 && ledger.title?.text.trim() !== title) report("title", { at: ledger.title?.span ?? start, atMost: "info", data: { title } });
    for (const { span } of legacy) report("legacy", { at: span, atMost, data: { label: document.text.slice(span.start, span.end).split(":")[0] ?? "", form } });
    const seen = /* @__PURE__ */ new Map();
    const lead = /^\w+/.exec(contract.section.literals[0] ?? "")?.[0].toLowerCase();
    for (const section of sections) {
      const { heading, parts, ids, times } = section;
      if (parts === void 0) {
        if (lead !== void 0 && heading.text.trim().toLowerCase().startsWith(lead)) report("heading", { at: heading.span, atMost, data: { heading: heading.text.trim(), form } });
        continue;
      }
      const key = parts.get(contract.key)?.text ?? "";
      const first = seen.get(key);
      if (first !== void 0) report("twice", { at: heading.span, atMost, data: { key }, related: [{ at: first.heading.span, message: "the first one" }] });
      seen.set(key, first ?? section);
      if (ids.length === 0) report("missing", { at: heading.span, atMost, data: { label: contract.ids, consequence: "no task of it counts as processed" } });
      if (times.length === 0) report("missing", { at: heading.span, atMost, data: { label: contract.time, consequence: "nobody can tell whether it is out of date" } });
      for (const [lines, label] of [[ids, contract.ids], [times, contract.time]]) {
        const [, second] = lines;
        if (second !== void 0) report("repeated", { at: second.span, atMost, data: { label } });
      }
    }
  }
});
var id16 = "ledger/ids";
var ids_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id16,
  meta: {
    summary: "Require the ids in a ledger to be ids of tasks, each once",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a later pass skips each id that stands in the list, and processes all others" }]
  },
  messages: {
    empty: "No id stands behind `{{label}}:`, so every task is processed again; list the ids, or remove the section.",
    placeholder: "`{{id}}` was never filled in, so no task counts as processed; list the ids.",
    shape: "`{{id}}` is no id of a task, so a reader that compares ids skips none by it; separate ids with commas.",
    twice: "`{{id}}` stands twice in the list, which no pass writes; look whether another id was meant."
  },
  check(document, { report }) {
    const ledger = (0, import_chunk_MI3LF7YO.readLedger)(document);
    if (ledger === void 0) return;
    const atMost = ledger.caps.get(id16);
    for (const { parts, ids, listed: listed2 } of ledger.sections) {
      if (parts === void 0) continue;
      for (const { value, span } of ids) if (value.trim() === "") report("empty", { at: span, atMost, data: { label: ledger.contract.ids } });
      const seen = /* @__PURE__ */ new Map();
      for (const { id: task, at } of listed2) {
        const first = seen.get(task);
        if (/[{}<>]/.test(task)) report("placeholder", { at, atMost, data: { id: task } });
        else if (!/^[\w.:-]+$/.test(task)) report("shape", { at, atMost: isNone(task) ? "info" : atMost, data: { id: task } });
        else if (first !== void 0) report("twice", { at, atMost, data: { id: task }, related: [{ at: first, message: "the first one" }] });
        seen.set(task, first ?? at);
      }
    }
  }
});
function isNone(text) {
  return /^\(?(?:none|nothing|n\/a|-|\u2014)\b.*$/i.test(text);
}
var id17 = "ledger/time";
var day = 864e5;
var defaults = { days: 30 };
var time_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id17,
  meta: {
    summary: "Require the sections of a ledger to tell when they were written, and to be up to date",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "sections that were last written more than about 30 days ago are removed when memories are put together, judged by their time" }],
    options: {
      type: "object",
      additionalProperties: false,
      required: [],
      properties: {
        today: { type: "string", nullable: true, description: "The day against which times are judged, such as `2026-03-04`; without it none is out of date.", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
        days: { type: "integer", nullable: true, description: "After how many days a section is out of date; 30 by default.", minimum: 1, maximum: 1e4 }
      }
    },
    defaults
  },
  messages: {
    unreadable: "`{{text}}` is no time of ISO 8601, so whether the section is out of date cannot be told; write `2026-03-04T10:00:00Z`.",
    stale: "This section was last written {{days}} days before {{today}}, and one that is older than {{limit}} days is of no use to anybody; remove the section.",
    future: "This time lies behind {{today}}; correct it."
  },
  check(document, { report, options }) {
    const ledger = (0, import_chunk_MI3LF7YO.readLedger)(document);
    if (ledger === void 0) return;
    const atMost = ledger.caps.get(id17);
    const { today, days = 30 } = options;
    const now = today === void 0 ? void 0 : (0, import_chunk_MI3LF7YO.instantOf)(today);
    for (const { parts, times } of ledger.sections) {
      const [line] = times;
      if (parts === void 0 || line === void 0) continue;
      const at = line.value === "" ? line.span : line.valueSpan;
      const until = latestInstantOf(line.value);
      if (until === void 0) {
        report("unreadable", { at, atMost, data: { text: line.value } });
        continue;
      }
      if (now === void 0 || today === void 0) continue;
      const age = Math.floor((now - until) / day);
      if (age > days) report("stale", { at, atMost, data: { days: age, today, limit: days } });
      else if (((0, import_chunk_MI3LF7YO.instantOf)(line.value) ?? 0) > now + 2 * day) report("future", { at, atMost, data: { today } });
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  command_input,
  handoff_carried,
  handoff_emptied_field,
  handoff_reopened,
  journal_comparable_times,
  journal_known_types,
  journal_physical_lines,
  journal_relations,
  journal_sequence,
  journal_shown_records,
  journal_truncation,
  journal_unique_keys,
  journal_valid_json,
  journal_valid_records,
  ledger_form,
  ledger_ids,
  ledger_time
});
