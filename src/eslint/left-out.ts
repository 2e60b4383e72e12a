import type { AnyRule } from "../core/rule.ts";

/**
 * Whether ESLint cannot run a rule: it needs more than one file, or, as the one about directives that silence nothing, all that
 * other rules found, and ESLint runs only the rules of its configuration.
 */
export function isLeftOut({ id, check }: Pick<AnyRule, "id" | "check">): boolean {
  return check === undefined || id === "directives/no-unused";
}
