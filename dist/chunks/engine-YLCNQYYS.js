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
  Engine: () => Engine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_53WF3DDQ = require("./chunk-53WF3DDQ.js");
var import_chunk_F4ARFKCC = require("./chunk-F4ARFKCC.js");
var import_chunk_XCYHARKM = require("./chunk-XCYHARKM.js");
var import_chunk_J4O6PYQY = require("./chunk-J4O6PYQY.js");
var import_chunk_SC5AONMI = require("./chunk-SC5AONMI.js");
var import_chunk_KLEVIFPG = require("./chunk-KLEVIFPG.js");
var import_chunk_HL2NQYEV = require("./chunk-HL2NQYEV.js");
var import_chunk_2N2WYESO = require("./chunk-2N2WYESO.js");
var import_chunk_OG5LY6LA = require("./chunk-OG5LY6LA.js");
var import_chunk_54MGQCOK = require("./chunk-54MGQCOK.js");
var import_chunk_AWL3WD6F = require("./chunk-AWL3WD6F.js");
var import_chunk_7NXUM2U3 = require("./chunk-7NXUM2U3.js");
var import_chunk_LU2QEQVP = require("./chunk-LU2QEQVP.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_QBW263PB = require("./chunk-QBW263PB.js");
var import_chunk_GPV2BCSZ = require("./chunk-GPV2BCSZ.js");
var import_chunk_HAVPFMUF = require("./chunk-HAVPFMUF.js");
var import_chunk_IXLUPIII = require("./chunk-IXLUPIII.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
var import_node_path2 = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path4 = require("node:path");
var import_node_path5 = require("node:path");
var import_node_path6 = require("node:path");
var import_promises3 = require("node:timers/promises");
var import_node_path7 = require("node:path");
var import_promises4 = require("node:fs/promises");
var import_node_path8 = require("node:path");
var import_promises5 = require("node:fs/promises");
var import_promises6 = require("node:fs/promises");
var import_promises7 = require("node:timers/promises");
function declarationOf(path) {
  const name = (0, import_node_path.basename)(path);
  if (import_chunk_7IIL3LMX.configFileNames.includes(name)) return (0, import_chunk_54MGQCOK.isCodeConfig)(name) ? void 0 : "config";
  return /\.contract\.ya?ml$/.test(name) ? "contract" : void 0;
}
async function checkDeclaration(snapshot, { declaration, path }) {
  return declaration === "config" ? checkConfig(snapshot) : checkContract(snapshot, path);
}
async function checkConfig({ text }) {
  const { root, faults } = (0, import_chunk_7IIL3LMX.readYaml)(text, (0, import_chunk_7IIL3LMX.shiftMap)(0));
  if (faults.length > 0) return faults.map(({ span, reason, advice }) => ({ at: span, message: `Syntax: ${reason}${advice === void 0 ? "" : `; ${advice}`}.` }));
  const plain = (0, import_chunk_7IIL3LMX.toPlainValue)(root);
  if (plain.faults.length > 0) return plain.faults.map(({ span, message }) => ({ at: span, message }));
  const { config, issues } = (0, import_chunk_QBW263PB.validateConfig)(plain.value, import_chunk_7IIL3LMX.knownNames);
  return [...issues, ...await (0, import_chunk_AWL3WD6F.findOptionIssues)(config, import_chunk_7IIL3LMX.knownNames)].map((issue) => ({ at: plain.spanOf(issue), message: issue.message }));
}
var loader;
async function checkContract({ text }, path) {
  const loaded = await (loader ??= (0, import_chunk_7IIL3LMX.contractOptions)().then((options) => import_chunk_2N2WYESO.ContractLoader.create(options)));
  try {
    const onDisk = (0, import_chunk_7IIL3LMX.contractFileAccess)(path);
    loaded.load(path, { resolve: (name, from) => onDisk.resolve(name, from), read: (file) => file === path ? text : onDisk.read(file) });
    return [];
  } catch (error) {
    if (!(error instanceof import_chunk_2N2WYESO.ContractFaults)) return [{ at: { start: 0, end: 0 }, message: error instanceof Error ? error.message : String(error) }];
    return error.faults.map(({ at, message }) => error.file === path ? { at, message } : { at: { start: 0, end: 0 }, message: `${(0, import_node_path.basename)(error.file)}: ${message}` });
  }
}
function moveFindings(findings, before, after) {
  if (findings.length === 0 || before === after) return findings;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let tail = 0;
  while (tail < most - start && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)) tail += 1;
  const end = before.length - tail;
  const shift = after.length - before.length;
  const move = (span) => {
    if (span.end <= start) return span;
    return span.start >= end ? { start: span.start + shift, end: span.end + shift } : void 0;
  };
  return findings.flatMap((finding) => {
    const at = move(finding.at);
    if (at === void 0) return [];
    const related = finding.related.flatMap((each) => {
      const place = each.path === void 0 ? move(each.at) : each.at;
      return place === void 0 ? [] : [{ ...each, at: place }];
    });
    return [{ ...finding, at, related, fix: void 0 }];
  });
}
var slice = 8;
var StaleWork = class extends Error {
};
function breathe(isStale) {
  let since = performance.now();
  const end = () => {
    if (isStale()) throw new StaleWork("the document has changed");
  };
  return () => {
    end();
    if (performance.now() - since < slice) return void 0;
    return (0, import_promises.setImmediate)().then(() => {
      since = performance.now();
      end();
    });
  };
}
function inputOf(snapshot, place, project, text = snapshot.text) {
  const { path, kind, fileName, folderNames } = place;
  const hasByteOrderMark = place.hasByteOrderMark || snapshot.hasByteOrderMark;
  return { text, faults: (0, import_chunk_7IIL3LMX.findTextFaults)(text), hasByteOrderMark, path, kind, fileName, folderNames, tree: project?.tree };
}
var shortWait = 5;
async function analyse(snapshot, placing, project, before, isStale) {
  if ("reason" in placing) return emptyAnalysis(snapshot);
  if ("issues" in placing) return emptyAnalysis(snapshot, placing.issues.map((issue) => noticeOfIssue(issue, snapshot)));
  if ("declaration" in placing) return emptyAnalysis(snapshot, await checkDeclaration(snapshot, placing));
  const { place } = placing;
  const examination = await place.environment.linter.examine(inputOf(snapshot, place, project), place.layers, (0, import_chunk_J6AED5OY.toForwardSlashes)(place.absolutePath), false, breathe(isStale));
  if (isStale()) throw new StaleWork("the document has changed");
  project?.setOpen(place.path, examination.document.source);
  project?.facts.set(examination);
  const standsIn = before?.place === place && project !== void 0 && project.facts.cost > shortWait;
  return concluded(snapshot, place, examination, project, standsIn ? moveFindings(before.projectFindings, before.snapshot.text, snapshot.text) : void 0);
}
function concluded(snapshot, place, examination, project, projectFindings = project?.facts.findingsOf(place.path) ?? []) {
  const { diagnostics, failures } = (0, import_chunk_7IIL3LMX.conclude)({ ...examination, findings: [...examination.findings, ...projectFindings] }, (path) => project?.sourceOf(path));
  return {
    snapshot,
    place,
    examination,
    projectFindings,
    diagnostics: diagnostics.filter(({ suppressed }) => suppressed === void 0),
    notices: [],
    failures: [...failures, ...project?.facts.failures ?? []]
  };
}
function emptyAnalysis(snapshot, notices = []) {
  return { snapshot, place: void 0, examination: void 0, projectFindings: [], diagnostics: [], notices, failures: [] };
}
function noticeOfIssue({ source, point, message }, snapshot) {
  const place = point === void 0 ? source : `${source}:${String(point.line)}:${String(point.column)}`;
  return { at: snapshot.source.lineSpan(1), message: `Not linted, since the configuration has a fault (${place}): ${message}` };
}
var import_node = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
function commandWords(contract, signature) {
  const flags2 = [...new Set(signature.flags.values())].filter(({ forbidden }) => forbidden === void 0);
  const required = flags2.filter((flag) => flag.required);
  const optional = flags2.filter((flag) => !flag.required);
  const named = (some) => some.map(({ name }) => `\`${(0, import_chunk_7IIL3LMX.sayFlag)(contract, name)}\``).join(", ");
  const rows = [
    ...signature.name === void 0 && contract.subcommands.size > 0 ? [`subcommands: ${[...contract.subcommands.keys()].map((name) => `\`${name}\``).join(", ")}`] : [],
    ...required.length === 0 ? [] : [`required: ${named(required)}`],
    ...optional.length === 0 ? [] : [`may be left out: ${named(optional)}`],
    ...signature.arguments.length === 0 ? [] : [`arguments: ${signature.arguments.map(({ name, rest }) => `\`${name}\`${rest ? " and more" : ""}`).join(", ")}`],
    ...signature.forbidden === void 0 ? [] : [`not to be used${(0, import_chunk_7NXUM2U3.behindColon)(signature.forbidden.consequence)}`]
  ];
  return [`**${(0, import_chunk_7IIL3LMX.commandTitle)(contract, signature)}**`, "", ...contract.description === void 0 ? [] : [contract.description, ""], ...rows.map((row) => `- ${row}`)].join("\n").trimEnd();
}
function flagWords(command, { name, aliases, value, required, allowed, shape, forbidden, consequence }) {
  const rows = [
    `${required ? "required" : "may be left out"}, ${value === "none" ? "without a value" : value === "required" ? "with a value" : "with a value or without"}`,
    ...aliases.length === 0 ? [] : [`also ${aliases.map((alias) => `\`${alias}\``).join(", ")}`],
    ...allowed.length === 0 ? [] : [`one of ${allowed.map((word) => `\`${word}\``).join(", ")}`],
    ...shape === void 0 ? [] : [`its value: ${shape}`],
    ...forbidden === void 0 ? [] : [`not to be used${(0, import_chunk_7NXUM2U3.behindColon)(forbidden.consequence)}`],
    ...consequence === void 0 ? [] : [`where that does not hold: ${consequence}`]
  ];
  return [`\`${name}\` of **${command}**`, "", ...rows.map((row) => `- ${row}`)].join("\n");
}
var farthest = 2e3;
function commandCompletions({ commands, document }, { before, range }) {
  const line = before.slice(-farthest);
  const typed = /(?:^|\s)(\S*)$/.exec(line)?.[1] ?? "";
  const named = (0, import_chunk_7IIL3LMX.commandsNamed)(commands, document.text, document.path).filter(({ form }) => form === "line");
  const calls = named.map((contract) => ({ contract, end: endOfName(contract, line) }));
  const nearest = Math.max(...calls.map(({ end }) => end));
  if (nearest < 0) return void 0;
  const rest = line.slice(nearest).replace(/^["']/, "");
  const suggestions = calls.filter(({ end }) => end === nearest).flatMap(({ contract }) => {
    const words = rest.split(/\s+/).filter((word) => word !== "");
    const signature = words.map((word) => contract.subcommands.get(word)).find((each) => each !== void 0) ?? contract.signature;
    if (typed.startsWith("-")) return flags(contract, signature, rest);
    const atSubcommand = contract.subcommands.size > 0 && signature === contract.signature && words.length <= (typed === "" ? 0 : 1);
    return atSubcommand ? subcommands(contract) : [];
  });
  return suggestions.length === 0 ? void 0 : suggestions.map((each) => ({ ...each, range: range(typed.length) }));
}
function endOfName({ names }, line) {
  const ends = names.flatMap((name) => {
    const at = line.lastIndexOf(name);
    return at === -1 || !/^["']?\s/.test(line.slice(at + name.length)) ? [] : [at + name.length];
  });
  return Math.max(-1, ...ends);
}
function flags(contract, signature, rest) {
  const written = ({ name }) => (0, import_chunk_7IIL3LMX.sayFlag)(contract, name);
  const there = new Set(rest.split(/[\s=]+/));
  const offered = [...new Set(signature.flags.values())].filter((flag) => flag.forbidden === void 0 && !there.has(written(flag)));
  return offered.sort((a, b) => Number(b.required) - Number(a.required)).map((flag) => ({ label: written(flag), kind: import_node.CompletionItemKind.Property, text: written(flag), detail: flag.required ? "required" : void 0, documentation: flagWords((0, import_chunk_7IIL3LMX.commandTitle)(contract, signature), flag) }));
}
function subcommands({ subcommands: all, title }) {
  return [...all].filter(([, { forbidden }]) => forbidden === void 0).map(([name]) => ({ label: name, kind: import_node.CompletionItemKind.Function, text: name, detail: title }));
}
var import_node2 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var config_schema_default = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"markerlint configuration","description":"The content of markerlint.config.yaml or markerlint.config.json, or of the key markerlint in package.json. The nearest configuration above a file governs it.","type":"object","additionalProperties":false,"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"extends":{"description":"Configurations that this one builds on: files relative to this one, such as ./shared.yaml, or presets. What stands later wins, and this file wins over all of them. Globs of such a file are relative to its own folder if that is above this one, else to this one.","$ref":"#/$defs/texts"},"profiles":{"description":"The clients that the skills are written for, such as claude-code or vscode. Without it a skill is judged by what every known client does.","$ref":"#/$defs/texts"},"presets":{"description":"The sets of rules that are switched on. Without it recommended; an empty list switches every rule off that is not named under rules.","anyOf":[{"$ref":"#/$defs/preset"},{"type":"array","items":{"$ref":"#/$defs/preset"}}]},"ruleset":{"description":"The rules that presets mean: those of this ruleset and of earlier ones, so that a newer version brings no new rule. Without it the newest.","type":"integer","minimum":1},"packs":{"description":"Switches packs of built-in contracts off, and optional ones on.","type":"object","additionalProperties":{"enum":["on","off"]}},"contracts":{"description":"Files of contracts, or globs of such, besides those in .markerlint; relative to the folder of this configuration.","$ref":"#/$defs/globs"},"rules":{"description":"A severity for each rule, alone or in a list with the options of the rule.","$ref":"#/$defs/rules"},"overrides":{"description":"Settings for some of the files only. They count after the rules of this configuration, in their order.","type":"array","items":{"type":"object","additionalProperties":false,"required":["files"],"properties":{"files":{"description":"Globs of the files that these settings are for.","$ref":"#/$defs/globs"},"rules":{"$ref":"#/$defs/rules"},"profiles":{"description":"The clients that these files are written for; they replace those of the configuration.","$ref":"#/$defs/texts"},"suppressions":{"$ref":"#/$defs/suppressions"}}}},"suppressions":{"$ref":"#/$defs/suppressions"},"files":{"description":"Globs of files and the kind of document that they are. Such files are found even when git ignores them. Of several globs that match, the last one counts.","type":"object","propertyNames":{"$ref":"#/$defs/glob"},"additionalProperties":{"$ref":"#/$defs/kind"}},"ignore":{"description":"Globs of files and folders that are never linted, not even when they are named on the command line. A glob that begins with ! takes back what one before it ignores; a glob that ends with / means folders only.","$ref":"#/$defs/globs"}},"$defs":{"suppressions":{"description":"Findings that are silenced where nobody can write a directive, such as in captured comments.","type":"array","items":{"type":"object","additionalProperties":false,"required":["rules","reason"],"properties":{"rules":{"description":"The ids of rules.","$ref":"#/$defs/texts"},"family":{"description":"Only findings about markers of this family.","type":"string"},"comment":{"description":"Only findings in this comment: its id, as the report prints it, or its address.","anyOf":[{"type":"string"},{"type":"integer"}]},"until":{"description":"The last day on which it holds, as YYYY-MM-DD.","type":"string","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$"},"reason":{"description":"Why it may stay; reports keep it.","type":"string","minLength":1}}}},"texts":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"glob":{"description":"A glob without a slash matches a name at any depth; any other one is relative to the folder of the configuration. * and ** match names that begin with a dot.","type":"string","minLength":1,"maxLength":1000,"not":{"pattern":"(^|/)\\\\.\\\\.(/|$)"}},"globs":{"anyOf":[{"$ref":"#/$defs/glob"},{"type":"array","items":{"$ref":"#/$defs/glob"}}]},"preset":{"oneOf":[{"const":"recommended","description":"Rules whose breach a client or reader provably suffers from, and advice that nobody contests."},{"const":"strict","description":"All rules, house styles included."}]},"kind":{"oneOf":[{"const":"skill","description":"The entry point of a skill."},{"const":"skill-resource","description":"Markdown that belongs to a skill."},{"const":"prompt","description":"An agent or a command."},{"const":"manifest","description":"A manifest of a plugin."},{"const":"note","description":"A scratchpad, a plan, an index or a ledger."},{"const":"comment","description":"The body of one comment."},{"const":"thread","description":"Captured comments, as JSON."},{"const":"journal","description":"Records, one JSON object a line."},{"const":"task","description":"A task file."},{"const":"contract","description":"A contract of this linter."},{"const":"config","description":"A configuration of this linter."},{"const":"markdown","description":"Any other Markdown."}]},"severity":{"oneOf":[{"const":"off","description":"The rule does not run."},{"const":"info","description":"Reported; never changes the exit status."},{"const":"warning","description":"Reported; counts against --max-warnings."},{"const":"error","description":"Reported; the exit status is 1."}]},"rule":{"anyOf":[{"$ref":"#/$defs/severity"},{"type":"array","prefixItems":[{"$ref":"#/$defs/severity"},{"description":"The options of the rule; see its page.","type":"object"}],"minItems":1,"maxItems":2}]},"rules":{"type":"object","patternProperties":{"^[a-z]+(?:-[a-z]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$":{"$ref":"#/$defs/rule"}},"additionalProperties":false}}}');
function cursorAt(snapshot, position) {
  const offset = snapshot.offsetAt(position);
  const { source } = snapshot;
  const { line } = source.pointAt(offset);
  const { start, end } = source.lineSpan(line);
  return {
    offset,
    line,
    before: source.slice(start, offset),
    behind: source.slice(offset, end),
    range: (before, behind = 0) => snapshot.range({ start: offset - before, end: offset + behind })
  };
}
function ruleWords({ id, meta: { summary, level, fixable, preset } }) {
  return `**${id}**: ${summary}.

Level: ${level}. Preset: ${preset}. Fix: ${fixable === false ? "none" : fixable}. [Its page](${(0, import_chunk_J6AED5OY.ruleUrl)(id)})`;
}
var rowPattern = /^([ \t]*)(-[ \t]+|-$)?(?:["']?([\w.$/@-]+)["']?[ \t]*:(?=[ \t]|$))?/;
function readRow(line) {
  if (line.trim() === "" || /^[ \t]*#/.test(line)) return void 0;
  const [, indent = "", dash, key] = rowPattern.exec(line) ?? [];
  return { indent: indent.length + (dash === void 0 ? 0 : Math.max(2, dash.length)), item: dash !== void 0, key };
}
function typedYaml(lines, index, before) {
  const [whole = "", indentText = "", dash, key] = rowPattern.exec(before) ?? [];
  const inValue = key !== void 0;
  const indent = indentText.length + (dash === void 0 ? 0 : Math.max(2, dash.length));
  const typed = inValue ? before.slice(whole.length).trimStart() : before.slice(indentText.length + (dash?.length ?? 0));
  const { path, itemStart } = pathAbove(lines, index, indent, dash !== void 0);
  const own = siblingsOf(lines, index, indent, itemStart);
  const listKey = path.at(-2);
  const isScalarItem = dash !== void 0 && !inValue;
  return { parent: path, key: inValue ? key : isScalarItem && typeof listKey === "string" ? listKey : void 0, typed, siblings: own, inList: isScalarItem };
}
function pathAbove(lines, index, indent, startsItem) {
  const path = [];
  let depth = indent;
  let itemStart = startsItem ? index : void 0;
  let count = startsItem ? 0 : -1;
  let dashIndent = startsItem ? indent - 2 : -1;
  for (let at = index - 1; at >= 0; at -= 1) {
    const row = readRow(lines[at] ?? "");
    if (row === void 0) continue;
    const outer = /^[ \t]*/.exec(lines[at] ?? "")?.[0].length ?? 0;
    if (count === -1 && row.item && row.indent === depth) {
      count = 0;
      dashIndent = outer;
      itemStart ??= at;
      continue;
    }
    if (count >= 0) {
      if (row.item && outer === dashIndent) count += 1;
      else if (row.key !== void 0 && outer <= dashIndent && !row.item) {
        path.unshift(row.key, count);
        depth = row.indent;
        count = -1;
      } else if (row.item && outer < dashIndent && row.key !== void 0) {
        path.unshift(row.key, count);
        depth = row.indent;
        count = 0;
        dashIndent = outer;
      }
      continue;
    }
    if (row.key !== void 0 && row.indent < depth) {
      path.unshift(row.key);
      depth = row.indent;
      if (row.item) {
        count = 0;
        dashIndent = outer;
      }
    }
  }
  if (count >= 0) path.unshift(count);
  return { path, itemStart };
}
function siblingsOf(lines, index, indent, itemStart) {
  const keys2 = [];
  const collect = (step) => {
    for (let at = index + step; at >= 0 && at < lines.length; at += step) {
      if (itemStart !== void 0 && at < itemStart) return;
      const row = readRow(lines[at] ?? "");
      if (row === void 0) continue;
      if (row.indent < indent || step === 1 && row.item && row.indent <= indent) return;
      if (row.indent === indent && row.key !== void 0) keys2.push(row.key);
    }
  };
  collect(-1);
  collect(1);
  return keys2;
}
async function configCompletions(session, uri, position) {
  const snapshot = (await session.current(uri))?.snapshot;
  const path = (0, import_chunk_53WF3DDQ.pathOfUri)(uri);
  if (snapshot === void 0 || path === void 0 || declarationOf(path) !== "config" || path.endsWith(".json")) return [];
  const { line, before, range } = cursorAt(snapshot, position);
  const { parent, key, typed, siblings } = typedYaml(snapshot.text.split(/\r\n?|\n/), line - 1, before);
  const steps = parent.map((step) => typeof step === "number" ? "*" : step);
  const word = /[^\s,[\]"']*$/.exec(typed)?.[0] ?? "";
  if (key === void 0) {
    return keysAt(steps.join(".")).filter(({ name }) => !siblings.includes(name)).map(({ name, documentation }) => ({ label: name, kind: import_node2.CompletionItemKind.Property, range: range(typed.length), text: `${name}: `, documentation }));
  }
  const values = valuesAt([...steps.filter((step) => step !== "*" && step !== key), key]);
  return values.map((value) => ({ label: value, kind: import_node2.CompletionItemKind.EnumMember, range: range(word.length), text: value }));
}
function keysAt(path) {
  switch (path) {
    case "":
      return Object.entries(config_schema_default.properties).map(([name, property]) => ({ name, documentation: "description" in property ? property.description : void 0 }));
    case "rules":
    case "overrides.*.rules":
      return import_chunk_7IIL3LMX.ruleEntries.map((entry) => ({ name: entry.id, documentation: ruleWords(entry) }));
    case "overrides.*":
      return ["files", "rules", "profiles"].map((name) => ({ name, documentation: void 0 }));
    case "packs":
      return import_chunk_7IIL3LMX.packNames.map((name) => ({ name, documentation: void 0 }));
    default:
      return [];
  }
}
function valuesAt(path) {
  const last = path.at(-1);
  const first = path[0];
  if (last === "profiles") return import_chunk_7IIL3LMX.profiles.map(({ id }) => id);
  if (last === "presets" && path.length === 1) return import_chunk_7IIL3LMX.presetNames;
  if (path.at(-2) === "rules") return import_chunk_QBW263PB.severityLevels;
  if (first === "packs" && path.length === 2) return ["on", "off"];
  return first === "files" && path.length === 2 ? import_chunk_J6AED5OY.documentKinds : [];
}
var import_node3 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
function keyWords(view, key) {
  const { document, choice } = view;
  if (document.kind === "skill") return skillKeyWords(choice.profiles, key);
  return document.kind === "prompt" ? promptKeyWords((0, import_chunk_7IIL3LMX.promptProfilesAt)(document.path), key) : void 0;
}
function knownKeys({ document, choice }) {
  const profiles2 = document.kind === "skill" ? choice.profiles : document.kind === "prompt" ? (0, import_chunk_7IIL3LMX.promptProfilesAt)(document.path) : [];
  const keys2 = /* @__PURE__ */ new Map();
  for (const profile of profiles2) {
    for (const [name, key] of Object.entries(profile.keys)) if (key.ignored !== true && !keys2.has(name)) keys2.set(name, key);
  }
  return keys2;
}
function knownValues({ document, choice }, key) {
  const profiles2 = document.kind === "skill" ? choice.profiles : document.kind === "prompt" ? (0, import_chunk_7IIL3LMX.promptProfilesAt)(document.path) : [];
  const values = profiles2.flatMap((profile) => {
    const found = "file" in profile ? (0, import_chunk_7IIL3LMX.findKey)(profile, key) : (0, import_chunk_7IIL3LMX.findPromptKey)(profile, key);
    if (found === void 0) return [];
    if (found.values !== void 0) return found.values;
    return found.types?.length === 1 && found.types[0] === "boolean" ? ["true", "false"] : [];
  });
  return [...new Set(values)];
}
function skillKeyWords(profiles2, key) {
  const reading = profiles2.flatMap((profile) => {
    const found = (0, import_chunk_7IIL3LMX.findKey)(profile, key);
    return found === void 0 ? [] : [clientLine(profile.name, profile.id, found)];
  });
  const others = profiles2.filter((profile) => (0, import_chunk_7IIL3LMX.findKey)(profile, key) === void 0).map(({ name }) => name);
  if (reading.length === 0) return `\`${key}\`: no client documents this key.`;
  return [`\`${key}\` is read by`, "", ...reading, ...others.length === 0 ? [] : ["", `Not by ${others.join(", ")}.`]].join("\n");
}
function promptKeyWords(profiles2, key) {
  const lines = profiles2.flatMap((profile) => {
    const found = (0, import_chunk_7IIL3LMX.findPromptKey)(profile, key);
    if (found === void 0) return [];
    return found.ignored === true ? [`- ${profile.name}, in ${profile.what}: ignored`] : [clientLine(`${profile.name}, in ${profile.what}`, profile.client, found)];
  });
  return lines.length === 0 ? `\`${key}\`: no client that reads this file documents the key.` : [`\`${key}\` is read by`, "", ...lines].join("\n");
}
function clientLine(name, id, key) {
  const words = (0, import_chunk_F4ARFKCC.sentence)([key.required === true ? "required" : "", (0, import_chunk_F4ARFKCC.valueWords)(key), (0, import_chunk_F4ARFKCC.limitWords)(key), key.reserved === void 0 ? "" : `not ${(0, import_chunk_F4ARFKCC.codes)(key.reserved)}`], "; ");
  return `- ${name.replace(/^the /, "The ")} (\`${id}\`): ${words}`;
}
function namedSkills(project) {
  const skills = (project?.files ?? []).filter(({ kind }) => kind === "skill");
  return skills.map(({ absolutePath, path }) => ({ name: (0, import_node_path2.basename)((0, import_node_path2.dirname)(absolutePath)), path }));
}
function skillNames(project) {
  return [...new Set(namedSkills(project).map(({ name }) => name))].sort();
}
function frontmatterCompletions(view, cursor) {
  const { document, snapshot } = view;
  if (document.kind !== "skill" && document.kind !== "prompt") return void 0;
  const lines = frontmatterLines(snapshot.text);
  const index = cursor.line - 2;
  if (lines === void 0 || index < 0 || index >= lines.length) return void 0;
  const { parent, key, typed, siblings, inList } = typedYaml(lines, index, cursor.before);
  if (key === void 0 && !inList) return parent.length === 0 ? keys(view, cursor, typed, siblings) : [];
  if (key === void 0) return [];
  const values = parent.length === 0 || inList ? valuesOf(view, key) : [];
  const word = /[^\s,[\]"']*$/.exec(typed)?.[0] ?? "";
  return values.map((value) => ({ label: value, kind: import_node3.CompletionItemKind.EnumMember, range: cursor.range(word.length), text: value }));
}
function keys(view, cursor, typed, siblings) {
  const behind = /^[\w-]*:?[ \t]*/.exec(cursor.behind)?.[0] ?? "";
  return [...knownKeys(view)].filter(([name]) => !siblings.includes(name)).sort(([, a], [, b]) => Number(b.required === true) - Number(a.required === true)).map(([name, key]) => ({
    label: name,
    kind: import_node3.CompletionItemKind.Property,
    range: cursor.range(typed.length, behind.length),
    text: `${name}: `,
    detail: key.required === true ? "required" : void 0,
    documentation: keyWords(view, name)
  }));
}
function valuesOf(view, key) {
  const { document, place } = view;
  if (document.kind === "skill" && key === "name") return place.folderNames;
  if (document.kind === "prompt" && key === "skills") return skillNames(view.project);
  if (document.kind === "prompt" && key === "name") return [(0, import_chunk_7IIL3LMX.joinPaths)("", document.path.slice((0, import_chunk_7IIL3LMX.folderOf)(document.path).length).replace(/^\/|\.md$/g, ""))];
  return knownValues(view, key);
}
function frontmatterLines(text) {
  const [first, ...rest] = text.slice(0, 64 * 1024).split(/\r\n?|\n/);
  if (first === void 0 || !/^---[ \t]*$/.test(first)) return void 0;
  const end = rest.findIndex((line) => /^---[ \t]*$/.test(line));
  const blank = rest.findIndex((line) => line.trim() === "");
  return rest.slice(0, end === -1 ? blank === -1 ? rest.length : blank + 1 : end);
}
var import_node4 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
function documentAt(view, path) {
  const { document, place, project } = view;
  if (path === document.path) return document;
  if (place.root === void 0 || !(0, import_chunk_7IIL3LMX.isMarkdown)(path)) return void 0;
  const kind = project?.files.find((file) => file.path === path)?.kind ?? "markdown";
  const text = project?.sourceOf(path)?.slice(0) ?? readText((0, import_node_path3.join)(place.root, path));
  return text === void 0 ? void 0 : place.environment.linter.inspect({ text, faults: [], hasByteOrderMark: false, path, kind, folderNames: [], tree: project?.tree }, place.layers, ["inlineCode", "text"]);
}
function readText(path) {
  try {
    return (0, import_chunk_7IIL3LMX.decode)((0, import_node_fs.readFileSync)(path)).text;
  } catch {
    return void 0;
  }
}
var mostNames = 500;
function linkCompletions(view, { before, range }) {
  const { document } = view;
  const target = /\]\(<?([^()<>\s]*)$/.exec(before)?.[1];
  if (target === void 0 || document.tree === void 0 || /^[a-z][a-z\d+.-]*:/i.test(target)) return void 0;
  const hash = target.indexOf("#");
  if (hash !== -1) {
    const typed2 = target.slice(hash + 1);
    return anchors(view, target.slice(0, hash)).map((anchor) => ({ label: `#${anchor}`, kind: import_node4.CompletionItemKind.Reference, range: range(typed2.length), text: anchor, filter: anchor }));
  }
  const typed = target.slice(target.lastIndexOf("/") + 1);
  const start = target.startsWith("/") ? "" : (0, import_chunk_7IIL3LMX.folderOf)(document.path);
  const folder = (0, import_chunk_7IIL3LMX.resolvePath)(start, target.slice(0, target.length - typed.length));
  const entries = folder === void 0 ? [] : document.tree.list(folder) ?? [];
  return entries.filter(({ name }) => (0, import_chunk_7IIL3LMX.joinPaths)(folder ?? "", name) !== document.path && (!name.startsWith(".") || typed.startsWith("."))).slice(0, mostNames).sort((a, b) => a.name < b.name ? -1 : 1).map(({ name, type }) => ({
    label: type === "folder" ? `${name}/` : name,
    kind: type === "folder" ? import_node4.CompletionItemKind.Folder : import_node4.CompletionItemKind.File,
    range: range(typed.length),
    text: encodePath(name) + (type === "folder" ? "/" : "")
  }));
}
function anchors(view, path) {
  const { document } = view;
  const full = path === "" ? document.path : (0, import_chunk_7IIL3LMX.resolvePath)(path.startsWith("/") ? "" : (0, import_chunk_7IIL3LMX.folderOf)(document.path), path);
  const target = full === void 0 ? void 0 : documentAt(view, full);
  return target === void 0 ? [] : (0, import_chunk_7IIL3LMX.anchorsOf)(target).headings;
}
function encodePath(name) {
  return name.replaceAll(/[\s()<>#?%]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
}
var import_node6 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var import_node5 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
function toTextEdits(snapshot, edits) {
  return edits.map(({ start, end, text }) => ({ range: snapshot.range({ start, end }), newText: text }));
}
function documentEdit(snapshot, edits, { documentChanges }) {
  if (documentChanges) return { documentChanges: [{ textDocument: { uri: snapshot.uri, version: snapshot.version }, edits: [...edits] }] };
  return { changes: { [snapshot.uri]: edits.filter((edit) => "newText" in edit) } };
}
function snippetEdit(range, before, placeholder, behind) {
  return { range, snippet: import_node5.StringValue.createSnippet(`${escapeSnippet(before)}\${1:${escapeSnippet(placeholder)}}${escapeSnippet(behind)}`) };
}
function escapeSnippet(text) {
  return text.replaceAll(/[\\$}]/g, "\\$&");
}
var placementWords = { "first-line": "on the first line", "last-line": "on the last line", "line-start": "at the start of a line", anywhere: "anywhere" };
function contractWords({ family, pack, description, head, placement, count, write, read, payload, pair }) {
  const rows = [
    `\`<!-- ${head.template} -->\``,
    ...[...head.parameters].map(([name, parameter]) => `- \`${name}\`: ${parameterWords(parameter)}`),
    `- stands ${placementWords[placement]}${count.maximum === Infinity ? "" : `, at most ${String(count.maximum)} in a document`}`,
    pair === void 0 ? "" : `- ended by \`<!-- ${pair.end.template} -->\``,
    payload === void 0 ? "- carries no payload" : `- carries ${payload.language === "text" ? "text" : payload.language.toUpperCase()} ${payload.in === "fence" ? "in the fence behind it" : payload.in === "region" ? "between its two halves" : payload.in === "body" ? "in the text behind it" : "in the comment"}${payload.optional ? ", or none" : ""}`,
    write === void 0 ? "" : `- writers ${write === "append" ? "add a new comment" : "replace the comment"}${read === void 0 ? "" : `; readers take ${read === "union" ? "all together" : `the ${read}`}`}`
  ].filter((row) => row !== "");
  return [`**${family}**${pack === family ? "" : ` (pack \`${pack}\`)`}`, "", ...description === void 0 ? [] : [description, ""], ...rows].join("\n").replace(" -->`\n-", " -->`\n\n-");
}
function parameterWords(parameter) {
  if (parameter.type === "enum") return parameter.words.map((word) => `\`${word}\``).join(", ");
  if (parameter.type === "integer") return `a whole number${parameter.minimum === void 0 ? "" : `, ${String(parameter.minimum)} or more`}`;
  return parameter.type === "version" ? "a version" : "a word";
}
function payloadSchemaOf({ contract: { payload: terms }, payload, parameters }) {
  if (terms === void 0) return void 0;
  const stated = (0, import_chunk_7IIL3LMX.schemaOf)(terms, payload?.tree.root, parameters);
  if (stated !== void 0 || terms.version === void 0) return stated;
  const { version } = terms;
  return version.schemas.get(version.currentOf(parameters) ?? version.known.at(-1) ?? 0);
}
function fieldWords(schema, path) {
  const words = schema?.wordsAt(path) ?? [];
  const description = schema?.describe(path);
  if (description === void 0 && words.length === 0) return void 0;
  return [`\`${path.filter((step) => typeof step === "string").join(".")}\``, description ?? "", words.length === 0 ? "" : `One of ${words.map((word) => `\`${word}\``).join(", ")}.`].filter((part) => part !== "").join("\n\n");
}
function directiveCompletions({ analysis }, { before, range }) {
  const match = /(?:<!--|#)[ \t]*markerlint-[\w-]+[ \t]+(?:[\w/-]+[, \t]+)*([\w/-]*)$/.exec(before);
  if (match === null || / -- /.test(match[0])) return void 0;
  const typed = match[1] ?? "";
  const found = new Set(analysis.diagnostics.map(({ ruleId }) => ruleId).filter((id) => !id.startsWith("directives/")));
  const ordered = [...import_chunk_7IIL3LMX.ruleEntries].sort((a, b) => Number(found.has(b.id)) - Number(found.has(a.id)));
  return ordered.map((entry) => ({ label: entry.id, kind: import_node6.CompletionItemKind.Value, range: range(typed.length), text: entry.id, detail: found.has(entry.id) ? "found here" : void 0, documentation: ruleWords(entry) }));
}
function markerCompletions({ contracts }, { before, behind, range }) {
  const typed = /<!--[ \t]*[\w.-]*$/.exec(before)?.[0];
  if (typed === void 0) return void 0;
  const rest = /^[ \t]*-->/.exec(behind)?.[0] ?? "";
  const place = range(typed.length, rest.length);
  const markers2 = contracts.flatMap((contract) => [contract.head, ...contract.pair === void 0 ? [] : [contract.pair.end]].map((head) => headSuggestion(contract, head)));
  const directives = import_chunk_7IIL3LMX.directiveActions.map((action) => ({
    label: `markerlint-${action}`,
    kind: import_node6.CompletionItemKind.Keyword,
    text: `<!-- markerlint-${action}  -->`,
    snippet: `<!-- markerlint-${action} \${1:rule} -- \${2:the reason} -->`
  }));
  return [...markers2, ...directives].map((each) => ({ ...each, range: place, filter: `<!-- ${each.label}` }));
}
function headSuggestion(contract, head) {
  return {
    label: head.template,
    kind: import_node6.CompletionItemKind.Event,
    text: `<!-- ${head.template} -->`,
    snippet: `<!-- ${headSnippet(head)} -->`,
    detail: contract.family,
    documentation: contractWords(contract)
  };
}
function headSnippet({ template, parameters }) {
  const names = [...parameters.keys()];
  return template.split(/(\{[\w-]+\})/).map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const parameter = name === void 0 ? void 0 : parameters.get(name);
    if (name === void 0 || parameter === void 0) return escapeSnippet(part);
    const place = String(names.indexOf(name) + 1);
    return parameter.type === "enum" ? `\${${place}|${parameter.words.map((word) => word.replaceAll(/[\\|,$}]/g, "\\$&")).join(",")}|}` : `\${${place}:${name}}`;
  }).join("");
}
function mirrorCompletions({ document, contracts }, { before, offset, range }) {
  const heads = new Set(document.markers().map(({ contract }) => contract.family));
  const mirroring = contracts.filter(({ family, mirror }) => mirror !== void 0 && heads.has(family));
  const heading = /^#{1,6}[ \t]+(.*)$/.exec(before)?.[1];
  if (heading !== void 0) return unique(mirroring.flatMap(({ mirror }) => mirror === void 0 ? [] : [mirror.title])).map((title) => suggestion(title, title, heading.length));
  const label = /^[ \t]*[-*+][ \t]+\*\*([^*]*)$/.exec(before)?.[1];
  if (label === void 0) return void 0;
  const around = document.mirrors().filter(({ span }) => span.start <= offset && offset <= span.end);
  return unique(around.flatMap(({ contract }) => [...contract.mirror?.bullets.keys() ?? []])).map((each) => suggestion(each, `${each}**: `, label.length));
  function suggestion(name, text, typed) {
    return { label: name, kind: import_node6.CompletionItemKind.Text, range: range(typed), text };
  }
}
function unique(words) {
  return [...new Set(words)];
}
var import_node7 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
function sectionWords({ heading, key, required, many, within, labels, consequence }) {
  const rows = [
    `${required ? "required" : "may be left out"}${many ? ", may stand several times" : ""}${within === void 0 ? "" : `, inside \`${within}\``}`,
    ...labels.length === 0 ? [] : [`labels: ${labels.map(({ label }) => `\`${label}\``).join(", ")}`],
    ...consequence === void 0 ? [] : [`where that does not hold: ${consequence}`]
  ];
  return [`**${heading[0]?.template ?? key}**`, "", ...rows.map((row) => `- ${row}`)].join("\n");
}
function labelWords({ label, required, filled, forms, most, consequence }) {
  const rows = [
    `${required ? "required" : "may be left out"}${filled ? ", with a value" : ""}${most === Infinity ? "" : `, at most ${String(most)} ${most === 1 ? "value" : "values"}`}`,
    ...forms.length === 0 ? [] : [`written as ${listed(forms)}`],
    ...consequence === void 0 ? [] : [`where that does not hold: ${consequence}`]
  ];
  return [`**${label}**`, "", ...rows.map((row) => `- ${row}`)].join("\n");
}
function listed(forms) {
  return forms.map(({ template }) => `\`${template}\``).join(", ");
}
function noteCompletions({ document }, { before, offset, range }) {
  const notes = document.notes();
  if (notes.length === 0) return void 0;
  const heading = /^(#{1,6})[ \t]+(.*)$/.exec(before);
  if (heading !== null) return notes.flatMap((note) => headings(note, offset, heading[1]?.length ?? 0)).map((each) => ({ ...each, range: range(heading[2]?.length ?? 0) }));
  const label = /^[ \t]*(?:[-*+][ \t]+)?\*\*([^*]*)$/.exec(before)?.[1];
  if (label === void 0) return void 0;
  return notes.flatMap((note) => labelsAt(note, offset)).map((contract) => ({ label: contract.label, kind: import_node7.CompletionItemKind.Field, range: range(label.length), text: `${contract.label}**: `, documentation: labelWords(contract) }));
}
function headings({ contract, sections }, offset, level) {
  const there = new Set(sections.filter(({ section }) => section.heading.span.end < offset || section.heading.span.start > offset).map((each) => each.contract?.key));
  const offered = contract.sections.filter((each) => each.level === level && (each.many || !there.has(each.key)));
  const ordered = [...offered].sort((a, b) => Number(b.required && !there.has(b.key)) - Number(a.required && !there.has(a.key)));
  return ordered.flatMap((each) => {
    const [form] = each.heading;
    if (form === void 0) return [];
    return [{ label: form.template, kind: import_node7.CompletionItemKind.Class, text: form.template, snippet: formSnippet(form), detail: each.required ? "required" : void 0, documentation: sectionWords(each) }];
  });
}
function labelsAt({ contract, fields, sections }, offset) {
  const around = sections.findLast(({ body }) => body.start <= offset && offset <= body.end);
  const known2 = labelsOf(around) ?? (around === void 0 ? contract.fields : []);
  const there = new Set((around?.labels ?? fields).filter(({ labelSpan }) => labelSpan.end < offset || labelSpan.start > offset).map((each) => each.contract?.label));
  return known2.filter(({ label }) => !there.has(label));
}
function labelsOf(section) {
  if (section === void 0) return void 0;
  return section.contract === void 0 ? labelsOf(section.parent) : section.contract.labels;
}
function formSnippet({ template, parts }) {
  return template.split(/(\{[\w-]+\})/).map((piece) => {
    const part = /^\{(.+)\}$/.exec(piece)?.[1];
    return part === void 0 || !parts.includes(part) ? escapeSnippet(piece) : `\${${String(parts.indexOf(part) + 1)}:${part}}`;
  }).join("");
}
var import_node8 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
function payloadCompletions({ document, snapshot }, cursor) {
  const { offset, line, before, range } = cursor;
  const marker = document.markers().find(({ payload: payload2 }) => {
    const around = payload2?.fence?.node.span ?? payload2?.span;
    return payload2?.language === "yaml" && around !== void 0 && around.start < offset && offset <= around.end;
  });
  const payload = marker?.payload;
  if (marker === void 0 || payload === void 0) return void 0;
  const lines = payload.text.split(/\r\n?|\n/);
  const first = snapshot.source.pointAt(payload.span.start).line;
  const own = lines[line - first];
  if (own === void 0) return [];
  const { start, end } = snapshot.source.lineSpan(line);
  const prefix = Math.max(0, end - start - own.length);
  const typed = typedYaml(lines, line - first, before.slice(prefix));
  const schema = payloadSchemaOf(marker);
  const { parent, key, siblings, inList } = typed;
  const path = inList || key === void 0 ? parent : [...parent, key];
  const words = key === void 0 ? [] : [...inList ? [] : versionWords(marker, parent, key), ...schema?.wordsAt(path) ?? []];
  if (key !== void 0 && (!inList || words.length > 0)) {
    return words.map((word) => ({ label: word, kind: import_node8.CompletionItemKind.EnumMember, range: range(typed.typed.length), text: word }));
  }
  return (schema?.keysAt(parent) ?? []).filter((name) => !siblings.includes(name)).map((name) => ({ label: name, kind: import_node8.CompletionItemKind.Property, range: range(typed.typed.length), text: `${name}: `, documentation: fieldWords(schema, [...parent, name]) }));
}
function versionWords({ contract: { payload }, parameters }, parent, key) {
  const version = payload?.version;
  if (parent.length > 0 || version?.in !== "payload" || version.field !== key) return [];
  const current = version.currentOf(parameters);
  const least = version.minimumOf(parameters) ?? 0;
  return version.known.filter((each) => each >= least).sort((a, b) => Number(b === current) - Number(a === current) || b - a).map(String);
}
async function contractLocation(family, { root, layers }) {
  const own = root === void 0 ? [] : await (0, import_chunk_7IIL3LMX.findContractFiles)(root, layers, true).catch(() => []);
  for (const file of [...own, ...await builtInFiles()]) {
    const lines = (await (0, import_promises2.readFile)(file, "utf8").catch(() => "")).split(/\r?\n/);
    const index = lines.findIndex((line) => /^family:\s*["']?([^"'\s#]+)/.exec(line)?.[1] === family);
    if (index !== -1) return { file, line: index + 1 };
  }
  return void 0;
}
async function builtInFiles() {
  const folder = (0, import_chunk_J6AED5OY.packagePath)("schemas/contracts");
  const names = await (0, import_promises2.readdir)(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".contract.yaml")).sort().map((name) => (0, import_node_path4.join)(folder, name));
}
function mentionsIn(document, skills) {
  return [...links(document), ...fragments(document), ...sectionNumbers(document), ...skillMentions(document, skills), ...markers(document)];
}
function links(document) {
  const { tree } = document;
  if (tree === void 0) return [];
  return (0, import_chunk_7IIL3LMX.findReferences)(document).flatMap((reference) => {
    const found = (0, import_chunk_7IIL3LMX.locate)(document, tree, reference);
    return "path" in found ? [{ at: reference.span, subject: { type: "file", path: found.path }, verbatim: reference.verbatim }] : [];
  });
}
function fragments(document) {
  const { tree } = document;
  return (0, import_chunk_7IIL3LMX.findFragments)(document).flatMap(({ name, reference, span, verbatim }) => {
    if (reference === void 0) return [{ at: span, subject: { type: "section", path: document.path, anchor: name }, verbatim }];
    const found = tree === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.locate)(document, tree, reference);
    return found !== void 0 && "path" in found ? [{ at: span, subject: { type: "section", path: found.path, anchor: name }, verbatim }] : [];
  });
}
function sectionNumbers(document) {
  const anchors2 = new Map(headingAnchors(document).map(({ start, anchor }) => [start, anchor]));
  return (0, import_chunk_7IIL3LMX.findSectionReferences)(document).flatMap(({ span, targets }) => {
    const anchor = anchors2.get(targets[0]?.section.heading.span.start ?? -1);
    return targets.length === 1 && anchor !== void 0 ? [{ at: span, subject: { type: "section", path: document.path, anchor }, verbatim: false }] : [];
  });
}
function skillMentions(document, skills) {
  const { kind, frontmatter, text } = document;
  const inCode = document.nodes("inlineCode").flatMap(({ value, span }) => {
    const offset = text.slice(span.start, span.end).indexOf(value);
    return skills.has(value) ? [{ at: { start: span.start + offset, end: span.start + offset + value.length }, subject: { type: "skill", name: value }, verbatim: false }] : [];
  });
  if (kind !== "prompt") return inCode;
  const listed3 = (0, import_chunk_7IIL3LMX.findPair)(frontmatter?.mapping, "skills")?.value;
  const scalars = listed3?.kind === "sequence" ? listed3.items.filter((item) => item.kind === "scalar") : listed3?.kind === "scalar" ? [listed3] : [];
  return [...inCode, ...scalars.flatMap(namesIn)];
}
function namesIn(scalar) {
  return [...scalar.text.matchAll(/[^\s,]+/g)].map(({ 0: name, index }) => ({ at: (0, import_chunk_7IIL3LMX.partOf)(scalar, index, index + name.length), subject: { type: "skill", name }, verbatim: true }));
}
function markers(document) {
  return document.markers().map(({ head, contract: { family } }) => ({ at: head.span, subject: { type: "marker", family }, verbatim: false }));
}
function headingAnchors(document) {
  const slugger = new import_chunk_7IIL3LMX.BananaSlug();
  return document.nodes("heading").map(({ text, span }) => ({ start: span.start, span, anchor: slugger.slug(text) }));
}
function headingOf(document, anchor) {
  const key = (0, import_chunk_7IIL3LMX.anchorKey)(anchor);
  return headingAnchors(document).find((heading) => (0, import_chunk_7IIL3LMX.anchorKey)(heading.anchor) === key)?.span;
}
function sameSubject(a, b) {
  if (a.type === "file") return b.type === "file" && a.path === b.path;
  if (a.type === "skill") return b.type === "skill" && a.name === b.name;
  if (a.type === "marker") return b.type === "marker" && a.family === b.family;
  return b.type === "section" && a.path === b.path && (0, import_chunk_7IIL3LMX.anchorKey)(a.anchor) === (0, import_chunk_7IIL3LMX.anchorKey)(b.anchor);
}
var byteOrderMark = "\uFEFF";
var Snapshot = class {
  uri;
  version;
  languageId;
  text;
  source;
  #mark;
  constructor({ uri, version, languageId }, text) {
    this.uri = uri;
    this.version = version;
    this.languageId = languageId;
    this.#mark = text.startsWith(byteOrderMark) ? 1 : 0;
    this.text = text.slice(this.#mark);
    this.source = (0, import_chunk_7IIL3LMX.createSourceText)(this.text);
  }
  get hasByteOrderMark() {
    return this.#mark === 1;
  }
  positionAt(offset) {
    return this.position(this.source.pointAt(offset));
  }
  /** The position of a point of this text. */
  position({ line, column }) {
    return { line: line - 1, character: column - 1 + (line === 1 ? this.#mark : 0) };
  }
  range({ start, end }) {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }
  offsetAt({ line, character }) {
    return this.source.offsetAt({ line: line + 1, column: character + 1 - (line === 0 ? this.#mark : 0) });
  }
  span({ start, end }) {
    return { start: this.offsetAt(start), end: this.offsetAt(end) };
  }
};
function projectDocuments(session, view, words) {
  const { document, snapshot, project } = view;
  const own = { document, snapshot, version: snapshot.version };
  const others = (project?.files ?? []).filter(({ path }) => path !== document.path);
  return [
    own,
    ...others.flatMap(({ path, root }) => {
      const text = project?.sourceOf(path)?.slice(0) ?? "";
      if (!words.some((word) => text.includes(word))) return [];
      const other = documentAt(view, path);
      if (other === void 0) return [];
      const uri = session.uriOf(view.place, path);
      const open2 = session.documents.find(({ analysis }) => analysis?.place?.absolutePath === (0, import_node_path5.join)(root, path));
      return [{ document: other, snapshot: open2?.snapshot ?? new Snapshot({ uri, version: 0, languageId: "markdown" }, text), version: open2?.text.version ?? null }];
    })
  ];
}
var views = /* @__PURE__ */ new WeakMap();
async function viewOf(session, uri) {
  const analysis = await session.current(uri);
  if (analysis?.place === void 0) return void 0;
  const known2 = views.get(analysis);
  if (known2 !== void 0) return known2;
  const { snapshot, place } = analysis;
  const { linter } = place.environment;
  const project = session.projectOf(place);
  await linter.loadContracts();
  const chosen = linter.settingsOf(place.layers, (0, import_chunk_J6AED5OY.toForwardSlashes)(place.absolutePath)).profiles;
  const view = {
    analysis,
    snapshot,
    place,
    project,
    document: linter.inspect(inputOf(snapshot, place, project), place.layers, ["inlineCode", "text", "table", "listItem"]),
    contracts: (0, import_chunk_7IIL3LMX.contractsFor)(place.layers).markers,
    commands: (0, import_chunk_7IIL3LMX.contractsFor)(place.layers).commands,
    choice: { profiles: import_chunk_7IIL3LMX.profiles.filter(({ id }) => chosen === void 0 || chosen.includes(id)), profilesChosen: chosen !== void 0 }
  };
  views.set(analysis, view);
  return view;
}
var top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
async function definition(session, uri, position) {
  const view = await viewOf(session, uri);
  if (view === void 0) return null;
  await searched(session, view);
  const mention = mentionAt(view, view.snapshot.offsetAt(position));
  return mention === void 0 ? null : locationOf(session, view, mention.subject);
}
async function references(session, uri, position, withDefinition) {
  const view = await viewOf(session, uri);
  if (view === void 0) return [];
  await searched(session, view);
  const subjects = subjectsAt(view, view.snapshot.offsetAt(position));
  if (subjects.length === 0) return [];
  const skills = new Set(skillNames(view.project));
  const found = projectDocuments(session, view, subjects.map(wordOf)).flatMap(
    ({ document, snapshot }) => mentionsIn(document, skills).filter(({ subject }) => subjects.some((each) => sameSubject(each, subject))).map(({ at }) => ({ uri: snapshot.uri, range: snapshot.range(at) }))
  );
  const definitions = withDefinition ? await Promise.all(subjects.map((subject) => locationOf(session, view, subject))) : [];
  return [...definitions.filter((location) => location !== null), ...found];
}
async function documentLinks(session, uri) {
  const view = await viewOf(session, uri);
  if (view === void 0) return [];
  return mentionsIn(view.document, /* @__PURE__ */ new Set()).flatMap(
    ({ at, subject }) => subject.type === "file" && view.place.root !== void 0 ? [{ range: view.snapshot.range(at), target: session.uriOf(view.place, subject.path) }] : []
  );
}
async function searched(session, { project }) {
  if (project !== void 0) await session.workspace.search(project, false);
}
function mentionAt(view, offset) {
  const here = { start: offset, end: offset };
  const found = mentionsIn(view.document, new Set(skillNames(view.project))).filter(({ at }) => (0, import_chunk_7IIL3LMX.contains)(at, here));
  return found.sort((a, b) => a.at.end - a.at.start - (b.at.end - b.at.start))[0];
}
function subjectsAt(view, offset) {
  const { document } = view;
  const here = { start: offset, end: offset };
  const mention = mentionAt(view, offset);
  if (mention !== void 0) return [mention.subject];
  const name = ownName(view);
  if (name !== void 0 && (0, import_chunk_7IIL3LMX.contains)(name.at, here)) return [{ type: "skill", name: name.text }, { type: "file", path: document.path }];
  const heading = headingAnchors(document).find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, here));
  return heading === void 0 ? [] : [{ type: "section", path: document.path, anchor: heading.anchor }];
}
function ownName({ document }) {
  const name = document.kind === "skill" ? (0, import_chunk_7IIL3LMX.scalarOf)(document.frontmatter?.mapping, "name") : void 0;
  return name === void 0 ? void 0 : { text: name.text, at: name.span };
}
function wordOf(subject) {
  switch (subject.type) {
    case "file":
    case "section":
      return subject.path.slice((0, import_chunk_7IIL3LMX.folderOf)(subject.path).length).replace(/^\//, "");
    case "skill":
      return subject.name;
    case "marker":
      return "<!--";
  }
}
async function locationOf(session, view, subject) {
  const { project, place } = view;
  switch (subject.type) {
    case "file":
      return place.root === void 0 ? null : { uri: session.uriOf(place, subject.path), range: top };
    case "skill": {
      const skill = namedSkills(project).find(({ name }) => name === subject.name);
      return skill === void 0 ? null : { uri: session.uriOf(place, skill.path), range: top };
    }
    case "section": {
      const document = documentAt(view, subject.path);
      const heading = document === void 0 ? void 0 : headingOf(document, subject.anchor);
      if (document === void 0 || heading === void 0) return null;
      const { line, column } = document.source.pointAt(heading.start);
      const start = { line: line - 1, character: column - 1 };
      const uri = subject.path === view.document.path ? view.snapshot.uri : session.uriOf(place, subject.path);
      return { uri, range: { start, end: start } };
    }
    case "marker": {
      const found = await contractLocation(subject.family, place);
      return found === void 0 ? null : { uri: (0, import_chunk_53WF3DDQ.uriOfPath)(found.file), range: { start: { line: found.line - 1, character: 0 }, end: { line: found.line - 1, character: 0 } } };
    }
  }
}
var sources = [
  directiveCompletions,
  markerCompletions,
  frontmatterCompletions,
  payloadCompletions,
  commandCompletions,
  linkCompletions,
  noteCompletions,
  mirrorCompletions
];
async function complete(session, uri, position, features) {
  const view = await viewOf(session, uri);
  if (view === void 0) return toItems(await configCompletions(session, uri, position), features);
  if (view.document.kind === "prompt") await searched(session, view);
  const cursor = cursorAt(view.snapshot, position);
  for (const source of sources) {
    const suggestions = source(view, cursor);
    if (suggestions !== void 0) return toItems(suggestions, features);
  }
  return [];
}
function toItems(suggestions, { snippetCompletions }) {
  return suggestions.map(({ label, kind, text, snippet, range, detail, documentation, filter }, index) => ({
    label,
    kind,
    ...detail !== void 0 && { detail },
    ...documentation !== void 0 && { documentation: { kind: "markdown", value: documentation } },
    ...snippet !== void 0 && snippetCompletions ? { textEdit: { range, newText: snippet }, insertTextFormat: 2 } : { textEdit: { range, newText: text } },
    ...filter !== void 0 && { filterText: filter },
    // In the order of their source: what is required, or found, comes first.
    sortText: String(index).padStart(5, "0")
  }));
}
var import_node9 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
async function foldingRanges(session, uri) {
  const view = await viewOf(session, uri);
  if (view === void 0) return [];
  const { document, snapshot } = view;
  const payloads = document.markers().flatMap(({ payload }) => payload === void 0 ? [] : [payload.fence?.node.span ?? payload.span, ...payload.records.map(({ node }) => node.span)]);
  return [
    ...document.frontmatter === void 0 ? [] : fold(snapshot, document.frontmatter.span, import_node9.FoldingRangeKind.Region),
    ...document.sections().flatMap(({ span }) => fold(snapshot, span)),
    ...payloads.flatMap((span) => fold(snapshot, span, import_node9.FoldingRangeKind.Region)),
    ...document.nodes("html").flatMap(({ span }) => fold(snapshot, span, import_node9.FoldingRangeKind.Comment))
  ];
}
function fold({ source }, { start, end }, kind) {
  const trimmed = start + source.slice(start, end).trimEnd().length;
  const first = source.pointAt(start).line - 1;
  const last = source.pointAt(trimmed).line - 1;
  return last > first ? [{ startLine: first, endLine: last, ...kind !== void 0 && { kind } }] : [];
}
var known = /* @__PURE__ */ new WeakMap();
function recordsOf(document) {
  const records = known.get(document) ?? [...journalRecords(document), ...document.shownRecords()];
  known.set(document, records);
  return records;
}
function journalRecords(document) {
  const journal = document.journal();
  if (journal === void 0) return [];
  const { contract } = journal;
  return [...journal.lines()].flatMap(({ record }) => record === void 0 ? [] : [{ contract, record }]);
}
var readWords = { latest: "the latest one of a thing is in force", first: "the first one of a thing is in force", every: "every one counts" };
function recordWords({ type, description, schema, identity, read, paths, complete: complete2 }) {
  const keys2 = schema?.keysAt([]) ?? [];
  const rows = [
    ...keys2.length === 0 ? [] : [`keys: ${listed2(keys2)}`],
    ...identity === void 0 ? [] : [`one thing by ${listed2(identity.keys)}; ${readWords[read]}`],
    ...complete2 === void 0 ? [] : [`\`${complete2}\` is the whole list each time`],
    ...paths.length === 0 ? [] : [`paths of files: ${listed2(paths)}`]
  ];
  return [`**${type}**`, "", ...description === void 0 ? [] : [description, ""], ...rows.map((row) => `- ${row}`)].join("\n").trimEnd();
}
function listed2(names) {
  return names.map((name) => `\`${name}\``).join(", ");
}
function yamlPlaceAt(root, offset, path = []) {
  const here = { start: offset, end: offset };
  if (root === void 0 || !(0, import_chunk_7IIL3LMX.contains)(root.span, here)) return void 0;
  if (root.kind === "sequence") {
    for (const [index, item] of root.items.entries()) {
      const found = yamlPlaceAt(item, offset, [...path, index]);
      if (found !== void 0) return found;
    }
  }
  if (root.kind !== "mapping") return void 0;
  const pair = root.pairs.find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, here));
  if (pair === void 0) return void 0;
  const inner = [...path, (0, import_chunk_7IIL3LMX.keyText)(pair) ?? ""];
  if ((0, import_chunk_7IIL3LMX.contains)(pair.key.span, here)) return { path: inner, pair, at: "key" };
  return yamlPlaceAt(pair.value, offset, inner) ?? { path: inner, pair, at: "value" };
}
function contractSubject(view, offset) {
  return frontmatterKey(view, offset) ?? inMarker(view, offset) ?? mirrorLabel(view, offset) ?? inNote(view, offset) ?? inRecord(view, offset) ?? inCommand(view, offset);
}
function frontmatterKey(view, offset) {
  const place = yamlPlaceAt(view.document.frontmatter?.mapping, offset);
  const key = place === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.keyText)(place.pair);
  if (place?.at !== "key" || place.path.length !== 1 || key === void 0) return void 0;
  const text = keyWords(view, key);
  return text === void 0 ? void 0 : { at: place.pair.key.span, text };
}
function inMarker({ document }, offset) {
  const here = { start: offset, end: offset };
  for (const marker of document.markers()) {
    if ((0, import_chunk_7IIL3LMX.contains)(marker.head.span, here)) return { at: marker.head.span, text: contractWords(marker.contract) };
    const place = yamlPlaceAt(marker.payload?.tree.root, offset);
    if (place === void 0) continue;
    const text = fieldWords(payloadSchemaOf(marker), place.path);
    if (text !== void 0) return { at: place.at === "key" ? place.pair.key.span : place.pair.value?.span ?? place.pair.span, text };
  }
  return void 0;
}
function mirrorLabel({ document }, offset) {
  const here = { start: offset, end: offset };
  for (const { contract, entries } of document.mirrors()) {
    const bullet = entries.flatMap(({ bullets }) => bullets).find(({ label }) => (0, import_chunk_7IIL3LMX.contains)(label.span, here));
    if (bullet?.key === void 0) continue;
    const marker = document.markers().find((each) => each.contract === contract) ?? { contract, payload: void 0, parameters: /* @__PURE__ */ new Map() };
    const path = [...contract.payload?.records?.at ?? [], 0, bullet.key];
    return { at: bullet.label.span, text: fieldWords(payloadSchemaOf(marker), path) ?? `\`${bullet.key}\` of the payload` };
  }
  return void 0;
}
function inNote({ document }, offset) {
  const here = { start: offset, end: offset };
  for (const { fields, sections } of document.notes()) {
    const section = sections.find(({ name }) => (0, import_chunk_7IIL3LMX.contains)(name.span, here));
    if (section?.contract !== void 0) return { at: section.name.span, text: sectionWords(section.contract) };
    const label = [...fields, ...sections.flatMap(({ labels }) => labels)].find(({ labelSpan }) => (0, import_chunk_7IIL3LMX.contains)(labelSpan, here));
    if (label?.contract !== void 0) return { at: label.labelSpan, text: labelWords(label.contract) };
  }
  return void 0;
}
function inRecord({ document }, offset) {
  const here = { start: offset, end: offset };
  const found = recordsOf(document).find(({ record: record2 }) => (0, import_chunk_7IIL3LMX.contains)(record2.line, here));
  const place = yamlPlaceAt(found?.record.root, offset);
  if (found?.contract === void 0 || place === void 0) return void 0;
  const { contract, record } = found;
  const at = place.at === "key" ? place.pair.key.span : place.pair.value?.span ?? place.pair.span;
  const isType = place.path.length === 1 && place.path[0] === contract.discriminator;
  const text = isType && record.contract !== void 0 ? recordWords(record.contract) : fieldWords(record.contract?.schema, place.path) ?? fieldWords(contract.schema, place.path);
  return text === void 0 ? void 0 : { at, text };
}
function inCommand({ document }, offset) {
  const here = { start: offset, end: offset };
  for (const { contract, signature, name, flags: flags2 } of document.commandCalls()) {
    if ((0, import_chunk_7IIL3LMX.contains)(name, here)) return { at: name, text: commandWords(contract, signature) };
    const flag = flags2.find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, here));
    if (flag?.contract !== void 0) return { at: flag.span, text: flagWords((0, import_chunk_7IIL3LMX.commandTitle)(contract, signature), flag.contract) };
  }
  return void 0;
}
async function hover(session, uri, position, markdown) {
  const view = await viewOf(session, uri);
  if (view === void 0) return null;
  const offset = view.snapshot.offsetAt(position);
  const subject = directiveRule(view, offset) ?? contractSubject(view, offset);
  const parts = [...new Set([...findingsAt(view, offset), ...subject === void 0 ? [] : [subject]].map(({ text }) => text))];
  if (parts.length === 0) return null;
  const range = subject === void 0 ? void 0 : view.snapshot.range(subject.at);
  const value = parts.join("\n\n---\n\n");
  return { contents: markdown ? { kind: "markdown", value } : { kind: "plaintext", value: value.replaceAll(/[*`]/g, "") }, ...range !== void 0 && { range } };
}
function findingsAt({ analysis }, offset) {
  const here = { start: offset, end: offset };
  return analysis.diagnostics.filter(({ region }) => (0, import_chunk_7IIL3LMX.contains)(region, here)).flatMap(({ ruleId, region }) => import_chunk_7IIL3LMX.ruleEntries.filter(({ id }) => id === ruleId).map((entry) => ({ at: region, text: ruleWords(entry) })));
}
function directiveRule({ document }, offset) {
  const here = { start: offset, end: offset };
  const rule = (0, import_chunk_7IIL3LMX.findDirectives)(document).flatMap(({ rules }) => rules).find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, here));
  const entry = import_chunk_7IIL3LMX.ruleEntries.find(({ id, meta }) => id === rule?.id || rule !== void 0 && meta.formerly?.includes(rule.id) === true);
  return rule === void 0 || entry === void 0 ? void 0 : { at: rule.span, text: ruleWords(entry) };
}
var import_node10 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
async function prepareRename(session, uri, position) {
  const view = await viewOf(session, uri);
  const found = view === void 0 ? void 0 : await skillAt(session, view, position);
  return view === void 0 || found === void 0 ? null : { range: view.snapshot.range(found.at), placeholder: found.skill.name };
}
var goodName = /^[^\s/\\:*?"<>|]+$/;
async function rename(session, uri, position, newName, features) {
  const view = await viewOf(session, uri);
  const found = view === void 0 ? void 0 : await skillAt(session, view, position);
  if (view === void 0 || found === void 0) return null;
  if (!goodName.test(newName)) throw new import_node10.ResponseError(import_node10.LSPErrorCodes.RequestFailed, `\`${newName}\` cannot be the name of a folder.`);
  if (skillNames(view.project).includes(newName)) throw new import_node10.ResponseError(import_node10.LSPErrorCodes.RequestFailed, `There is a skill \`${newName}\` already.`);
  const { skill } = found;
  const documents = projectDocuments(session, view, [skill.name]);
  const changes = documents.flatMap((each) => {
    const edits = editsOf(each, skill, newName);
    return edits.length === 0 ? [] : [{ textDocument: { uri: each.snapshot.uri, version: each.version }, edits }];
  });
  if (!features.documentChanges) return { changes: Object.fromEntries(changes.map(({ textDocument, edits }) => [textDocument.uri, edits.filter((edit) => "newText" in edit)])) };
  const folder = (0, import_node_path6.dirname)((0, import_node_path6.join)(view.place.root ?? "", skill.path));
  const move = { kind: "rename", oldUri: (0, import_chunk_53WF3DDQ.uriOfPath)(folder), newUri: (0, import_chunk_53WF3DDQ.uriOfPath)((0, import_node_path6.join)((0, import_node_path6.dirname)(folder), newName)) };
  return { documentChanges: [...changes, ...features.renamesFiles && (0, import_node_path6.basename)(folder) === skill.name ? [move] : []] };
}
async function skillAt(session, view, position) {
  await searched(session, view);
  const offset = view.snapshot.offsetAt(position);
  const skills = namedSkills(view.project);
  const name = ownName(view);
  if (name !== void 0 && (0, import_chunk_7IIL3LMX.contains)(name.at, { start: offset, end: offset })) {
    const own = skills.find(({ path }) => path === view.document.path);
    return own === void 0 ? void 0 : { skill: own, at: name.at };
  }
  const mention = mentionAt(view, offset);
  const { subject } = mention ?? {};
  if (mention === void 0 || subject?.type !== "skill") return void 0;
  const skill = skills.find((each) => each.name === subject.name);
  return skill === void 0 ? void 0 : { skill, at: mention.at };
}
function editsOf({ document, snapshot }, skill, newName) {
  const folder = (0, import_chunk_7IIL3LMX.folderOf)(skill.path);
  const edits = [];
  const put = (start, end) => edits.push({ range: snapshot.range({ start, end }), newText: newName });
  if (document.path === skill.path) {
    const pair = document.frontmatter?.mapping?.pairs.find(({ key }) => key.kind === "scalar" && key.text === "name");
    const value = pair?.value;
    if (value?.kind === "scalar" && value.text === skill.name) {
      const at = value.source.indexOf(skill.name);
      if (at !== -1) put(value.span.start + at, value.span.start + at + skill.name.length);
    }
  }
  for (const { at, subject, verbatim } of mentionsIn(document, /* @__PURE__ */ new Set())) {
    if (!verbatim) continue;
    if (subject.type === "skill" && subject.name === skill.name) put(at.start, at.end);
    if (subject.type === "file" && (subject.path === folder || subject.path.startsWith(`${folder}/`))) {
      const segment = segmentOf(document.text.slice(at.start, at.end), subject.path, folder);
      if (segment !== void 0) put(at.start + segment, at.start + segment + skill.name.length);
    }
  }
  return edits;
}
function segmentOf(written, path, folder) {
  const below = path.slice(folder.length).split("/").filter((part) => part !== "").length;
  const segments = written.split("/");
  const index = segments.length - 1 - below - (written.endsWith("/") ? 1 : 0);
  if (segments[index] !== (0, import_node_path6.basename)(folder)) return void 0;
  return segments.slice(0, index).reduce((sum, segment) => sum + segment.length + 1, 0);
}
var import_node11 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
async function symbols(session, uri, hierarchical) {
  const view = await viewOf(session, uri);
  if (view === void 0) return [];
  const items = itemsOf(view.document);
  if (hierarchical) return nest(items, view.snapshot);
  return items.map(({ name, kind, span }) => ({ name, kind, location: { uri, range: view.snapshot.range(span) } }));
}
function itemsOf(document) {
  const { frontmatter } = document;
  const items = [];
  if (frontmatter !== void 0) {
    items.push({ name: "front matter", detail: "", kind: import_node11.SymbolKind.Namespace, span: frontmatter.span, selection: frontmatter.openingLine });
    for (const pair of frontmatter.mapping?.pairs ?? []) {
      const detail = pair.value?.kind === "scalar" ? shorten(pair.value.text) : "";
      items.push({ name: nameOr((0, import_chunk_7IIL3LMX.keyText)(pair), "?"), detail, kind: import_node11.SymbolKind.Property, span: pair.span, selection: pair.key.span });
    }
  }
  for (const { heading, span } of document.sections()) items.push({ name: nameOr(heading.text, "(no title)"), detail: "", kind: import_node11.SymbolKind.String, span, selection: heading.span });
  for (const marker of document.markers()) {
    const { contract, head, span, payload, region } = marker;
    const section = document.sections().findLast((each) => (0, import_chunk_7IIL3LMX.contains)(each.span, span));
    const whole = { start: span.start, end: Math.max(span.end, Math.min(region.end, section?.span.end ?? region.end)) };
    items.push({ name: nameOr(head.text, contract.family), detail: contract.family, kind: import_node11.SymbolKind.Event, span: whole, selection: span });
    for (const { node, key } of payload?.records ?? []) {
      if (key !== void 0 && (0, import_chunk_7IIL3LMX.contains)(whole, node.span)) items.push({ name: nameOr(key.text, "?"), detail: "record", kind: import_node11.SymbolKind.Object, span: node.span, selection: key.span });
    }
  }
  for (const { contract, record } of document.journal() === void 0 ? [] : recordsOf(document)) {
    const time = record.value[contract?.timestamp?.field ?? ""];
    items.push({ name: nameOr(record.type, "record"), detail: typeof time === "string" ? shorten(time) : "", kind: import_node11.SymbolKind.Object, span: record.line, selection: record.line });
  }
  for (const comment of document.embedded()) items.push(...embeddedItems(comment));
  return items;
}
function embeddedItems(comment) {
  const { embedding, text } = comment;
  if (embedding === void 0) return [];
  const toOuter = (span2) => embedding.map.spanToOuter(span2);
  const { id, author } = embedding.comment;
  const span = toOuter({ start: 0, end: text.length });
  const own = { name: `comment ${id ?? ""}`.trim(), detail: author ?? "", kind: import_node11.SymbolKind.File, span, selection: { start: span.start, end: span.start } };
  return [own, ...itemsOf(comment).map((item) => ({ ...item, span: toOuter(item.span), selection: toOuter(item.selection) }))];
}
function nest(items, snapshot) {
  const ordered = [...items].sort((a, b) => (0, import_chunk_7IIL3LMX.compareSpans)({ start: a.span.start, end: -a.span.end }, { start: b.span.start, end: -b.span.end }));
  const top2 = [];
  const open2 = [];
  for (const { name, detail, kind, span, selection } of ordered) {
    const symbol = { name, detail, kind, range: snapshot.range(span), selectionRange: snapshot.range((0, import_chunk_7IIL3LMX.contains)(span, selection) ? selection : { start: span.start, end: span.start }), children: [] };
    while (open2.length > 0 && !(0, import_chunk_7IIL3LMX.contains)(open2.at(-1)?.span ?? span, span)) open2.pop();
    (open2.at(-1)?.symbol.children ?? top2).push(symbol);
    open2.push({ span, symbol });
  }
  return top2;
}
function nameOr(name, other) {
  return name === void 0 || name.trim() === "" ? other : name;
}
function shorten(text) {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}\u2026` : line;
}
var import_node13 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var import_node12 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var diagnosticSource = "markerlint";
var severities = {
  error: import_node12.DiagnosticSeverity.Error,
  warning: import_node12.DiagnosticSeverity.Warning,
  info: import_node12.DiagnosticSeverity.Information
};
var tags = {
  "directives/no-unused": import_node12.DiagnosticTag.Unnecessary,
  "links/used-definitions": import_node12.DiagnosticTag.Unnecessary,
  "marker/no-legacy": import_node12.DiagnosticTag.Deprecated,
  "payload/legacy-form": import_node12.DiagnosticTag.Deprecated
};
function toClientDiagnostics({ snapshot, diagnostics, notices }, features, uriOf) {
  const found = diagnostics.map((diagnostic) => {
    const tag = tags[diagnostic.ruleId];
    const related = relatedOf(diagnostic, snapshot, uriOf);
    return {
      range: toRange(diagnostic.region, snapshot),
      severity: severities[diagnostic.severity],
      code: diagnostic.ruleId,
      ...features.codeDescription && { codeDescription: { href: diagnostic.url } },
      source: diagnosticSource,
      message: diagnostic.message,
      ...features.diagnosticTags && tag !== void 0 && { tags: [tag] },
      ...features.relatedInformation && related.length > 0 && { relatedInformation: related },
      ...features.diagnosticData && { data: { messageId: diagnostic.messageId, fix: diagnostic.fix?.safety } }
    };
  });
  const noticed = notices.map(({ at, message }) => ({ range: snapshot.range(at), severity: import_node12.DiagnosticSeverity.Error, source: diagnosticSource, message }));
  return [...found, ...noticed];
}
function toRange({ startPoint, endPoint }, snapshot) {
  return { start: snapshot.position(startPoint), end: snapshot.position(endPoint) };
}
function relatedOf({ related, comment }, snapshot, uriOf) {
  const places = related.map(({ at, message, path }) => ({
    location: path === void 0 ? { uri: snapshot.uri, range: toRange(at, snapshot) } : { uri: uriOf(path), range: plainRange(at) },
    message
  }));
  if (comment?.url === void 0) return places;
  const { url, line, column, author } = comment;
  const start = { line: line - 1, character: column - 1 };
  return [...places, { location: { uri: url, range: { start, end: start } }, message: `the comment${author === void 0 ? "" : ` of ${author}`}, line ${String(line)}` }];
}
function plainRange({ startPoint, endPoint }) {
  return {
    start: { line: startPoint.line - 1, character: startPoint.column - 1 },
    end: { line: endPoint.line - 1, character: endPoint.column - 1 }
  };
}
async function relint({ snapshot, place }, project, text) {
  if (place === void 0) return [];
  const examination = await place.environment.linter.examine(inputOf(snapshot, place, project, text), place.layers, (0, import_chunk_J6AED5OY.toForwardSlashes)(place.absolutePath));
  return (0, import_chunk_7IIL3LMX.conclude)(examination, () => void 0).diagnostics.filter(({ suppressed }) => suppressed === void 0);
}
var reasonPlaceholder = "the reason";
function withReason({ at, before, behind, others }, reason) {
  return [{ ...at, text: `${before}${reason}${behind}` }, ...others];
}
async function findDirectiveEdit(analysis, project, diagnostic, scope) {
  const document = analysis.examination?.document;
  if (document === void 0 || diagnostic.comment !== void 0) return void 0;
  const candidates = scope === "line" ? lineCandidates(document, diagnostic) : fileCandidates(document, diagnostic);
  const before = countByWords(analysis.diagnostics);
  for (const candidate of candidates) {
    const after = await relint(analysis, project, (0, import_chunk_7IIL3LMX.applyEdits)(document.text, withReason(candidate, reasonPlaceholder)));
    const counts = countByWords(after);
    const key = wordsOf(diagnostic);
    const isSilent = scope === "file" ? !after.some(({ ruleId }) => ruleId === diagnostic.ruleId) : (counts.get(key) ?? 0) < (before.get(key) ?? 0);
    if (isSilent && [...counts].every(([words, count]) => count <= (before.get(words) ?? 0))) return candidate;
  }
  return void 0;
}
function wordsOf({ ruleId, message }) {
  return `${ruleId} ${message}`;
}
function countByWords(diagnostics) {
  const counts = /* @__PURE__ */ new Map();
  for (const diagnostic of diagnostics) counts.set(wordsOf(diagnostic), (counts.get(wordsOf(diagnostic)) ?? 0) + 1);
  return counts;
}
function lineCandidates(document, { ruleId, region }) {
  const { source, frontmatter } = document;
  const line = source.lineSpan(region.startPoint.line);
  const text = source.slice(line.start, line.end);
  const indent = /^[ \t]*/.exec(text)?.[0] ?? "";
  if (frontmatter !== void 0 && (0, import_chunk_7IIL3LMX.contains)(frontmatter.span, { start: region.start, end: region.start })) return yamlCandidates(document, frontmatter.content, ruleId, region, line);
  const payload = document.markers().find((marker) => marker.payload !== void 0 && (0, import_chunk_7IIL3LMX.contains)(marker.payload.span, { start: region.start, end: region.start }))?.payload;
  const inPayload = payload?.language === "yaml" ? [behindYaml(document, line, ruleId)] : [];
  const block = blockAround(document, region.start);
  const above = { at: empty(line.start), before: `${indent}<!-- markerlint-disable-next-line ${ruleId} -- `, behind: ` -->${ending(document)}`, others: [] };
  const inLine = { at: empty(line.start + text.trimEnd().length), before: ` <!-- markerlint-disable-line ${ruleId} \u2014 `, behind: " -->", others: [] };
  const around = block === void 0 ? [] : [rangeAround(document, block, ruleId)];
  if (inPayload.length > 0) return [...inPayload, ...around];
  if (block !== void 0 && block.start < line.start) return around;
  const previous = region.startPoint.line === 1 ? "" : lineText(document, region.startPoint.line - 1);
  const startsBlock = previous.trim() === "" || /^[ \t]*(?:#{1,6}[ \t]|<!--|\||```|~~~)/.test(text);
  return startsBlock ? [above, inLine, ...around] : [inLine, above, ...around];
}
function yamlCandidates(document, content, ruleId, { start }, line) {
  if (start < content.start || start >= content.end) return [];
  const pair = document.frontmatter?.mapping?.pairs.find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, { start, end: start }));
  const behind = behindYaml(document, line, ruleId);
  if (pair === void 0) return [behind];
  const first = document.source.lineSpan(document.source.pointAt(pair.span.start).line);
  const last = document.source.pointAt(Math.max(pair.span.start, pair.span.end - 1)).line;
  const next = document.source.lineSpan(last + 1).start;
  const around = {
    at: empty(first.start),
    before: `# markerlint-disable ${ruleId} -- `,
    behind: ending(document),
    others: [{ ...empty(next), text: `# markerlint-enable ${ruleId}${ending(document)}` }]
  };
  return [behind, around];
}
function behindYaml(document, line, ruleId) {
  const text = document.source.slice(line.start, line.end);
  return { at: empty(line.start + text.trimEnd().length), before: ` # markerlint-disable-line ${ruleId} -- `, behind: "", others: [] };
}
function rangeAround(document, block, ruleId) {
  const { source } = document;
  const first = source.lineSpan(source.pointAt(block.start).line);
  const last = source.lineSpan(source.pointAt(Math.max(block.start, block.end - 1)).line);
  const indent = /^[ \t]*/.exec(source.slice(first.start, block.start))?.[0] ?? "";
  return {
    at: empty(first.start),
    before: `${indent}<!-- markerlint-disable ${ruleId} -- `,
    behind: ` -->${ending(document)}`,
    others: [{ ...empty(last.end), text: `${ending(document)}${indent}<!-- markerlint-enable ${ruleId} -->` }]
  };
}
function blockAround(document, offset) {
  return [...document.nodes("code"), ...document.nodes("html").filter(({ inline }) => !inline)].find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, { start: offset, end: offset }) && offset < span.end)?.span;
}
function fileCandidates(document, { ruleId }) {
  const { source, frontmatter, text } = document;
  const line = ending(document);
  const words = `<!-- markerlint-disable-file ${ruleId} -- `;
  const end = { at: empty(text.length), before: `${/(?:^|[\r\n])$/.test(text) ? "" : line}${line}${words}`, behind: ` -->${line}`, others: [] };
  if (frontmatter !== void 0) {
    const below = source.lineSpan(source.pointAt(frontmatter.closingLine.start).line).end;
    return [{ at: empty(below), before: `${line}${line}${words}`, behind: " -->", others: [] }, end];
  }
  return [{ at: empty(0), before: words, behind: ` -->${line}${line}`, others: [] }, end];
}
function lineText({ source }, line) {
  const { start, end } = source.lineSpan(line);
  return source.slice(start, end);
}
function ending({ text }) {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
function empty(at) {
  return { start: at, end: at };
}
var mostPasses = 10;
async function fixAllEdits(analysis, project) {
  let { text } = analysis.snapshot;
  let { diagnostics } = analysis;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = (0, import_chunk_7IIL3LMX.applyFixes)(text, diagnostics, ({ safety }) => safety === "safe");
    if (next.applied.length === 0) break;
    text = next.text;
    diagnostics = await relint(analysis, project, text);
  }
  return changedLines(analysis.snapshot.text, text);
}
function changedLines(before, after) {
  if (before === after) return [];
  const edits = [];
  let at = 0;
  let open2;
  for (const { added, removed, value } of (0, import_chunk_J4O6PYQY.diffLines)(before, after)) {
    if (!added && !removed) {
      at += value.length;
      open2 = void 0;
      continue;
    }
    if (open2 === void 0) edits.push(open2 = { start: at, end: at, text: "" });
    if (removed) {
      at += value.length;
      open2.end = at;
    } else open2.text += value;
  }
  return edits;
}
var mostFindings = 10;
var CodeActions = class {
  #session;
  #features;
  #tell;
  /** `tell` shows a sentence to the person who chose an action. */
  constructor(session, features, tell) {
    this.#session = session;
    this.#features = features;
    this.#tell = tell;
  }
  async list({ textDocument: { uri }, range, context: { only } }) {
    const analysis = await this.#session.current(uri);
    if (analysis?.place === void 0) return [];
    const wants = (kind) => only === void 0 || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const asked = analysis.snapshot.span(range);
    const found = [...analysis.diagnostics.entries()].filter(([, { region }]) => (0, import_chunk_7IIL3LMX.overlaps)(region, asked)).slice(0, mostFindings);
    const diagnostics = toClientDiagnostics(analysis, this.#features, (path) => this.#session.uriOf(analysis.place, path));
    const actions = [];
    if (wants(import_node13.CodeActionKind.QuickFix)) {
      for (const [index, diagnostic] of found) actions.push(...fixOf(analysis, diagnostic, diagnostics[index], this.#features));
      const silenced = /* @__PURE__ */ new Set();
      for (const [index, diagnostic] of found) {
        if (silenced.has(diagnostic.ruleId) || diagnostic.comment !== void 0) continue;
        silenced.add(diagnostic.ruleId);
        actions.push(...await this.#silencing(analysis, index, diagnostic, diagnostics[index]));
      }
      for (const ruleId of this.#features.showsDocuments ? ruleIdsOf(found) : []) actions.push(pageOf(ruleId));
    }
    const fixable = analysis.diagnostics.some(({ fix }) => fix?.safety === "safe");
    if (wants(import_chunk_IXLUPIII.fixAllKind) && fixable) actions.push(await this.#fixAll(analysis));
    return actions;
  }
  /** Adds the edit to an action. Of an action for an older version nothing is left to do. */
  async resolve(action) {
    const data = action.data;
    if (data === void 0) return action;
    const analysis = await this.#session.current(data.uri);
    if (analysis?.snapshot.version !== data.version) return action;
    const edit = await this.#editOf(analysis, data);
    if (edit.edit === void 0) this.#tell("No comment can stand there that silences this finding and nothing else; disable the rule for the file, or in the configuration.");
    return { ...action, ...edit };
  }
  async #fixAll(analysis) {
    return { title: "Fix all safe markerlint findings", kind: import_chunk_IXLUPIII.fixAllKind, ...await this.#laterOrNow(analysis, "fixAll", -1) };
  }
  async #silencing(analysis, index, { ruleId }, client) {
    const diagnostics = client === void 0 ? {} : { diagnostics: [client] };
    const actions = await Promise.all(
      ["disableLine", "disableFile"].map(async (act) => ({
        title: `Disable ${ruleId} for this ${act === "disableLine" ? "line" : "file"}`,
        kind: import_node13.CodeActionKind.QuickFix,
        ...diagnostics,
        ...await this.#laterOrNow(analysis, act, index)
      }))
    );
    return actions.filter(({ edit, data }) => edit !== void 0 || data !== void 0);
  }
  async #laterOrNow(analysis, act, index) {
    const { uri, version } = analysis.snapshot;
    const data = { uri, version, act, index };
    return this.#features.resolvesEdits ? { data } : this.#editOf(analysis, data);
  }
  async #editOf(analysis, { act, index }) {
    const { snapshot } = analysis;
    const project = this.#session.projectOf(analysis.place);
    if (act === "fixAll") return { edit: documentEdit(snapshot, toTextEdits(snapshot, await fixAllEdits(analysis, project)), this.#features) };
    const diagnostic = analysis.diagnostics[index];
    if (diagnostic === void 0) return {};
    const found = await findDirectiveEdit(analysis, project, diagnostic, act === "disableLine" ? "line" : "file");
    return found === void 0 ? {} : this.#directive(snapshot, found);
  }
  /** The reason is to be written next: the cursor goes there, as far as the client lets it. */
  #directive(snapshot, edit) {
    if (this.#features.snippetEdits && this.#features.documentChanges) {
      const others = toTextEdits(snapshot, edit.others);
      return { edit: documentEdit(snapshot, [snippetEdit(snapshot.range(edit.at), edit.before, reasonPlaceholder, edit.behind), ...others], this.#features) };
    }
    const whole = documentEdit(snapshot, toTextEdits(snapshot, withReason(edit, reasonPlaceholder)), this.#features);
    return this.#features.showsDocuments ? { edit: whole, command: selectReason(snapshot, edit) } : { edit: whole };
  }
};
function fixOf(analysis, { fix, message, ruleId }, client, features) {
  if (fix === void 0 || fix.edits.length === 0) return [];
  return [
    {
      title: `${adviceOf(message)} (${ruleId}${fix.safety === "unsafe" ? ", unsafe" : ""})`,
      kind: import_node13.CodeActionKind.QuickFix,
      ...client !== void 0 && { diagnostics: [client] },
      isPreferred: fix.safety === "safe",
      edit: documentEdit(analysis.snapshot, toTextEdits(analysis.snapshot, fix.edits), features)
    }
  ];
}
var longestTitle = 80;
function adviceOf(message) {
  const advice = message.slice(message.lastIndexOf("; ") + 1).trim().replace(/\.$/, "");
  const words = message.includes("; ") && advice.length <= longestTitle ? advice : "fix this finding";
  return words.charAt(0).toUpperCase() + words.slice(1);
}
function ruleIdsOf(found) {
  return [...new Set(found.map(([, { ruleId }]) => ruleId))];
}
function pageOf(ruleId) {
  const title = `Open the page of ${ruleId}`;
  return { title, kind: import_node13.CodeActionKind.QuickFix, command: { title, command: import_chunk_IXLUPIII.commandNames.openPage, arguments: [ruleId] } };
}
function selectReason(snapshot, { at, before }) {
  const { line, character } = snapshot.positionAt(at.start);
  const lines = before.split(/\r?\n/);
  const start = { line: line + lines.length - 1, character: (lines.length === 1 ? character : 0) + (lines.at(-1) ?? "").length };
  const range = { start, end: { line: start.line, character: start.character + reasonPlaceholder.length } };
  return { title: "Write the reason", command: import_chunk_IXLUPIII.commandNames.select, arguments: [snapshot.uri, range] };
}
var import_node14 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var refreshPause = 30;
var Delivery = class {
  #connection;
  #features;
  #session;
  #given = /* @__PURE__ */ new Map();
  #waiting = /* @__PURE__ */ new Map();
  #lastId = 0;
  #refresh;
  constructor(connection, features, session) {
    this.#connection = connection;
    this.#features = features;
    this.#session = session;
  }
  analysed(document, analysis) {
    for (const wake of this.#waiting.get(document.uri) ?? []) wake();
    this.#waiting.delete(document.uri);
    if (!this.#features.pullsDiagnostics) this.#push(document.uri, analysis);
    else if (this.#isOutdated(document.uri, analysis)) this.#askToPull();
  }
  closed(uri) {
    for (const wake of this.#waiting.get(uri) ?? []) wake();
    this.#waiting.delete(uri);
    this.#given.delete(uri);
    if (!this.#features.pullsDiagnostics) void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }
  /** Answers a pull with what is true of the version that the client has by then. */
  async pull(uri, previousId, token) {
    const document = this.#session().document(uri);
    while (document !== void 0 && !document.isCurrent && !document.closed && !token.isCancellationRequested) await this.#analysisOf(uri);
    if (token.isCancellationRequested) throw new import_node14.ResponseError(import_node14.LSPErrorCodes.RequestCancelled, "The request was cancelled.");
    const analysis = document?.analysis;
    if (document === void 0 || document.closed || analysis === void 0) return { kind: import_node14.DocumentDiagnosticReportKind.Full, items: [] };
    const items = this.#toClient(analysis);
    const { id } = this.#give(uri, analysis, items);
    if (id === previousId) return { kind: import_node14.DocumentDiagnosticReportKind.Unchanged, resultId: id };
    return { kind: import_node14.DocumentDiagnosticReportKind.Full, resultId: id, items };
  }
  #push(uri, analysis) {
    const { version } = analysis.snapshot;
    const diagnostics = this.#toClient(analysis);
    const before = this.#given.get(uri);
    const { id } = this.#give(uri, analysis, diagnostics);
    if (before?.version === version && before.id === id) return;
    void this.#connection.sendDiagnostics({ uri, version, diagnostics });
  }
  #toClient(analysis) {
    return toClientDiagnostics(analysis, this.#features, (path) => this.#session().uriOf(analysis.place, path));
  }
  #give(uri, { snapshot: { version } }, diagnostics) {
    const text = JSON.stringify(diagnostics);
    const before = this.#given.get(uri);
    const given = { version, text, id: before?.text === text ? before.id : String(this.#lastId += 1) };
    this.#given.set(uri, given);
    return given;
  }
  /** Whether the client pulled for this very version and would get something else now. */
  #isOutdated(uri, analysis) {
    const before = this.#given.get(uri);
    return before?.version === analysis.snapshot.version && before.text !== JSON.stringify(this.#toClient(analysis));
  }
  #askToPull() {
    if (!this.#features.refreshesDiagnostics) return;
    clearTimeout(this.#refresh);
    this.#refresh = setTimeout(() => {
      void this.#connection.languages.diagnostics.refresh();
    }, refreshPause);
  }
  #analysisOf(uri) {
    return new Promise((wake) => {
      this.#waiting.set(uri, [...this.#waiting.get(uri) ?? [], wake]);
    });
  }
};
var quick = 60;
var shortestPause = 10;
var longestPause = 300;
var OpenDocument = class {
  text;
  closed = false;
  /** What the document is; found out anew when it is saved or its surroundings change. */
  placing;
  /** The last finished analysis, perhaps of an earlier version. */
  analysis;
  /** The analysis that runs, and of what. */
  running;
  /** Goes up when a setting, a configuration or a file around the document changes, so that what is known counts no more. */
  round = 0;
  /** The round of `analysis`. */
  analysedRound = -1;
  /** The failures that were logged, so that a crash is one line in the log and not one for each keystroke. */
  logged = /* @__PURE__ */ new Set();
  #snapshot;
  #timer;
  #pause = shortestPause;
  /** `text` is the object that the client's changes are applied to. */
  constructor(text) {
    this.text = text;
  }
  get uri() {
    return this.text.uri;
  }
  /** The text as it is now; it stays as it is when the document changes. */
  get snapshot() {
    if (this.#snapshot?.version !== this.text.version) this.#snapshot = new Snapshot(this.text, this.text.getText());
    return this.#snapshot;
  }
  /** Whether an analysis is one of the text and the surroundings as they are now. */
  get isCurrent() {
    return this.analysis?.snapshot.version === this.text.version && this.analysedRound === this.round;
  }
  /** Calls back when nothing changed for a while: longer where the last analysis took long. An earlier call is forgotten. */
  afterPause(act) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, this.#pause);
  }
  /** Forgets the call that waits. */
  cancel() {
    clearTimeout(this.#timer);
  }
  /** Takes note of how long an analysis took, in milliseconds. */
  took(duration) {
    this.#pause = duration <= quick ? shortestPause : Math.min(longestPause, duration);
  }
};
var headLength = 64 * 1024;
function untitledKind({ text, languageId }, mayHoldMarker) {
  const head = text.slice(0, headLength);
  if (languageId === "json" || languageId === "jsonl") return mayHoldMarker ? (0, import_chunk_7IIL3LMX.kindOfNamedFile)(`untitled.${languageId}`, head) : void 0;
  if (languageId !== "plaintext" && !import_chunk_IXLUPIII.markdownLanguages.includes(languageId)) return void 0;
  if (languageId === "skill") return "skill";
  const mapping = (0, import_chunk_7IIL3LMX.readFrontmatter)(head, "skill").frontmatter?.mapping;
  if ((0, import_chunk_7IIL3LMX.findPair)(mapping, "name") !== void 0 && (0, import_chunk_7IIL3LMX.findPair)(mapping, "description") !== void 0) return "skill";
  return mayHoldMarker ? "comment" : void 0;
}
async function placeDocument(snapshot, environment) {
  if (!environment.settings.enable) return { reason: "The setting `enable` is off." };
  try {
    const path = (0, import_chunk_53WF3DDQ.pathOfUri)(snapshot.uri);
    return path === void 0 ? await placeUntitled(snapshot, environment) : await placeFile(path, snapshot, environment);
  } catch (error) {
    if (error instanceof import_chunk_6WLKACZ2.ConfigError) return { issues: error.issues };
    return { reason: `The place of the document cannot be read: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
async function placeFile(path, snapshot, environment) {
  const { configs, settings, linter } = environment;
  const declaration = declarationOf(path);
  if (declaration !== void 0) return { declaration, path };
  const closed = (0, import_chunk_J6AED5OY.toForwardSlashes)(path).split("/").find((segment) => import_chunk_7IIL3LMX.closedFolders.has(segment));
  if (closed !== void 0) return { reason: `What lies in \`${closed}\` is not linted.` };
  const placed = await (0, import_chunk_HL2NQYEV.discoverText)(path, snapshot.text, environment.cwd, { configs, named: false });
  if (placed.file !== void 0) return { place: await toPlace(placed.file, environment) };
  if (placed.ignored === true || settings.otherFiles === "never") return { reason: placed.reason ?? "" };
  const named = await (0, import_chunk_HL2NQYEV.discoverText)(path, snapshot.text, environment.cwd, { configs, named: true });
  if (named.file === void 0) return { reason: named.reason ?? "" };
  const concerns = settings.otherFiles === "always" || linter.mayHoldMarker(snapshot.text, named.file.config.layers);
  return concerns ? { place: await toPlace(named.file, environment) } : { reason: `\`${(0, import_node_path8.basename)(path)}\` is no document of a known kind, and no marker stands in it.` };
}
async function toPlace({ absolutePath, root, path, fileName, folderNames, kind, config }, environment) {
  return { absolutePath, root, path, fileName, folderNames, kind, layers: config.layers, hasByteOrderMark: await beginsWithMark(absolutePath), environment };
}
async function placeUntitled(snapshot, environment) {
  const name = snapshot.languageId === "json" ? "untitled.json" : "untitled.md";
  const { file } = await (0, import_chunk_HL2NQYEV.discoverText)(name, snapshot.text, environment.cwd, { configs: environment.configs, named: true });
  const layers = file?.config.layers ?? (await environment.configs.atRoot(environment.cwd)).layers;
  const kind = untitledKind(snapshot, environment.linter.mayHoldMarker(snapshot.text, layers));
  if (kind === void 0) return { reason: "Nothing tells what the untitled document is." };
  const fileName = kind === "skill" ? "SKILL.md" : name;
  return { place: { absolutePath: `${(0, import_chunk_J6AED5OY.toForwardSlashes)(environment.cwd)}/${name}`, root: void 0, path: fileName, fileName, folderNames: [], kind, layers, hasByteOrderMark: false, environment } };
}
async function beginsWithMark(path) {
  try {
    const file = await (0, import_promises4.open)(path);
    try {
      const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0);
      return buffer.equals(Buffer.of(239, 187, 191));
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}
var idlePause = 150;
var Session = class {
  workspace;
  #listener;
  #documents = /* @__PURE__ */ new Map();
  #renewals = /* @__PURE__ */ new WeakMap();
  constructor(workspace, listener) {
    this.workspace = workspace;
    this.#listener = listener;
  }
  get documents() {
    return [...this.#documents.values()];
  }
  document(uri) {
    return this.#documents.get(uri);
  }
  open(text) {
    const document = new OpenDocument(text);
    this.#documents.set(text.uri, document);
    void this.#refresh(document);
  }
  change(uri) {
    const document = this.#documents.get(uri);
    document?.afterPause(() => void this.#refresh(document));
  }
  /** The disk holds what the editor shows now: the file may be new, and its neighbours are told apart by it. */
  save(uri) {
    const document = this.#documents.get(uri);
    if (document === void 0) return;
    for (const project of this.workspace.projects) project.forgetTree();
    this.#outdate(document);
  }
  close(uri) {
    const document = this.#documents.get(uri);
    if (document === void 0) return;
    document.closed = true;
    document.cancel();
    this.#documents.delete(uri);
    this.#listener.closed(uri);
    this.#forget(document.analysis?.place);
  }
  /** Everything counts anew: settings, configurations or contracts changed. */
  reset() {
    this.workspace.forget();
    for (const document of this.#documents.values()) this.#outdate(document);
  }
  /** Files came, went or changed on the disk. */
  async filesChanged() {
    const { projects } = this.workspace;
    for (const project of projects) project.forgetTree();
    for (const document of this.#documents.values()) this.#outdate(document);
    await Promise.all(
      projects.map(async (project) => {
        await this.workspace.search(project, true);
        this.#renew(project);
      })
    );
  }
  /** The project of a place, if it has one. */
  projectOf(place) {
    return place?.root === void 0 ? void 0 : this.workspace.projectOf(place.root, place.environment);
  }
  /** The URI under which a file is open, or that of its path; the path is relative to the root of the place. */
  uriOf(place, path) {
    const absolute = (0, import_node_path7.join)(place?.root ?? "", path);
    const open2 = this.documents.find(({ analysis }) => analysis?.place?.absolutePath === absolute);
    return open2?.uri ?? (0, import_chunk_53WF3DDQ.uriOfPath)(absolute);
  }
  /** The analysis of the present version, made at once where there is none yet; `undefined` when the document was closed. */
  async current(uri) {
    const document = this.#documents.get(uri);
    if (document === void 0) return void 0;
    if (!document.isCurrent) {
      document.cancel();
      await this.#refresh(document);
    }
    if (document.closed) return void 0;
    return document.isCurrent ? document.analysis : this.current(uri);
  }
  /** A document that is no longer open has the text of the disk. */
  #forget(place) {
    const project = this.projectOf(place);
    if (place === void 0 || project === void 0) return;
    void project.setClosed(place.path).then(() => {
      this.#renew(project);
    });
  }
  #outdate(document) {
    document.placing = void 0;
    document.round += 1;
    document.afterPause(() => void this.#refresh(document));
  }
  /** Lints the present version, once however often it is asked for. */
  async #refresh(document) {
    const { version } = document.text;
    const { round, running } = document;
    if (running?.version === version && running.round === round) return running.done;
    const done = this.#refreshNow(document, version, round);
    document.running = { version, round, done };
    await done;
    if (document.running.done === done) document.running = void 0;
  }
  async #refreshNow(document, version, round) {
    const isStale = () => document.closed || document.text.version !== version || document.round !== round;
    const analysis = await this.#analyse(document, isStale).catch((error) => {
      if (error instanceof StaleWork) return void 0;
      this.#listener.log(`${document.uri}: the document cannot be linted: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
      return emptyAnalysis(document.snapshot);
    });
    if (analysis === void 0) return;
    await (0, import_promises3.setImmediate)();
    if (document.closed) this.#forget(analysis.place);
    if (isStale()) return;
    document.analysis = analysis;
    document.analysedRound = round;
    this.#logFailures(document, analysis);
    this.#listener.analysed(document, analysis);
    this.#lookAround(analysis);
  }
  async #analyse(document, isStale) {
    const { snapshot } = document;
    let placing = await document.placing;
    if (placing === void 0 || "reason" in placing) {
      document.placing = this.workspace.environmentOf(snapshot.uri).then((environment) => placeDocument(snapshot, environment));
      placing = await document.placing;
    }
    const project = "place" in placing ? this.projectOf(placing.place) : void 0;
    const start = performance.now();
    const analysis = await analyse(snapshot, placing, project, document.analysis, isStale);
    document.took(performance.now() - start);
    return analysis;
  }
  /** Learns what is around a document, and tells it and the others what that means for them when nobody types. */
  #lookAround({ place }) {
    const project = this.projectOf(place);
    if (project === void 0) return;
    const renew = () => {
      this.#renew(project);
    };
    clearTimeout(this.#renewals.get(project));
    this.#renewals.set(project, setTimeout(renew, project.facts.cost === 0 ? 0 : idlePause));
    if (!project.isSearched) void this.workspace.search(project, false).then(renew);
  }
  /** Concludes anew the analyses whose findings over the project are others now. */
  #renew(project) {
    for (const document of this.#documents.values()) {
      const { analysis } = document;
      if (analysis?.place === void 0 || analysis.examination === void 0 || !document.isCurrent || this.projectOf(analysis.place) !== project) continue;
      const findings = project.facts.findingsOf(analysis.place.path);
      if (JSON.stringify(findings) === JSON.stringify(analysis.projectFindings)) continue;
      document.analysis = concluded(analysis.snapshot, analysis.place, analysis.examination, project);
      this.#listener.analysed(document, document.analysis);
    }
  }
  #logFailures(document, { failures }) {
    for (const failure of failures) if (!document.logged.has(failure)) this.#listener.log(`${document.uri}: ${failure}`);
    document.logged = new Set(failures);
  }
};
async function createEnvironment(folder, settings, { rules, allowCode, log }) {
  const parser = await (0, import_chunk_7IIL3LMX.chooseParser)(settings.parser).catch((error) => {
    log(`The setting \`parser\` cannot be followed: ${error instanceof Error ? error.message : String(error)}.`);
    return import_chunk_KLEVIFPG.remarkParser;
  });
  const cwd = folder?.path ?? process.cwd();
  return {
    folder,
    cwd,
    settings,
    configs: (0, import_chunk_7IIL3LMX.loadedSource)({ config: settings.config, allowCode, rules: settings.rules, profiles: settings.profiles }, cwd),
    linter: new import_chunk_7IIL3LMX.Linter({ parser, rules, inlineConfig: true, ruleUrl: import_chunk_J6AED5OY.ruleUrl })
  };
}
var ProjectFacts = class {
  #entries = /* @__PURE__ */ new Map();
  #stale = /* @__PURE__ */ new Set();
  #found = /* @__PURE__ */ new Map();
  /** How often a rule ran: a measure of the work for the tests. */
  runs = 0;
  #lastCost = 0;
  /** The documents of which something is kept. */
  get paths() {
    return [...this.#entries.keys()];
  }
  set({ document: { path, kind }, settings, facts, details }) {
    const before = this.#entries.get(path);
    const prints = new Map([...facts].map(([id, noted]) => [id, JSON.stringify(noted)]));
    const sameSettings = before?.notes.settings === settings;
    for (const id of /* @__PURE__ */ new Set([...prints.keys(), ...before?.prints.keys() ?? []])) {
      if (!sameSettings || before.prints.get(id) !== prints.get(id) || isOtherwise(id, before.notes, { settings, details })) this.#stale.add(id);
    }
    this.#entries.set(path, { notes: { document: { path, kind }, settings, facts, details }, prints });
  }
  remove(path) {
    for (const id of this.#entries.get(path)?.prints.keys() ?? []) this.#stale.add(id);
    this.#entries.delete(path);
  }
  /**
   * How long it would take to find out what the rules find now, in milliseconds: nothing when nothing changed, else about what it
   * took the last time, which grows with the project.
   */
  get cost() {
    return this.#stale.size === 0 ? 0 : this.#lastCost;
  }
  /** What the rules find in one document now. */
  findingsOf(path) {
    this.#refresh();
    return [...this.#found.values()].flatMap(({ byPath }) => byPath.get(path) ?? []);
  }
  /** Rules that threw when they ran the last time. */
  get failures() {
    return [...this.#found.values()].flatMap(({ failures }) => failures);
  }
  #refresh() {
    if (this.#stale.size === 0) return;
    const start = performance.now();
    for (const id of [...this.#stale].sort()) this.#found.set(id, this.#run(id));
    this.#stale.clear();
    this.#lastCost = performance.now() - start;
  }
  #run(id) {
    this.runs += 1;
    const concerned = [...this.#entries.values()].flatMap(({ notes }) => notes.facts.has(id) ? [{ ...notes, findings: [], failures: [] }] : []);
    (0, import_chunk_7IIL3LMX.runProjectRule)(id, concerned);
    const byPath = new Map(concerned.filter(({ findings }) => findings.length > 0).map(({ document, findings }) => [document.path, findings]));
    return { byPath, failures: concerned.flatMap(({ failures }) => failures) };
  }
};
function isOtherwise(id, before, { settings, details }) {
  const rule = before.details.askedBy.includes(id) ? settings.rules.find(({ rule: rule2 }) => rule2.id === id)?.rule : void 0;
  return rule !== void 0 && JSON.stringify(before.details.of(rule)) !== JSON.stringify(details.of(rule));
}
var unnotedKinds = /* @__PURE__ */ new Set(["thread", "journal", "task"]);
var largestNeighbour = 1024 * 1024;
var mostNeighbours = 2e4;
var Project = class {
  root;
  facts = new ProjectFacts();
  #environment;
  #neighbours = /* @__PURE__ */ new Map();
  /** The open documents by their paths. */
  #open = /* @__PURE__ */ new Map();
  #tree;
  #search;
  constructor(root, environment) {
    this.root = root;
    this.#environment = environment;
    this.#tree = (0, import_chunk_7IIL3LMX.listedTree)(root);
  }
  /** The files of the project, each folder as it was when it was first asked for since the last `forgetTree`. */
  get tree() {
    return this.#tree;
  }
  /** Whether a search has begun. */
  get isSearched() {
    return this.#search !== void 0;
  }
  forgetTree() {
    this.#tree = (0, import_chunk_7IIL3LMX.listedTree)(this.root);
  }
  /** The files that a search of the project finds, open ones among them. */
  get files() {
    return [...this.#neighbours.values()].map(({ file }) => file);
  }
  /** The text of a document of the project, as findings refer to it. */
  sourceOf(path) {
    return this.#open.get(path) ?? this.#neighbours.get(path)?.source;
  }
  /** Takes the text of an editor in place of that on the disk. */
  setOpen(path, source) {
    this.#open.set(path, source);
  }
  /** Goes back to what the disk holds. */
  async setClosed(path) {
    this.#open.delete(path);
    const neighbour = this.#neighbours.get(path);
    this.#neighbours.delete(path);
    this.facts.remove(path);
    if (neighbour !== void 0) await this.#read(neighbour.file);
  }
  /**
   * Searches the project once, and again after `search(true)`; files that did not change are not read again. Other work comes in
   * between two files. Throws a `ConfigError`.
   */
  search(again = false) {
    if (again || this.#search === void 0) this.#search = (this.#search ?? Promise.resolve()).catch(() => void 0).then(() => this.#searchNow());
    return this.#search;
  }
  async #searchNow() {
    const { files } = await (0, import_chunk_7IIL3LMX.discover)([this.root], this.root, { configs: this.#environment.configs });
    const found = files.filter(({ kind, root }) => root === this.root && !unnotedKinds.has(kind));
    const paths = new Set(found.map(({ path }) => path));
    for (const path of this.#neighbours.keys()) {
      if (paths.has(path)) continue;
      this.#neighbours.delete(path);
      if (!this.#open.has(path)) this.facts.remove(path);
    }
    if (found.length > mostNeighbours) return;
    for (const file of found) {
      await this.#read(file);
      await (0, import_promises7.setImmediate)();
    }
  }
  async #read(file) {
    try {
      const { size, mtimeMs } = await (0, import_promises6.stat)(file.absolutePath);
      const stamp = `${String(size)} ${String(mtimeMs)} ${file.kind} ${file.folderNames.join("/")}`;
      if (size > largestNeighbour || this.#neighbours.get(file.path)?.stamp === stamp) return;
      const { path, kind, fileName, folderNames, config, absolutePath } = file;
      const input = { ...(0, import_chunk_7IIL3LMX.decode)(await (0, import_chunk_J6AED5OY.readBytes)(absolutePath)), path, kind, fileName, folderNames, tree: this.#tree };
      const { source, ...notes } = await this.#environment.linter.note(input, config.layers, (0, import_chunk_J6AED5OY.toForwardSlashes)(absolutePath));
      this.#neighbours.set(path, { file, stamp, source });
      if (!this.#open.has(path)) this.facts.set(notes);
    } catch {
      this.#neighbours.delete(file.path);
      if (!this.#open.has(file.path)) this.facts.remove(file.path);
    }
  }
};
var Workspace = class {
  #options;
  #folders = [];
  #outer;
  #environments = /* @__PURE__ */ new Map();
  #projects = /* @__PURE__ */ new Map();
  constructor(options, settings) {
    this.#options = options;
    this.#outer = settings;
  }
  get folders() {
    return this.#folders.map(({ folder }) => folder);
  }
  /** Takes folders and settings in place of those before; `outer` are the settings of what lies in no folder. */
  set(folders, outer) {
    this.#folders = folders;
    this.#outer = outer;
    this.forget();
  }
  /** Forgets every configuration and contract, and with them what is known of the projects. */
  forget() {
    this.#environments.clear();
    this.#projects.clear();
  }
  /** What a document is linted with: that of the innermost folder which holds it, or of the first for a text without a place. */
  async environmentOf(uri) {
    const path = (0, import_chunk_53WF3DDQ.pathOfUri)(uri);
    const holding = path === void 0 ? this.#folders.slice(0, 1) : this.#folders.filter(({ folder }) => (0, import_chunk_J6AED5OY.pathWithin)(folder.path, path) !== void 0);
    const inner = holding.reduce((a, b) => a === void 0 || b.folder.path.length > a.folder.path.length ? b : a, void 0);
    const key = inner?.folder.uri ?? "";
    let environment = this.#environments.get(key);
    if (environment === void 0) {
      environment = createEnvironment(inner?.folder, inner?.settings ?? this.#outer, this.#options);
      this.#environments.set(key, environment);
    }
    return environment;
  }
  /** The project below a root; two folders of the client may lie in one project and differ in their settings. */
  projectOf(root, environment) {
    const key = `${environment.folder?.uri ?? ""}\0${root}`;
    let project = this.#projects.get(key);
    if (project === void 0) {
      project = new Project(root, environment);
      this.#projects.set(key, project);
    }
    return project;
  }
  get projects() {
    return [...this.#projects.values()];
  }
  /** Searches a project; what keeps it from being searched is one line in the log. */
  async search(project, again) {
    try {
      await project.search(again);
    } catch (error) {
      const words = error instanceof import_chunk_6WLKACZ2.ConfigError ? error.message : (0, import_chunk_J6AED5OY.describeError)(error);
      this.#options.log(`The project ${project.root} is not searched: ${words}`);
    }
  }
};
async function folderOf2(uri) {
  const path = (0, import_chunk_53WF3DDQ.pathOfUri)(uri);
  return path === void 0 ? void 0 : { uri, path: await (0, import_promises5.realpath)(path).catch(() => path) };
}
var Engine = class {
  session;
  delivery;
  actions;
  /** What answers for one place or one document. */
  features = { complete, definition, documentLinks, foldingRanges, hover, prepareRename, references, rename, symbols };
  #connection;
  #workspace;
  constructor(connection, { features: client, settings, allowCode, rules = import_chunk_7IIL3LMX.ruleEntries }) {
    const log = (message) => {
      connection.console.error(message);
    };
    this.#connection = connection;
    this.#workspace = new Workspace({ rules, allowCode, log }, settings);
    this.delivery = new Delivery(connection, client, () => this.session);
    this.session = new Session(this.#workspace, {
      analysed: (document, analysis) => {
        this.delivery.analysed(document, analysis);
      },
      closed: (uri) => {
        this.delivery.closed(uri);
      },
      log
    });
    this.actions = new CodeActions(this.session, client, (message) => {
      connection.window.showInformationMessage(message);
    });
  }
  /** Takes folders and their settings; everything is linted anew. */
  async setFolders(uris, settingsOf) {
    const folders = await Promise.all(
      uris.map(async (uri) => {
        const folder = await folderOf2(uri);
        return folder === void 0 ? [] : [{ folder, settings: settingsOf(uri) }];
      })
    );
    this.#workspace.set(folders.flat(), settingsOf(void 0));
    this.session.reset();
  }
  /** Shows the page of a rule in the client's browser. */
  async openPage(ruleId) {
    await this.#connection.window.showDocument({ uri: (0, import_chunk_J6AED5OY.ruleUrl)(ruleId), external: true });
  }
  async inspect(uri) {
    const analysis = await this.session.current(uri);
    if (analysis === void 0) return { reason: "The document is not open." };
    const { place, snapshot } = analysis;
    if (place === void 0) {
      const placing = await this.session.document(uri)?.placing;
      return { reason: placing !== void 0 && "reason" in placing ? placing.reason : analysis.notices[0]?.message ?? "It is a configuration or a contract." };
    }
    await place.environment.linter.loadContracts();
    const document = place.environment.linter.inspect(inputOf(snapshot, place, this.session.projectOf(place)), place.layers);
    return { kind: place.kind, text: (0, import_chunk_XCYHARKM.renderInspection)((0, import_chunk_XCYHARKM.inspectDocument)(document, place.environment.linter.parserName)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Engine
});
