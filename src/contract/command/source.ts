import type { ContractSourceBase } from "../source.ts";

/** A `command` contract as it is written and `schemas/contract/command.schema.json` says. */
export interface CommandContractSource extends ContractSourceBase {
  readonly contract: "command";
  readonly name: string;
}
