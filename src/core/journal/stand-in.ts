import type { SchemaFault } from "../payload-schema.ts";

/** What stands for something else: `<id>`, `{id}`, `[id]`, `$ID`, or a value that is cut short. */
const standIn = /<[^<>\n]*>|\{[^{}\n]*\}|^\[[^\]\n]*\]$|\$[A-Za-z_{]|…|\.\.\.|\|/;

/** Whether the value at fault, in a record that a document shows, stands for another one. */
export function isStandIn(value: unknown, { path, keyword }: SchemaFault): boolean {
  if (keyword === "required" || keyword === "additionalProperties") return false;
  let found = value;
  for (const key of path) found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  return typeof found === "string" && standIn.test(found);
}
