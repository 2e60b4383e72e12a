import type { PayloadPath } from "../relation.ts";
import type { NamedForm } from "./named-form.ts";

/** Where the records of a journal tell a part that files have in common: a type, and its key. */
export interface ToldPart {
  readonly type: string;
  readonly key: string;
}

/** What a record as a whole is: a task of which journals carry copies. */
export interface TaskContract {
  /** The key of the text or number by which journals name the task. */
  readonly id: string;
  /** When it is over; `undefined` where no record tells. */
  readonly closed: { readonly key: string; readonly words: readonly string[] } | undefined;
  readonly copies: readonly CopyContract[];
  readonly siblings: SiblingsContract | undefined;
}

/** What records of a journal carry of a task. */
export interface CopyContract {
  /** The mapping in the file. */
  readonly at: PayloadPath;
  readonly except: ReadonlySet<string>;
  /** The name of the contract of the journal. */
  readonly journal: string;
  readonly type: string;
  /** The key of the mapping there. */
  readonly key: string;
  /** The key there that holds the id. */
  readonly id: string;
  /** The other keys there that name the task, each with the key of the file and the text that stands for a blank one. */
  readonly identity: readonly { readonly theirs: string; readonly ours: string; readonly blank: string | undefined }[];
  /** Whether a text that a record lacks counts as any text. */
  readonly lenient: boolean;
}

/** A mapping whose keys belong together and whose names tell no order. */
export interface SiblingsContract {
  readonly at: PayloadPath;
  /** Keys of a value in it that tell when it was written. */
  readonly writtenAt: readonly string[];
  /** Words that look like a place in an order, in lower case. */
  readonly words: readonly string[];
}

/** Signs that a mapping says less than its readers need. Words are in lower case. */
export interface ThinContract {
  readonly at: PayloadPath;
  /** The least number of words in all its texts. */
  readonly fewest: number;
  /** A key that should not be empty where another one holds something. */
  readonly follows: readonly { readonly key: string; readonly then: string }[];
  readonly reasons: { readonly keys: readonly string[]; readonly choices: readonly string[]; readonly words: readonly string[] } | undefined;
  readonly detail: { readonly keys: readonly string[]; readonly marks: readonly string[]; readonly fewest: number } | undefined;
}

/** A Markdown file that says which tasks were processed. */
export interface LedgerContract {
  readonly section: NamedForm;
  /** The part that stands in one section only. */
  readonly key: string;
  readonly ids: string;
  readonly time: string;
  readonly legacy: readonly string[];
  /** Texts of the front matter by their keys. */
  readonly frontmatter: ReadonlyMap<string, string>;
  readonly title: string | undefined;
}
