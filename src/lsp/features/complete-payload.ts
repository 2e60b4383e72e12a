import { CompletionItemKind } from "vscode-languageserver/node";
import type { Marker } from "../../core/marker.ts";
import type { ValuePath } from "../../core/payload-schema.ts";
import { fieldWords, payloadSchemaOf } from "./contract-words.ts";
import type { Cursor, Suggestion } from "./cursor.ts";
import { typedYaml } from "./typed-yaml.ts";
import type { View } from "./view.ts";

/** Keys and words of the payload around the cursor, by the version that it states; `undefined` outside of a payload in YAML. */
export function payloadCompletions({ document, snapshot }: View, cursor: Cursor): readonly Suggestion[] | undefined {
  const { offset, line, before, range } = cursor;
  const marker = document.markers().find(({ payload }) => {
    const around = payload?.fence?.node.span ?? payload?.span;
    return payload?.language === "yaml" && around !== undefined && around.start < offset && offset <= around.end;
  });
  const payload = marker?.payload;
  if (marker === undefined || payload === undefined) return undefined;
  const lines = payload.text.split(/\r\n?|\n/);
  const first = snapshot.source.pointAt(payload.span.start).line;
  const own = lines[line - first];
  if (own === undefined) return [];
  // What stands before the payload on its line is the prefix of a list item or a quote.
  const { start, end } = snapshot.source.lineSpan(line);
  const prefix = Math.max(0, end - start - own.length);
  const typed = typedYaml(lines, line - first, before.slice(prefix));
  const schema = payloadSchemaOf(marker);
  const { parent, key, siblings, inList } = typed;
  const path = inList || key === undefined ? parent : [...parent, key];
  const words = key === undefined ? [] : [...(inList ? [] : versionWords(marker, parent, key)), ...(schema?.wordsAt(path) ?? [])];
  // Behind the dash of a list stands a word, or the first key of an entry.
  if (key !== undefined && (!inList || words.length > 0)) {
    return words.map((word) => ({ label: word, kind: CompletionItemKind.EnumMember, range: range(typed.typed.length), text: word }));
  }
  return (schema?.keysAt(parent) ?? [])
    .filter((name) => !siblings.includes(name))
    .map((name) => ({ label: name, kind: CompletionItemKind.Property, range: range(typed.typed.length), text: `${name}: `, documentation: fieldWords(schema, [...parent, name]) }));
}

/** The versions that readers know, the one that writers should use first. */
function versionWords({ contract: { payload }, parameters }: Marker, parent: ValuePath, key: string): string[] {
  const version = payload?.version;
  if (parent.length > 0 || version?.in !== "payload" || version.field !== key) return [];
  const current = version.currentOf(parameters);
  const least = version.minimumOf(parameters) ?? 0;
  return version.known.filter((each) => each >= least).sort((a, b) => Number(b === current) - Number(a === current) || b - a).map(String);
}
