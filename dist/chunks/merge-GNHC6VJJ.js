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
  merge: () => merge
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LSV7SRNM = require("./chunk-LSV7SRNM.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
function mergeJson(reports) {
  const files = reports.flatMap((report) => report.files).sort((a, b) => a.path < b.path ? -1 : Number(a.path > b.path));
  const notes = [...new Set(reports.flatMap((report) => report.notes ?? []))];
  const open = files.flatMap(({ diagnostics }) => diagnostics).filter(({ suppressed, baseline = "new" }) => suppressed === void 0 && baseline === "new");
  return {
    text: (0, import_chunk_LSV7SRNM.jsonText)({ version: 1, checked: reports.reduce((sum, { checked }) => sum + checked, 0), files, ...notes.length > 0 && { notes } }),
    failed: files.some(({ failures }) => failures !== void 0),
    errors: open.filter(({ severity }) => severity === "error").length,
    warnings: open.filter(({ severity }) => severity === "warning").length
  };
}
function mergeSarif(logs) {
  const contents = logs.map(import_chunk_LSV7SRNM.readSarifLog);
  const [first] = contents;
  if (first === void 0) throw new Error("there is nothing to merge");
  const versions = [...new Set(contents.map(({ version }) => version))];
  if (versions.length > 1) throw new Error(`the reports come from several versions: ${versions.join(", ")}`);
  const rules = new Map(contents.flatMap((each) => each.rules.map((rule) => [rule.id, rule])));
  const all = sortByPath(contents.flatMap(({ results }) => results));
  const kept = (0, import_chunk_LSV7SRNM.worstWithin)(all, import_chunk_LSV7SRNM.MOST_RESULTS, severityOf);
  const failures = contents.flatMap((each) => each.failures).sort((a, b) => compareText(a.path, b.path));
  const log = (0, import_chunk_LSV7SRNM.sarifLog)({
    ...first,
    rules: [...rules.values()],
    results: withIndices(kept, [...rules.values()]),
    leftOut: contents.reduce((sum, { leftOut }) => sum + leftOut, 0) + all.length - kept.length,
    failures,
    notes: [...new Set(contents.flatMap(({ notes }) => notes))],
    checked: sumOf(contents)
  });
  const open = all.filter(isOpen);
  return {
    text: (0, import_chunk_LSV7SRNM.jsonText)(log),
    failed: failures.length > 0,
    errors: open.filter((result) => severityOf(result) === "error").length,
    warnings: open.filter((result) => severityOf(result) === "warning").length
  };
}
function isOpen({ suppressions = [], baselineState = "new" }) {
  return suppressions.length === 0 && baselineState === "new";
}
function severityOf({ level = "warning" }) {
  return level === "error" || level === "warning" ? level : "info";
}
function withIndices(results, rules) {
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  return results.map((result) => {
    const index = indices.get(result.ruleId ?? "");
    return index === void 0 ? result : { ...result, ruleIndex: index };
  });
}
function sortByPath(results) {
  const placed = results.map((result) => ({ result, path: decodeURIComponent(result.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "") }));
  return placed.sort((a, b) => compareText(a.path, b.path)).map(({ result }) => result);
}
function compareText(a, b) {
  return a < b ? -1 : Number(a > b);
}
function sumOf(contents) {
  const kinds = /* @__PURE__ */ new Map();
  for (const [kind, files] of contents.flatMap(({ checked }) => checked.checkedByKind)) kinds.set(kind, (kinds.get(kind) ?? 0) + files);
  return {
    checked: contents.reduce((sum, { checked }) => sum + checked.checked, 0),
    checkedByKind: import_chunk_J6AED5OY.documentKinds.flatMap((kind) => {
      const files = kinds.get(kind);
      return files === void 0 ? [] : [[kind, files]];
    }),
    filesWithFailures: contents.reduce((sum, { checked }) => sum + checked.filesWithFailures, 0)
  };
}
async function merge(paths, { outputFile, maxWarnings }, streams, cwd) {
  const reports = await Promise.all(paths.map((path) => readReport(path, cwd)));
  const { text, failed, errors, warnings } = mergeReports(reports, paths);
  if (outputFile === void 0) streams.stdout.write(text);
  else {
    await (0, import_promises.writeFile)((0, import_node_path.resolve)(cwd, outputFile), text).catch((error) => {
      throw new import_chunk_7HWKPYHI.UsageError(`The report cannot be written to \`${outputFile}\`: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
    });
  }
  if (failed) return 2;
  return errors > 0 || maxWarnings !== void 0 && warnings > maxWarnings ? 1 : 0;
}
function mergeReports(reports, paths) {
  const sarif = reports.flatMap((report) => report.type === "sarif" ? [report.value] : []);
  const json = reports.flatMap((report) => report.type === "json" ? [report.value] : []);
  if (sarif.length > 0 && json.length > 0) throw new import_chunk_7HWKPYHI.UsageError("Some reports are SARIF and some are JSON; merge those of one form.");
  try {
    return sarif.length > 0 ? mergeSarif(sarif) : mergeJson(json);
  } catch (error) {
    throw new import_chunk_7HWKPYHI.UsageError(`${paths.map((path) => `\`${path}\``).join(", ")} cannot be merged: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
  }
}
async function readReport(path, cwd) {
  try {
    const value = JSON.parse((0, import_chunk_7IIL3LMX.decode)(await (0, import_chunk_J6AED5OY.readBytes)((0, import_node_path.resolve)(cwd, path))).text);
    if (typeof value === "object" && value !== null) {
      if ("runs" in value && Array.isArray(value.runs)) return { type: "sarif", value };
      if ("version" in value && value.version === 1 && "files" in value && Array.isArray(value.files)) return { type: "json", value };
    }
    throw new Error("it is neither a SARIF nor a JSON report");
  } catch (error) {
    throw new import_chunk_7HWKPYHI.UsageError(`\`${path}\` cannot be merged: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  merge
});
