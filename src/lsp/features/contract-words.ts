import type { MarkerContract } from "../../core/contract.ts";
import type { ParameterContract } from "../../core/head-pattern.ts";
import type { Marker } from "../../core/marker.ts";
import type { ValuePath } from "../../core/payload-schema.ts";
import { schemaOf } from "../../core/payload-version.ts";
import type { PayloadSchema } from "../../core/payload-schema.ts";

const placementWords = { "first-line": "on the first line", "last-line": "on the last line", "line-start": "at the start of a line", anywhere: "anywhere" } as const;

/** What a contract says of its markers, as Markdown. */
export function contractWords({ family, pack, description, head, placement, count, write, read, payload, pair }: MarkerContract): string {
  const rows = [
    `\`<!-- ${head.template} -->\``,
    ...[...head.parameters].map(([name, parameter]) => `- \`${name}\`: ${parameterWords(parameter)}`),
    `- stands ${placementWords[placement]}${count.maximum === Infinity ? "" : `, at most ${String(count.maximum)} in a document`}`,
    pair === undefined ? "" : `- ended by \`<!-- ${pair.end.template} -->\``,
    payload === undefined ? "- carries no payload" : `- carries ${payload.language === "text" ? "text" : payload.language.toUpperCase()} ${payload.in === "fence" ? "in the fence behind it" : payload.in === "region" ? "between its two halves" : payload.in === "body" ? "in the text behind it" : "in the comment"}${payload.optional ? ", or none" : ""}`,
    write === undefined ? "" : `- writers ${write === "append" ? "add a new comment" : "replace the comment"}${read === undefined ? "" : `; readers take ${read === "union" ? "all together" : `the ${read}`}`}`,
  ].filter((row) => row !== "");
  return [`**${family}**${pack === family ? "" : ` (pack \`${pack}\`)`}`, "", ...(description === undefined ? [] : [description, ""]), ...rows].join("\n").replace(" -->`\n-", " -->`\n\n-");
}

export function parameterWords(parameter: ParameterContract): string {
  if (parameter.type === "enum") return parameter.words.map((word) => `\`${word}\``).join(", ");
  if (parameter.type === "integer") return `a whole number${parameter.minimum === undefined ? "" : `, ${String(parameter.minimum)} or more`}`;
  return parameter.type === "version" ? "a version" : "a word";
}

/** The schema of a marker's payload; where its version is not told, that of the version which writers should use, or the last. */
export function payloadSchemaOf({ contract: { payload: terms }, payload, parameters }: Pick<Marker, "contract" | "payload" | "parameters">): PayloadSchema | undefined {
  if (terms === undefined) return undefined;
  const stated = schemaOf(terms, payload?.tree.root, parameters);
  if (stated !== undefined || terms.version === undefined) return stated;
  const { version } = terms;
  return version.schemas.get(version.currentOf(parameters) ?? version.known.at(-1) ?? 0);
}

/** What a schema says of a value, as Markdown. */
export function fieldWords(schema: PayloadSchema | undefined, path: ValuePath): string | undefined {
  const words = schema?.wordsAt(path) ?? [];
  const description = schema?.describe(path);
  if (description === undefined && words.length === 0) return undefined;
  return [`\`${path.filter((step) => typeof step === "string").join(".")}\``, description ?? "", words.length === 0 ? "" : `One of ${words.map((word) => `\`${word}\``).join(", ")}.`].filter((part) => part !== "").join("\n\n");
}
