import type { Severity } from "../../core/diagnostic.ts";
import type { ToldPart } from "../../core/handoff/contract.ts";
import type { LedgerSource, TaskSource, ThinSource } from "../handoff/source.ts";
import type { TimeComparison, TimeForm } from "../../core/journal/contract.ts";
import type { JsonSchema } from "../json-schema.ts";
import type { ContractSourceBase, RelationSourceText } from "../source.ts";

/** A `journal` contract as it is written and `schemas/contract/journal.schema.json` says, its schemas in place. */
export interface JournalContractSource extends ContractSourceBase {
  readonly contract: "journal";
  readonly name: string;
  readonly files?: readonly string[];
  readonly layout?: "lines" | "whole";
  readonly place?: string;
  readonly told?: Readonly<Record<string, ToldPart>>;
  readonly ledger?: LedgerSource;
  readonly recognisedBy?: readonly string[];
  readonly shown?: { readonly mentions: readonly string[]; readonly under?: readonly string[] };
  readonly lines?: {
    readonly boundaries?: "line-feed" | "unicode";
    readonly byteOrderMark?: "fails" | "skipped";
    readonly blank?: boolean;
    readonly longest?: number;
    readonly consequence?: string;
  };
  readonly longest?: number;
  readonly discriminator?: string;
  readonly schema?: JsonSchema;
  readonly timestamp?: { readonly field: string; readonly form?: TimeForm; readonly ordered?: boolean; readonly compared?: TimeComparison };
  readonly records?: Readonly<Record<string, RecordSource>>;
  readonly unregistered?: readonly string[];
  readonly others?: Severity | "allowed";
}

export interface RecordSource {
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly identity?: { readonly keys: readonly string[]; readonly number?: string };
  readonly read?: "latest" | "first" | "every";
  readonly ties?: "later-line" | "earlier-line";
  readonly compared?: TimeComparison;
  readonly oneForm?: boolean;
  readonly unrepeated?: readonly string[];
  readonly complete?: string;
  readonly paths?: readonly string[];
  readonly task?: TaskSource;
  readonly thin?: ThinSource;
  readonly truncation?: TruncationSource;
  readonly refersTo?: readonly { readonly key: string; readonly type: string; readonly field: string }[];
  readonly sequence?: readonly SequenceSource[];
  readonly relations?: readonly RelationSourceText[];
}

export interface TruncationSource {
  readonly at: string;
  readonly mark: string;
  readonly keys?: { readonly size: string; readonly head: string };
  readonly longestHead?: number;
  readonly dropped?: string;
  readonly flag?: string;
  readonly largestValue?: number;
  readonly largest?: number;
}

export interface SequenceSource {
  readonly order: "before" | "behind";
  readonly type: string;
  readonly when?: { readonly key: string; readonly values: readonly (string | number | boolean)[] };
  readonly once?: string;
  readonly severity?: Severity;
  readonly consequence?: string;
}
