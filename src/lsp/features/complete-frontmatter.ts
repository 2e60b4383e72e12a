import { CompletionItemKind } from "vscode-languageserver/node";
import { folderOf, joinPaths } from "../../core/tree.ts";
import type { Cursor, Suggestion } from "./cursor.ts";
import { keyWords, knownKeys, knownValues } from "./key-words.ts";
import { skillNames } from "./skill-names.ts";
import { typedYaml } from "./typed-yaml.ts";
import type { View } from "./view.ts";

/** Keys of the front matter, and the values of those that have a closed list; `undefined` outside of it. */
export function frontmatterCompletions(view: View, cursor: Cursor): readonly Suggestion[] | undefined {
  const { document, snapshot } = view;
  if (document.kind !== "skill" && document.kind !== "prompt") return undefined;
  const lines = frontmatterLines(snapshot.text);
  // The line of the first delimiter is line 1.
  const index = cursor.line - 2;
  if (lines === undefined || index < 0 || index >= lines.length) return undefined;
  const { parent, key, typed, siblings, inList } = typedYaml(lines, index, cursor.before);
  if (key === undefined && !inList) return parent.length === 0 ? keys(view, cursor, typed, siblings) : [];
  if (key === undefined) return [];
  const values = parent.length === 0 || inList ? valuesOf(view, key) : [];
  // A value in a list of one line: `[a, b`, or between commas.
  const word = /[^\s,[\]"']*$/.exec(typed)?.[0] ?? "";
  return values.map((value) => ({ label: value, kind: CompletionItemKind.EnumMember, range: cursor.range(word.length), text: value }));
}

function keys(view: View, cursor: Cursor, typed: string, siblings: readonly string[]): Suggestion[] {
  const behind = /^[\w-]*:?[ \t]*/.exec(cursor.behind)?.[0] ?? "";
  return [...knownKeys(view)]
    .filter(([name]) => !siblings.includes(name))
    .sort(([, a], [, b]) => Number(b.required === true) - Number(a.required === true))
    .map(([name, key]) => ({
      label: name,
      kind: CompletionItemKind.Property,
      range: cursor.range(typed.length, behind.length),
      text: `${name}: `,
      detail: key.required === true ? "required" : undefined,
      documentation: keyWords(view, name),
    }));
}

function valuesOf(view: View, key: string): readonly string[] {
  const { document, place } = view;
  if (document.kind === "skill" && key === "name") return place.folderNames;
  if (document.kind === "prompt" && key === "skills") return skillNames(view.project);
  if (document.kind === "prompt" && key === "name") return [joinPaths("", document.path.slice(folderOf(document.path).length).replace(/^\/|\.md$/g, ""))];
  return knownValues(view, key);
}

/** The lines between the delimiters, or to the first blank line where the second one is not written yet. */
function frontmatterLines(text: string): string[] | undefined {
  const [first, ...rest] = text.slice(0, 64 * 1024).split(/\r\n?|\n/);
  if (first === undefined || !/^---[ \t]*$/.test(first)) return undefined;
  const end = rest.findIndex((line) => /^---[ \t]*$/.test(line));
  const blank = rest.findIndex((line) => line.trim() === "");
  return rest.slice(0, end === -1 ? (blank === -1 ? rest.length : blank + 1) : end);
}
