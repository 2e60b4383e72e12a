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
  ContractFaults: () => ContractFaults,
  ContractLoader: () => ContractLoader,
  sourceName: () => sourceName
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LU2QEQVP = require("./chunk-LU2QEQVP.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_GPV2BCSZ = require("./chunk-GPV2BCSZ.js");
var import_chunk_HAVPFMUF = require("./chunk-HAVPFMUF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var ContractFaults = class extends Error {
  name = "ContractFaults";
  file;
  /** Absent when the file could not be read at all. */
  source;
  faults;
  constructor(file, source, faults) {
    super(faults.map(({ message }) => message).join("\n"));
    this.file = file;
    this.source = source;
    this.faults = faults;
  }
};
function readContractText(file, text, what) {
  const source = (0, import_chunk_7IIL3LMX.createSourceText)(text);
  const tree = (0, import_chunk_7IIL3LMX.readYaml)(text, (0, import_chunk_7IIL3LMX.shiftMap)(0));
  const faults = tree.faults.map(({ span, reason, advice }) => ({ at: span, message: `Syntax: ${reason}${advice === void 0 ? "" : `; ${advice}`}.` }));
  if (faults.length > 0) throw new ContractFaults(file, source, faults);
  if (tree.root?.kind !== "mapping") throw new ContractFaults(file, source, [{ at: { start: 0, end: 0 }, message: `A ${what} is a mapping.` }]);
  const plain = (0, import_chunk_7IIL3LMX.toPlainValue)(tree.root, what);
  if (plain.faults.length > 0) throw new ContractFaults(file, source, plain.faults.map(({ span, message }) => ({ at: span, message })));
  return { file, source, plain, root: tree.root, value: plain.value };
}
var mostFaults = 50;
function checkContractText(text, schema) {
  const extending = "extends" in text.value;
  const faults = schema.check(text.root).filter(({ node, keyword }) => !extending || keyword !== "required" && !(node?.kind === "scalar" && node.value === null));
  if (faults.length > 0) throw new ContractFaults(text.file, text.source, faults.slice(0, mostFaults).map(toContractFault));
}
function missingParts(value, schema) {
  const { root } = (0, import_chunk_7IIL3LMX.readYaml)(JSON.stringify(value), (0, import_chunk_7IIL3LMX.shiftMap)(0));
  return root === void 0 ? [] : schema.check(root).map((fault) => toContractFault(fault).message);
}
function toContractFault({ at, name, reason, advice }) {
  const subject = name === "the payload" ? "The contract" : `\`${name}\``;
  return { at, message: `${subject} ${reason}${advice === void 0 ? "" : `; ${advice}`}.` };
}
function sourceName(source) {
  return source.contract === "marker" ? source.family : source.name;
}
function checkCommand(contract, report) {
  checkPattern(contract.matches, ["matches"], report);
  const { subcommands, form, style, bare } = contract;
  const isLine = (form ?? "line") === "line";
  if (!isLine && style === "powershell") report(["style"], "A call has no `style`; that is how a command line writes flags.");
  if (!isLine && subcommands !== void 0) report(["subcommands"], "A call has no `subcommands`; give each name a contract of its own.", "key");
  if (bare !== void 0 && subcommands === void 0) report(["bare"], "`bare` needs `subcommands`, by which a code span is recognised.", "key");
  for (const [index, name] of contract.names.entries()) if (/\s/.test(name)) report(["names", index], "A name is one word; what follows it in every call is a subcommand.");
  checkSignature(contract, contract, [], report);
  const taken = /* @__PURE__ */ new Map();
  for (const [name, subcommand] of Object.entries(subcommands ?? {})) {
    checkSignature(subcommand, contract, ["subcommands", name], report);
    for (const each of [name, ...subcommand.aliases ?? []]) {
      const other = taken.get(each);
      if (other !== void 0) report(["subcommands", name], `\`${each}\` names the subcommand \`${other}\` too.`, "key");
      taken.set(each, name);
    }
  }
}
function checkSignature(source, base, at, report) {
  const flags = { ...base.flags, ...source.flags };
  const names = Object.keys(flags);
  const taken = /* @__PURE__ */ new Map();
  for (const [name, flag] of Object.entries(source.flags ?? {})) {
    const path = [...at, "flags", name];
    for (const each of [name, ...flag.aliases ?? []]) {
      const other = taken.get(each);
      if (other !== void 0) report(path, `\`${each}\` names the flag \`${other}\` too.`, "key");
      taken.set(each, name);
    }
    if (flag.required === true && flag.forbidden !== void 0) report(path, "A flag cannot be both required and forbidden.", "key");
    checkValue(flag, names, path, report);
  }
  const argumentList = source.arguments ?? [];
  for (const [index, argument] of argumentList.entries()) {
    const path = [...at, "arguments", index];
    if (argument.rest === true && index < argumentList.length - 1) report([...path, "rest"], "Only the last argument may stand any number of times.");
    if (argument.required === true && argumentList.slice(0, index).some(({ required }) => required !== true)) report([...path, "required"], "A required argument cannot follow one that may be left out.");
    checkValue(argument, names, path, report);
  }
  for (const key of ["together", "exclusive", "anyOf"]) {
    for (const [index, { flags: members, when }] of (source[key] ?? []).entries()) {
      for (const [place, name] of members.entries()) if (!names.includes(name)) report([...at, key, index, "flags", place], (0, import_chunk_7IIL3LMX.unknownWord)("flag", name, names));
      if (when !== void 0 && !names.includes(when.flag)) report([...at, key, index, "when", "flag"], (0, import_chunk_7IIL3LMX.unknownWord)("flag", when.flag, names));
      if (key !== "anyOf" && members.length < 2) report([...at, key, index, "flags"], "Flags that belong together or exclude each other are at least two.");
    }
  }
  checkPattern(source.result?.promises, [...at, "result", "promises"], report);
  checkInput(source, names, at, report);
}
function checkInput({ input, arguments: own = [] }, flags, at, report) {
  if (input === void 0) return;
  const { type, flags: read = [], arguments: words = [], stdin } = input;
  const named = own.map(({ name }) => name);
  if (type !== void 0 && !flags.includes(type)) report([...at, "input", "type"], (0, import_chunk_7IIL3LMX.unknownWord)("flag", type, flags));
  for (const [index, name] of read.entries()) if (!flags.includes(name)) report([...at, "input", "flags", index], (0, import_chunk_7IIL3LMX.unknownWord)("flag", name, flags));
  for (const [index, name] of words.entries()) if (!named.includes(name)) report([...at, "input", "arguments", index], (0, import_chunk_7IIL3LMX.unknownWord)("argument", name, named));
  if (stdin !== true && read.length + words.length === 0) report([...at, "input"], "Nothing tells where the object comes from: write `flags`, `arguments` or `stdin`.", "key");
}
function checkValue(source, flags, at, report) {
  const groups = checkPattern(source.pattern, [...at, "pattern"], report);
  for (const [group, flag] of Object.entries(source.agrees ?? {})) {
    const path = [...at, "agrees", group];
    if (!groups.includes(group)) report(path, (0, import_chunk_7IIL3LMX.unknownWord)("group of the pattern", group, groups), "key");
    if (!flags.includes(flag)) report(path, (0, import_chunk_7IIL3LMX.unknownWord)("flag", flag, flags));
  }
}
function checkPattern(pattern, at, report) {
  if (pattern === void 0) return [];
  const fault = (0, import_chunk_HAVPFMUF.patternFault)(pattern);
  if (fault === void 0) return (0, import_chunk_HAVPFMUF.patternGroups)(pattern);
  report(at, `The pattern \`${pattern}\` ${fault}.`);
  return [];
}
function checkHash(relation, report) {
  if (relation.relation !== "hashOf") return;
  for (const path of Object.keys(relation.blank ?? {})) if (!relation.of.includes(path)) report(["blank", path], (0, import_chunk_7IIL3LMX.unknownWord)("path of `of`", path, relation.of), "key");
}
function checkJournal(contract, report) {
  const { records, unregistered, timestamp, others } = contract;
  checkTasks(contract, report);
  const types = Object.keys(records ?? {});
  for (const [index, type] of (unregistered ?? []).entries()) {
    if (types.includes(type)) report(["unregistered", index], `\`${type}\` is a type of \`records\`; take it away here.`);
  }
  if (others !== void 0 && records === void 0) report(["others"], "`others` speaks of types besides those of `records`; add some.", "key");
  for (const [type, record] of Object.entries(records ?? {})) {
    checkRecord(record, types, timestamp !== void 0, (path, message, at) => {
      report(["records", type, ...path], message, at);
    });
  }
}
function checkRecord({ identity, read, complete, refersTo, sequence, relations }, types, hasTime, report) {
  const number = identity?.number;
  if (identity !== void 0 && number !== void 0 && !identity.keys.includes(number)) report(["identity", "number"], (0, import_chunk_7IIL3LMX.unknownWord)("key of the identity", number, identity.keys));
  if (read !== void 0 && read !== "every" && identity === void 0) report(["read"], "Which record is in force can be told only where `identity` says what belongs together.");
  if (read === "latest" && !hasTime) report(["read"], "`latest` needs a `timestamp`.");
  if (complete !== void 0 && identity === void 0) report(["complete"], "Which list is in force can be told only where `identity` says what belongs together.");
  for (const [index, { type, once }] of (sequence ?? []).entries()) {
    if (once !== void 0 && !types.includes(once)) report(["sequence", index, "once"], (0, import_chunk_7IIL3LMX.unknownWord)("type of records", once, types));
    if (!types.includes(type)) report(["sequence", index, "type"], (0, import_chunk_7IIL3LMX.unknownWord)("type of records", type, types));
  }
  for (const [index, reference] of (refersTo ?? []).entries()) {
    if (!types.includes(reference.type)) report(["refersTo", index, "type"], (0, import_chunk_7IIL3LMX.unknownWord)("type of records", reference.type, types));
  }
  for (const [index, relation] of (relations ?? []).entries()) {
    checkHash(relation, (path, message, at) => {
      report(["relations", index, ...path], message, at);
    });
    const sources = [relation.relation === "agreesWith" ? relation.with : void 0, relation.relation === "subsetOf" || relation.relation === "setEquals" ? relation.of : void 0];
    if (sources.some((source) => source?.startsWith("head.") === true)) report(["relations", index], "A record has no head; name a value of the record.");
  }
}
function checkTasks({ layout, records, ledger, told }, report) {
  const types = Object.entries(records ?? {});
  if (layout === "whole" && types.length !== 1) report(["layout"], "A record that is a whole file has one type; name it under `records`.");
  for (const [name, { type }] of Object.entries(told ?? {})) {
    if (!types.some(([each]) => each === type)) report(["told", name, "type"], (0, import_chunk_7IIL3LMX.unknownWord)("type of records", type, types.map(([each]) => each)));
  }
  for (const [type, { task }] of types) {
    if (task !== void 0 && layout !== "whole") report(["records", type, "task"], "A task is a whole file; say `layout: whole`.", "key");
    for (const [index, { identity, blank }] of (task?.copies ?? []).entries()) {
      const known = Object.keys(identity ?? {});
      for (const key of Object.keys(blank ?? {})) if (!known.includes(key)) report(["records", type, "task", "copies", index, "blank", key], (0, import_chunk_7IIL3LMX.unknownWord)("key of the identity", key, known), "key");
    }
  }
  if (ledger === void 0) return;
  const parts = (0, import_chunk_A2XUNJA2.readForm)(ledger.section).names;
  if (!parts.includes(ledger.key)) report(["ledger", "key"], (0, import_chunk_7IIL3LMX.unknownWord)("part of the heading", ledger.key, parts));
}
function checkNote(contract, report) {
  const sections = Object.keys(contract.sections ?? {});
  const states = Object.keys(contract.states ?? {});
  const name = (kind, known, path, word) => {
    if (word !== void 0 && !known.includes(word)) report(path, (0, import_chunk_7IIL3LMX.unknownWord)(kind, word, known));
  };
  const names = (kind, known, path, words) => {
    for (const [index, word] of (words ?? []).entries()) name(kind, known, [...path, index], word);
  };
  for (const [index, glob] of (contract.files ?? []).entries()) {
    const fault = (0, import_chunk_7IIL3LMX.globFault)(glob);
    if (fault !== void 0) report(["files", index], `The glob ${fault}.`);
  }
  for (const [part, source] of Object.entries(contract.parts ?? {})) {
    if (("enum" in source ? 1 : 0) + ("type" in source ? 1 : 0) !== 1) report(["parts", part], "A part has either `enum` or `type`.");
  }
  names("section", sections, ["order"], contract.order);
  for (const [key, section] of Object.entries(contract.sections ?? {})) checkSection(key, section, contract, report);
  if (contract.lineRanges !== void 0) hasParts(contract.lineRanges.suffix, ["start", "end"], ["lineRanges", "suffix"], report);
  name("class", [...Object.keys(contract.classes?.words ?? {}), contract.classes?.otherwise ?? ""], ["classes", "otherwise"], contract.classes?.otherwise);
  name("class", [...Object.keys(contract.classes?.words ?? {}), contract.classes?.otherwise ?? ""], ["classes", "loses"], contract.classes?.loses);
  for (const [index, condition] of (contract.conditions ?? []).entries()) {
    const path = ["conditions", index];
    if (condition.needs === void 0 && condition.forbids === void 0) report(path, "A condition has `needs` or `forbids`.");
    for (const key of ["given", "when", "unless", "needs", "forbids"]) checkSelector(condition[key], [...path, key], sections, states, report);
  }
  for (const [index, phrases] of (contract.phrases ?? []).entries()) names("section", sections, ["phrases", index, "sections"], phrases.sections);
  checkSelector(contract.index?.when, ["index", "when"], sections, states, report);
  if (contract.index !== void 0) name("part of the path", (0, import_chunk_LU2QEQVP.formsOf)(contract.path?.forms).flatMap(partsOf), ["index", "part"], contract.index.part);
  for (const [index, follows] of (contract.follows ?? []).entries()) {
    for (const key of Object.keys(follows.sections)) if (!sections.includes(key)) report(["follows", index, "sections", key], (0, import_chunk_7IIL3LMX.unknownWord)("section", key, sections), "key");
    names("state", states, ["follows", index, "done"], follows.done);
    checkSelector(follows.when, ["follows", index, "when"], sections, states, report);
    if (follows.file === void 0 === (follows.named === void 0)) report(["follows", index], "Another note is found by either `file` or `named`.");
    const fault = follows.named === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.globFault)(follows.named);
    if (fault !== void 0) report(["follows", index, "named"], `The glob ${fault}.`);
  }
}
function checkSection(key, section, contract, report) {
  const path = ["sections", key];
  const sections = Object.keys(contract.sections ?? {});
  const labels = Object.keys(section.labels ?? {});
  const parts = (0, import_chunk_LU2QEQVP.formsOf)(section.heading).flatMap(partsOf);
  const known = (kind, words, at, word) => {
    if (word !== void 0 && !words.includes(word)) report([...path, ...at], (0, import_chunk_7IIL3LMX.unknownWord)(kind, word, words));
  };
  known("section", sections, ["within"], section.within);
  if (section.within === key) report([...path, "within"], "A section does not stand inside itself.");
  known("part of the heading", parts, ["series", "part"], section.series?.part);
  for (const [index, other] of (section.series?.with ?? []).entries()) known("section", sections, ["series", "with", index], other);
  known("class", [...Object.keys(contract.classes?.words ?? {}), contract.classes?.otherwise ?? ""], ["class"], section.class);
  known("part of the heading", parts, ["owner"], section.owner);
  known("label", labels, ["state", "label"], section.state?.label);
  for (const [index, state] of (section.state?.done ?? []).entries()) known("state", Object.keys(contract.states ?? {}), ["state", "done", index], state);
  for (const [index, refers] of (section.refers ?? []).entries()) {
    known("label", labels, ["refers", index, "label"], refers.label);
    for (const [at, to] of refers.to.entries()) known("section", sections, ["refers", index, "to", at], to);
    for (const form of (0, import_chunk_LU2QEQVP.formsOf)(refers.forms)) hasParts(form, [refers.part], [...path, "refers", index, "forms"], report);
  }
  for (const [index, entries] of (section.entries ?? []).entries()) {
    if (entries.as === "items" && entries.forms === void 0) report([...path, "entries", index], "Entries that are `items` have `forms`.");
    if (entries.as === "table" && entries.columns === void 0) report([...path, "entries", index], "Entries in a `table` have `columns`.");
  }
}
function checkSelector(selector, path, sections, states, report) {
  if (selector === void 0) return;
  const { section, state, forms, label } = selector;
  for (const key of typeof section === "string" ? [section] : section ?? []) if (!sections.includes(key)) report([...path, "section"], (0, import_chunk_7IIL3LMX.unknownWord)("section", key, sections));
  for (const word of state ?? []) if (!states.includes(word)) report([...path, "state"], (0, import_chunk_7IIL3LMX.unknownWord)("state", word, states));
  if (forms !== void 0 && label === void 0) report([...path, "forms"], "`forms` speaks of the value of a `label`.");
  if (section === void 0 && (label ?? state ?? selector.stub) !== void 0) report(path, "What is asked of a section needs a `section`.");
  if (section === void 0 && selector.text === void 0) report(path, "Name a `section` or a `text` to look for.");
}
function partsOf(form) {
  return (0, import_chunk_LU2QEQVP.formParts)(form).filter((_, index) => index % 2 === 1);
}
function hasParts(form, parts, path, report) {
  for (const part of parts) if (!partsOf(form).includes(part)) report(path, `The form lacks \`{${part}}\`.`);
}
var leastText = 3;
function checkMeaning(source, ruleIds) {
  const faults = [];
  const report = (path, message, at = "value") => {
    faults.push({ path, at, message });
  };
  const kind = source["contract"];
  if (kind === "command" && source["names"] === void 0) report([], "A contract of the kind `command` has `names`.");
  for (const key of kind === "marker" ? ["family", "head"] : ["name"]) if (typeof source[key] !== "string") report([], `A contract of the kind \`${kind}\` has a \`${key}\`.`);
  if (faults.length > 0) return faults;
  const contract = source;
  switch (contract.contract) {
    case "marker":
      checkMarker(contract, report);
      break;
    case "note":
      checkNote(contract, report);
      break;
    case "journal":
      checkJournal(contract, report);
      break;
    case "command":
      checkCommand(contract, report);
  }
  for (const id of Object.keys(contract.severity ?? {})) if (!ruleIds.includes(id)) report(["severity", id], (0, import_chunk_7IIL3LMX.unknownWord)("rule", id, ruleIds), "key");
  for (const [index, example] of (contract.examples?.bad ?? []).entries()) {
    for (const [at, report_] of (typeof example === "string" ? [] : example.reports ?? []).entries()) {
      const id = report_.replace(/:\d+$/, "");
      if (!ruleIds.includes(id)) report(["examples", "bad", index, "reports", at], (0, import_chunk_7IIL3LMX.unknownWord)("rule", id, ruleIds));
    }
  }
  return faults;
}
function checkMarker(contract, report) {
  const names = headNames(contract.head);
  const heads = [
    { head: contract.head, path: ["head"] },
    ...contract.pair === void 0 ? [] : [{ head: contract.pair.end, path: ["pair", "end"] }],
    ...(contract.legacy ?? []).map(({ head }, index) => ({ head, path: ["legacy", index, "head"] }))
  ];
  for (const { head, path } of heads) {
    if (/[\r\n]|--|^\s|\s$/.test(head)) report(path, "A head is one line without `--` and without white space around it.");
    if ((/^[^{]*/.exec(head)?.[0].replaceAll(/\W/g, "").length ?? 0) < leastText) report(path, `A head begins with at least ${leastText} letters or digits of its own.`);
  }
  if (contract.pair?.end === contract.head) report(["pair", "end"], "The end of a pair has another head than its beginning.");
  const every = [...new Set(heads.flatMap(({ head }) => headNames(head)))];
  for (const [name, parameter] of Object.entries(contract.parameters ?? {})) {
    if (!every.includes(name)) report(["parameters", name], (0, import_chunk_7IIL3LMX.unknownWord)("parameter", name, every), "key");
    if (("enum" in parameter ? 1 : 0) + ("type" in parameter ? 1 : 0) !== 1) report(["parameters", name], "A parameter has either `enum` or `type`.");
  }
  checkPayload(contract, names, report);
  checkRelations(contract, names, report);
  const bulletKeys = Object.values(contract.mirror?.bullets ?? {});
  for (const key of Object.keys(contract.mirror?.placeholders ?? {})) {
    if (!bulletKeys.includes(key)) report(["mirror", "placeholders", key], (0, import_chunk_7IIL3LMX.unknownWord)("key of a bullet", key, bulletKeys), "key");
  }
}
function headNames(head) {
  return (0, import_chunk_LU2QEQVP.headParts)(head).filter((_, index) => index % 2 === 1);
}
function checkPayload({ payload, pair, parameters }, names, report) {
  if (payload === void 0) return;
  if (payload.in === "region" && pair === void 0) report(["payload", "in"], "A payload in a region needs a `pair` around it.");
  if (payload.schema !== void 0 && payload.version !== void 0) report(["payload", "schema"], "A payload has a `schema` or a `version` with schemas, not both.", "key");
  for (const [key, name] of Object.entries(payload.agrees ?? {})) if (!names.includes(name)) report(["payload", "agrees", key], (0, import_chunk_7IIL3LMX.unknownWord)("parameter", name, names));
  const { version } = payload;
  if (version === void 0) return;
  if (version.field.startsWith("head.") && !names.includes(version.field.slice("head.".length))) {
    report(["payload", "version", "field"], (0, import_chunk_7IIL3LMX.unknownWord)("parameter", version.field.slice("head.".length), names));
  }
  const known = Object.keys(version.schemas);
  for (const key of ["minimum", "current"]) {
    const given = version[key];
    const path = ["payload", "version", key];
    if (typeof given === "number" && !known.includes(String(given))) report(path, (0, import_chunk_7IIL3LMX.unknownWord)("version", String(given), known));
    if (typeof given !== "object") continue;
    for (const [name, numbers] of Object.entries(given)) {
      const parameter = parameters?.[name];
      if (!names.includes(name)) report([...path, name], (0, import_chunk_7IIL3LMX.unknownWord)("parameter", name, names), "key");
      for (const [word, number] of Object.entries(numbers)) {
        if (parameter !== void 0 && "enum" in parameter && !parameter.enum.includes(word)) report([...path, name, word], (0, import_chunk_7IIL3LMX.unknownWord)(`word of \`${name}\``, word, parameter.enum), "key");
        if (!known.includes(String(number))) report([...path, name, word], (0, import_chunk_7IIL3LMX.unknownWord)("version", String(number), known));
      }
    }
  }
}
function checkRelations({ relations }, names, report) {
  for (const [index, relation] of (relations ?? []).entries()) {
    for (const [path, source] of sourcesOf(relation)) {
      const name = source.startsWith("head.") ? source.slice("head.".length) : void 0;
      if (name !== void 0 && !names.includes(name)) report(["relations", index, ...path], (0, import_chunk_7IIL3LMX.unknownWord)("parameter", name, names));
    }
    checkHash(relation, (path, message, at) => {
      report(["relations", index, ...path], message, at);
    });
    if (relation.relation !== "hasForm") continue;
    const parts = headNames(relation.form);
    for (const key of ["parts", "agrees"]) {
      for (const name of Object.keys(relation[key] ?? {})) if (!parts.includes(name)) report(["relations", index, key, name], (0, import_chunk_7IIL3LMX.unknownWord)("part of the form", name, parts), "key");
    }
  }
}
function sourcesOf(relation) {
  if (relation.relation === "agreesWith") return [[["with"], relation.with]];
  if (relation.relation === "subsetOf" || relation.relation === "setEquals") return [[["of"], relation.of]];
  return relation.relation === "hasForm" ? Object.entries(relation.agrees ?? {}).map(([part, source]) => [["agrees", part], source]) : [];
}
function checkPatterns(schema, path = []) {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => checkPatterns(each, [...path, index]));
  if (!(0, import_chunk_GPV2BCSZ.isSchema)(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const at = [...path, key];
    if (key === "enum" || key === "const" || key === "required" || key === "default" || key === "examples") return [];
    if ((key === "pattern" || key === "when") && typeof value === "string") return faultOf(value, at, "value");
    if (key === "patternProperties" && (0, import_chunk_GPV2BCSZ.isSchema)(value)) return [...Object.keys(value).flatMap((pattern) => faultOf(pattern, [...at, pattern], "key")), ...checkPatterns(value, at)];
    return checkPatterns(value, at);
  });
}
function faultOf(pattern, path, at) {
  const fault = (0, import_chunk_HAVPFMUF.patternFault)(pattern);
  return fault === void 0 ? [] : [{ path, at, message: `The pattern \`${pattern}\` ${fault}.` }];
}
var whole = /^(?:(?:payload|frontmatter|data|values|records\..+|sections\.[^.]+\.data)\.schema|schema)$/;
var wholeEntries = /* @__PURE__ */ new Set(["payload.version.schemas"]);
function extendContract(base, changes) {
  const { examples: _, ...kept } = base;
  const { extends: __, ...own } = changes;
  return merge(kept, own, "");
}
function merge(base, changes, path) {
  const result = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(changes)) {
    const at = path === "" ? key : `${path}.${key}`;
    const old = result.get(key);
    if (value === null) result.delete(key);
    else if (isMapping(value) && isMapping(old) && !whole.test(at) && !wholeEntries.has(path)) result.set(key, merge(old, value, at));
    else result.set(key, isMapping(value) ? withoutNulls(value) : value);
  }
  return Object.fromEntries(result);
}
function withoutNulls(value) {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}
function isMapping(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var SchemaProblem = class extends Error {
  name = "SchemaProblem";
  /** The file, `undefined` for the contract itself. */
  file;
  path;
  /** Where the contract asks for the schema. */
  askedAt;
  constructor(message, file, path, askedAt = []) {
    super(message);
    this.file = file;
    this.path = path;
    this.askedAt = askedAt;
  }
};
var mostSchemas = 1e4;
function inlineSchema(source, open) {
  return new Inliner(open).start(source);
}
var Inliner = class {
  #open;
  #count = 0;
  constructor(open) {
    this.#open = open;
  }
  start(source) {
    if (typeof source !== "string") return this.#inline(source, { id: "", schema: source }, [], []);
    return this.#follow(source, void 0, [], []);
  }
  /** `chain` holds the references that led here, so that a circle ends. */
  #inline(schema, file, path, chain) {
    this.#count += 1;
    if (this.#count > mostSchemas) throw new SchemaProblem(`The schema is larger than ${mostSchemas.toLocaleString("en")} schemas when its references are followed.`, outside(file), path);
    const result = /* @__PURE__ */ new Map();
    for (const [keyword, value] of Object.entries(schema)) {
      const at = [...path, keyword];
      if (keyword === "$ref" || keyword === "$defs" || keyword === "$schema" || keyword === "$id") continue;
      if (import_chunk_GPV2BCSZ.schemaKeywords.has(keyword) && (0, import_chunk_GPV2BCSZ.isSchema)(value)) result.set(keyword, this.#inline(value, file, at, chain));
      else if (import_chunk_GPV2BCSZ.schemaListKeywords.has(keyword)) result.set(keyword, value.map((each, index) => this.#inline(each, file, [...at, index], chain)));
      else if (import_chunk_GPV2BCSZ.schemaMapKeywords.has(keyword)) {
        result.set(keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.#inline(each, file, [...at, name], chain)])));
      } else result.set(keyword, value);
    }
    const reference = schema["$ref"];
    if (typeof reference !== "string") return Object.fromEntries(result);
    const target = this.#follow(reference, file, [...path, "$ref"], chain);
    if ([...result.keys()].every((keyword) => import_chunk_GPV2BCSZ.annotations.has(keyword))) return { ...target, ...Object.fromEntries(result) };
    const all = [target, ...result.get("allOf") ?? []];
    return { ...Object.fromEntries(result), allOf: all };
  }
  #follow(reference, from, path, chain) {
    const hash = reference.indexOf("#");
    const name = hash === -1 ? reference : reference.slice(0, hash);
    const pointer = hash === -1 ? "" : reference.slice(hash + 1);
    const file = name === "" && from !== void 0 ? from : this.#opened(name, from, path);
    const key = `${file.id}#${pointer}`;
    if (chain.includes(key)) throw new SchemaProblem(`\`${reference}\` leads back to itself; a schema must not contain itself.`, outside(from), path);
    const steps = pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    let target = file.schema;
    for (const step of steps) target = (0, import_chunk_GPV2BCSZ.isSchema)(target) && Object.hasOwn(target, step) ? target[step] : void 0;
    if (!(0, import_chunk_GPV2BCSZ.isSchema)(target) || pointer !== "" && !pointer.startsWith("/")) throw new SchemaProblem(`\`${reference}\` leads to no schema.`, outside(from), path);
    return this.#inline(target, file, steps, [...chain, key]);
  }
  #opened(name, from, path) {
    try {
      return this.#open(name, outside(from));
    } catch (error) {
      if (error instanceof SchemaProblem) throw new SchemaProblem(error.message, outside(from), path);
      throw error;
    }
  }
};
function outside(file) {
  return file?.id === "" ? void 0 : file;
}
function noteSchemaPlaces(source) {
  const sections = (0, import_chunk_GPV2BCSZ.isSchema)(source["sections"]) ? Object.entries(source["sections"]) : [];
  return [
    ["frontmatter", "schema"],
    ["data", "schema"],
    ["values", "schema"],
    ...sections.flatMap(([key, section]) => {
      const entries = (0, import_chunk_GPV2BCSZ.isSchema)(section) && Array.isArray(section["entries"]) ? section["entries"] : [];
      return [["sections", key, "data", "schema"], ...entries.map((_, index) => ["sections", key, "entries", index, "schema"])];
    })
  ];
}
function inlineContract(source, open) {
  return schemaPlaces(source).reduce((result, path) => replaceAt(result, path, (schema) => inline(schema, path, open)), { ...source });
}
function schemaPlaces(source) {
  if (source["contract"] === "note") return noteSchemaPlaces(source);
  if (source["contract"] === "journal") return [["schema"], ...Object.keys((0, import_chunk_GPV2BCSZ.isSchema)(source["records"]) ? source["records"] : {}).map((type) => ["records", type, "schema"])];
  const payload = source["payload"];
  const version = (0, import_chunk_GPV2BCSZ.isSchema)(payload) ? payload["version"] : void 0;
  const schemas = (0, import_chunk_GPV2BCSZ.isSchema)(version) ? version["schemas"] : void 0;
  return [["payload", "schema"], ...Object.keys((0, import_chunk_GPV2BCSZ.isSchema)(schemas) ? schemas : {}).map((key) => ["payload", "version", "schemas", key])];
}
function inline(schema, path, open) {
  if (typeof schema !== "string" && !(0, import_chunk_GPV2BCSZ.isSchema)(schema)) return schema;
  try {
    return inlineSchema(schema, open);
  } catch (error) {
    if (!(error instanceof SchemaProblem)) throw error;
    throw new SchemaProblem(error.message, error.file, error.file === void 0 ? [...path, ...error.path] : error.path, path);
  }
}
function replaceAt(value, [step, ...rest], change) {
  if (step === void 0) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => index === step ? replaceAt(each, rest, change) : each);
  if (!(0, import_chunk_GPV2BCSZ.isSchema)(value) || !Object.hasOwn(value, step)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === step ? replaceAt(each, rest, change) : each]));
}
var longestChain = 10;
var ContractLoader = class _ContractLoader {
  #options;
  #contractSchemas;
  #schemaSchema;
  constructor(options) {
    this.#options = options;
    const { schemas } = options;
    const shared = schemas.marker["$defs"];
    this.#contractSchemas = new Map(Object.entries(schemas).map(([kind, schema]) => [kind, (0, import_chunk_GPV2BCSZ.compilePayloadSchema)(withDefinitions(schema, shared))]));
    this.#schemaSchema = (0, import_chunk_GPV2BCSZ.compilePayloadSchema)({ $ref: "#/$defs/schema", $defs: shared });
  }
  static async create(options) {
    await (0, import_chunk_GPV2BCSZ.loadSchemaValidator)();
    return new _ContractLoader(options);
  }
  /** The contract of a file, whole: with what it extends, and its schemas in place. Throws `ContractFaults`. */
  load(file, access) {
    const { text, value } = this.#source(file, access, []);
    const faults = checkMeaning(value, this.#options.ruleIds);
    if (faults.length > 0) throw faultsAt(text, faults);
    return { source: value, text };
  }
  #source(file, access, chain) {
    const text = readContractText(file, readFile(file, access), "contract");
    const schema = this.#schemaOf(text);
    checkContractText(text, schema);
    const own = this.#inline(text, access);
    const name = text.value["extends"];
    if (typeof name !== "string") return { text, value: own };
    const value = extendContract(this.#base(name, text, access, [...chain, file]), own);
    const missing = missingParts(value, schema);
    if (missing.length > 0) throw faultsAt(text, missing.map((message) => ({ path: ["extends"], at: "value", message })));
    return { text, value };
  }
  #schemaOf(text) {
    const kinds = [...this.#contractSchemas.keys()];
    const kind = text.value["contract"];
    if (kind === void 0) throw faultsAt(text, [{ path: [], at: "value", message: `A contract says of which kind it is; write \`contract: ${kinds.join("` or `contract: ")}\`.` }]);
    const schema = typeof kind === "string" ? this.#contractSchemas.get(kind) : void 0;
    if (schema === void 0) throw faultsAt(text, [{ path: ["contract"], at: "value", message: (0, import_chunk_7IIL3LMX.unknownWord)("kind of contract", typeof kind === "string" ? kind : "", kinds) }]);
    return schema;
  }
  #base(name, text, access, chain) {
    const fail = (message) => faultsAt(text, [{ path: ["extends"], at: "value", message }]);
    const { builtIn } = this.#options;
    if (!/[./]/.test(name)) {
      const ofKind = builtIn.filter(({ contract }) => contract === text.value["contract"]);
      const names = ofKind.map(sourceName);
      const found = ofKind.find((each) => sourceName(each) === name);
      if (found !== void 0) return found;
      const meant = (0, import_chunk_7IIL3LMX.suggest)(name, names);
      const known = names.length === 0 ? "write `./file.contract.yaml`" : "write one that docs/families.md lists, or `./file.contract.yaml`";
      throw fail(`There is no built-in contract \`${name}\` of this kind; ${meant === void 0 ? `${known}.` : `did you mean \`${meant}\`?`}`);
    }
    const target = attempt(() => access.resolve(name, text.file), fail);
    if (chain.includes(target)) throw fail(`\`${name}\` leads back to this contract.`);
    if (chain.length >= longestChain) throw fail(`More than ${longestChain} contracts build on each other.`);
    return this.#source(target, access, chain).value;
  }
  #inline(text, access) {
    const opened = /* @__PURE__ */ new Map();
    const whole2 = text.value["contract"] === "note";
    const patterns = whole2 ? checkPatterns(text.value) : ["payload", "body", "schema", "records"].flatMap((key) => checkPatterns(text.value[key], [key]));
    if (patterns.length > 0) throw faultsAt(text, patterns);
    try {
      return inlineContract(text.value, (name, from) => this.#openSchema(name, from?.id ?? text.file, access, opened));
    } catch (error) {
      if (!(error instanceof SchemaProblem)) throw error;
      const where = error.file === void 0 ? "" : `${error.file.id}: `;
      throw faultsAt(text, [{ path: error.file === void 0 ? error.path : error.askedAt, at: "value", message: where + error.message }]);
    }
  }
  #openSchema(name, from, access, opened) {
    const fail = (message) => new SchemaProblem(message, void 0, []);
    if (/^[a-z][a-z0-9+.-]*:/i.test(name)) throw fail(`\`${name}\` is an address; a schema is a file in the folder of its contract.`);
    const id = attempt(() => access.resolve(name, from), fail);
    const known = opened.get(id);
    if (known !== void 0) return known;
    const text = readContractText(id, readFile(id, access), "schema");
    checkContractText(text, this.#schemaSchema);
    const patterns = checkPatterns(text.value);
    if (patterns.length > 0) throw faultsAt(text, patterns);
    const file = { id, schema: text.value };
    opened.set(id, file);
    return file;
  }
};
function readFile(file, access) {
  return attempt(
    () => access.read(file),
    (message) => new ContractFaults(file, void 0, [{ at: { start: 0, end: 0 }, message }])
  );
}
function attempt(action, fail) {
  try {
    return action();
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
}
function faultsAt(text, faults) {
  return new ContractFaults(
    text.file,
    text.source,
    faults.map(({ path, at, message }) => ({ at: text.plain.spanOf({ path, at }), message }))
  );
}
var sharedPrefix = "marker.schema.json#/$defs/";
function withDefinitions(schema, shared) {
  const { $id: _, ...rest } = JSON.parse(JSON.stringify(schema).replaceAll(sharedPrefix, "#/$defs/"));
  return { ...rest, $defs: { ...(0, import_chunk_GPV2BCSZ.isSchema)(shared) ? shared : {}, ...(0, import_chunk_GPV2BCSZ.isSchema)(rest["$defs"]) ? rest["$defs"] : {} } };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ContractFaults,
  ContractLoader,
  sourceName
});
