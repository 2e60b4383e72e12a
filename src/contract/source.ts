import type { Severity } from "../core/diagnostic.ts";
import type { BodyPlace, DocumentKind } from "../core/document.ts";
import type { TargetType } from "../core/head-pattern.ts";
import type { CommandContractSource } from "./command/source.ts";
import type { JournalContractSource } from "./journal/source.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { NoteContractSource } from "./note/source.ts";

/** A contract as it is written, its schemas put in place of file names. */
export type ContractSource = MarkerContractSource | NoteContractSource | JournalContractSource | CommandContractSource;

/** What contracts of every kind may have. */
export interface ContractSourceBase {
  readonly pack?: string;
  readonly optional?: boolean;
  readonly description?: string;
  readonly severity?: Readonly<Record<string, Severity>>;
  readonly examples?: ExamplesSource;
}

/** The name of a contract, unique among those of its kind: of markers, the name of their family. */
export function sourceName(source: ContractSource): string {
  return source.contract === "marker" ? source.family : source.name;
}

/** A `marker` contract as `schemas/contract/marker.schema.json` says. */
export interface MarkerContractSource extends ContractSourceBase {
  readonly contract: "marker";
  readonly family: string;
  readonly head: string;
  readonly parameters?: ParametersSource;
  readonly legacy?: readonly { readonly head: string; readonly note?: string }[];
  readonly recognise?: "raw-line" | "raw-text" | "html-node";
  readonly placement?: "first-line" | "last-line" | "line-start" | "anywhere";
  readonly aloneOnLine?: boolean;
  readonly count?: { readonly minimum?: number; readonly maximum?: number; readonly with?: readonly string[] };
  readonly write?: "append" | "replace";
  readonly read?: "latest" | "first" | "union";
  readonly thread?: ThreadSource;
  readonly longestBody?: number;
  readonly body?: BodySource;
  readonly pair?: { readonly end: string; readonly nested?: boolean };
  readonly payload?: PayloadSource;
  readonly mirror?: MirrorSource;
  readonly relations?: readonly RelationSourceText[];
  readonly files?: readonly { readonly glob: string; readonly kind?: DocumentKind }[];
}

export interface ThreadSource {
  readonly by?: readonly string[];
  readonly surface?: TargetType;
  readonly bodies?: readonly BodyPlace[];
  readonly byHeadAlone?: boolean;
  readonly after?: readonly PredecessorSource[];
  readonly voidWhenEdited?: boolean;
  readonly live?: { readonly label: string; readonly words: readonly string[] };
}

export interface PredecessorSource {
  readonly head: string;
  readonly when?: Readonly<Record<string, readonly string[]>>;
  readonly required?: boolean;
  readonly consequence?: string;
  readonly severity?: Severity;
}

export type ParametersSource = Readonly<Record<string, ParameterSource>>;

export type ParameterSource =
  | { readonly enum: readonly string[] }
  | { readonly type: "word" | "version" }
  | { readonly type: "integer"; readonly minimum?: number; readonly refersTo?: TargetType | Readonly<Record<string, TargetType>> };

export interface PayloadSource {
  readonly in: "fence" | "comment" | "region" | "body" | "none";
  readonly language?: "yaml" | "json" | "pairs" | "bullets" | "text";
  readonly fenceNames?: readonly string[];
  readonly pairs?: { readonly assign?: string; readonly separator?: string };
  readonly optional?: boolean;
  readonly missing?: string;
  readonly ignoresCase?: boolean;
  readonly schema?: JsonSchema;
  readonly version?: VersionSource;
  readonly agrees?: Readonly<Record<string, string>>;
  readonly records?: { readonly at?: string; readonly key?: string; readonly cumulative?: boolean; readonly gathered?: readonly string[] };
  readonly text?: { readonly fields: readonly string[]; readonly multiline?: "|-"; readonly forbid?: "fence"; readonly consequence?: string };
  readonly legacyWithout?: readonly string[];
  readonly legacyOption?: string;
  readonly indent?: number;
  readonly keyOrder?: readonly string[];
}

export interface BodySource {
  readonly only?: boolean;
  readonly lines?: readonly BodyLineSource[];
  readonly beside?: readonly { readonly families: readonly string[]; readonly when?: string; readonly consequence?: string; readonly severity?: Severity }[];
}

export interface BodyLineSource {
  readonly write: string;
  readonly pattern: string;
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly next?: boolean;
  readonly consequence?: string;
  readonly severity?: Severity;
}

/** A number for every head, or by the words of one parameter: `{ phase: { plan: 2 } }`. */
export type ByHeadSource = number | Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface VersionSource {
  readonly field: string;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly consequence?: string;
  readonly abortsScan?: boolean;
  readonly minimum?: ByHeadSource;
  readonly minimumConsequence?: string;
  readonly current?: ByHeadSource;
  readonly coerced?: boolean;
}

export interface MirrorSource {
  readonly title: string;
  readonly entries?: readonly ("heading" | "bullet")[];
  readonly key?: string;
  readonly bullets: Readonly<Record<string, string>>;
  readonly quoted?: readonly string[];
  readonly optional?: readonly string[];
  readonly placeholders?: Readonly<Record<string, string>>;
  readonly none?: string;
}

interface ConditionSource {
  readonly key: string;
  readonly words: readonly string[];
}

interface RelationBaseSource {
  readonly at: string;
  readonly consequence?: string;
  readonly severity?: Severity;
}

export type RelationSourceText = RelationBaseSource &
  (
    | { readonly relation: "agreesWith"; readonly with: string; readonly as?: "text" | "slug" }
    | { readonly relation: "equals"; readonly text: string }
    | { readonly relation: "uniqueBy"; readonly key?: string }
    | { readonly relation: "differsFrom"; readonly from: readonly string[] }
    | { readonly relation: "subsetOf" | "setEquals"; readonly of: string }
    | { readonly relation: "sumOf"; readonly of: string | readonly string[] }
    | { readonly relation: "countOf"; readonly of: string; readonly text?: string }
    | { readonly relation: "orderedBefore"; readonly then: string; readonly order: readonly string[] }
    | { readonly relation: "requiredWhen" | "emptyWhen"; readonly when: ConditionSource }
    | { readonly relation: "hasForm"; readonly form: string; readonly parts?: ParametersSource; readonly agrees?: Readonly<Record<string, string>> }
    | { readonly relation: "pairs"; readonly with: string; readonly pairs: Readonly<Record<string, readonly string[]>> }
    | { readonly relation: "refersToFile" | "ascending" }
    | { readonly relation: "startsAs"; readonly words: readonly string[] }
    | { readonly relation: "hashOf"; readonly of: readonly string[]; readonly separator?: string; readonly length?: number; readonly blank?: Readonly<Record<string, string>> }
  );

/** A text by which `contract check` tries a contract. */
export interface ExampleSource {
  readonly name?: string;
  readonly kind?: DocumentKind;
  readonly path?: string;
  readonly target?: string;
  readonly text: string;
  /** Of a bad one: the rules that must find something, each with a line where that counts. */
  readonly reports?: readonly string[];
}

export interface ExamplesSource {
  readonly good?: readonly (string | ExampleSource)[];
  readonly bad?: readonly (string | ExampleSource)[];
}
