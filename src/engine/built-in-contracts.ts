import outlines from "../../schemas/contracts/outlines.json" with { type: "json" };
import type { ContractOutline } from "../contract/outline.ts";
import type { ContractSource } from "../contract/source.ts";
import type { Contract } from "../core/contract-set.ts";

/** What tells of the built-in contracts, in their order, which of them a document needs. */
export const builtInOutlines: readonly ContractOutline[] = outlines as unknown as readonly ContractOutline[];

/** The packs that a configuration can switch off. */
export const packNames: readonly string[] = [...new Set(builtInOutlines.map(({ pack }) => pack))];

let sources: readonly ContractSource[] | undefined;
let compileContract: ((source: ContractSource) => Contract) | undefined;

/** The built-in contracts as they are written, their schemas in place: others may extend them. They are large, and most runs need none. */
export async function loadBuiltInSources(): Promise<readonly ContractSource[]> {
  if (sources !== undefined) return sources;
  const [written, compiler] = await Promise.all([import("../../schemas/contracts/builtin.json", { with: { type: "json" } }), import("../contract/compile-contract.ts")]);
  compileContract = compiler.compileContract;
  return (sources = written.default as unknown as readonly ContractSource[]);
}

const compiled = new Map<number, Contract>();

/** The built-in contract with this place in the list, compiled once. Throws before `loadBuiltInSources` is done. */
export function builtInContract(index: number): Contract {
  let contract = compiled.get(index);
  if (contract === undefined) {
    const source = sources?.[index];
    if (source === undefined || compileContract === undefined) throw new Error("the built-in contracts are not loaded");
    contract = compileContract(source);
    compiled.set(index, contract);
  }
  return contract;
}

/** How many built-in contracts were compiled: a measure of the work for the tests. */
export function compiledContracts(): number {
  return compiled.size;
}
