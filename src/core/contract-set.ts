import type { CommandContract } from "./command/contract.ts";
import type { ContractFiles, MarkerContract } from "./contract.ts";
import type { DocumentKind } from "./document.ts";
import type { JournalContract } from "./journal/contract.ts";
import type { NoteContract } from "./note/contract.ts";

/** A compiled contract of any kind. */
export type Contract = MarkerContract | NoteContract | JournalContract | CommandContract;

export type ContractKind = Contract["kind"];

/** The contracts that act under one configuration, by their kinds. */
export interface ContractSet {
  readonly markers: readonly MarkerContract[];
  readonly notes: readonly NoteContract[];
  readonly journals: readonly JournalContract[];
  readonly commands: readonly CommandContract[];
}

/** The name of a contract, unique among those of its kind: of markers, the name of their family. */
export function contractName(contract: Contract): string {
  return contract.kind === "marker" ? contract.family : contract.name;
}

/** The files in which what a contract describes is at home. A command stands anywhere. */
export function filesOf(contract: Contract): readonly ContractFiles[] {
  return contract.kind === "command" ? [] : contract.files;
}

/** The kind that a contract gives a file, by its path relative to the root. */
export function kindByContracts(path: string, { markers, notes, journals }: ContractSet): DocumentKind | undefined {
  return [...markers, ...notes, ...journals].flatMap(filesOf).find(({ glob }) => glob.matches(path))?.kind;
}

/** Sorts contracts by their kinds. */
export function toContractSet(contracts: readonly Contract[]): ContractSet {
  return {
    markers: contracts.filter((contract) => contract.kind === "marker"),
    notes: contracts.filter((contract) => contract.kind === "note"),
    journals: contracts.filter((contract) => contract.kind === "journal"),
    commands: contracts.filter((contract) => contract.kind === "command"),
  };
}
