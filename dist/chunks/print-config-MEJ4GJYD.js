import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  discoverText
} from "./chunk-BOAKENMR.js";
import {
  Linter,
  chooseParser,
  ruleEntries,
  toForwardSlashes
} from "./chunk-DJ4W6GVT.js";
import {
  ruleUrl
} from "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

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
export {
  printConfig
};
