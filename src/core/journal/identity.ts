import { textHash } from "../text-hash.ts";
import type { JournalRecord } from "./journal.ts";

/** What stands between two texts of a name: no text of JSON that people write holds it. */
const separator = "\0";

/** Longer names are kept as their hash. */
const longestName = 200;

/** The texts of a record under some keys as one name; `undefined` where one of them is missing or no text. */
export function nameOf({ value, type }: JournalRecord, keys: readonly string[]): string | undefined {
  let name = type ?? "";
  for (const key of keys) {
    const text = Object.hasOwn(value, key) ? value[key] : undefined;
    if (typeof text !== "string" && typeof text !== "number") return undefined;
    name += separator + String(text);
  }
  return shorten(name);
}

/** The values of a record under some keys, whatever they are, as one name. */
export function fingerprintOf({ value, type }: JournalRecord, keys: readonly string[]): string {
  return shorten([type ?? "", ...keys.map((key) => canonicalJson(Object.hasOwn(value, key) ? value[key] : null))].join(separator));
}

function shorten(name: string): string {
  return name.length <= longestName ? name : textHash(name);
}

/** JSON without spaces, keys in ascending order, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(",")}}`;
}
