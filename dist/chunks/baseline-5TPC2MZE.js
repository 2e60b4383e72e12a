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
  compareRun: () => compareRun,
  usualBaseline: () => usualBaseline,
  writeBaseline: () => writeBaseline
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JUMTTHKJ = require("./chunk-JUMTTHKJ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
function compareWithBaseline(files, baseline, { pathOf, isGone }) {
  const stale = [];
  const kept = new Map(baseline);
  const marked = files.map((file) => {
    const path = pathOf(file);
    const entries = baseline.get(path) ?? [];
    const matched = matchFile(file, entries);
    if (file.source === void 0 || file.failures.length > 0) return matched.file;
    kept.set(path, matched.kept);
    stale.push(...matched.stale.map((each) => ({ path, ...each })));
    return matched.file;
  });
  const linted = new Set(files.map(pathOf));
  for (const [path, entries] of baseline) {
    if (linted.has(path) || !isGone(path)) continue;
    kept.delete(path);
    stale.push(...entries.map(({ rule, count: count2 }) => ({ path, rule, count: count2 })));
  }
  return { files: marked, stale, kept: new Map([...kept].filter(([, entries]) => entries.length > 0)) };
}
function entriesOf(file) {
  return [...groupByKey(file)].map(([key, group]) => toEntry(key, group)).sort(compareEntries);
}
function toEntry(key, group) {
  const measures = sortMeasures(group.flatMap(({ measure }) => measure ?? []));
  return { rule: group[0]?.ruleId ?? "", key, count: group.length, measures: measures.length === 0 ? void 0 : measures };
}
function sortMeasures(measures) {
  return [...measures].sort((a, b) => b - a);
}
function groupByKey(file) {
  const groups = /* @__PURE__ */ new Map();
  const { source } = file;
  if (source === void 0) return groups;
  for (const diagnostic of file.diagnostics) {
    if (diagnostic.suppressed !== void 0) continue;
    const key = (0, import_chunk_JUMTTHKJ.contentKey)(diagnostic, source);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
  }
  return groups;
}
function matchFile(file, entries) {
  const states = /* @__PURE__ */ new Map();
  const groups = groupByKey(file);
  const stale = [];
  const kept = [];
  for (const entry of entries) {
    const group = groups.get(entry.key) ?? [];
    const known = knownOf(group, entry);
    for (const [diagnostic, state] of known) states.set(diagnostic, state);
    const worse = entry.measures?.slice(known.size, group.length) ?? [];
    const count2 = known.size + worse.length;
    if (count2 < entry.count) stale.push({ rule: entry.rule, count: entry.count - count2 });
    const measures = entry.measures === void 0 ? void 0 : sortMeasures([...worse, ...[...known.keys()].flatMap(({ measure }) => measure ?? [])]);
    if (count2 > 0) kept.push({ ...entry, count: count2, measures });
  }
  const mark = (diagnostic) => diagnostic.suppressed === void 0 ? { ...diagnostic, baseline: states.get(diagnostic) ?? "new" } : diagnostic;
  return { file: { ...file, diagnostics: file.diagnostics.map(mark) }, stale, kept };
}
function knownOf(group, { count: count2, measures }) {
  if (measures === void 0) return new Map(group.slice(0, count2).map((diagnostic) => [diagnostic, "unchanged"]));
  const known = /* @__PURE__ */ new Map();
  for (const diagnostic of [...group].sort((a, b) => (b.measure ?? 0) - (a.measure ?? 0))) {
    const allowed = measures[known.size];
    if (allowed === void 0 || (diagnostic.measure ?? 0) > allowed) continue;
    known.set(diagnostic, diagnostic.measure === allowed ? "unchanged" : "updated");
  }
  return known;
}
function compareEntries(a, b) {
  if (a.rule !== b.rule) return a.rule < b.rule ? -1 : 1;
  return a.key < b.key ? -1 : Number(a.key > b.key);
}
var BaselineError = class extends Error {
  name = "BaselineError";
};
var version = 1;
var BaselineFile = class {
  #path;
  #shown;
  /** `written` is the path as it was given, relative to `cwd`. */
  constructor(written, cwd) {
    this.#path = (0, import_node_path.resolve)(cwd, written);
    this.#shown = written;
  }
  get exists() {
    return (0, import_chunk_J6AED5OY.existsNow)(this.#path);
  }
  /** The path of a file as the baseline has it. */
  nameOf(absolutePath) {
    return (0, import_chunk_J6AED5OY.toForwardSlashes)((0, import_node_path.relative)((0, import_node_path.dirname)(this.#path), absolutePath));
  }
  isGone(name) {
    return !(0, import_chunk_J6AED5OY.existsNow)((0, import_node_path.resolve)((0, import_node_path.dirname)(this.#path), name));
  }
  /** Throws a `BaselineError`. */
  async read() {
    let bytes;
    try {
      bytes = await (0, import_chunk_J6AED5OY.readBytes)(this.#path);
    } catch (error) {
      if (!(error instanceof import_chunk_J6AED5OY.ReadError)) throw error;
      throw new BaselineError(`The baseline \`${this.#shown}\` cannot be read: ${error.message}; write it with \`markerlint baseline\`.`, { cause: error });
    }
    try {
      return readBaseline(JSON.parse((0, import_chunk_7IIL3LMX.decode)(bytes).text));
    } catch (error) {
      throw new BaselineError(`The baseline \`${this.#shown}\` is none: ${(0, import_chunk_J6AED5OY.describeError)(error)}; write it anew with \`markerlint baseline\`.`, { cause: error });
    }
  }
  /** Throws a `BaselineError`. */
  async write(baseline) {
    await (0, import_promises.writeFile)(this.#path, baselineText(baseline)).catch((error) => {
      throw new BaselineError(`The baseline cannot be written to \`${this.#shown}\`: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`, { cause: error });
    });
  }
};
function baselineText(baseline) {
  const files = [...baseline].filter(([, entries]) => entries.length > 0).sort(([a], [b]) => (0, import_chunk_J6AED5OY.compareText)(a, b)).map(([path, entries]) => `    ${JSON.stringify(path)}: [
${[...entries].sort(compareEntries).map(entryLine).join(",\n")}
    ]`);
  return `{
  "version": ${String(version)},
  "files": {${files.length === 0 ? "" : `
${files.join(",\n")}
  `}}
}
`;
}
function entryLine({ rule, key, count: count2, measures }) {
  const number = measures === void 0 ? `"count": ${String(count2)}` : `"atMost": [${measures.join(", ")}]`;
  return `      { "rule": ${JSON.stringify(rule)}, "key": "${key}", ${number} }`;
}
function readBaseline(value) {
  if (!isObject(value) || value["version"] !== version || !isObject(value["files"])) throw new Error(`it has not the version ${String(version)}`);
  return new Map(Object.entries(value["files"]).map(([path, entries]) => [path, readEntries(entries, path)]));
}
function readEntries(value, path) {
  if (!Array.isArray(value)) throw new Error(`what stands under \`${path}\` is no list`);
  return value.map((entry) => {
    const read = isObject(entry) ? readEntry(entry) : void 0;
    if (read === void 0) throw new Error(`an entry under \`${path}\` is not one of markerlint`);
    return read;
  });
}
function readEntry({ rule, key, count: count2, atMost }) {
  if (typeof rule !== "string" || typeof key !== "string") return void 0;
  if (Array.isArray(atMost) && atMost.every((each) => typeof each === "number")) return { rule, key, count: atMost.length, measures: [...atMost].sort((a, b) => b - a) };
  return typeof count2 === "number" && Number.isSafeInteger(count2) && count2 > 0 ? { rule, key, count: count2, measures: void 0 } : void 0;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var usualBaseline = "markerlint-baseline.json";
var mostNamed = 5;
async function writeBaseline(paths, options, streams, cwd) {
  const file = new BaselineFile(options.file, cwd);
  const before = options.prune === true || file.exists ? await orUsageError(file.read()) : /* @__PURE__ */ new Map();
  const linted = await (0, import_chunk_7IIL3LMX.lintFiles)(paths, options, { configs: (0, import_chunk_7IIL3LMX.configSource)(options, cwd) }, streams, cwd);
  const comparison = compare(linted, before, file);
  const baseline = options.prune === true ? comparison.kept : withFindings(linted, comparison.kept, file);
  await orUsageError(file.write(baseline));
  await linted.close();
  const entries = [...baseline.values()].flat();
  const findings = entries.reduce((sum, each) => sum + each.count, 0);
  const gone = comparison.stale.reduce((sum, each) => sum + each.count, 0);
  const added = options.prune === true ? 0 : comparison.files.flatMap(({ diagnostics }) => diagnostics).filter((each) => each.baseline === "new").length;
  streams.stdout.write(`\`${options.file}\` holds ${(0, import_chunk_7IIL3LMX.count)(findings, "finding")} in ${(0, import_chunk_7IIL3LMX.count)(baseline.size, "file")}: ${added} added, ${gone} removed.
`);
  for (const { path, failures } of linted.files) for (const failure of failures) streams.stderr.write(`markerlint: ${path}: ${failure}
`);
  return linted.files.some(({ failures }) => failures.length > 0) ? 2 : 0;
}
async function compareRun(linted, written, cwd) {
  const file = new BaselineFile(written, cwd);
  const comparison = compare(linted, await orUsageError(file.read()), file);
  return { ...linted, files: comparison.files, notes: [...linted.notes, ...staleNotes(comparison, written)] };
}
function compare({ files, absolutePathOf }, baseline, file) {
  const nameOf = pathNamer(absolutePathOf, file);
  return compareWithBaseline(files, baseline, { pathOf: nameOf, isGone: (path) => file.isGone(path) });
}
function pathNamer(absolutePathOf, file) {
  return (result) => {
    const absolute = absolutePathOf(result);
    return absolute === void 0 ? result.path : file.nameOf(absolute);
  };
}
function withFindings({ files, absolutePathOf }, kept, file) {
  const nameOf = pathNamer(absolutePathOf, file);
  const linted = files.filter(({ source, failures }) => source !== void 0 && failures.length === 0);
  const entries = [...kept, ...linted.map((each) => [nameOf(each), entriesOf(each)])];
  return new Map([...new Map(entries)].filter(([, each]) => each.length > 0));
}
function staleNotes({ files, stale }, written) {
  const improved = files.flatMap(({ diagnostics }) => diagnostics).filter((each) => each.baseline === "updated").length;
  const gone = stale.reduce((sum, each) => sum + each.count, 0);
  const named = stale.slice(0, mostNamed).map(({ path, rule }) => `${rule} in ${path}`);
  const rest = stale.length > mostNamed ? `, and ${String(stale.length - mostNamed)} more` : "";
  const said = [
    ...gone === 0 ? [] : [`${(0, import_chunk_7IIL3LMX.count)(gone, "finding")} of the baseline ${gone === 1 ? "is" : "are"} mended (${named.join(", ")}${rest})`],
    ...improved === 0 ? [] : [`${(0, import_chunk_7IIL3LMX.count)(improved, "number")} in it ${improved === 1 ? "is" : "are"} better now`]
  ];
  if (said.length === 0) return [];
  return [`${said.join(", and ")}; run \`markerlint baseline --prune${written === usualBaseline ? "" : ` --file ${written}`}\`, so that nothing of it comes back unnoticed.`];
}
async function orUsageError(promise) {
  return promise.catch((error) => {
    throw error instanceof BaselineError ? new import_chunk_7HWKPYHI.UsageError(error.message) : error;
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compareRun,
  usualBaseline,
  writeBaseline
});
