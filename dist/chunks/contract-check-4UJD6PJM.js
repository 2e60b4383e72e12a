import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  loadContract
} from "./chunk-AWPAEOLF.js";
import {
  ContractLoader,
  sourceName
} from "./chunk-QEUVJCVT.js";
import {
  compileContract
} from "./chunk-HJKSLRQV.js";
import "./chunk-J4QMPEYF.js";
import "./chunk-4L5YB7ON.js";
import "./chunk-U5XKABKK.js";
import "./chunk-2QME4KRI.js";
import {
  ConfigSource,
  Linter,
  ProjectRun,
  RootFinder,
  chooseParser,
  compileGlob,
  contractOptions,
  describeError,
  findContractFiles,
  knownNames,
  packNames,
  pathWithin,
  ruleEntries
} from "./chunk-DJ4W6GVT.js";
import {
  readTarget,
  ruleUrl
} from "./chunk-Z66IB73Z.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/cli/contract-check.ts
import { readdir, realpath } from "node:fs/promises";
import { dirname, resolve } from "node:path";

// src/cli/contract-examples.ts
async function tryExamples({ source, text }, linter) {
  const packs = Object.fromEntries(packNames.map((name) => [name, "off"]));
  const layers = [{ source: "contract check", base: "", config: { packs }, contracts: [compileContract(source)] }];
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
  return glob !== void 0 && path !== void 0 && compileGlob(glob).matches(path) ? path : void 0;
}
async function lintExample(example, source, linter, layers) {
  const run = new ProjectRun(linter);
  const kind = example.kind ?? usualKinds[source.contract];
  const path = example.path ?? ownPath(source, kind) ?? usualPath(kind);
  const input = { path, kind, text: example.text, folderNames: kind === "skill" ? ["example"] : [], hasByteOrderMark: false, faults: [], target: example.target === void 0 ? void 0 : readTarget(example.target) };
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

// src/cli/contract-check.ts
async function checkContracts(paths, streams, cwd) {
  const root = await new RootFinder().rootOf(await realpath(cwd));
  const files = paths.length > 0 ? await Promise.all(paths.map((path) => realFile(path, cwd))) : await findContractFiles(root, await configuredLayers(root), true);
  if (files.length === 0) {
    streams.stderr.write("markerlint: there is no contract; write one as `.markerlint/NAME.contract.yaml`\n");
    return 2;
  }
  const loader = await ContractLoader.create(await contractOptions());
  const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  let wrong = false;
  for (const file of files) {
    const shown = pathWithin(root, file) ?? file;
    try {
      const contract = loadContract(loader, file, root);
      const { good, bad, problems } = await tryExamples(contract, linter);
      for (const { point, message } of problems) streams.stdout.write(`${shown}:${point.line}:${point.column}: ${message}
`);
      wrong ||= problems.length > 0;
      if (problems.length === 0) streams.stdout.write(`${shown}: \`${sourceName(contract.source)}\` is a good contract; ${count(good, "good")} and ${count(bad, "bad")} examples show what they should
`);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
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
  return realpath(resolve(cwd, path)).catch((error) => {
    throw new UsageError(`\`${path}\` cannot be read: ${describeError(error)}.`);
  });
}
async function configuredLayers(root) {
  const configs = new ConfigSource({ known: knownNames, allowCode: true }, dirname(root));
  return (await configs.inFolder(root, await readdir(root), root))?.layers ?? [];
}
export {
  checkContracts
};
