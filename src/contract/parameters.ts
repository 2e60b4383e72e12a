import type { ParameterContract, RefersTo, TargetType } from "../core/head-pattern.ts";
import type { ParameterSource, ParametersSource } from "./source.ts";

/** What the named parameters may be; one that nothing is said of is a word. */
export function compileParameters(names: readonly string[], sources: ParametersSource): ReadonlyMap<string, ParameterContract> {
  return new Map(names.map((name) => [name, compileParameter(Object.hasOwn(sources, name) ? sources[name] : undefined)]));
}

function compileParameter(source: ParameterSource | undefined): ParameterContract {
  if (source === undefined) return { type: "word" };
  if ("enum" in source) return { type: "enum", words: source.enum };
  if (source.type === "integer") return { type: "integer", minimum: source.minimum, refersTo: compileTargets(source.refersTo) };
  return { type: source.type };
}

function compileTargets(source: TargetType | Readonly<Record<string, TargetType>> | undefined): RefersTo | undefined {
  if (source === undefined) return undefined;
  return new Map(typeof source === "string" ? [["*", source] as const] : Object.entries(source));
}
