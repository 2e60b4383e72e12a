import type { ContractBase, ContractFiles } from "../contract.ts";

/** The compiled form of a `note` contract: what rules read. The language itself is `schemas/contract/note.schema.json`. */
export interface NoteContract extends ContractBase {
  readonly kind: "note";
  /** The name of the contract in findings. */
  readonly name: string;
  /** The files that are such a note. */
  readonly files: readonly ContractFiles[];
}
