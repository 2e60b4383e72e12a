import type { ContractBase } from "../contract.ts";

/** The compiled form of a `command` contract: what rules read. The language itself is `schemas/contract/command.schema.json`. */
export interface CommandContract extends ContractBase {
  readonly kind: "command";
  /** The name of the contract in findings. */
  readonly name: string;
}
