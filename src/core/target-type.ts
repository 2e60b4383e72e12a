import type { HeadPart, ParameterContract, TargetType } from "./head-pattern.ts";

/** What a number in a head stands for: the words of the other parameters decide, else it is always the same. */
export function targetTypeOf(declared: ParameterContract | undefined, parameters: ReadonlyMap<string, HeadPart>): TargetType | undefined {
  if (declared?.type !== "integer" || declared.refersTo === undefined) return undefined;
  for (const { text } of parameters.values()) {
    const type = declared.refersTo.get(text);
    if (type !== undefined) return type;
  }
  return declared.refersTo.get("*");
}
