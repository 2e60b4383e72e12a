import type { LoadContractOptions } from "../contract/load-contract.ts";
import { actingContracts } from "../engine/acting-contracts.ts";
import { loadBuiltInSources, packNames } from "../engine/built-in-contracts.ts";
import { toPlainValue } from "../parse/yaml/plain-value.ts";
import { shiftMap } from "../core/offset-map.ts";
import type { ConfigLayer, KnownNames } from "../config/config.ts";
import type { Contract } from "../core/contract-set.ts";
import { findContractFiles } from "../host/contract-files.ts";
import { ConfigSource } from "../host/config-source.ts";
import { readYaml } from "../parse/yaml/read-yaml.ts";
import { ruleEntries } from "../../rules/index.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import type { LintOptions } from "./program.ts";
import { UsageError } from "./usage-error.ts";

type ConfigOptions = Pick<LintOptions, "config" | "configCode" | "rule" | "profile">;

/** What contracts are read with. */
export async function contractOptions(): Promise<LoadContractOptions> {
  const [builtIn, { contractSchemas }] = await Promise.all([loadBuiltInSources(), import("../../schemas/contract/index.ts")]);
  return { schemas: contractSchemas, builtIn, ruleIds: ruleEntries.map(({ id }) => id) };
}

/** The names that configurations may use. */
export const knownNames: KnownNames = { rules: ruleEntries, profiles: profiles.map(({ id }) => id), packs: packNames };

/** The configurations of a run, with what the command line sets on top. Throws a `UsageError`. */
export function configSource({ config, configCode, rule, profile }: ConfigOptions, cwd: string): ConfigSource {
  const rules = Object.assign({}, ...rule.map(readRuleSetting)) as Record<string, unknown>;
  return loadedSource({ config: config === true ? undefined : config, allowCode: configCode, rules, profiles: profile }, cwd);
}

/** What stands above every configuration: that of a command line or of an editor. */
export interface OuterSettings {
  readonly config: string | false | undefined;
  readonly allowCode: boolean;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly profiles: readonly string[];
}

/** The configurations of a run, each loaded once, with the contracts of its project. */
export function loadedSource({ config, allowCode, rules, profiles: chosen }: OuterSettings, cwd: string): ConfigSource {
  const contracts = new Map<string, Promise<readonly Contract[]>>();
  return new ConfigSource(
    {
      known: knownNames,
      contracts: (root, layers, outside) => {
        // Every configuration below one root has the contracts of that root, and most have no others.
        const key = JSON.stringify([root, layers.filter((layer) => layer.config.contracts !== undefined).map((layer) => [layer.base, layer.config.contracts])]);
        const known = contracts.get(key) ?? projectContracts(root, layers, outside);
        contracts.set(key, known);
        return known;
      },
      contractFiles: (layers, root) => actingContracts(layers).flatMap(({ outline }) => outline.files.map((files) => ({ base: root, ...files }))),
      allowCode,
      config,
      commandLine: {
        ...(Object.keys(rules).length > 0 && { rules }),
        ...(chosen.length > 0 && { profiles: chosen }),
      },
    },
    cwd,
  );
}

/** The contracts of a project. What reads them is large and loaded only where there are some. Throws a `ConfigError`. */
export async function projectContracts(root: string, layers: readonly ConfigLayer[], outside: boolean): Promise<readonly Contract[]> {
  const files = await findContractFiles(root, layers, outside);
  if (files.length === 0) return [];
  const { loadContracts } = await import("../host/load-contracts.ts");
  return loadContracts(files, root, await contractOptions());
}

/** `skill/name-form: warning`, or with options: `skill/name-form: [warning, { … }]`. */
function readRuleSetting(setting: string): Record<string, unknown> {
  const { root, faults } = readYaml(setting, shiftMap(0));
  if (faults.length > 0 || root?.kind !== "mapping") throw new UsageError(`\`--rule ${setting}\` cannot be read; write \`--rule 'group/name: level'\`.`);
  return toPlainValue(root).value as Record<string, unknown>;
}
