import type { Severity } from "../core/diagnostic.ts";
import type { PresetName, RuleEntry } from "../core/rule.ts";
import type { Suppression } from "../core/suppression.ts";
import type { ConfigLayer, RuleSetting, SeverityLevel } from "./config.ts";
import { compileGlob, pathFrom, type Glob } from "../core/globs.ts";
import { defaultPreset, presetSeverities } from "./presets.ts";

/** A rule that is switched on for a document. */
export interface RuleSettings {
  readonly severity: Severity;
  /** The defaults of the rule under the options of the configuration; `undefined` for a rule without options. */
  readonly options: unknown;
}

/** What a configuration means for one document. */
export interface Settings {
  /** Rules that are on, by their present ids. */
  readonly rules: ReadonlyMap<string, RuleSettings>;
  /** The clients that the configuration names; `undefined` when it names none. */
  readonly profiles: readonly string[] | undefined;
  readonly suppressions: readonly Suppression[];
}

interface Step {
  /** Absent where the step holds for every file. */
  readonly files: readonly Glob[] | undefined;
  readonly base: string;
  readonly rules: readonly (readonly [string, RuleSetting])[];
  readonly profiles: readonly string[] | undefined;
  readonly suppressions: readonly Suppression[];
}

/**
 * Gives the settings of each document under one configuration. Layers count in their order, and in each its overrides after
 * its rules, so that the last word is the nearest. Presets and clients are replaced by a later list, rules are taken over
 * one by one. Paths are absolute with forward slashes, or relative to an empty base.
 */
export function settingsResolver(layers: readonly ConfigLayer[], entries: readonly RuleEntry[]): (path: string) => Settings {
  const preset = presetSeverities(chosenPresets(layers), entries, layers.findLast(({ config }) => config.ruleset !== undefined)?.config.ruleset);
  const currentIds = new Map(entries.flatMap(({ id, meta }) => (meta.formerly ?? []).map((former) => [former, id] as const)));
  const steps = layers.flatMap((layer) => toSteps(layer, currentIds));
  const defaults = new Map(entries.map(({ id, meta }) => [id, meta.defaults]));
  const known = new Map<string, Settings>();

  return (path) => {
    const applied = steps.filter(({ files, base }) => {
      const inside = pathFrom(base, path);
      return files === undefined || (inside !== undefined && files.some((glob) => glob.matches(inside)));
    });
    // Documents under the same steps share one object: a tree of thousands of files has a handful of settings.
    const key = applied.map((step) => steps.indexOf(step)).join();
    let settings = known.get(key);
    if (settings === undefined) {
      settings = applySteps(applied, preset, defaults);
      known.set(key, settings);
    }
    return settings;
  };
}

/** The packs of built-in contracts that a configuration switches on or off. */
export function packLevels(layers: readonly ConfigLayer[]): ReadonlyMap<string, "on" | "off"> {
  return new Map(layers.flatMap(({ config }) => Object.entries(config.packs ?? {})));
}

function chosenPresets(layers: readonly ConfigLayer[]): readonly PresetName[] {
  return layers.findLast(({ config }) => config.presets !== undefined)?.config.presets ?? [defaultPreset];
}

function toSteps({ base, config }: ConfigLayer, currentIds: ReadonlyMap<string, string>): Step[] {
  const entriesOf = (rules: Readonly<Record<string, RuleSetting>> = {}): (readonly [string, RuleSetting])[] =>
    Object.entries(rules).map(([id, setting]) => [currentIds.get(id) ?? id, setting]);
  const current = (suppressions: readonly Suppression[] = []): Suppression[] =>
    suppressions.map((each) => ({ ...each, rules: each.rules.map((id) => currentIds.get(id) ?? id) }));
  const overrides = (config.overrides ?? []).map((override) => ({
    files: override.files.map(compileGlob),
    base,
    rules: entriesOf(override.rules),
    profiles: override.profiles,
    suppressions: current(override.suppressions),
  }));
  return [{ files: undefined, base, rules: entriesOf(config.rules), profiles: config.profiles, suppressions: current(config.suppressions) }, ...overrides];
}

function applySteps(steps: readonly Step[], preset: ReadonlyMap<string, Severity>, defaults: ReadonlyMap<string, unknown>): Settings {
  const levels = new Map<string, SeverityLevel>(preset);
  const options = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [id, setting] of steps.flatMap(({ rules }) => rules)) {
    const [level, given] = typeof setting === "string" ? [setting, undefined] : setting;
    levels.set(id, level);
    if (given !== undefined) options.set(id, given);
  }
  const rules = new Map<string, RuleSettings>();
  for (const [id, severity] of levels) {
    if (severity !== "off") rules.set(id, { severity, options: withDefaults(defaults.get(id), options.get(id)) });
  }
  return { rules, profiles: steps.findLast(({ profiles }) => profiles !== undefined)?.profiles, suppressions: steps.flatMap(({ suppressions }) => suppressions) };
}

/** Options under their defaults, key by key. */
export function withDefaults(defaults: unknown, given: Readonly<Record<string, unknown>> | undefined): unknown {
  if (given === undefined) return defaults;
  return typeof defaults === "object" && defaults !== null ? { ...defaults, ...given } : given;
}
