import type { Contract } from "../core/contract-set.ts";
import { compileCommandContract } from "./command/compile.ts";
import { compileMarkerContract } from "./compile.ts";
import { compileJournalContract } from "./journal/compile.ts";
import { compileNoteContract } from "./note/compile.ts";
import type { ContractSource } from "./source.ts";

/** Makes a contract of any kind, valid by its schema, ready for the parser and the rules. */
export function compileContract(source: ContractSource): Contract {
  switch (source.contract) {
    case "marker":
      return compileMarkerContract(source);
    case "note":
      return compileNoteContract(source);
    case "journal":
      return compileJournalContract(source);
    case "command":
      return compileCommandContract(source);
  }
}
