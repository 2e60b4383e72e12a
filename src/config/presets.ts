import type { Severity } from "../core/diagnostic.ts";
import type { PresetName, RuleEntry } from "../core/rule.ts";

export const presetNames: readonly PresetName[] = ["recommended", "strict"];

/** The preset of a configuration that names none. */
export const defaultPreset: PresetName = "recommended";

/**
 * The severities that presets give: `recommended` carries the rules that name it, `strict` those and the others. They come
 * from the rules themselves, so that no list can fall behind.
 */
export function presetSeverities(presets: readonly PresetName[], entries: readonly RuleEntry[]): Map<string, Severity> {
  const carried = entries.filter(({ meta }) => presets.includes("strict") || presets.includes(meta.preset));
  return new Map(carried.map(({ id, meta }) => [id, meta.severity]));
}
