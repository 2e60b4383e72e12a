import type { CommandContract } from "../../core/command/contract.ts";
import { compileBase } from "../compile-base.ts";
import type { CommandContractSource } from "./source.ts";

/** Makes a `command` contract, valid by its schema, ready for the rules. */
export function compileCommandContract(source: CommandContractSource): CommandContract {
  return { ...compileBase(source, source.name), kind: "command", name: source.name };
}
