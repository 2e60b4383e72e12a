import type { Severity } from "../core/diagnostic.ts";
import type { PresetName, RuleEntry } from "../core/rule.ts";

export const presetNames: readonly PresetName[] = ["recommended", "strict"];

/** The preset of a configuration that names none. */
export const defaultPreset: PresetName = "recommended";

/** The newest ruleset, which counts where a configuration names none. It rises when a preset gets a rule that it had not. */
export const latestRuleset = 1;

/** The ruleset with which presets carry a rule. */
export function rulesetOf({ meta }: Pick<RuleEntry, "meta">): number {
  return meta.ruleset ?? 1;
}

/**
 * The severities that presets give: `recommended` carries the rules that name it, `strict` those and the others. They come
 * from the rules themselves, so that no list can fall behind.
 */
export function presetSeverities(presets: readonly PresetName[], entries: readonly RuleEntry[], ruleset: number = latestRuleset): Map<string, Severity> {
  const known = entries.filter((entry) => rulesetOf(entry) <= ruleset);
  const carried = known.filter(({ meta }) => presets.includes("strict") || presets.includes(meta.preset));
  return new Map(carried.map(({ id, meta }) => [id, meta.severity]));
}
