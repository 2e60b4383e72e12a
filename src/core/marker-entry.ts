import type { MarkerContract } from "./contract.ts";
import type { HeadMatch } from "./head-pattern.ts";
import type { JsonObject, JsonValue } from "./json.ts";

/** An object in JSON one of whose members is a whole marker: it tells a writer which marker to write, and where. */
export interface MarkerEntry {
  readonly object: JsonObject;
  readonly contract: MarkerContract;
  readonly match: HeadMatch;
}

/** The entries in a JSON value, in order. Linear in the text for each contract. */
export function markerEntries(root: JsonValue | undefined, contracts: readonly MarkerContract[]): MarkerEntry[] {
  const found: MarkerEntry[] = [];
  const open = root === undefined ? [] : [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (value.type === "array") for (const item of [...value.items].reverse()) open.push(item);
    if (value.type !== "object") continue;
    const members = [...value.members.values()];
    const entry = members.flatMap((member) => (member.type === "string" ? (markerIn(member.value, contracts) ?? []) : []))[0];
    if (entry !== undefined) found.push({ object: value, ...entry });
    for (const member of members.reverse()) open.push(member);
  }
  return found;
}

function markerIn(text: string, contracts: readonly MarkerContract[]): Omit<MarkerEntry, "object"> | undefined {
  if (text.length > 500 || !text.startsWith("<!--") || !text.endsWith("-->")) return undefined;
  const inner = text.slice("<!--".length, -"-->".length).trim();
  for (const contract of contracts) {
    const match = contract.head.matchLoosely(inner);
    if (match?.end === inner.length) return { contract, match };
  }
  return undefined;
}
