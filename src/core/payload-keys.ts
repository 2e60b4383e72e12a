import type { PayloadContract } from "./payload-contract.ts";

/** The keys at the top of a payload that its contract names: by them a payload is told from other data. */
export function topKeys({ version, legacyWithout, records, schema }: PayloadContract): ReadonlySet<string> {
  const schemas = [...(version?.schemas.values() ?? []), ...(schema === undefined ? [] : [schema])];
  const keys = [version?.in === "payload" ? version.field : undefined, records?.at[0], ...legacyWithout, ...schemas.flatMap((each) => each.keysAt([]))];
  return new Set(keys.filter((key) => key !== undefined));
}

/** How many of the keys stand at the beginning of a line. Linear in the text. */
export function countKeys(text: string, keys: ReadonlySet<string>): number {
  const found = [...text.matchAll(/^[ \t]{0,3}["']?([\w.-]+)["']?[ \t]*:/gm)].map(([, key = ""]) => key);
  return new Set(found.filter((key) => keys.has(key))).size;
}
