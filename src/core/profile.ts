/**
 * What one client accepts in a skill, as plain data; the files are in `schemas/profiles/`, their form in
 * `schemas/profile.schema.json`. Nothing is guessed: where the sources of a client are silent, the property is absent.
 */
export interface Profile {
  /** The name in configurations, and of the file: `claude-code`. */
  readonly id: string;
  /** The name in messages, as the subject of a sentence: `Claude Code`. */
  readonly name: string;
  /** How this client turns a skill down, as the rest of that sentence: `does not load the skill`. */
  readonly rejection: string;
  /** Where the facts are from, unless a group or a key names further sources. */
  readonly source: Source;
  /** The other sources by a short name, for `from`. */
  readonly furtherSources?: Readonly<Record<string, Source>>;
  readonly file: FileFacts;
  readonly places?: PlaceFacts;
  readonly encoding?: EncodingFacts;
  readonly frontmatter?: FrontmatterFacts;
  readonly yaml?: YamlFacts;
  readonly booleans?: BooleanFacts;
  readonly listing?: ListingFacts;
  /** What the client does with a key that it does not know. */
  readonly unknownKeys?: "ignores" | "warns" | "rejects";
  /** Every key that the client documents or reads, under its first spelling; look them up with `findKey`. */
  readonly keys: Readonly<Record<string, ProfileKey>>;
}

/** A public page or file. */
export interface Source {
  readonly url: string;
  /** The day on which it was last read for this profile: `2026-11-30`. */
  readonly verified: string;
  /** What was read, where the page says it: a version, a commit or its date of issue. */
  readonly revision?: string;
}

interface Facts {
  /** Names of further sources that state these facts, where the main source does not state all of them. */
  readonly from?: readonly string[];
}

/** What a client does with a fault, or with something that other clients take for one. */
export type Effect = keyof typeof effectWords | "rejects";

const effectWords = {
  accepts: "accepts it",
  coerces: "reads the value as text",
  "drops-metadata": "loads the skill without its metadata",
  ignores: "ignores it",
  "removes-tags": "removes the tags",
  repairs: "guesses what was meant",
  "replaces-characters": "replaces those characters",
  truncates: "cuts the value off",
  "uses-first-paragraph": "uses the first paragraph of the body instead",
  "uses-folder-name": "uses the folder name instead",
  warns: "flags it",
} as const;

export interface FileFacts extends Facts {
  /** The file names that the client looks for, in this case. */
  readonly names: readonly [string, ...string[]];
}

export interface PlaceFacts extends Facts {
  /** Folders that hold skills: below a project, below a home folder (`~/`), and of the whole machine. */
  readonly project?: readonly string[];
  readonly user?: readonly string[];
  readonly system?: readonly string[];
  /** How many folders deep below such a folder a skill file is found; 1 is `<skills>/<name>/SKILL.md`. */
  readonly depth?: number | "any";
  /** Whether a skill file that stands directly in such a folder is a skill. */
  readonly bare?: boolean;
  /** Folder names, in any case, that the client keeps for itself. */
  readonly reservedNames?: readonly string[];
}

export interface EncodingFacts extends Facts {
  readonly byteOrderMark?: Effect;
  readonly crlf?: Effect;
  /** A carriage return without a line feed behind it. */
  readonly loneCr?: Effect;
  readonly invalidUtf8?: Effect;
}

export interface FrontmatterFacts extends Facts {
  /** What the client does with a file that does not begin with front matter that it recognises. */
  readonly missing?: Effect;
  /**
   * What ends the block: three hyphens anywhere, even within a value (`first-dashes`); a line that begins with them
   * (`line-start`); a line of nothing else but blanks, indented too (`trimmed-line`) or only not indented (`line`).
   */
  readonly ends?: "first-dashes" | "line-start" | "trimmed-line" | "line";
}

export interface YamlFacts extends Facts {
  /** Whether `3000` and `yes` reach the client as text, or as the types that its YAML reader gives them. */
  readonly scalars?: "text" | "typed";
  readonly invalid?: Effect;
  /** A plain value with a colon and a blank in it: `description: Use when: x`. */
  readonly unquotedColon?: Effect;
  readonly duplicateKeys?: Effect;
}

/** How a client spells true and false. */
export interface BooleanFacts extends Facts {
  readonly values: readonly [string, ...string[]];
  readonly ignoreCase?: boolean;
}

/** How much room the names and descriptions of all skills together get. */
export interface ListingFacts extends Facts {
  /** A fraction of the context window of the model. */
  readonly shareOfContext?: number;
  /** The room in characters where the context window is not known. */
  readonly fallbackLength?: number;
}

export type ValueType = "text" | "boolean" | "number" | "list" | "mapping";

/** `code-points` also stands where a source says only "characters". */
export type LengthUnit = "code-points" | "bytes" | "utf-16";

/** What a client says of one front-matter key. */
export interface ProfileKey extends Facts {
  /** Whether its documentation demands the key; `faults.missing` tells what happens without. */
  readonly required?: boolean;
  /** The types of value that it documents; absent when it takes anything. */
  readonly types?: readonly [ValueType, ...ValueType[]];
  /** How several entries are written in one value. */
  readonly forms?: readonly ("space-separated" | "comma-separated" | "list")[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly unit?: LengthUnit;
  /** What is done before the length is taken; `collapsed` turns every run of white space into one space. */
  readonly measured?: "raw" | "trimmed" | "collapsed";
  /** Another key whose text counts towards the same `maxLength`. */
  readonly sharesLengthWith?: string;
  /** A regular expression for the whole value, anchored at both ends, to be read with the flag `u`. */
  readonly pattern?: string;
  readonly equalsFolder?: boolean;
  /** Words that the value must not contain. */
  readonly reserved?: readonly string[];
  readonly forbids?: readonly ("tags" | "angle-brackets")[];
  /** The only values that it takes. */
  readonly values?: readonly string[];
  /** The types that the values of a mapping may have. */
  readonly valueTypes?: readonly ValueType[];
  /** What it says of the keys within a mapping. */
  readonly keys?: Readonly<Record<string, ProfileKey>>;
  /** The client looks at the key only where another key has this value. */
  readonly onlyWith?: { readonly key: string; readonly value: string };
  /** Other spellings that it reads as well. */
  readonly aliases?: readonly string[];
  /** Spellings of earlier versions, which the present one need not read. */
  readonly formerly?: readonly string[];
  readonly faults?: Faults;
}

/** What the client does when the value breaks a fact of the same name, or is absent, or is empty. */
export interface Faults {
  readonly missing?: Effect;
  readonly empty?: Effect;
  readonly type?: Effect;
  readonly length?: Effect;
  readonly pattern?: Effect;
  readonly folder?: Effect;
  readonly reserved?: Effect;
  readonly forbidden?: Effect;
}

/** What the client says of a key as written, `aliases` included and `formerly` not. */
export function findKey(profile: Profile, spelling: string): ProfileKey | undefined {
  // A front matter may well have a key such as `constructor`, which every object inherits.
  if (Object.hasOwn(profile.keys, spelling)) return profile.keys[spelling];
  return Object.values(profile.keys).find((key) => key.aliases?.includes(spelling));
}

/** What a client does, behind a pronoun for it: `does not load the skill`. */
export function sayOwnEffect(profile: Profile, effect: Effect): string {
  if (effect === "rejects") return profile.rejection;
  // Nothing tells what `it` would mean there.
  if (effect === "warns") return "warns";
  return effect === "ignores" ? "ignores the value" : effectWords[effect];
}

/** A clause for a message: `Codex does not load the skill`. */
export function sayEffect(profile: Pick<Profile, "name" | "rejection">, effect: Effect): string {
  return `${profile.name} ${effect === "rejects" ? profile.rejection : effectWords[effect]}`;
}
