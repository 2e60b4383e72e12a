import type { ContractBase, ContractFiles } from "../contract.ts";
import type { Glob } from "../globs.ts";
import type { Severity } from "../diagnostic.ts";
import { mildest } from "../severity-cap.ts";
import type { PayloadSchema } from "../payload-schema.ts";
import type { PayloadPath, Relation } from "../relation.ts";
import type { Form } from "./form.ts";
import type { ConditionContract, PhrasesContract, SelectorContract } from "./condition-contract.ts";
import type { LabelContract, SectionContract, Weight } from "./section-contract.ts";

/** The compiled form of a `note` contract: what rules read. The language itself is `schemas/contract/note.schema.json`. */
export interface NoteContract extends ContractBase {
  readonly kind: "note";
  /** The name of the contract in findings. */
  readonly name: string;
  /** The files that are such a note. */
  readonly files: readonly ContractFiles[];
  /** What the files are: Markdown, or one YAML value. */
  readonly format: "markdown" | "yaml";
  /** Headings of which a file must have one to be such a note; none when every file is one. */
  readonly signs: readonly Form[];
  readonly path: FormsContract | undefined;
  readonly frontmatter: (Weight & { readonly required: boolean; readonly schema: PayloadSchema | undefined }) | undefined;
  readonly title: (FormsContract & { readonly required: boolean }) | undefined;
  readonly fields: readonly LabelContract[];
  readonly fieldsInOrder: boolean;
  readonly sections: readonly SectionContract[];
  /** The keys of sections in the order in which those stand that are there. */
  readonly order: (Weight & { readonly keys: readonly string[] }) | undefined;
  readonly otherSections: boolean;
  /** What tools write behind a heading and what is no part of its text, those of `lineRanges` and `stubs` among them. */
  readonly suffixes: readonly Form[];
  readonly lineRanges: (Weight & { readonly suffix: Form; readonly exact: Form; readonly level: number }) | undefined;
  readonly stubs: (Weight & { readonly suffix: Form }) | undefined;
  readonly classes: ClassesContract | undefined;
  readonly isolation: (Weight & { readonly except: readonly string[] }) | undefined;
  /** The characters that may stand between the brackets of a check box. */
  readonly tasks: (Weight & { readonly states: ReadonlySet<string> }) | undefined;
  /** The marks and words of each state, in lower case. */
  readonly states: ReadonlyMap<string, readonly string[]>;
  readonly data: (Weight & { readonly schema: PayloadSchema | undefined }) | undefined;
  readonly size: (Weight & { readonly lines: number; readonly characters: number }) | undefined;
  /** A schema of the note as one value. */
  readonly values: (Weight & { readonly schema: PayloadSchema | undefined }) | undefined;
  readonly relations: readonly Relation[];
  readonly conditions: readonly ConditionContract[];
  readonly phrases: readonly PhrasesContract[];
  readonly index: IndexContract | undefined;
  readonly items: FormsContract | undefined;
  readonly follows: readonly FollowsContract[];
  readonly git: (Weight & { readonly file: "ignored" | "tracked" }) | undefined;
}

export interface FormsContract extends Weight {
  readonly forms: readonly Form[];
}

/** How a tool sorts sections: the first class that has a word anywhere in the heading, in any case. */
export interface ClassesContract extends Weight {
  readonly level: number;
  /** In the order in which the tool asks; the words in lower case. */
  readonly classes: readonly { readonly name: string; readonly words: readonly string[] }[];
  readonly otherwise: string;
  /** The class whose sections lose their text; without it every class counts the same. */
  readonly loses: string | undefined;
}

/** A note of the same folder that has an entry for each note that is closed. */
export interface IndexContract extends Weight {
  readonly file: string;
  readonly section: string | undefined;
  readonly part: string;
  readonly when: SelectorContract | undefined;
}

/** Another note that tells the states of the same things. */
export interface FollowsContract extends Weight {
  readonly note: string;
  /** Where this note names the path of the other one: in a value, or as the only file of a glob that its text names. */
  readonly file: PayloadPath | undefined;
  readonly named: Glob | undefined;
  /** What tells that this note is to be held against the other. */
  readonly when: SelectorContract | undefined;
  /** Keys of sections here, each with the one there that is about the same. */
  readonly sections: ReadonlyMap<string, string>;
  readonly done: readonly string[];
}

/** The milder of what a statement and the contract say of a rule; for `atMost` of a report. */
export function weightOf(contract: NoteContract, ruleId: string, weight: Weight): Severity {
  return mildest(contract.severity.get(ruleId), weight.severity) ?? weight.severity;
}
