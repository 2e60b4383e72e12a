import type { ContractBase } from "../core/contract.ts";
import type { ContractSourceBase } from "./source.ts";

/** The part that contracts of every kind have; `name` is the one of the contract. */
export function compileBase(source: ContractSourceBase, name: string): ContractBase {
  return { pack: source.pack ?? name, optional: source.optional ?? false, description: source.description, severity: new Map(Object.entries(source.severity ?? {})) };
}
