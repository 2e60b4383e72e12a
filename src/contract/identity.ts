import type { Contract } from "../core/contract-set.ts";
import type { ContractSource } from "./source.ts";

const sources = new WeakMap<Contract, string>();

/** Remembers what a contract was compiled from, its schemas in place. */
export function identify(contract: Contract, source: ContractSource): Contract {
  sources.set(contract, JSON.stringify(source));
  return contract;
}

/** A text that is the same for contracts that mean the same; `undefined` for one of which it is not known what it was compiled from. */
export function identityOf(contract: Contract): string | undefined {
  return sources.get(contract);
}
