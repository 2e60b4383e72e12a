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
  canonicalJson: () => canonicalJson,
  compareTimes: () => compareTimes,
  exampleOf: () => exampleOf,
  fingerprintOf: () => fingerprintOf,
  formOf: () => formOf,
  handoffFacts: () => handoffFacts,
  handoffKinds: () => handoffKinds,
  instantOf: () => instantOf,
  isOfForm: () => isOfForm,
  joinFacts: () => joinFacts,
  joinWork: () => joinWork,
  nameOf: () => nameOf,
  packTime: () => packTime,
  placeOf: () => placeOf,
  readLedger: () => readLedger,
  startOf: () => startOf,
  supersedes: () => supersedes,
  thingsOf: () => thingsOf,
  unpackTime: () => unpackTime,
  visitHandoffs: () => visitHandoffs,
  wholeFacts: () => wholeFacts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function placeOf(root, key, line) {
  return (0, import_chunk_7IIL3LMX.findPair)(root, key)?.value?.span ?? startOf(root, line);
}
function startOf(root, line) {
  const start = root?.span.start ?? line.start;
  return { start, end: start + 1 };
}
var separator = "\0";
var longestName = 200;
function nameOf({ value, type }, keys) {
  let name = type ?? "";
  for (const key of keys) {
    const text = Object.hasOwn(value, key) ? value[key] : void 0;
    if (typeof text !== "string" && typeof text !== "number") return void 0;
    name += separator + String(text);
  }
  return shorten(name);
}
function fingerprintOf({ value, type }, keys) {
  return shorten([type ?? "", ...keys.map((key) => canonicalJson(Object.hasOwn(value, key) ? value[key] : null))].join(separator));
}
function shorten(name) {
  return name.length <= longestName ? name : (0, import_chunk_UBHIY4CF.textHash)(name);
}
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(",")}}`;
}
var time = /^(\d{4})-(\d\d)-(\d\d)(?:([T ])(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/;
var usual = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
var usualForm = "YYYY-MM-DDThh:mm:ssZ";
function instantOf(text) {
  const match = usual.test(text) ? void 0 : time.exec(text);
  if (match === null) return void 0;
  const hasHour = match?.[5] !== void 0 || match === void 0;
  const hasSecond = match?.[7] !== void 0 || match === void 0;
  const year = digits(text, 0) * 100 + digits(text, 2);
  const month = digits(text, 5);
  const day = digits(text, 8);
  const hour = hasHour ? digits(text, 11) : 0;
  const minute = hasHour ? digits(text, 14) : 0;
  const second = hasSecond ? digits(text, 17) : 0;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return void 0;
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);
  if (match === void 0) return whole;
  const fraction = match[8] === void 0 ? 0 : Number(`0.${match[8]}`) * 1e3;
  return whole + fraction - offsetOf(match[9] ?? "Z") * 6e4;
}
function digits(text, at) {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * zero;
}
var zero = 48;
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
function offsetOf(zone) {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}
function formOf(text) {
  if (usual.test(text)) return usualForm;
  const match = time.exec(text);
  if (match === null) return "";
  const [, , , , separator2, hour, , second, fraction, zone] = match;
  if (hour === void 0) return "YYYY-MM-DD";
  const seconds = second === void 0 ? "" : `:ss${fraction === void 0 ? "" : `.${"f".repeat(fraction.length)}`}`;
  return `YYYY-MM-DD${separator2 ?? ""}hh:mm${seconds}${zone ?? ""}`;
}
function packTime(text) {
  return usual.test(text) && !text.startsWith("0") ? instantOf(text) : void 0;
}
function unpackTime(packed) {
  return `${new Date(packed).toISOString().slice(0, "YYYY-MM-DDThh:mm:ss".length)}Z`;
}
var forms = {
  "utc-seconds": { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, example: "2026-03-04T10:00:00Z" },
  utc: { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/, example: "2026-03-04T10:00:00Z" },
  offset: { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/, example: "2026-03-04T10:00:00+00:00" },
  "date-time": { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/, example: "2026-03-04T10:00:00Z" }
};
function isOfForm(text, form) {
  return forms[form].pattern.test(text);
}
function exampleOf(form) {
  return forms[form].example;
}
function supersedes(later, earlier, { read: read2, ties }, compared) {
  if (read2 === "first") return false;
  if (read2 === "every") return true;
  const order = compareTimes(later.time, earlier.time, compared);
  return order === 0 ? ties === "later-line" : order > 0;
}
function compareTimes(a, b, compared) {
  if (compared === "text") return a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1;
  const [first, second] = [a, b].map((text) => text === void 0 ? -Infinity : instantOf(text) ?? -Infinity);
  return first === second ? 0 : first < second ? -1 : 1;
}
var known = /* @__PURE__ */ new WeakMap();
function readLedger(document) {
  let ledger = known.get(document);
  if (ledger === void 0) known.set(document, ledger = read(document) ?? "none");
  return ledger === "none" ? void 0 : ledger;
}
function read(document) {
  const journal = document.contracts.journals.find(({ ledger, files }) => ledger !== void 0 && files.some(({ glob, kind }) => kind === "note" && glob.matches(document.path)));
  const contract = journal?.ledger;
  if (journal === void 0 || contract === void 0) return void 0;
  const fences = document.nodes("code").map(({ span }) => span);
  const sections = document.sections().filter(({ heading }) => heading.depth === 2);
  const lines = (span, label) => linesIn(document, span, label).filter(({ span: { start } }) => !fences.some((fence) => fence.start <= start && start < fence.end));
  const read2 = sections.map(({ heading, span }) => {
    const ids = lines(span, contract.ids);
    return { heading, parts: (0, import_chunk_A2XUNJA2.matchForm)(contract.section, heading.text.trim()), ids, times: lines(span, contract.time), listed: ids.flatMap(listedIn) };
  });
  const first = sections[0]?.span.start ?? document.text.length;
  const outside = [{ start: 0, end: first }, ...sections.filter((_, index) => read2[index]?.parts === void 0).map(({ span }) => span)];
  return {
    contract,
    caps: journal.severity,
    title: document.nodes("heading").find(({ depth }) => depth === 1),
    sections: read2,
    legacy: outside.flatMap((span) => contract.legacy.flatMap((label) => lines(span, label))).sort((a, b) => a.span.start - b.span.start)
  };
}
function linesIn({ text }, { start, end }, label) {
  const found = [];
  for (let at = start; at < end; ) {
    const feed = text.indexOf("\n", at);
    const lineEnd = feed === -1 || feed > end ? end : feed;
    const line = text.slice(at, lineEnd).replace(/\r$/, "");
    const match = /^\s*(?:[-*] )?(?:\*\*|__)?/.exec(line)?.[0] ?? "";
    const rest = line.slice(match.length);
    const mark = rest.startsWith(label) ? /^(?:\*\*|__)?:(?:\*\*|__)?[ \t]*/.exec(rest.slice(label.length))?.[0] : void 0;
    if (mark !== void 0) {
      const from = match.length + label.length + mark.length;
      const value = line.slice(from).trimEnd();
      found.push({ span: { start: at + match.length, end: at + line.trimEnd().length }, value, valueSpan: { start: at + from, end: at + from + value.length } });
    }
    at = lineEnd + 1;
  }
  return found;
}
function listedIn({ value, valueSpan }) {
  let at = valueSpan.start;
  return value.split(",").flatMap((piece) => {
    const id = piece.trim();
    const start = at + piece.indexOf(id);
    at += piece.length + 1;
    return id === "" ? [] : [{ id: id.replace(/^#/, ""), at: { start, end: start + id.length } }];
  });
}
function ledgerFacts(document) {
  const ledger = readLedger(document);
  if (ledger === void 0) return void 0;
  return {
    of: "ledger",
    caps: Object.fromEntries(ledger.caps),
    sections: ledger.sections.flatMap(
      ({ parts, listed, times }) => parts === void 0 ? [] : [{ parts: Object.fromEntries([...parts].map(([name, { text }]) => [name, [text]])), ids: listed, time: times.at(-1)?.value ?? null }]
    )
  };
}
function readFields(value, show) {
  if (!isObject(value)) return /* @__PURE__ */ new Map();
  return new Map(Object.entries(value).map(([key, each]) => [key, readField(each, show)]));
}
function readField(value, show) {
  const empty = isEmptyValue(value);
  return { empty, counts: !empty && value !== 0 && value !== false, text: show(value) };
}
function isEmptyValue(value) {
  if (value === null || value === void 0 || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var Things = class {
  #choice;
  #things = /* @__PURE__ */ new Map();
  constructor(choice) {
    this.#choice = choice;
  }
  add(identity, version) {
    const name = JSON.stringify(identity);
    const thing = this.#things.get(name);
    if (thing === void 0) {
      const first = { identity, inForce: version, superseded: [] };
      this.#things.set(name, first);
      return first;
    }
    if (supersedes(version, thing.inForce, this.#choice, this.#choice.compared)) {
      thing.superseded.push(thing.inForce);
      thing.inForce = version;
    } else {
      thing.superseded.push(version);
    }
    return thing;
  }
  get size() {
    return this.#things.size;
  }
  has(identity) {
    return this.#things.has(JSON.stringify(identity));
  }
  /** In the order in which they first come up. */
  all() {
    return [...this.#things.values()];
  }
};
var mostThings = 5e3;
var mostSuperseded = 20;
var longestText = 100;
function copiesIn({ name }, { journals }) {
  const copies = journals.flatMap(({ records }) => [...records.values()].flatMap(({ task }) => task?.copies ?? []));
  return copies.filter(({ journal, type, key }, index) => journal === name && copies.findIndex((other) => other.journal === journal && other.type === type && other.key === key) === index);
}
var JournalNotes = class {
  #contract;
  #show;
  #noted;
  #parts = /* @__PURE__ */ new Map();
  #more = false;
  constructor(contract, copies, path, show) {
    this.#contract = contract;
    this.#show = show;
    this.#noted = copies.map((copy) => ({ copy, things: new Things(choiceOf(contract, copy)), carried: /* @__PURE__ */ new Map() }));
    const place = contract.place === void 0 ? void 0 : (0, import_chunk_A2XUNJA2.matchPath)(contract.place, path);
    for (const [name, text] of place ?? []) this.#parts.set(name, /* @__PURE__ */ new Set([text]));
  }
  record(record) {
    for (const [name, { type, key }] of this.#contract.told) {
      const text = record.type === type ? textOf(record, key) : void 0;
      if (text !== void 0 && text !== "") this.#parts.set(name, (this.#parts.get(name) ?? /* @__PURE__ */ new Set()).add(text));
    }
    for (const each of this.#noted) if (each.copy.type === record.type) this.#note(record, each);
  }
  #note(record, { copy, things, carried }) {
    const identity = identityOf(record, copy);
    if (identity === void 0) return;
    if (things.size >= mostThings && !things.has(identity)) {
      this.#more = true;
      return;
    }
    const { timestamp } = this.#contract;
    const value = valueOf(record, copy.key);
    const thing = things.add(identity, { time: timestamp === void 0 ? void 0 : textOf(record, timestamp.field), line: record.line, fields: readFields(value, this.#show) });
    thing.superseded.splice(mostSuperseded);
    const held = carried.get(thing) ?? { whole: /* @__PURE__ */ new Set(), cut: /* @__PURE__ */ new Set() };
    carried.set(thing, held);
    for (const [key, each] of Object.entries(isObject(value) ? value : {})) (isCut(this.#contract, copy, each) ? held.cut : held.whole).add(key);
  }
  /** What was noted, as plain data with places. */
  facts(journal, { source }) {
    const lineOf = ({ start }) => source.pointAt(start).line;
    const things = this.#noted.flatMap(
      ({ copy, things: all, carried }) => all.all().map((thing) => {
        const { inForce, superseded, identity } = thing;
        return {
          type: copy.type,
          key: copy.key,
          lenient: copy.lenient,
          identity,
          at: placeOf(journal.rootAt(inForce.line), copy.id, inForce.line),
          line: lineOf(inForce.line),
          time: inForce.time ?? null,
          superseded: superseded.map(({ line }) => lineOf(line)),
          fields: [...inForce.fields].map(([name, field]) => ({ name, ...field })),
          whole: [...carried.get(thing)?.whole ?? []],
          cut: [...carried.get(thing)?.cut ?? []]
        };
      })
    );
    return { of: "journal", caps: Object.fromEntries(this.#contract.severity), journal: this.#contract.name, parts: toParts(this.#parts), things, more: this.#more };
  }
};
function openNotes({ contract }, { path, contracts }, show) {
  if (contract?.layout !== "lines") return void 0;
  const copies = copiesIn(contract, contracts);
  return copies.length === 0 ? void 0 : new JournalNotes(contract, copies, path, show);
}
function fingerprint(value) {
  const text = canonicalJson(value);
  return text.length <= longestText ? text : (0, import_chunk_UBHIY4CF.textHash)(text);
}
function choiceOf({ records }, { type }) {
  const record = records.get(type);
  return { read: record?.read ?? "latest", ties: record?.ties ?? "later-line", compared: record?.compared ?? "text" };
}
function identityOf(record, { id, identity }) {
  const own = textOf(record, id);
  return own === void 0 ? void 0 : [own, ...identity.map(({ theirs }) => textOf(record, theirs) ?? null)];
}
function textOf(record, key) {
  const value = valueOf(record, key);
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : void 0;
}
function valueOf({ value }, key) {
  return Object.hasOwn(value, key) ? value[key] : void 0;
}
function isCut({ records }, { type, key }, value) {
  const truncation = records.get(type)?.truncation;
  return truncation?.at === key && isObject(value) && Object.hasOwn(value, truncation.mark) && value[truncation.mark] === true;
}
function toParts(parts) {
  return Object.fromEntries([...parts].map(([name, texts]) => [name, [...texts]]));
}
function taskFacts(document, show = fingerprint) {
  const journal = document.journal();
  const contract = journal?.contract;
  const task = contract?.layout === "whole" ? [...contract.records.values()][0]?.task : void 0;
  const [line] = task === void 0 ? [] : journal?.lines() ?? [];
  if (contract === void 0 || task === void 0 || line === void 0) return void 0;
  const place = new Map(contract.place === void 0 ? [] : (0, import_chunk_A2XUNJA2.matchPath)(contract.place, document.path));
  const named = place.get(task.id) ?? document.fileName.replace(/\.\w+$/, "");
  place.delete(task.id);
  const parts = Object.fromEntries([...place].map(([name, text]) => [name, [text]]));
  const { record } = line;
  const caps = Object.fromEntries(contract.severity);
  if (record === void 0) return { of: "task", caps, readable: false, empty: false, parts, id: named, at: { start: 0, end: 0 }, closed: false, copies: [] };
  const { root } = record;
  return {
    of: "task",
    caps,
    readable: true,
    empty: root.pairs.length === 0,
    parts,
    id: textAt(record, task.id) ?? named,
    at: textAt(record, task.id) === void 0 ? startOf(root, record.line) : placeOf(root, task.id, record.line),
    closed: task.closed?.words.includes(textAt(record, task.closed.key) ?? "") ?? false,
    copies: task.copies.map((copy) => noteCopy(copy, task, record, textAt(record, task.id) ?? named, show))
  };
}
function noteCopy(copy, task, record, id, show) {
  const mapping = mappingAt(record.root, copy.at);
  const value = valueAt(record.value, copy.at);
  const fields = Object.entries(isObject(value) ? value : {}).filter(([name]) => !copy.except.has(name));
  return {
    journal: copy.journal,
    type: copy.type,
    key: copy.key,
    lenient: copy.lenient,
    written: copy.at.written,
    at: (0, import_chunk_7IIL3LMX.placesAt)(record.root, copy.at)[0]?.at ?? startOf(record.root, record.line),
    identity: [id, ...copy.identity.map(({ ours, blank }) => filled(textAt(record, ours)) ?? blank ?? null)],
    fields: fields.map(([name, each]) => ({
      name,
      ...readField(each, show),
      at: (0, import_chunk_7IIL3LMX.findPair)(mapping, name)?.key.span ?? startOf(record.root, record.line),
      writtenAt: writtenAt(each, task)
    }))
  };
}
function writtenAt(value, { siblings }) {
  if (!isObject(value)) return null;
  const key = siblings?.writtenAt.find((each) => typeof value[each] === "string");
  return key === void 0 ? null : String(value[key]);
}
function mappingAt(root, path) {
  const node = (0, import_chunk_7IIL3LMX.placesAt)(root, path)[0]?.node;
  return node?.kind === "mapping" ? node : void 0;
}
function valueAt(value, { steps }) {
  return steps.reduce((at, step) => isObject(at) && step !== "each" && Object.hasOwn(at, step.key) ? at[step.key] : void 0, value);
}
function textAt({ value }, key) {
  const text = Object.hasOwn(value, key) ? value[key] : void 0;
  return typeof text === "string" ? text : typeof text === "number" ? String(text) : void 0;
}
function filled(text) {
  return text === void 0 || text.trim() === "" ? void 0 : text;
}
var known2 = /* @__PURE__ */ new WeakMap();
var notes = /* @__PURE__ */ new WeakMap();
var handoffKinds = ["journal", "task", "note"];
function visitHandoffs(journal, { document }) {
  if (document.kind !== "journal" || notes.has(document)) return {};
  const own = openNotes(journal, document, fingerprint);
  if (own === void 0) return {};
  notes.set(document, own);
  return {
    record: (record) => {
      own.record(record);
    }
  };
}
function handoffFacts(document) {
  if (document.contracts.journals.length === 0) return void 0;
  let facts = known2.get(document);
  if (facts === void 0) known2.set(document, facts = note(document, notes.get(document)) ?? "none");
  return facts === "none" ? void 0 : facts;
}
function wholeFacts(document, show) {
  const journal = document.kind === "journal" ? document.journal() : void 0;
  const own = journal === void 0 ? void 0 : openNotes(journal, document, show);
  for (const { record } of own === void 0 ? [] : journal?.lines() ?? []) if (record !== void 0) own?.record(record);
  return note(document, own, show);
}
function note(document, own, show) {
  if (document.kind === "task") return taskFacts(document, show);
  if (document.kind === "note") return ledgerFacts(document);
  const journal = document.kind === "journal" ? document.journal() : void 0;
  return journal === void 0 ? void 0 : own?.facts(journal, document);
}
function unite(journal, file) {
  const names = [...journal.keys(), ...[...file.keys()].filter((name) => !journal.has(name))];
  return names.flatMap((name) => uniteField(name, journal.get(name), file.get(name)));
}
function uniteField(name, ours, theirs) {
  const keepsJournal = theirs === void 0 || theirs.empty && ours?.counts === true;
  const taken = keepsJournal ? ours : theirs;
  if (taken === void 0) return [];
  const differs = ours !== void 0 && theirs !== void 0 && ours.text !== theirs.text;
  return [{ name, journal: holdingOf(ours), file: holdingOf(theirs), from: keepsJournal ? "journal" : "file", differs, text: taken.text }];
}
function holdingOf(field) {
  if (field === void 0) return "absent";
  return field.empty ? "empty" : "content";
}
function matchCopies(things, file) {
  const there = file !== void 0 && file.readable && !file.empty;
  const none = /* @__PURE__ */ new Map();
  if (things.length === 0) return there ? [{ thing: void 0, file: "united", fields: unite(none, file.fields) }] : [];
  return things.map((thing) => {
    const { fields } = thing.inForce;
    const state = stateOf(thing, file);
    return { thing, file: state, fields: unite(fields, state === "united" && file !== void 0 ? file.fields : none) };
  });
}
function stateOf({ identity }, file) {
  if (file !== void 0 && !file.readable) return "unreadable";
  if (file === void 0 || file.empty) return "absent";
  return sameTexts(identity, file.identity) ? "united" : "mismatch";
}
function sameTexts(a, b) {
  return a.length === b.length && a.every((text, index) => text === b[index] && text !== null);
}
function joinFacts(collected) {
  const of = (kind) => collected.flatMap(({ path, facts }) => facts.of === kind ? [{ path, facts }] : []);
  const [journals, tasks, ledgers] = [of("journal"), of("task"), of("ledger")];
  const sections = ledgers.flatMap(({ path, facts }) => facts.sections.map((section) => ({ path, caps: facts.caps, facts: section })));
  const lone = journals.length === 1 && new Set(tasks.map(({ facts }) => JSON.stringify(facts.parts))).size <= 1;
  const loneSection = journals.length === 1 && sections.length === 1;
  return {
    journals: journals.map((journal) => ({
      journal,
      tasks: tasks.filter(({ facts }) => belong(journal.facts.parts, facts.parts, lone)),
      sections: sections.filter(({ facts }) => belong(journal.facts.parts, facts.parts, loneSection)),
      byId: groupById(journal.facts.things)
    })),
    tasks
  };
}
function belong(a, b, otherwise) {
  const shared = Object.keys(a).filter((name) => Object.hasOwn(b, name));
  if (shared.length === 0) return otherwise;
  return shared.every((name) => a[name]?.some((text) => b[name]?.includes(text) === true) === true);
}
function joinWork({ journal, tasks, byId }) {
  const taskById = new Map(tasks.map((task) => [task.facts.id, task]));
  return [.../* @__PURE__ */ new Set([...byId.keys(), ...taskById.keys()])].flatMap((id) => {
    const held = new Map((byId.get(id) ?? []).filter(({ lenient }) => !lenient).map((thing) => [toHeld(thing), thing]));
    const task = taskById.get(id);
    const copy = task?.facts.copies.find((each) => !each.lenient && each.journal === journal.facts.journal);
    const file = task === void 0 ? void 0 : toFile(task.facts, copy);
    return matchCopies([...held.keys()], file).map((work) => ({ id, thing: work.thing === void 0 ? void 0 : held.get(work.thing), task, copy, work }));
  });
}
function thingsOf({ journal, byId }, { facts }, copy) {
  if (copy.journal !== journal.facts.journal) return [];
  const isSame = (text, own) => text === own && text !== null || copy.lenient && (text === null || own === null);
  return (byId.get(facts.id) ?? []).filter(({ type, key, identity }) => type === copy.type && key === copy.key && identity.every((text, index) => isSame(text, copy.identity[index])));
}
function groupById(things) {
  const groups = /* @__PURE__ */ new Map();
  for (const thing of things) {
    const id = thing.identity[0] ?? "";
    const group = groups.get(id);
    if (group === void 0) groups.set(id, [thing]);
    else group.push(thing);
  }
  return groups;
}
function toHeld({ identity, time: time2, fields }) {
  return { identity, superseded: [], inForce: { time: time2 ?? void 0, fields: new Map(fields.map((field) => [field.name, field])) } };
}
function toFile({ readable, empty, id }, copy) {
  return { readable, empty, identity: copy?.identity ?? [id], fields: new Map((copy?.fields ?? []).map((field) => [field.name, field])) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  canonicalJson,
  compareTimes,
  exampleOf,
  fingerprintOf,
  formOf,
  handoffFacts,
  handoffKinds,
  instantOf,
  isOfForm,
  joinFacts,
  joinWork,
  nameOf,
  packTime,
  placeOf,
  readLedger,
  startOf,
  supersedes,
  thingsOf,
  unpackTime,
  visitHandoffs,
  wholeFacts
});
