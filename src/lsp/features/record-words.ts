import type { RecordContract } from "../../core/journal/contract.ts";

const readWords = { latest: "the latest one of a thing is in force", first: "the first one of a thing is in force", every: "every one counts" } as const;

/** What a contract says of a type of records, as Markdown. */
export function recordWords({ type, description, schema, identity, read, paths, complete }: RecordContract): string {
  const keys = schema?.keysAt([]) ?? [];
  const rows = [
    ...(keys.length === 0 ? [] : [`keys: ${listed(keys)}`]),
    ...(identity === undefined ? [] : [`one thing by ${listed(identity.keys)}; ${readWords[read]}`]),
    ...(complete === undefined ? [] : [`\`${complete}\` is the whole list each time`]),
    ...(paths.length === 0 ? [] : [`paths of files: ${listed(paths)}`]),
  ];
  return [`**${type}**`, "", ...(description === undefined ? [] : [description, ""]), ...rows.map((row) => `- ${row}`)].join("\n").trimEnd();
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
