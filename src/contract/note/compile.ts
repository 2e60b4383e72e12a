import type { NoteContract } from "../../core/note/contract.ts";
import { compileGlob } from "../../core/globs.ts";
import { compileBase } from "../compile-base.ts";
import type { NoteContractSource } from "./source.ts";

/** Makes a `note` contract, valid by its schema, ready for the rules. */
export function compileNoteContract(source: NoteContractSource): NoteContract {
  return { ...compileBase(source, source.name), kind: "note", name: source.name, files: (source.files ?? []).map((glob) => ({ glob: compileGlob(glob), kind: "note" })) };
}
