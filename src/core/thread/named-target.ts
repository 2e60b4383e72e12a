import type { HeadPart, HeadPattern, TargetType } from "../head-pattern.ts";
import { targetTypeOf } from "../target-type.ts";

/** The issue or pull request that a head names; `undefined` where its contract declares no such number. */
export function numberOf(pattern: HeadPattern, parameters: ReadonlyMap<string, HeadPart>): { readonly type: TargetType; readonly number: number } | undefined {
  for (const [name, { text }] of parameters) {
    const type = targetTypeOf(pattern.parameters.get(name), parameters);
    if (type !== undefined) return { type, number: Number(text) };
  }
  return undefined;
}
