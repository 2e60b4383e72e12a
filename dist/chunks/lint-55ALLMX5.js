import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  reportInput
} from "./chunk-BGQQLTSY.js";
import {
  lintFiles
} from "./chunk-7GTZEQ4W.js";
import "./chunk-6FBH2Z3U.js";
import "./chunk-3PQBVSPV.js";
import "./chunk-4P62CCVT.js";
import "./chunk-HBVFRA3X.js";
import "./chunk-WDPDSEKW.js";
import {
  discoverText
} from "./chunk-KF6NKPSY.js";
import "./chunk-2AAD6JF5.js";
import "./chunk-4SGC65VS.js";
import "./chunk-4WDO7GJN.js";
import {
  formats
} from "./chunk-LC44G5KQ.js";
import "./chunk-KFL7YYI4.js";
import {
  countOpen
} from "./chunk-J2ZONQCA.js";
import "./chunk-7YVIKUWH.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-YIKY6QTU.js";
import {
  configSource
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
  chooseParser
} from "./chunk-SM3N7PAN.js";
import {
  ruleEntries
} from "./chunk-BXR3MR53.js";
import "./chunk-ZGUKQ7UZ.js";
import "./chunk-SNCPEAA6.js";
import "./chunk-BFAMMFYH.js";
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
import {
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";
import "./chunk-2SZINNWM.js";
import "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import "./chunk-S3XRTHME.js";
import "./chunk-MOT3UT4N.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-PLMVX6E5.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/cli/lint.ts
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";

// src/cli/print-config.ts
async function printConfig(paths, options, configs, streams, cwd) {
  const [path] = paths;
  if (path === void 0 || paths.length > 1) throw new UsageError("--print-config needs one path.");
  const { file, reason } = await discoverText(path, "", cwd, { configs, kind: options.kind });
  if (file === void 0) throw new UsageError(reason ?? "");
  const linter = new Linter({ parser: await chooseParser("remark"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  const settings = linter.settingsOf(file.config.layers, toForwardSlashes(file.absolutePath));
  const rules = Object.fromEntries([...settings.rules].map(([id, { severity, options: given }]) => [id, given === void 0 ? severity : [severity, given]]));
  const shown = { path: file.path, kind: file.kind, configuration: file.config.file === void 0 ? null : toForwardSlashes(file.config.file), profiles: settings.profiles ?? null, rules };
  streams.stdout.write(`${JSON.stringify(shown, null, 2)}
`);
  return 0;
}

// src/cli/lint.ts
async function lint(paths, options, streams, cwd) {
  const configs = configSource(options, cwd);
  if (options.printConfig === true) return printConfig(paths, options, configs, streams, cwd);
  if (options.staged === true && options.fix !== void 0) throw new UsageError("--staged reads the index, which --fix does not write; leave one out.");
  const run = await lintFiles(paths, options, configs, streams, cwd);
  const { files, notes } = options.baseline === void 0 ? run : await (await import("./baseline-KZI5B5X6.js")).compareRun(run, options.baseline, cwd);
  if (options.stdin === true && options.fix !== void 0) streams.stdout.write(run.fixedText);
  else if (options.fixDryRun === true) streams.stdout.write(run.patch);
  await printReport(files, notes, options, streams, cwd);
  await run.close();
  return exitStatus(files, run.inputCount, options);
}
async function printReport(files, notes, options, streams, cwd) {
  const toFile = options.outputFile !== void 0;
  const report = formats[options.format](reportInput(files, notes, { ...options, color: streams.color && options.color && !toFile }));
  if (options.outputFile !== void 0) {
    await writeFile(resolve(cwd, options.outputFile), report).catch((error) => {
      throw new UsageError(`The report cannot be written to \`${options.outputFile ?? ""}\`: ${describeError(error)}.`);
    });
  } else if (options.stdin === true && options.fix !== void 0 || options.fixDryRun === true) {
    streams.stderr.write(report);
  } else {
    streams.stdout.write(report);
  }
}
function exitStatus(files, inputCount, options) {
  const { error, warning } = countOpen(files);
  if (files.some(({ failures }) => failures.length > 0)) return 2;
  if (inputCount === 0 && options.errorOnNoFiles === true) return 2;
  const tooMany = options.maxWarnings !== void 0 && warning > options.maxWarnings;
  return error > 0 || tooMany ? 1 : 0;
}
export {
  lint
};
