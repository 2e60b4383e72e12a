import type { RuleEntry } from "../core/rule.ts";
import { Linter } from "../engine/linter.ts";
import type { ConfigSource } from "../host/config-source.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { remarkParser } from "../parse/markdown/remark.ts";
import { ruleUrl } from "../cli/about.ts";
import { loadedSource } from "../cli/configuration.ts";
import type { Settings } from "./settings.ts";

/** A folder that the client opened. */
export interface Folder {
  readonly uri: string;
  readonly path: string;
}

/** What the documents of one workspace folder are linted with, until a setting, a configuration or a contract changes. */
export interface Environment {
  /** `undefined` for what lies in none. */
  readonly folder: Folder | undefined;
  /** To which the paths of settings are relative. */
  readonly cwd: string;
  readonly settings: Settings;
  readonly configs: ConfigSource;
  readonly linter: Linter;
}

export interface EnvironmentOptions {
  readonly rules: readonly RuleEntry[];
  readonly allowCode: boolean;
  readonly log: (message: string) => void;
}

export async function createEnvironment(folder: Folder | undefined, settings: Settings, { rules, allowCode, log }: EnvironmentOptions): Promise<Environment> {
  const parser = await chooseParser(settings.parser).catch((error: unknown) => {
    log(`The setting \`parser\` cannot be followed: ${error instanceof Error ? error.message : String(error)}.`);
    return remarkParser;
  });
  const cwd = folder?.path ?? process.cwd();
  return {
    folder,
    cwd,
    settings,
    configs: loadedSource({ config: settings.config, allowCode, rules: settings.rules, profiles: settings.profiles }, cwd),
    linter: new Linter({ parser, rules, inlineConfig: true, ruleUrl }),
  };
}
