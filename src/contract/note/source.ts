import type { ContractSourceBase } from "../source.ts";

/** A `note` contract as it is written and `schemas/contract/note.schema.json` says. */
export interface NoteContractSource extends ContractSourceBase {
  readonly contract: "note";
  readonly name: string;
  readonly files?: readonly string[];
}
