import { Linter } from "../engine/linter.ts";
import type { ConfigSource } from "../host/config-source.ts";
import { discoverText } from "../host/discover-text.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import { ruleUrl } from "./about.ts";
import type { LintOptions } from "./program.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/** Prints, as JSON, what a path is and which rules and clients its configuration gives it. */
export async function printConfig(paths: readonly string[], options: LintOptions, configs: ConfigSource, streams: Streams, cwd: string): Promise<number> {
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new UsageError("--print-config needs one path.");
  const { file, reason } = await discoverText(path, "", cwd, { configs, kind: options.kind });
  if (file === undefined) throw new UsageError(reason ?? "");
  const linter = new Linter({ parser: await chooseParser("remark"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  const settings = linter.settingsOf(file.config.layers, toForwardSlashes(file.absolutePath));
  const rules = Object.fromEntries([...settings.rules].map(([id, { severity, options: given }]) => [id, given === undefined ? severity : [severity, given]]));
  const shown = { path: file.path, kind: file.kind, configuration: file.config.file === undefined ? null : toForwardSlashes(file.config.file), profiles: settings.profiles ?? null, rules };
  streams.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
  return 0;
}
