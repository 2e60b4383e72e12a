import type { ContractSourceBase } from "../source.ts";

/** A `journal` contract as it is written and `schemas/contract/journal.schema.json` says. */
export interface JournalContractSource extends ContractSourceBase {
  readonly contract: "journal";
  readonly name: string;
  readonly files?: readonly string[];
}
