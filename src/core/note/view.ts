import type { Section } from "../document.ts";
import type { HeadPart } from "../head-pattern.ts";
import type { CodeNode } from "../markdown.ts";
import type { Span } from "../span.ts";
import type { YamlNode, YamlTree } from "../yaml.ts";
import type { NoteContract } from "./contract.ts";
import type { Form } from "./form.ts";
import type { DataContract, EntriesContract, LabelContract, SectionContract } from "./section-contract.ts";

/** A file read by the contract of a note. All spans are offsets into the document. */
export interface Note {
  readonly contract: NoteContract;
  /** The parts of the path; `undefined` when it has none of the forms, or when none is asked for. */
  readonly path: ReadonlyMap<string, HeadPart> | undefined;
  /** The first heading of level 1. */
  readonly title: NoteTitle | undefined;
  /** The labelled lines before the first section. */
  readonly fields: readonly NoteLabel[];
  /** Every section in the order of the text, the ones that the contract does not name too; the title is none. */
  readonly sections: readonly NoteSection[];
  /** The bullets of the whole note, where the contract has `items`. */
  readonly items: readonly NoteItem[];
  /** The value of a file of the format `yaml`. */
  readonly data: YamlTree | undefined;
  /** What relations look at: the parts, labels, data and entries as one value. */
  readonly value: YamlNode;
}

export interface NoteTitle extends ReadText {
  readonly parts: ReadonlyMap<string, HeadPart> | undefined;
}

/** A text as a reader sees it, without markup, and where it stands. */
export interface ReadText {
  readonly text: string;
  readonly span: Span;
}

export interface NoteSection {
  readonly section: Section;
  /** The section around it; `undefined` below the title. */
  readonly parent: NoteSection | undefined;
  /** What the contract says of it; `undefined` for a section that it does not name. */
  readonly contract: SectionContract | undefined;
  /** What it would be at another level or inside another section. */
  readonly misplaced: SectionContract | undefined;
  /** The text of the heading without suffixes. */
  readonly name: ReadText;
  readonly parts: ReadonlyMap<string, HeadPart>;
  /** The suffixes of the heading, the last one first. */
  readonly suffixes: readonly NoteSuffix[];
  /** From the end of the heading to the next heading of any level. */
  readonly body: Span;
  /** The first sentence or line that is no comment; absent in an empty section. */
  readonly first: ReadText | undefined;
  /** The parts of the first sentence, when it has one of the forms; of a later one where the contract allows that. */
  readonly firstParts: ReadonlyMap<string, HeadPart> | undefined;
  readonly labels: readonly NoteLabel[];
  readonly data: NoteData | undefined;
  readonly entries: readonly NoteEntries[];
}

export interface NoteSuffix {
  readonly form: Form;
  readonly span: Span;
  readonly parts: ReadonlyMap<string, HeadPart>;
}

/** A labelled line, `- **Label**: value`. */
export interface NoteLabel {
  readonly label: string;
  /** The label between its stars. */
  readonly labelSpan: Span;
  readonly contract: LabelContract | undefined;
  /** What stands behind it on the line, without markup; empty when nothing does. */
  readonly value: ReadText;
  /** The parts of the value, when it has one of the forms. */
  readonly parts: ReadonlyMap<string, HeadPart> | undefined;
  /** The lines below it that are neither blank nor a ruler, up to the next label. */
  readonly below: readonly Span[];
  /** How many of them are bullets. */
  readonly bullets: number;
}

/** The fence that holds the data of a section. */
export interface NoteData {
  readonly contract: DataContract;
  readonly fence: CodeNode;
  /** One tree, or one for each line that is not blank. */
  readonly trees: readonly YamlTree[];
}

/** The entries of a section in one form. */
export interface NoteEntries {
  readonly as: EntriesContract["as"];
  /** The form of the contract; `undefined` when the contract has no such form. */
  readonly contract: EntriesContract | undefined;
  /** The first line of them. */
  readonly at: Span;
  readonly span: Span;
  /** The entries that could be read: mappings. */
  readonly values: readonly YamlNode[];
  /** Why entries could not be read. */
  readonly trees: readonly YamlTree[];
  /** Of a table, its columns. */
  readonly columns: readonly ReadText[];
  readonly items: readonly NoteItem[];
}

/** A bullet. */
export interface NoteItem extends ReadText {
  readonly parts: ReadonlyMap<string, HeadPart> | undefined;
}
