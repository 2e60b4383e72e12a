import type { Severity } from "../diagnostic.ts";
import type { PayloadSchema } from "../payload-schema.ts";
import type { Form } from "./form.ts";

/** How bad it is when a statement of a contract does not hold. */
export interface Weight {
  readonly severity: Severity;
  /** What readers do then, in words that can stand behind a colon. */
  readonly consequence: string | undefined;
}

/** A kind of section. */
export interface SectionContract extends Weight {
  /** Its name in the contract. */
  readonly key: string;
  /** The text of its heading, without suffixes; the first form is the one to write. */
  readonly heading: readonly Form[];
  readonly level: number;
  /** The key of the section inside which it stands. */
  readonly within: string | undefined;
  readonly required: boolean;
  readonly many: boolean;
  readonly series: SeriesContract | undefined;
  readonly class: string | undefined;
  readonly first: FirstContract | undefined;
  readonly labels: readonly LabelContract[];
  readonly labelsInOrder: boolean;
  readonly data: DataContract | undefined;
  /** The forms of its entries, of which a section has one. */
  readonly entries: readonly EntriesContract[];
  readonly entriesRequired: boolean;
  readonly entriesWeight: Weight;
  readonly state: StateContract | undefined;
  readonly refers: readonly RefersContract[];
  /** The part of the heading that names who writes the section. */
  readonly owner: string | undefined;
}

/** Sections that are numbered by a part of their headings. */
export interface SeriesContract extends Weight {
  readonly part: string;
  /** The greatest number with which the series may begin. */
  readonly from: number;
  readonly ordered: boolean;
  /** Other sections whose numbers fill gaps too. */
  readonly with: readonly string[];
}

/** The first sentence of a section. */
export interface FirstContract extends Weight {
  readonly forms: readonly Form[];
  readonly ignoresCase: boolean;
  readonly later: boolean;
  readonly name: string | undefined;
}

/** A labelled line: `- **Label**: value` or `**Label:** value`. */
export interface LabelContract extends Weight {
  readonly label: string;
  /** The label and the other words for it, as `labelKey` gives them. */
  readonly keys: ReadonlySet<string>;
  readonly required: boolean;
  readonly filled: boolean;
  readonly forms: readonly Form[];
  readonly starts: boolean;
  /** The greatest number of values; `Infinity` for any number. */
  readonly most: number;
}

/** A fence that holds data. */
export interface DataContract extends Weight {
  readonly language: "yaml" | "json" | "jsonl";
  readonly fenceNames: readonly string[];
  readonly required: boolean;
  readonly schema: PayloadSchema | undefined;
}

/** One form of the entries of a section. */
export interface EntriesContract extends Weight {
  readonly as: "yaml" | "table" | "items";
  readonly schema: PayloadSchema | undefined;
  readonly columns: readonly string[];
  readonly otherColumns: boolean;
  readonly forms: readonly Form[];
  readonly minimum: number;
}

/** What tells the state of what a section is about. */
export interface StateContract extends Weight {
  readonly heading: boolean;
  readonly label: string | undefined;
  readonly tasks: boolean;
  /** How a check box anywhere in the note that tells it begins. */
  readonly boxes: readonly Form[];
  readonly done: readonly string[];
}

/** A label whose value names other sections. */
export interface RefersContract extends Weight {
  readonly label: string;
  readonly to: readonly string[];
  readonly forms: readonly Form[];
  readonly part: string;
  readonly order: "before" | "any";
  /** In lower case: what ends the list of names. */
  readonly until: readonly string[];
}

/** What two labels share that are the same to a reader: neither case nor white space counts. */
export function labelKey(label: string): string {
  return label.replaceAll(/\s+/g, " ").trim().toLowerCase();
}
