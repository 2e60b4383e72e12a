import type { Form, PartContract } from "../../core/note/form.ts";
import type { Weight } from "../../core/note/section-contract.ts";
import { compileForm } from "./form.ts";
import type { FormsSource, NoteContractSource, WeightSource } from "./source.ts";

/** Makes the forms of one contract, with what its `parts` say. */
export class FormCompiler {
  readonly #parts: ReadonlyMap<string, PartContract>;

  constructor(parts: NoteContractSource["parts"] = {}) {
    this.#parts = new Map(Object.entries(parts).map(([name, part]) => [name, "enum" in part ? { type: "enum", words: part.enum } : { type: part.type }]));
  }

  all(source: FormsSource | undefined): Form[] {
    return formsOf(source).map((form) => compileForm(form, this.#parts));
  }

  /** One form with parts of its own besides; `exact` takes dashes and spaces as they are written. */
  one(source: string, own: Readonly<Record<string, PartContract>> = {}, exact = false): Form {
    return compileForm(source, new Map([...Object.entries(own), ...this.#parts]), exact);
  }
}

export function formsOf(source: FormsSource | undefined): readonly string[] {
  if (source === undefined) return [];
  return typeof source === "string" ? [source] : source;
}

export function compileWeight({ severity, consequence }: WeightSource): Weight {
  return { severity: severity ?? "error", consequence };
}
