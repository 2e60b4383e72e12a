import type { Profile, ProfileKey, ValueType } from "./profile.ts";
import type { Scalar, YamlNode } from "./yaml.ts";

/**
 * Whether a value has a type that a client documents for a key; `undefined` where the client does not say. A number or a
 * boolean where text is asked for counts as text, since quotes are all that it lacks; an alias and null are taken for
 * anything.
 */
export function fitsType(profile: Pick<Profile, "booleans">, key: ProfileKey, value: YamlNode): boolean | undefined {
  const { types } = key;
  if (types === undefined) return undefined;
  if (value.kind === "alias") return true;
  if (value.kind === "mapping") return types.includes("mapping");
  if (value.kind === "sequence") return types.includes("list");
  if (value.value === null || types.includes("text")) return true;
  if (types.includes("number") && typeof value.value === "number") return true;
  return types.includes("boolean") ? isBoolean(profile, value) : false;
}

/** Clients differ in the words that they take for true and false, and some do not name them. */
function isBoolean({ booleans }: Pick<Profile, "booleans">, { value, text }: Scalar): boolean | undefined {
  if (typeof value === "boolean") return true;
  if (booleans === undefined) return undefined;
  return booleans.values.includes(booleans.ignoreCase === true ? text.toLowerCase() : text);
}

/**
 * Whether a client makes a usable text of a value of another type: of anything deeper than a list of scalars nothing
 * sensible is left as text.
 */
export function isReadAsText({ faults }: ProfileKey, value: YamlNode): boolean {
  return faults?.type === "coerces" && (value.kind === "scalar" || (value.kind === "sequence" && value.items.every((item) => item.kind === "scalar")));
}

/** The types of a key as they stand in messages: `text or a list`. */
export function sayTypes(types: readonly ValueType[]): string {
  const words = { text: "text", boolean: "true or false", number: "a number", list: "a list", mapping: "a mapping" } as const;
  return types.map((type) => words[type]).join(" or ");
}
