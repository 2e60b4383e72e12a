import type { Severity } from "../../core/diagnostic.ts";
import type { PartType } from "../../core/note/form.ts";
import type { JsonSchema } from "../json-schema.ts";
import type { ContractSourceBase, RelationSourceText } from "../source.ts";

/** A `note` contract as it is written and `schemas/contract/note.schema.json` says. */
export interface NoteContractSource extends ContractSourceBase {
  readonly contract: "note";
  readonly name: string;
  readonly files?: readonly string[];
  readonly format?: "markdown" | "yaml";
  readonly signs?: FormsSource;
  readonly parts?: Readonly<Record<string, PartSource>>;
  readonly path?: WeightSource & { readonly forms: FormsSource };
  readonly frontmatter?: WeightSource & { readonly required?: boolean; readonly schema?: JsonSchema };
  readonly title?: WeightSource & { readonly forms: FormsSource; readonly required?: boolean };
  readonly fields?: Readonly<Record<string, LabelSource>>;
  readonly fieldsInOrder?: boolean;
  readonly sections?: Readonly<Record<string, SectionSource>>;
  readonly order?: readonly string[];
  readonly orderSeverity?: Severity;
  readonly orderConsequence?: string;
  readonly otherSections?: boolean;
  readonly suffixes?: readonly string[];
  readonly lineRanges?: WeightSource & { readonly suffix: string; readonly level?: number };
  readonly stubs?: WeightSource & { readonly suffix: string };
  readonly classes?: WeightSource & { readonly level?: number; readonly words: Readonly<Record<string, readonly string[]>>; readonly otherwise: string; readonly loses?: string };
  readonly isolation?: WeightSource & { readonly except?: readonly string[] };
  readonly tasks?: WeightSource & { readonly states: readonly string[] };
  readonly states?: Readonly<Record<string, readonly string[]>>;
  readonly data?: WeightSource & { readonly schema?: JsonSchema };
  readonly size?: WeightSource & { readonly lines?: number; readonly characters?: number };
  readonly values?: WeightSource & { readonly schema: JsonSchema };
  readonly relations?: readonly RelationSourceText[];
  readonly conditions?: readonly ConditionSource[];
  readonly phrases?: readonly PhrasesSource[];
  readonly index?: WeightSource & { readonly file: string; readonly section?: string; readonly part: string; readonly when?: SelectorSource };
  readonly items?: WeightSource & { readonly forms: FormsSource };
  readonly follows?: readonly FollowsSource[];
  readonly git?: WeightSource & { readonly file: "ignored" | "tracked" };
}

/** One form, or several. */
export type FormsSource = string | readonly string[];

export type PartSource = { readonly enum: readonly string[] } | { readonly type: PartType };

export interface WeightSource {
  readonly severity?: Severity;
  readonly consequence?: string;
}

export interface LabelSource extends WeightSource {
  readonly required?: boolean;
  readonly also?: readonly string[];
  readonly filled?: boolean;
  readonly forms?: FormsSource;
  readonly starts?: boolean;
  readonly most?: number;
}

export interface SectionSource extends WeightSource {
  readonly heading: FormsSource;
  readonly level?: number;
  readonly within?: string;
  readonly required?: boolean;
  readonly many?: boolean;
  readonly series?: WeightSource & { readonly part: string; readonly from?: number; readonly ordered?: boolean; readonly with?: readonly string[] };
  readonly class?: string;
  readonly first?: WeightSource & { readonly forms: FormsSource; readonly ignoresCase?: boolean; readonly later?: boolean; readonly name?: string };
  readonly labels?: Readonly<Record<string, LabelSource>>;
  readonly labelsInOrder?: boolean;
  readonly data?: WeightSource & { readonly language?: "yaml" | "json" | "jsonl"; readonly fenceNames?: readonly string[]; readonly required?: boolean; readonly schema?: JsonSchema };
  readonly entries?: readonly EntriesSource[];
  readonly entriesRequired?: boolean;
  readonly entriesSeverity?: Severity;
  readonly entriesConsequence?: string;
  readonly state?: WeightSource & { readonly heading?: boolean; readonly label?: string; readonly tasks?: boolean; readonly boxes?: FormsSource; readonly done?: readonly string[] };
  readonly refers?: readonly (WeightSource & { readonly label: string; readonly to: readonly string[]; readonly forms: FormsSource; readonly part: string; readonly order?: "before" | "any"; readonly until?: readonly string[] })[];
  readonly owner?: string;
}

export interface EntriesSource extends WeightSource {
  readonly as: "yaml" | "table" | "items";
  readonly schema?: JsonSchema;
  readonly columns?: readonly string[];
  readonly otherColumns?: boolean;
  readonly forms?: FormsSource;
  readonly minimum?: number;
}

export interface SelectorSource {
  readonly section?: string | readonly string[];
  readonly text?: readonly string[];
  readonly without?: readonly string[];
  readonly label?: string;
  readonly forms?: FormsSource;
  readonly state?: readonly string[];
  readonly stub?: boolean;
  readonly atLeast?: number;
}

export interface NeedsSource extends SelectorSource {
  readonly where?: "anywhere" | "before" | "after" | "next" | "inside";
  readonly same?: readonly string[];
}

export interface ConditionSource {
  readonly name: string;
  readonly given?: SelectorSource;
  readonly when?: SelectorSource;
  readonly unless?: SelectorSource;
  readonly needs?: NeedsSource;
  readonly forbids?: NeedsSource;
  readonly reason: string;
  readonly advice?: string;
  readonly severity?: Severity;
}

export interface PhrasesSource {
  readonly name: string;
  readonly words: readonly string[];
  readonly in?: "text" | "headings" | "everything";
  readonly sections?: readonly string[];
  readonly without?: readonly string[];
  readonly reason: string;
  readonly advice?: string;
  readonly severity?: Severity;
}

export interface FollowsSource extends WeightSource {
  readonly note: string;
  readonly file?: string;
  readonly named?: string;
  readonly when?: SelectorSource;
  readonly sections: Readonly<Record<string, string>>;
  readonly done: readonly string[];
}
