import type { Contract } from "../core/contract-set.ts";
import { contractName, filesOf } from "../core/contract-set.ts";
import type { CommandContract } from "../core/command/contract.ts";
import type { DocumentKind } from "../core/document.ts";

/** As much of a contract as tells whether it concerns a document, without compiling it. */
export interface ContractOutline {
  readonly contract: Contract["kind"];
  /** Of markers, the name of their family. */
  readonly name: string;
  readonly pack: string;
  readonly optional: boolean;
  /** Globs relative to the root, and the kind that they give a file. */
  readonly files: readonly { readonly glob: string; readonly kind: DocumentKind }[];
  /** The text with which each head of a marker begins, the earlier forms last. */
  readonly heads?: readonly string[];
  /** The title of the section that repeats the records of a marker. */
  readonly mirror?: string;
  /** By what records are found that documents show: words of which the text has one, and the keys of the record. */
  readonly shown?: { readonly mentions: readonly string[]; readonly under: readonly string[]; readonly keys: readonly string[] };
  /** What names a command. */
  readonly command?: Pick<CommandContract, "names" | "bare" | "mentions" | "style" | "form"> & {
    /** The names of the `journal` contracts whose records the command reads. */
    readonly inputs: readonly string[];
  };
}

/** The outline of a compiled contract. */
export function outlineOf(contract: Contract): ContractOutline {
  return {
    contract: contract.kind,
    name: contractName(contract),
    pack: contract.pack,
    optional: contract.optional,
    files: filesOf(contract).map(({ glob, kind }) => ({ glob: glob.pattern, kind })),
    ...(contract.kind === "marker" && { heads: [contract.head, ...contract.legacy.map(({ head }) => head)].map(({ literals }) => literals[0] ?? "") }),
    ...(contract.kind === "marker" && contract.mirror !== undefined && { mirror: contract.mirror.title }),
    ...(contract.kind === "journal" && contract.shown !== undefined && { shown: { mentions: contract.shown.mentions, under: contract.shown.under, keys: contract.recognisedBy } }),
    ...(contract.kind === "command" && { command: { names: contract.names, bare: contract.bare, mentions: contract.mentions, style: contract.style, form: contract.form, inputs: inputsOf(contract) } }),
  };
}

function inputsOf({ signature, subcommands }: CommandContract): string[] {
  const inputs = [signature.input, ...[...subcommands.values()].map(({ input }) => input)].filter((input) => input !== undefined);
  return [...new Set(inputs.map(({ record }) => record))];
}
