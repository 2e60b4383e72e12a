import type { ConfigLayer } from "../config/config.ts";
import { packLevels } from "../config/resolve.ts";
import { outlineOf, type ContractOutline } from "../contract/outline.ts";
import { toContractSet, type Contract, type ContractSet } from "../core/contract-set.ts";
import { builtInContract, builtInOutlines } from "./built-in-contracts.ts";

/** A contract that acts under a configuration, known by its outline until it is needed. */
export interface ActingContract {
  readonly outline: ContractOutline;
  /** Whether it is built in, so that `loadBuiltInSources` must be done before it is compiled. */
  readonly builtIn: boolean;
  readonly compile: () => Contract;
}

const ofLayers = new WeakMap<readonly ConfigLayer[], readonly ActingContract[]>();

/** The contracts that act under a configuration. One of the project takes the place of a built-in one of the same kind and name. */
export function actingContracts(layers: readonly ConfigLayer[]): readonly ActingContract[] {
  let acting = ofLayers.get(layers);
  if (acting === undefined) {
    acting = findActing(layers);
    ofLayers.set(layers, acting);
  }
  return acting;
}

function findActing(layers: readonly ConfigLayer[]): readonly ActingContract[] {
  const levels = packLevels(layers);
  const isOn = ({ pack, optional }: ContractOutline): boolean => (levels.get(pack) ?? (optional ? "off" : "on")) === "on";
  const own = layers.flatMap((layer) => layer.contracts ?? []).map((contract): ActingContract => ({ outline: outlineOf(contract), builtIn: false, compile: () => contract }));
  const identify = ({ contract, name }: ContractOutline): string => `${contract} ${name}`;
  const taken = new Set(own.map(({ outline }) => identify(outline)));
  const builtIn = builtInOutlines.flatMap((outline, index): ActingContract[] => (taken.has(identify(outline)) || !isOn(outline) ? [] : [{ outline, builtIn: true, compile: () => builtInContract(index) }]));
  return [...own, ...builtIn];
}

const setsOfLayers = new WeakMap<readonly ConfigLayer[], ContractSet>();

/** All of them, compiled, by their kinds. Throws before `loadBuiltInSources` is done. */
export function contractsFor(layers: readonly ConfigLayer[]): ContractSet {
  let all = setsOfLayers.get(layers);
  if (all === undefined) {
    all = toContractSet(actingContracts(layers).map(({ compile }) => compile()));
    setsOfLayers.set(layers, all);
  }
  return all;
}
