import { CompletionItemKind, type Position } from "vscode-languageserver/node";
import configSchema from "../../../schemas/config.schema.json" with { type: "json" };
import { profiles } from "../../../schemas/profiles/index.ts";
import { ruleEntries } from "../../../rules/index.ts";
import { severityLevels } from "../../config/config.ts";
import { presetNames } from "../../config/presets.ts";
import { documentKinds } from "../../core/document.ts";
import { packNames } from "../../engine/built-in-contracts.ts";
import { declarationOf } from "../declaration.ts";
import type { Session } from "../session.ts";
import { pathOfUri } from "../uris.ts";
import { cursorAt, type Suggestion } from "./cursor.ts";
import { ruleWords } from "./rule-words.ts";
import { typedYaml } from "./typed-yaml.ts";

/** Keys, ids of rules, clients, presets and levels in a configuration in YAML; nothing in any other document. */
export async function configCompletions(session: Session, uri: string, position: Position): Promise<readonly Suggestion[]> {
  const snapshot = (await session.current(uri))?.snapshot;
  const path = pathOfUri(uri);
  if (snapshot === undefined || path === undefined || declarationOf(path) !== "config" || path.endsWith(".json")) return [];
  const { line, before, range } = cursorAt(snapshot, position);
  const { parent, key, typed, siblings } = typedYaml(snapshot.text.split(/\r\n?|\n/), line - 1, before);
  const steps = parent.map((step) => (typeof step === "number" ? "*" : step));
  const word = /[^\s,[\]"']*$/.exec(typed)?.[0] ?? "";
  if (key === undefined) {
    return keysAt(steps.join("."))
      .filter(({ name }) => !siblings.includes(name))
      .map(({ name, documentation }) => ({ label: name, kind: CompletionItemKind.Property, range: range(typed.length), text: `${name}: `, documentation }));
  }
  const values = valuesAt([...steps.filter((step) => step !== "*" && step !== key), key]);
  return values.map((value) => ({ label: value, kind: CompletionItemKind.EnumMember, range: range(word.length), text: value }));
}

function keysAt(path: string): { readonly name: string; readonly documentation: string | undefined }[] {
  switch (path) {
    case "":
      return Object.entries(configSchema.properties).map(([name, property]) => ({ name, documentation: "description" in property ? property.description : undefined }));
    case "rules":
    case "overrides.*.rules":
      return ruleEntries.map((entry) => ({ name: entry.id, documentation: ruleWords(entry) }));
    case "overrides.*":
      return ["files", "rules", "profiles"].map((name) => ({ name, documentation: undefined }));
    case "packs":
      return packNames.map((name) => ({ name, documentation: undefined }));
    default:
      return [];
  }
}

function valuesAt(path: readonly string[]): readonly string[] {
  const last = path.at(-1);
  const first = path[0];
  if (last === "profiles") return profiles.map(({ id }) => id);
  if (last === "presets" && path.length === 1) return presetNames;
  if (path.at(-2) === "rules") return severityLevels;
  if (first === "packs" && path.length === 2) return ["on", "off"];
  return first === "files" && path.length === 2 ? documentKinds : [];
}
