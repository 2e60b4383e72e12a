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
  checkContracts: () => checkContracts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TQIOYTVK = require("./chunk-TQIOYTVK.js");
var import_chunk_2N2WYESO = require("./chunk-2N2WYESO.js");
var import_chunk_4YQ5OLM5 = require("./chunk-4YQ5OLM5.js");
var import_chunk_LU2QEQVP = require("./chunk-LU2QEQVP.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_GPV2BCSZ = require("./chunk-GPV2BCSZ.js");
var import_chunk_HAVPFMUF = require("./chunk-HAVPFMUF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function tryExamples({ source, text }, linter) {
  const packs = Object.fromEntries(import_chunk_7IIL3LMX.packNames.map((name) => [name, "off"]));
  const layers = [{ source: "contract check", base: "", config: { packs }, contracts: [(0, import_chunk_4YQ5OLM5.compileContract)(source)] }];
  const problems = [];
  const examples = { good: source.examples?.good ?? [], bad: source.examples?.bad ?? [] };
  for (const verdict of ["good", "bad"]) {
    for (const [index, written] of examples[verdict].entries()) {
      const example = typeof written === "string" ? { text: written } : written;
      const found = await lintExample(example, source, linter, layers);
      const { start } = text.plain.spanOf({ path: ["examples", verdict, index], at: "value" });
      const name = example.name === void 0 ? `The ${verdict} example ${String(index + 1)}` : `The ${verdict} example \`${example.name}\``;
      problems.push(...judge(verdict, example, found).map((problem) => ({ point: text.source.pointAt(start), message: `${name} ${problem}` })));
    }
  }
  return { good: examples.good.length, bad: examples.bad.length, problems };
}
var usualKinds = { marker: "comment", note: "note", journal: "journal", command: "markdown" };
function usualPath(kind) {
  if (kind === "skill") return "skills/example/SKILL.md";
  return kind === "journal" ? "example.jsonl" : "example.md";
}
function ownPath(source, kind) {
  const [glob] = source.contract === "note" || source.contract === "journal" && kind === "journal" ? source.files ?? [] : [];
  const path = glob?.replaceAll("**/", "").replaceAll("*", "example");
  return glob !== void 0 && path !== void 0 && (0, import_chunk_7IIL3LMX.compileGlob)(glob).matches(path) ? path : void 0;
}
async function lintExample(example, source, linter, layers) {
  const run = new import_chunk_7IIL3LMX.ProjectRun(linter);
  const kind = example.kind ?? usualKinds[source.contract];
  const path = example.path ?? ownPath(source, kind) ?? usualPath(kind);
  const input = { path, kind, text: example.text, folderNames: kind === "skill" ? ["example"] : [], hasByteOrderMark: false, faults: [], target: example.target === void 0 ? void 0 : (0, import_chunk_J6AED5OY.readTarget)(example.target) };
  await run.add({ input, layers, absolutePath: `/${path}`, root: "/" });
  const [result] = run.results();
  return (result?.diagnostics ?? []).filter(({ suppressed, severity }) => suppressed === void 0 && severity !== "info");
}
function judge(verdict, example, found) {
  if (verdict === "good") return found.map((diagnostic) => `has a finding: ${show(diagnostic)}.`);
  if (found.length === 0) return ["has no finding."];
  const missing = (example.reports ?? []).filter((wanted) => {
    const [, id = wanted, line] = /^(.*?)(?::(\d+))?$/.exec(wanted) ?? [];
    return !found.some(({ ruleId, region }) => ruleId === id && (line === void 0 || region.startPoint.line === Number(line)));
  });
  return missing.map((wanted) => `lacks the finding ${wanted}; it has ${found.map(show).join(" ")}.`);
}
function show({ ruleId, region, message }) {
  return `${ruleId}:${String(region.startPoint.line)} (${message.replace(/\.$/, "")})`;
}
async function checkContracts(paths, streams, cwd) {
  const root = await new import_chunk_7IIL3LMX.RootFinder().rootOf(await (0, import_promises.realpath)(cwd));
  const files = paths.length > 0 ? await Promise.all(paths.map((path) => realFile(path, cwd))) : await (0, import_chunk_7IIL3LMX.findContractFiles)(root, await configuredLayers(root), true);
  if (files.length === 0) {
    streams.stderr.write("markerlint: there is no contract; write one as `.markerlint/NAME.contract.yaml`\n");
    return 2;
  }
  const loader = await import_chunk_2N2WYESO.ContractLoader.create(await (0, import_chunk_7IIL3LMX.contractOptions)());
  const linter = new import_chunk_7IIL3LMX.Linter({ parser: await (0, import_chunk_7IIL3LMX.chooseParser)("auto"), rules: import_chunk_7IIL3LMX.ruleEntries, inlineConfig: true, ruleUrl: import_chunk_J6AED5OY.ruleUrl });
  let wrong = false;
  for (const file of files) {
    const shown = (0, import_chunk_J6AED5OY.pathWithin)(root, file) ?? file;
    try {
      const contract = (0, import_chunk_TQIOYTVK.loadContract)(loader, file, root);
      const { good, bad, problems } = await tryExamples(contract, linter);
      for (const { point, message } of problems) streams.stdout.write(`${shown}:${point.line}:${point.column}: ${message}
`);
      wrong ||= problems.length > 0;
      if (problems.length === 0) streams.stdout.write(`${shown}: \`${(0, import_chunk_2N2WYESO.sourceName)(contract.source)}\` is a good contract; ${count(good, "good")} and ${count(bad, "bad")} examples show what they should
`);
    } catch (error) {
      if (!(error instanceof import_chunk_6WLKACZ2.ConfigError)) throw error;
      wrong = true;
      streams.stdout.write(`${error.message}
`);
    }
  }
  return wrong ? 1 : 0;
}
function count(number, what) {
  return `${number === 0 ? "no" : String(number)} ${what}`;
}
async function realFile(path, cwd) {
  return (0, import_promises.realpath)((0, import_node_path.resolve)(cwd, path)).catch((error) => {
    throw new import_chunk_7HWKPYHI.UsageError(`\`${path}\` cannot be read: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
  });
}
async function configuredLayers(root) {
  const configs = new import_chunk_7IIL3LMX.ConfigSource({ known: import_chunk_7IIL3LMX.knownNames, allowCode: true }, (0, import_node_path.dirname)(root));
  return (await configs.inFolder(root, await (0, import_promises.readdir)(root), root))?.layers ?? [];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkContracts
});
