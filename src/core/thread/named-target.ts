import type { HeadPart, HeadPattern, ParameterContract, TargetType } from "../head-pattern.ts";

/** The issue or pull request that a head names; `undefined` where its contract declares no such number. */
export function numberOf(pattern: HeadPattern, parameters: ReadonlyMap<string, HeadPart>): { readonly type: TargetType; readonly number: number } | undefined {
  for (const [name, { text }] of parameters) {
    const type = targetTypeOf(pattern.parameters.get(name), parameters);
    if (type !== undefined) return { type, number: Number(text) };
  }
  return undefined;
}

/** What a number stands for: the words of the other parameters decide, else it is always the same. */
export function targetTypeOf(declared: ParameterContract | undefined, parameters: ReadonlyMap<string, HeadPart>): TargetType | undefined {
  if (declared?.type !== "integer" || declared.refersTo === undefined) return undefined;
  for (const { text } of parameters.values()) {
    const type = declared.refersTo.get(text);
    if (type !== undefined) return type;
  }
  return declared.refersTo.get("*");
}
