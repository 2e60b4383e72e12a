import type { PathStep, Relation } from "../relation.ts";

/**
 * Whether a relation may be broken by a value that was read from JSON: none is where nothing stands at its path, except those
 * that ask for a value. Told without the places in the text, which most records are never asked for.
 */
export function canBreak({ relation, at }: Relation, value: unknown): boolean {
  if (relation === "startsAs") return false;
  return relation === "requiredWhen" || relation === "setEquals" || isReached(value, at.steps, 0);
}

/** Whether a value stands behind the steps of a path from the one with this index on. */
function isReached(value: unknown, steps: readonly PathStep[], index: number): boolean {
  const step = steps[index];
  if (step === undefined) return true;
  if (step === "each") return Array.isArray(value) && value.some((item) => isReached(item, steps, index + 1));
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, step.key)) return false;
  return isReached((value as Readonly<Record<string, unknown>>)[step.key], steps, index + 1);
}
