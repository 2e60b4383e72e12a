import type { HeadPattern } from "./head-pattern.ts";
import type { PayloadSchema } from "./payload-schema.ts";

/** Where a payload stands: in the first fence behind its marker, in the comment behind the head, between begin and end, behind the marker, nowhere. */
export type PayloadPlace = "fence" | "comment" | "region" | "body" | "none";

/** How a payload is written; `text` is not read. */
export type PayloadLanguage = "yaml" | "json" | "pairs" | "bullets" | "text";

export interface PayloadContract {
  readonly in: PayloadPlace;
  readonly language: PayloadLanguage;
  /** The info strings of a fence that readers look for, in lower case. */
  readonly fenceNames: readonly string[];
  /** How `key:value` pairs are written, where the language is `pairs`. */
  readonly pairs: PairsContract;
  /** Whether a marker without a payload is one. */
  readonly optional: boolean;
  /** What readers do with a marker whose payload is missing, in words that can stand behind a colon. */
  readonly missingConsequence: string | undefined;
  /** Whether readers take the words of an enumeration in any case. */
  readonly ignoresCase: boolean;
  /** The schema of every payload, where there are no versions. */
  readonly schema: PayloadSchema | undefined;
  readonly version: VersionContract | undefined;
  readonly records: RecordsContract | undefined;
  readonly text: TextContract | undefined;
  /** Keys whose absence makes a payload an old one: readers take it only when they are asked to. */
  readonly legacyWithout: readonly string[];
  /** By how many spaces each level of the YAML is indented, exactly. */
  readonly indent: number | undefined;
  /** The keys of the payload in the order in which readers want them; empty where any order will do. */
  readonly keyOrder: readonly string[];
  /** The option of readers that makes them take an old payload, for messages. */
  readonly legacyOption: string | undefined;
}

/** `key:value key:value`, or `key=value | key=value`. */
export interface PairsContract {
  /** Between a key and its value. */
  readonly assign: string;
  /** Between two pairs; a space stands for any white space. */
  readonly separator: string;
}

/** Which versions of a payload readers know. */
export interface VersionContract {
  /** The key of the payload that holds the version, or the parameter of the head. */
  readonly field: string;
  readonly in: "payload" | "head";
  /** In ascending order. */
  readonly known: readonly number[];
  readonly schemas: ReadonlyMap<number, PayloadSchema>;
  /** What a reader does with an unknown version, as it stands in messages: `readers throw and abort the whole scan`. */
  readonly consequence: string | undefined;
  /** Whether an unknown version makes readers give up, so that they find no record of the thread at all. */
  readonly abortsScan: boolean;
  /** What a reader does with a version below the minimum. */
  readonly minimumConsequence: string | undefined;
  /** Whether readers take `"2"` and `2.0` for 2. */
  readonly coerced: boolean;
  /** The least version for a head with these parameters, where there is one. */
  minimumOf(parameters: ReadonlyMap<string, { readonly text: string }>): number | undefined;
  /** The version that writers should use. */
  currentOf(parameters: ReadonlyMap<string, { readonly text: string }>): number | undefined;
}

/** The list of entries that a payload holds. */
export interface RecordsContract {
  /** The keys that lead to the list; empty where the payload itself is the list or the only record. */
  readonly at: readonly string[];
  /** The key whose value names a record. */
  readonly key: string | undefined;
  /** Whether a later payload must repeat the records of the earlier ones, since readers take only one payload. */
  readonly cumulative: boolean;
  /** Forms of names whose records readers gather from every payload of a thread, whichever counts. */
  readonly gathered: readonly HeadPattern[];
}

/** How multi-line text must be written. */
export interface TextContract {
  /** The keys whose values people type, at any depth of the payload. */
  readonly fields: readonly string[];
  /** The block scalar header for text of more than one line. */
  readonly multiline: "|-" | undefined;
  /** Whether any run of three backticks inside the payload ends the reader's match. */
  readonly forbidFence: boolean;
  readonly fenceConsequence: string | undefined;
}
