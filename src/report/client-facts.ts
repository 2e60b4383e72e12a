import type { Effect, Faults, Profile, ProfileKey } from "../core/profile.ts";
import type { PromptKey, PromptProfile } from "../core/prompt-profile.ts";
import type { KeyFact, ProfileFact } from "../core/rule.ts";
import { codes, depthWords, endWords, faultWords, limitWords, listingWords, said, scalarWords, sentence, valueWords } from "./client-words.ts";

/** What one client says of what a rule reads. */
export interface ClientStatement {
  /** The client, and in brackets its id in configurations. */
  readonly client: string;
  readonly says: string;
}

/** Above so many keys their number says more than their names. */
const mostNames = 8;

/** What each client says of the facts that a rule reads; clients whose sources are silent are left out. */
export function clientStatements(reads: readonly ProfileFact[], profiles: readonly Profile[], promptProfiles: readonly PromptProfile[]): ClientStatement[] {
  const inSkills = reads.filter((fact) => !fact.startsWith("prompt."));
  const inPrompts = reads.filter((fact) => fact.startsWith("prompt.")).map((fact) => fact.slice("prompt.".length));
  return [
    ...profiles.map((profile) => ({
      client: `${profile.name.replace(/^the /, "The ")} (\`${profile.id}\`)`,
      says: sentence(inSkills.map((fact) => wordsOf(profile, profile.rejection, fact)), "; "),
    })),
    ...promptProfiles.map((profile) => ({
      client: `${profile.name}, ${profile.what} (\`${profile.client}\`)`,
      says: sentence(inPrompts.map((fact) => wordsOf(profile, "does not load the file", fact)), "; "),
    })),
  ].filter(({ says }) => says !== "");
}

function wordsOf(profile: Profile | PromptProfile, rejection: string, fact: string): string {
  const client = { name: profile.name, rejection };
  const [, name, part] = /^keys\.(.+)\.(\w+)$/.exec(fact) ?? [];
  if (name === undefined) return wholeWords(profile, client, fact);
  const { words, faults } = keyFacts[part as KeyFact];
  const having = Object.entries<PromptKey>(profile.keys).filter(([, key]) => words(key) !== "");
  if (name === "*") {
    const names = having.map(([each]) => each);
    if (names.length === 0) return "";
    return (setWords[part as KeyFact] ?? "{}").replace("{}", () => (names.length > mostNames ? `${names.length} keys` : codes(names)));
  }
  const key = having.find(([each]) => each === name)?.[1];
  if (key === undefined) return "";
  const effects = Object.fromEntries(faults.flatMap((fault) => (key.faults?.[fault] === undefined ? [] : [[fault, key.faults[fault]]])));
  return sentence([words(key), faultWords(client, effects)], "; ");
}

function wholeWords(profile: Profile | PromptProfile, client: { name: string; rejection: string }, fact: string): string {
  const effect = (what: string, found: Effect | undefined): string => (found === undefined ? "" : `${what}: ${said(client, found)}`);
  if (fact === "unknownKeys") return effect("a key that it does not know", profile.unknownKeys);
  if (!("file" in profile)) return "";
  const { places, yaml, encoding, frontmatter } = profile;
  switch (fact) {
    case "places":
      return sentence([depthWords(places), places?.reservedNames === undefined ? "" : `reserved: ${codes(places.reservedNames)}`], "; ");
    case "frontmatter.ends":
      return frontmatter?.ends === undefined ? "" : `the front matter ends at ${endWords[frontmatter.ends]}`;
    case "listing":
      return listingWords(profile);
    case "yaml.invalid":
      return effect("YAML that is not valid", yaml?.invalid);
    case "yaml.unquotedColon":
      return effect("a colon and a blank in a value without quotes", yaml?.unquotedColon);
    case "yaml.duplicateKeys":
      return effect("the same key twice", yaml?.duplicateKeys);
    case "yaml.scalars":
      return yaml?.scalars === undefined ? "" : `plain numbers and booleans ${scalarWords[yaml.scalars]}`;
    case "encoding.byteOrderMark":
      return effect("a byte-order mark", encoding?.byteOrderMark);
    case "encoding.loneCr":
      return effect("a CR without an LF", encoding?.loneCr);
    case "frontmatter.missing":
      return effect("no front matter", frontmatter?.missing);
    default:
      return "";
  }
}

/** What a fact says of many keys, which stand in for the braces. */
const setWords: Partial<Record<KeyFact, string>> = {
  types: "takes values of certain types for {}",
  values: "has a closed list of values for {}",
  onlyWith: "reads {} only with another key",
  required: "requires {}",
  ignored: "ignores {}",
};

/** How each fact of a key is put into words, and the faults that break it. */
const keyFacts: Readonly<Record<KeyFact, { readonly words: (key: PromptKey) => string; readonly faults: readonly (keyof Faults)[] }>> = {
  required: { words: ({ required }) => (required === true ? "required" : ""), faults: ["missing", "empty"] },
  minLength: { words: ({ minLength }) => limitWords(minLength === undefined ? {} : { minLength }), faults: ["empty"] },
  maxLength: { words: (key) => (key.maxLength === undefined ? "" : limitWords(lengthOf(key))), faults: ["length"] },
  pattern: { words: ({ pattern }) => limitWords(pattern === undefined ? {} : { pattern }), faults: ["pattern"] },
  equalsFolder: { words: ({ equalsFolder }) => limitWords(equalsFolder === undefined ? {} : { equalsFolder }), faults: ["folder"] },
  reserved: { words: ({ reserved }) => limitWords(reserved === undefined ? {} : { reserved }), faults: ["reserved"] },
  forbids: { words: ({ forbids }) => limitWords(forbids === undefined ? {} : { forbids }), faults: ["forbidden"] },
  types: { words: ({ types }) => (types === undefined ? "" : valueWords({ types })), faults: ["type"] },
  values: { words: ({ values }) => (values === undefined ? "" : `one of ${codes(values)}`), faults: [] },
  onlyWith: { words: ({ onlyWith }) => (onlyWith === undefined ? "" : `only with ${codes([`${onlyWith.key}: ${onlyWith.value}`])}`), faults: [] },
  valueTypes: { words: ({ valueTypes }) => (valueTypes === undefined ? "" : `only ${valueTypes.join(" or ")} within it`), faults: [] },
  keys: { words: ({ keys }) => (keys === undefined ? "" : `reads ${codes(Object.keys(keys))} within it`), faults: [] },
  ignored: { words: ({ ignored }) => (ignored === true ? "ignored" : ""), faults: [] },
};

function lengthOf({ maxLength, unit, measured, sharesLengthWith }: ProfileKey): ProfileKey {
  return {
    ...(maxLength !== undefined && { maxLength }),
    ...(unit !== undefined && { unit }),
    ...(measured !== undefined && { measured }),
    ...(sharesLengthWith !== undefined && { sharesLengthWith }),
  };
}
