import type { Severity } from "../diagnostic.ts";
import type { Span } from "../span.ts";
import type { Field } from "./field.ts";

/** The texts of the named parts that tell which files belong together. Records may tell several for one part. */
export type Parts = Readonly<Record<string, readonly string[]>>;

/** How bad findings of a rule are at most, where a contract says it, by the ids of rules. */
export type Caps = Readonly<Record<string, Severity>>;

/** What rules across files need to know of one: plain data. Spans are offsets into that file. */
export type HandoffFacts = JournalFacts | TaskFacts | LedgerFacts;

export interface JournalFacts {
  readonly of: "journal";
  readonly caps: Caps;
  /** The name of the contract. */
  readonly journal: string;
  readonly parts: Parts;
  readonly things: readonly ThingFacts[];
  /** Whether there are more things than are noted here. */
  readonly more: boolean;
}

export interface FieldFacts extends Field {
  readonly name: string;
}

/** The records of one thing: what tasks have copies of. */
export interface ThingFacts {
  readonly type: string;
  /** The key whose mapping is handed on. */
  readonly key: string;
  /** Whether a text of the identity may be missing. */
  readonly lenient: boolean;
  /** The id of the task, then the other texts of the identity; `null` where the record has none. */
  readonly identity: readonly (string | null)[];
  /** The id in the record in force, and its line (1-based). */
  readonly at: Span;
  readonly line: number;
  readonly time: string | null;
  /** The lines of older versions, the first ones. */
  readonly superseded: readonly number[];
  readonly fields: readonly FieldFacts[];
  /** The keys that some version carries whole. */
  readonly whole: readonly string[];
  /** The keys that versions carry only in part. */
  readonly cut: readonly string[];
}

export interface TaskFacts {
  readonly of: "task";
  readonly caps: Caps;
  /** Whether the file is one JSON object with the keys of a task; of any other nothing but the path is known. */
  readonly readable: boolean;
  readonly empty: boolean;
  readonly parts: Parts;
  readonly id: string;
  readonly at: Span;
  readonly closed: boolean;
  readonly copies: readonly TaskCopyFacts[];
}

export interface TaskCopyFacts {
  readonly journal: string;
  readonly type: string;
  readonly key: string;
  readonly lenient: boolean;
  /** The path of the mapping in the file, and its place. */
  readonly written: string;
  readonly at: Span;
  /** As in the journal; `null` for a text that cannot be told from the file. */
  readonly identity: readonly (string | null)[];
  readonly fields: readonly (FieldFacts & { readonly at: Span; readonly writtenAt: string | null })[];
}

export interface LedgerFacts {
  readonly of: "ledger";
  readonly caps: Caps;
  readonly sections: readonly LedgerSectionFacts[];
}

export interface LedgerSectionFacts {
  readonly parts: Parts;
  readonly ids: readonly { readonly id: string; readonly at: Span }[];
  /** When it was written, as it stands there. */
  readonly time: string | null;
}
