import type { PayloadContract } from "./payload-contract.ts";
import { resolveAlias } from "./plain.ts";
import { findPair, type YamlNode } from "./yaml.ts";

/** The keys whose absence makes a payload an old one, as far as they are missing or null in it; in the order of the contract. */
export function legacyGaps({ legacyWithout }: PayloadContract, root: YamlNode | undefined): readonly string[] {
  if (root?.kind !== "mapping") return [];
  return legacyWithout.filter((key) => {
    const value = resolveAlias(findPair(root, key)?.value);
    return value === undefined || (value.kind === "scalar" && value.value === null);
  });
}
