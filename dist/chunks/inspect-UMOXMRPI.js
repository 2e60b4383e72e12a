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
  inspect: () => inspect
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XCYHARKM = require("./chunk-XCYHARKM.js");
var import_chunk_L7HTC72H = require("./chunk-L7HTC72H.js");
var import_chunk_OG5LY6LA = require("./chunk-OG5LY6LA.js");
var import_chunk_MI3LF7YO = require("./chunk-MI3LF7YO.js");
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_GPV2BCSZ = require("./chunk-GPV2BCSZ.js");
var import_chunk_HAVPFMUF = require("./chunk-HAVPFMUF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
function reportIndexes(documents) {
  const lines = new Map(documents.map((document) => [document.path, entryLines(document)]));
  const reports = /* @__PURE__ */ new Map();
  for (const document of documents) {
    for (const note of document.notes()) {
      const indexed = (0, import_chunk_L7HTC72H.indexedNote)(document, note);
      if (indexed === void 0) continue;
      const { file, value, key, closedAt } = indexed;
      const report = reports.get(file) ?? { index: file, notes: [] };
      reports.set(file, report);
      report.notes.push({ path: document.path, value, closed: closedAt !== void 0, line: lines.get(file)?.get(key) ?? null });
    }
  }
  return [...reports.values()].map(({ index, notes }) => ({
    folder: (0, import_chunk_7IIL3LMX.folderOf)(index),
    index,
    hasIndex: lines.has(index),
    notes: notes.toSorted((left, right) => left.value < right.value ? -1 : left.value > right.value ? 1 : 0)
  }));
}
function entryLines(document) {
  const entries = document.notes().flatMap(import_chunk_L7HTC72H.indexEntries);
  return new Map(entries.flatMap(({ keys, at }) => keys.map((key) => [key, document.source.pointAt(at.start).line])).reverse());
}
function renderIndex({ folder, index, hasIndex, notes }) {
  const rows = notes.map(({ value, closed, line }) => {
    if (line !== null) return `  ${value}  ${closed ? "closed" : "not closed"}, line ${String(line)} of the index`;
    return `  ${value}  ${closed ? hasIndex ? "closed, and missing in the index" : "closed" : "open"}`;
  });
  return [`${folder}/, ${hasIndex ? `by \`${index}\`` : `whose index \`${index}\` was not inspected`}:`, ...rows].join("\n");
}
var longestValue = 80;
function reportHandoffs(documents) {
  const collected = documents.flatMap((document) => {
    const facts = (0, import_chunk_MI3LF7YO.wholeFacts)(document, import_chunk_MI3LF7YO.canonicalJson);
    return facts === void 0 ? [] : [{ path: document.path, kind: document.kind, facts }];
  });
  return (0, import_chunk_MI3LF7YO.joinFacts)(collected).journals.map((joined) => ({
    journal: joined.journal.path,
    parts: joined.journal.facts.parts,
    carriers: carriersOf(joined),
    work: (0, import_chunk_MI3LF7YO.joinWork)(joined).filter(({ thing, work }) => thing !== void 0 || work.fields.length > 0).map((each) => describeWork(each, joined))
  }));
}
function carriersOf({ journal, tasks }) {
  const unreadable = tasks.filter(({ facts }) => !facts.readable);
  const things = journal.facts.things.filter(({ lenient }) => !lenient).length;
  if (unreadable.length > 0) return `one carrier: ${String(unreadable.length)} of the task files cannot be read, which is not the same as empty`;
  if (things > 0 && tasks.length > 0) return "two carriers: the journal and the task files";
  if (things > 0) return "one carrier: the journal";
  return tasks.length > 0 ? "one carrier: the task files" : "none";
}
function describeWork({ id, thing, task, copy, work }, joined) {
  return {
    task: id,
    identity: (thing?.identity ?? copy?.identity ?? [id]).slice(1),
    inForce: thing === void 0 ? void 0 : { line: thing.line, time: thing.time },
    superseded: thing?.superseded ?? [],
    file: task?.path,
    fileState: work.file,
    fields: work.fields.map(({ name, from, journal, file, text }) => ({ name, from, journal, file, value: text })),
    gaps: gapsOf({ id, thing, task, copy, work }, joined)
  };
}
function gapsOf({ id, thing, task, work }, joined) {
  const { journal } = joined;
  const gaps = [];
  if (thing === void 0) gaps.push(`no record of ${journal.path} carries the hand-off of task ${id}: it stands in the task file alone`);
  if (work.file === "absent") gaps.push(`handoff divergence check unavailable for task ${id}: task file absent`);
  if (work.file === "unreadable") gaps.push(`handoff divergence check unavailable for task ${id}: task file unreadable`);
  if (work.file === "mismatch") {
    const others = (0, import_chunk_MI3LF7YO.joinWork)(joined).some((each) => each.id === id && each.work.file === "united");
    gaps.push(others ? `task ${id} is used again: the task file belongs to another identity` : `handoff identity mismatch for task ${id}: task file present, no event group carries its identity`);
  }
  if (thing !== void 0 && work.file === "united") {
    for (const { name, journal: held, file, from, differs } of work.fields) {
      if (file === "empty" && from === "journal") gaps.push(`${name} is empty in the task file and kept from the journal`);
      else if (differs && file === "content") gaps.push(`${name} was revised after line ${String(thing.line)}: the task file is taken`);
      else if (held === "absent") gaps.push(`${name} stands in the task file alone`);
      else if (file === "absent") gaps.push(`${name} stands in the journal alone`);
    }
  }
  if (task !== void 0 && work.file === "united") {
    for (const other of task.facts.copies.filter(({ lenient }) => lenient)) {
      const things = (0, import_chunk_MI3LF7YO.thingsOf)(joined, task, other);
      const alone = other.fields.filter(({ empty, name }) => !empty && !things.some(({ whole }) => whole.includes(name)));
      for (const { name } of alone) gaps.push(`${other.written}.${name} stands in the task file ${things.some(({ cut }) => cut.includes(name)) ? "whole and in the journal only in part" : "alone"}`);
    }
  }
  return gaps;
}
function renderHandoffs({ journal, parts, carriers, work }) {
  const told = Object.entries(parts).map(([name, texts]) => `${name} ${texts.join(", ")}`);
  const out = [`hand-offs in ${[journal, ...told].join(", ")}`, `  ${carriers}`];
  for (const { task, identity, inForce, superseded, file, fileState, fields, gaps } of work) {
    out.push(`  task ${task}${identity.map((text) => `, ${text ?? "(not told)"}`).join("")}`);
    if (inForce !== void 0) out.push(`    in force: line ${String(inForce.line)}${inForce.time === null ? "" : `, ${inForce.time}`}`);
    if (superseded.length > 0) out.push(`    superseded: ${superseded.length === 1 ? "line" : "lines"} ${superseded.join(", ")}`);
    if (file !== void 0 && fileState === "united") out.push(`    task file: ${file}`);
    for (const { name, from, value } of fields) out.push(`    ${name} (${from}): ${value.length > longestValue ? `${value.slice(0, longestValue - 1)}\u2026` : value}`);
    for (const gap of gaps) out.push(`    gap: ${gap}`);
  }
  return out.join("\n");
}
var reasons = {
  chosen: "named so by the configuration or by --kind",
  skill: "told by its file name",
  place: "told by the folder it stands in",
  resource: "it stands in the folder of a skill",
  content: "told by its content or by the ending of its name"
};
async function inspect(paths, { format, kind, parser: parserName }, streams, cwd) {
  const configs = (0, import_chunk_7IIL3LMX.configSource)({ config: true, configCode: true, rule: [], profile: [] }, cwd);
  const parser = await (0, import_chunk_7IIL3LMX.chooseParser)(parserName);
  const linter = new import_chunk_7IIL3LMX.Linter({ parser, rules: import_chunk_7IIL3LMX.ruleEntries, inlineConfig: true, ruleUrl: import_chunk_J6AED5OY.ruleUrl });
  await Promise.all([(0, import_chunk_GPV2BCSZ.loadSchemaValidator)(), linter.loadContracts()]);
  const { inputs, notes, failures } = await (0, import_chunk_7IIL3LMX.collectInputs)(paths, kind === void 0 ? {} : { kind }, configs, streams, cwd);
  const seen = [];
  const roots = /* @__PURE__ */ new Map();
  const unread = failures.map(({ path, reason }) => `${path}: ${reason}`);
  for (const { file, read } of inputs) {
    try {
      const input = { ...(0, import_chunk_7IIL3LMX.decode)(await read()), path: file.path, kind: file.kind, fileName: file.fileName, folderNames: file.folderNames };
      const document = linter.inspect(input, file.config.layers, import_chunk_OG5LY6LA.noteNodes);
      seen.push({ ...(0, import_chunk_XCYHARKM.inspectDocument)(document, parser.build === "WebAssembly" ? `${parser.name} (${parser.build})` : parser.name), kindBecause: reasons[file.kindSource] });
      const root = file.absolutePath.slice(0, -file.path.length);
      roots.set(root, [...roots.get(root) ?? [], document]);
    } catch (error) {
      unread.push(`${file.path}: ${(0, import_chunk_J6AED5OY.describeError)(error)}`);
    }
  }
  const beginnings = (0, import_chunk_XCYHARKM.countBeginnings)(seen.flatMap(({ outlines }) => outlines));
  const handoffs = [...roots.values()].flatMap(reportHandoffs);
  const indexes = [...roots.values()].flatMap(reportIndexes);
  if (format === "json") streams.stdout.write(`${JSON.stringify({ version: 1, files: seen, beginnings, indexes, handoffs, notes, failures: unread }, null, 2)}
`);
  else streams.stdout.write([...seen.map((inspection) => (0, import_chunk_XCYHARKM.renderInspection)(inspection)), ...indexes.filter(({ hasIndex, notes: { length } }) => hasIndex || length > 1).map(renderIndex), ...beginnings.map(import_chunk_XCYHARKM.renderShare), ...handoffs.map(renderHandoffs)].map((each) => `${each}
`).join("\n"));
  for (const line of [...notes, ...unread]) streams.stderr.write(`markerlint: ${line}
`);
  if (inputs.length === 0) streams.stderr.write("markerlint: nothing was inspected\n");
  return unread.length > 0 ? 2 : 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inspect
});
