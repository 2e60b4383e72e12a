import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ProjectRun
} from "./chunk-6FBH2Z3U.js";
import "./chunk-WDPDSEKW.js";
import {
  loadContract
} from "./chunk-KOL7AJFC.js";
import {
  ContractLoader,
  sourceName
} from "./chunk-LRNHVRTT.js";
import {
  ConfigSource,
  RootFinder,
  contractOptions,
  knownNames
} from "./chunk-MICD7VGW.js";
import {
  ruleUrl
} from "./chunk-XP2SMFL3.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import "./chunk-KTLJRMUF.js";
import "./chunk-RBWLOH2S.js";
import {
  Linter,
  chooseParser,
  packNames
} from "./chunk-SM3N7PAN.js";
import {
  ruleEntries
} from "./chunk-BXR3MR53.js";
import "./chunk-ZGUKQ7UZ.js";
import "./chunk-SNCPEAA6.js";
import {
  compileContract
} from "./chunk-BFAMMFYH.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-ECIHSGB3.js";
import "./chunk-Z7DNXKHR.js";
import "./chunk-A4RCR4PN.js";
import "./chunk-WE2LWNQR.js";
import "./chunk-6PZGGK3C.js";
import "./chunk-XBW3MGLT.js";
import {
  readTarget
} from "./chunk-B5MMVM5F.js";
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
import {
  findContractFiles
} from "./chunk-H4DKSEU6.js";
import "./chunk-ZBGMNPQD.js";
import {
  pathWithin
} from "./chunk-HXUAXT3K.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  compileGlob
} from "./chunk-S3XRTHME.js";
import "./chunk-MOT3UT4N.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-PLMVX6E5.js";
import "./chunk-EYIDT7PX.js";
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
  const loader = await ContractLoader.create(contractOptions);
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
