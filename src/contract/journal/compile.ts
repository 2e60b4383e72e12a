import type { JournalContract } from "../../core/journal/contract.ts";
import { compileGlob } from "../../core/globs.ts";
import { compileBase } from "../compile-base.ts";
import type { JournalContractSource } from "./source.ts";

/** Makes a `journal` contract, valid by its schema, ready for the rules. */
export function compileJournalContract(source: JournalContractSource): JournalContract {
  return { ...compileBase(source, source.name), kind: "journal", name: source.name, files: (source.files ?? []).map((glob) => ({ glob: compileGlob(glob), kind: "journal" })) };
}
