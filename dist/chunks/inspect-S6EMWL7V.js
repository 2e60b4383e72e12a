import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  countBeginnings,
  inspectDocument,
  renderInspection,
  renderShare
} from "./chunk-UROT26K2.js";
import "./chunk-ZZOIJZ5T.js";
import "./chunk-TX62TBBU.js";
import {
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  joinFacts,
  joinWork,
  thingsOf,
  wholeFacts
} from "./chunk-7EDV5DIE.js";
import "./chunk-5SU6HB57.js";
import "./chunk-H4Z7KC6O.js";
import "./chunk-V4RLI3DR.js";
import {
  canonicalJson
} from "./chunk-LUDUBIB3.js";
import "./chunk-532ZQ7EN.js";
import "./chunk-FZCL6WDF.js";
import {
  collectInputs
} from "./chunk-3PQBVSPV.js";
import "./chunk-KF6NKPSY.js";
import "./chunk-2AAD6JF5.js";
import "./chunk-4SGC65VS.js";
import "./chunk-4WDO7GJN.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-YIKY6QTU.js";
import {
  configSource
} from "./chunk-MICD7VGW.js";
import {
  ruleUrl
} from "./chunk-XP2SMFL3.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-KTLJRMUF.js";
import "./chunk-RBWLOH2S.js";
import {
  Linter,
  chooseParser
} from "./chunk-SM3N7PAN.js";
import {
  ruleEntries
} from "./chunk-BXR3MR53.js";
import "./chunk-ZGUKQ7UZ.js";
import "./chunk-SNCPEAA6.js";
import {
  loadSchemaValidator
} from "./chunk-BFAMMFYH.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-ECIHSGB3.js";
import "./chunk-Z7DNXKHR.js";
import "./chunk-A4RCR4PN.js";
import "./chunk-WE2LWNQR.js";
import "./chunk-6PZGGK3C.js";
import "./chunk-XBW3MGLT.js";
import "./chunk-B5MMVM5F.js";
import "./chunk-JLBGBI7A.js";
import "./chunk-UBXPAZQE.js";
import "./chunk-EZPK4SWV.js";
import "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-JBSD3DFC.js";
import "./chunk-GZ4NENFE.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-4L5YB7ON.js";
import "./chunk-P66ZFKTX.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-TUDLSK3U.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-IZ4RLPAD.js";
import "./chunk-MA5DTT2Q.js";
import "./chunk-4EK463EP.js";
import "./chunk-55SUPR3M.js";
import "./chunk-ZBGMNPQD.js";
import "./chunk-HXUAXT3K.js";
import "./chunk-2SZINNWM.js";
import "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import "./chunk-S3XRTHME.js";
import {
  decode
} from "./chunk-MOT3UT4N.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-PLMVX6E5.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/cli/inspect-hand-offs.ts
var longestValue = 80;
function reportHandoffs(documents) {
  const collected = documents.flatMap((document) => {
    const facts = wholeFacts(document, canonicalJson);
    return facts === void 0 ? [] : [{ path: document.path, kind: document.kind, facts }];
  });
  return joinFacts(collected).journals.map((joined) => ({
    journal: joined.journal.path,
    parts: joined.journal.facts.parts,
    carriers: carriersOf(joined),
    work: joinWork(joined).filter(({ thing, work }) => thing !== void 0 || work.fields.length > 0).map((each) => describeWork(each, joined))
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
    const others = joinWork(joined).some((each) => each.id === id && each.work.file === "united");
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
      const things = thingsOf(joined, task, other);
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

// src/cli/inspect.ts
var reasons = {
  chosen: "named so by the configuration or by --kind",
  skill: "told by its file name",
  place: "told by the folder it stands in",
  resource: "it stands in the folder of a skill",
  content: "told by its content or by the ending of its name"
};
async function inspect(paths, { format, kind, parser: parserName }, streams, cwd) {
  const configs = configSource({ config: true, configCode: true, rule: [], profile: [] }, cwd);
  const parser = await chooseParser(parserName);
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: true, ruleUrl });
  await loadSchemaValidator();
  const { inputs, notes, failures } = await collectInputs(paths, kind === void 0 ? {} : { kind }, configs, streams, cwd);
  const seen = [];
  const roots = /* @__PURE__ */ new Map();
  const unread = failures.map(({ path, reason }) => `${path}: ${reason}`);
  for (const { file, read } of inputs) {
    try {
      const input = { ...decode(await read()), path: file.path, kind: file.kind, fileName: file.fileName, folderNames: file.folderNames };
      const document = linter.inspect(input, file.config.layers, noteNodes);
      seen.push({ ...inspectDocument(document, parser.name), kindBecause: reasons[file.kindSource] });
      const root = file.absolutePath.slice(0, -file.path.length);
      roots.set(root, [...roots.get(root) ?? [], document]);
    } catch (error) {
      unread.push(`${file.path}: ${describeError(error)}`);
    }
  }
  const beginnings = countBeginnings(seen.flatMap(({ outlines }) => outlines));
  const handoffs = [...roots.values()].flatMap(reportHandoffs);
  if (format === "json") streams.stdout.write(`${JSON.stringify({ version: 1, files: seen, beginnings, handoffs, notes, failures: unread }, null, 2)}
`);
  else streams.stdout.write([...seen.map((inspection) => renderInspection(inspection)), ...beginnings.map(renderShare), ...handoffs.map(renderHandoffs)].map((each) => `${each}
`).join("\n"));
  for (const line of [...notes, ...unread]) streams.stderr.write(`markerlint: ${line}
`);
  if (inputs.length === 0) streams.stderr.write("markerlint: nothing was inspected\n");
  return unread.length > 0 ? 2 : 0;
}
export {
  inspect
};
