import type { ContractBase, ContractFiles } from "../contract.ts";

/** The compiled form of a `journal` contract: what rules read. The language itself is `schemas/contract/journal.schema.json`. */
export interface JournalContract extends ContractBase {
  readonly kind: "journal";
  /** The name of the contract in findings. */
  readonly name: string;
  /** The files that are such a journal. */
  readonly files: readonly ContractFiles[];
}
