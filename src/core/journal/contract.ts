import type { ContractBase, ContractFiles } from "../contract.ts";
import type { Severity } from "../diagnostic.ts";
import type { PayloadSchema } from "../payload-schema.ts";
import type { Relation } from "../relation.ts";
import type { LedgerContract, TaskContract, ThinContract, ToldPart } from "../handoff/contract.ts";
import type { NamedForm } from "../handoff/named-form.ts";
import type { TruncationContract } from "./truncation-contract.ts";

/** The compiled form of a `journal` contract: what rules read. The language itself is `schemas/contract/journal.schema.json`. */
export interface JournalContract extends ContractBase {
  readonly kind: "journal";
  /** The name of the contract in findings. */
  readonly name: string;
  /** The files that are such a journal. */
  readonly files: readonly ContractFiles[];
  /** Whether a file holds one record on each line, or is one as a whole. */
  readonly layout: "lines" | "whole";
  /** The end of the path, with parts that files have in common. */
  readonly place: NamedForm | undefined;
  /** Such parts that records tell. */
  readonly told: ReadonlyMap<string, ToldPart>;
  readonly ledger: LedgerContract | undefined;
  /** Keys that some record at the beginning has, or the one of a whole file: a journal of the same name without them is another one. */
  readonly recognisedBy: readonly string[];
  /**
   * Words of which a document has one whose fences show such records, and keys under which one key of `recognisedBy` is enough;
   * `undefined` where fences are not looked at.
   */
  readonly shown: { readonly mentions: readonly string[]; readonly under: readonly string[] } | undefined;
  readonly lines: LinesContract;
  /** The largest journal, in bytes of UTF-8; `Infinity` when any size is right. */
  readonly longest: number;
  /** The key whose text tells the type of a record. */
  readonly discriminator: string;
  /** The schema of every record. */
  readonly schema: PayloadSchema | undefined;
  readonly timestamp: TimestampContract | undefined;
  /** By the text of the discriminator. */
  readonly records: ReadonlyMap<string, RecordContract>;
  /** Types that are known to be written although nothing binds them. */
  readonly unregistered: ReadonlySet<string>;
  /** How bad any other type is; `undefined` where every type may stand there. */
  readonly others: Severity | undefined;
}

/** How readers take the text apart. */
export interface LinesContract {
  /** What ends a line for them: a line feed, or any line boundary of Unicode. */
  readonly boundaries: "line-feed" | "unicode";
  /** What they make of a byte-order mark. */
  readonly byteOrderMark: "fails" | "skipped";
  /** Whether blank lines may stand between records. */
  readonly blank: boolean;
  /** The longest line, in bytes of UTF-8; `Infinity` when any length is right. */
  readonly longest: number;
  /** What readers do with a line that they cannot read, in words that can stand behind a comma and `so`. */
  readonly consequence: string | undefined;
}

/** `utc-seconds` is `2026-03-04T10:00:00Z`, `utc` may have a fraction, `offset` has one in hours and minutes, `date-time` is any. */
export type TimeForm = "utc-seconds" | "utc" | "offset" | "date-time";

/** How readers compare two times: by their characters, or by the instants that they name. */
export type TimeComparison = "text" | "instant";

export interface TimestampContract {
  readonly field: string;
  readonly form: TimeForm | undefined;
  /** Whether records stand in the order of their times. */
  readonly ordered: boolean;
}

/** A type of records. */
export interface RecordContract {
  readonly type: string;
  readonly description: string | undefined;
  readonly schema: PayloadSchema | undefined;
  readonly identity: IdentityContract | undefined;
  /** Which of several records of one thing is in force. */
  readonly read: "latest" | "first" | "every";
  /** Which of two records with the same time is in force. */
  readonly ties: "later-line" | "earlier-line";
  readonly compared: TimeComparison;
  /** Whether all times of such records must be of one form. */
  readonly oneForm: boolean;
  /** Keys whose values together must not come again. */
  readonly unrepeated: readonly string[];
  /** The key of a list that every record gives as a whole. */
  readonly complete: string | undefined;
  /** Keys of texts and lists of texts that are paths of files. */
  readonly paths: readonly string[];
  readonly task: TaskContract | undefined;
  readonly thin: ThinContract | undefined;
  readonly truncation: TruncationContract | undefined;
  readonly refersTo: readonly ReferenceContract[];
  readonly sequence: readonly SequenceContract[];
  readonly relations: readonly Relation[];
}

/** What a record is about: records with the same texts under these keys are versions of one thing. */
export interface IdentityContract {
  readonly keys: readonly string[];
  /** The one of them that is used alone, and under which another thing may come up later. */
  readonly number: string | undefined;
}

/** A record of another type that stands before or behind. */
export interface SequenceContract {
  readonly order: "before" | "behind";
  readonly type: string;
  /** Values of a key under which alone it is asked for. */
  readonly when: { readonly key: string; readonly values: readonly (string | number | boolean)[] } | undefined;
  /** The type of a record without which nothing is asked for: a journal may go on. */
  readonly once: string | undefined;
  readonly severity: Severity;
  readonly consequence: string | undefined;
}

/** A value that must stand in an earlier record. */
export interface ReferenceContract {
  readonly key: string;
  readonly type: string;
  readonly field: string;
}
