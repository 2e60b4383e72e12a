import { packNames } from "../engine/linter.ts";
import { toPlainValue } from "../config/plain-value.ts";
import { shiftMap } from "../core/offset-map.ts";
import { ConfigSource } from "../host/config-source.ts";
import { readYaml } from "../parse/yaml/read-yaml.ts";
import { ruleEntries } from "../../rules/index.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import type { LintOptions } from "./program.ts";
import { UsageError } from "./usage-error.ts";

type ConfigOptions = Pick<LintOptions, "config" | "configCode" | "rule" | "profile">;

/** The configurations of a run, with what the command line sets on top. Throws a `UsageError`. */
export function configSource({ config, configCode, rule, profile }: ConfigOptions, cwd: string): ConfigSource {
  const rules = Object.assign({}, ...rule.map(readRuleSetting)) as Record<string, unknown>;
  return new ConfigSource(
    {
      known: { rules: ruleEntries, profiles: profiles.map(({ id }) => id), packs: packNames },
      allowCode: configCode,
      config: config === true ? undefined : config,
      commandLine: {
        ...(rule.length > 0 && { rules }),
        ...(profile.length > 0 && { profiles: profile }),
      },
    },
    cwd,
  );
}

/** `skill/name-form: warning`, or with options: `skill/name-form: [warning, { … }]`. */
function readRuleSetting(setting: string): Record<string, unknown> {
  const { root, faults } = readYaml(setting, shiftMap(0));
  if (faults.length > 0 || root?.kind !== "mapping") throw new UsageError(`\`--rule ${setting}\` cannot be read; write \`--rule 'group/name: level'\`.`);
  return toPlainValue(root).value as Record<string, unknown>;
}
