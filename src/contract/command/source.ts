import type { Severity } from "../../core/diagnostic.ts";
import type { CommandForm, PlaceholderForm } from "../../core/command/contract.ts";
import type { ContractSourceBase } from "../source.ts";

/** A `command` contract as it is written and `schemas/contract/command.schema.json` says. */
export interface CommandContractSource extends ContractSourceBase, SignatureSource {
  readonly contract: "command";
  readonly name: string;
  readonly title?: string;
  readonly form?: CommandForm;
  readonly style?: "dashes" | "powershell";
  readonly names: readonly string[];
  readonly mentions?: readonly string[];
  readonly matches?: string;
  readonly bare?: readonly string[];
  readonly negations?: readonly string[];
  readonly placeholders?: readonly PlaceholderForm[];
  readonly subcommands?: Readonly<Record<string, SubcommandSource>>;
}

export interface SubcommandSource extends SignatureSource {
  readonly description?: string;
  readonly aliases?: readonly string[];
}

export interface SignatureSource {
  readonly flags?: Readonly<Record<string, FlagSource>>;
  readonly openFlags?: boolean;
  readonly consequence?: string;
  readonly arguments?: readonly ArgumentSource[];
  readonly together?: readonly GroupSource[];
  readonly exclusive?: readonly GroupSource[];
  readonly anyOf?: readonly GroupSource[];
  readonly output?: OutputSource;
  readonly result?: ResultSource;
  readonly input?: InputSource;
  readonly forbidden?: ForbiddenSource;
}

export interface ValueSource {
  readonly description?: string;
  readonly allowed?: readonly string[];
  readonly pattern?: string;
  readonly shape?: string;
  readonly agrees?: Readonly<Record<string, string>>;
  readonly separate?: { readonly except?: readonly string[]; readonly instead?: string };
  readonly consequence?: string;
  readonly severity?: Severity;
}

export interface FlagSource extends ValueSource {
  readonly aliases?: readonly string[];
  readonly value?: "none" | "required" | "optional";
  readonly required?: boolean;
  readonly forbidden?: ForbiddenSource;
  readonly last?: boolean;
}

export interface ArgumentSource extends ValueSource {
  readonly name: string;
  readonly required?: boolean;
  readonly rest?: boolean;
}

export interface GroupSource {
  readonly flags: readonly string[];
  readonly when?: { readonly flag: string; readonly values: readonly string[] };
  readonly consequence?: string;
  readonly severity?: Severity;
}

export interface OutputSource {
  readonly notPipedTo?: readonly string[];
  readonly mayHideErrors?: boolean;
  readonly consequence?: string;
  readonly severity?: Severity;
}

export interface ResultSource {
  readonly lacks?: readonly string[];
  readonly promises?: string;
  readonly consequence?: string;
  readonly instead?: string;
  readonly severity?: Severity;
}

export interface InputSource {
  readonly record: string;
  readonly type?: string;
  readonly flags?: readonly string[];
  readonly arguments?: readonly string[];
  readonly stdin?: boolean;
  readonly adds?: readonly string[];
  readonly part?: boolean;
  readonly consequence?: string;
  readonly severity?: Severity;
}

export interface ForbiddenSource {
  readonly consequence?: string;
  readonly instead?: string;
  readonly severity?: Severity;
}
