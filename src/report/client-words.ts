/** What profiles say, in the words of the page on clients and of `explain`. Parts that a profile does not have are empty. */
import { sayEffect, type Effect, type Faults, type LengthUnit, type PlaceFacts, type Profile, type ProfileKey, type Source, type ValueType } from "../core/profile.ts";

export const endWords = {
  "first-dashes": "the next three hyphens, even within a value",
  "line-start": "the next line that begins with three hyphens",
  "trimmed-line": "the next line of three hyphens, indented too",
  line: "the next line of three hyphens that is not indented",
} as const;

export const scalarWords = { text: "are read as text", typed: "keep their type, so text needs quotes" } as const;

export function listingWords({ listing }: Profile): string {
  const parts = [
    listing?.shareOfContext === undefined ? "" : `${String(listing.shareOfContext * 100)} % of the context window`,
    listing?.fallbackLength === undefined ? "" : `${listing.fallbackLength} characters where the window is not known`,
  ];
  return sentence(parts, "; ");
}

export function depthWords({ depth, bare }: PlaceFacts = {}): string {
  if (depth === undefined) return "";
  if (depth === "any") return "any depth";
  const down = depth === 1 ? "one folder: `<skills>/<name>/SKILL.md`" : `up to ${depth} folders`;
  return bare === true ? `${down}, or none` : down;
}

const typeWords: Readonly<Record<ValueType, string>> = { text: "text", boolean: "true or false", number: "a number", list: "a list", mapping: "a mapping" };

export function valueWords(key: ProfileKey): string {
  const { types, forms, values, valueTypes, onlyWith, aliases, formerly } = key;
  const parts = [
    types === undefined ? "anything" : types.map((type) => typeWords[type]).join(" or "),
    forms === undefined ? "" : `several entries: ${forms.map((form) => form.replace("-", " ")).join(", ")}`,
    values === undefined ? "" : `one of ${codes(values)}`,
    valueTypes === undefined ? "" : `with ${valueTypes.map((type) => typeWords[type]).join(" or ")} in it`,
    onlyWith === undefined ? "" : `read only where \`${onlyWith.key}\` is \`${onlyWith.value}\``,
    aliases === undefined ? "" : `also written ${codes(aliases)}`,
    formerly === undefined ? "" : `formerly ${codes(formerly)}`,
  ];
  return sentence(parts, "; ");
}

export function limitWords(key: ProfileKey): string {
  const parts = [
    lengthWords(key),
    key.sharesLengthWith === undefined ? "" : `together with \`${key.sharesLengthWith}\``,
    key.pattern === undefined ? "" : `matches ${code(key.pattern)}`,
    key.equalsFolder === true ? "equals the name of the folder" : "",
    key.reserved === undefined ? "" : `does not contain ${codes(key.reserved)}`,
    key.forbids === undefined ? "" : `no ${key.forbids.map((what) => what.replace("-", " ")).join(", no ")}`,
  ];
  return sentence(parts, "; ");
}

export const unitWords: Readonly<Record<LengthUnit, string>> = { "code-points": "characters", bytes: "bytes in UTF-8", "utf-16": "UTF-16 units" };
const measureWords = { raw: "as written", trimmed: "without the blanks around it", collapsed: "with a run of white space as one" } as const;

export function lengthWords({ minLength, maxLength, unit = "code-points", measured }: ProfileKey): string {
  if (maxLength === undefined) return minLength === undefined ? "" : "not empty";
  const range = minLength === undefined ? `at most ${maxLength}` : `${minLength} to ${maxLength}`;
  return `${range} ${unitWords[unit]}${measured === undefined ? "" : ` (${measureWords[measured]})`}`;
}

export const faultNames: Readonly<Record<keyof Faults, string>> = {
  missing: "absent",
  empty: "empty",
  type: "of another type",
  length: "too long",
  pattern: "not of that form",
  folder: "not the name of the folder",
  reserved: "with a reserved word",
  forbidden: "with what is forbidden",
};

type Client = Pick<Profile, "name" | "rejection">;

/** The faults by what the client does with them: `absent, empty: does not load the skill`. */
export function faultWords(client: Client, faults: Faults = {}): string {
  const byEffect = new Map<Effect, string[]>();
  for (const [fault, effect] of Object.entries(faults) as [keyof Faults, Effect][]) byEffect.set(effect, [...(byEffect.get(effect) ?? []), faultNames[fault]]);
  return sentence([...byEffect].map(([effect, names]) => `${names.join(", ")}: ${said(client, effect)}`), "; ");
}

/** What a client does, without its name: `does not load the skill`. */
export function said(client: Client, effect: Effect | undefined): string {
  return effect === undefined ? "" : sayEffect(client, effect).slice(client.name.length + 1);
}

/** Links to the sources of a fact by their numbers: the main one, and those that `from` names. */
export function cite({ source, furtherSources = {} }: Pick<Profile, "source" | "furtherSources">, from: readonly string[] = []): string {
  const names = Object.keys(furtherSources);
  return [`[1](${source.url})`, ...from.map((name) => `[${names.indexOf(name) + 2}](${furtherSources[name]?.url ?? ""})`)].join(" ");
}

/** The sources of a profile as a list, in the order of their numbers. */
export function sourceList({ source, furtherSources = {} }: Pick<Profile, "source" | "furtherSources">): string[] {
  return [source, ...Object.values(furtherSources)].map((each, index) => `${index + 1}. ${sourceWords(each)}`);
}

function sourceWords({ url, verified, revision }: Source): string {
  return `<${url}>, read on ${verified}${revision === undefined ? "" : ` (${revision})`}`;
}

export function codes(words: readonly string[] | undefined): string {
  return (words ?? []).map(code).join(", ");
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** The parts that are not empty. */
export function sentence(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== "").join(between);
}

/** The rows of a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line), ""];
}
