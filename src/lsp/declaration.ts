import { basename } from "node:path";
import { validateConfig } from "../config/validate.ts";
import { findOptionIssues } from "../config/validate-options.ts";
import { ContractFaults } from "../contract/contract-text.ts";
import { ContractLoader } from "../contract/load-contract.ts";
import { shiftMap } from "../core/offset-map.ts";
import { contractFileAccess } from "../host/contract-files.ts";
import { configFileNames } from "../host/find-config.ts";
import { isCodeConfig } from "../host/read-config.ts";
import { toPlainValue } from "../parse/yaml/plain-value.ts";
import { readYaml } from "../parse/yaml/read-yaml.ts";
import { contractOptions, knownNames } from "../cli/configuration.ts";
import type { Notice } from "./analysis.ts";
import type { Snapshot } from "./snapshot.ts";

/** A document that declares something for the linter. */
export interface DeclarationPlace {
  readonly declaration: "config" | "contract";
  readonly path: string;
}

/** Whether a file is a configuration that can be read without running it, or a contract. */
export function declarationOf(path: string): DeclarationPlace["declaration"] | undefined {
  const name = basename(path);
  if (configFileNames.includes(name)) return isCodeConfig(name) ? undefined : "config";
  return /\.contract\.ya?ml$/.test(name) ? "contract" : undefined;
}

/** What is wrong with a configuration or a contract as its editor shows it, saved or not. */
export async function checkDeclaration(snapshot: Snapshot, { declaration, path }: DeclarationPlace): Promise<Notice[]> {
  return declaration === "config" ? checkConfig(snapshot) : checkContract(snapshot, path);
}

/** What `extends` and `contracts` name is checked when the configuration is used. */
async function checkConfig({ text }: Snapshot): Promise<Notice[]> {
  const { root, faults } = readYaml(text, shiftMap(0));
  if (faults.length > 0) return faults.map(({ span, reason, advice }) => ({ at: span, message: `Syntax: ${reason}${advice === undefined ? "" : `; ${advice}`}.` }));
  const plain = toPlainValue(root);
  if (plain.faults.length > 0) return plain.faults.map(({ span, message }) => ({ at: span, message }));
  const { config, issues } = validateConfig(plain.value, knownNames);
  return [...issues, ...(await findOptionIssues(config, knownNames))].map((issue) => ({ at: plain.spanOf(issue), message: issue.message }));
}

let loader: Promise<ContractLoader> | undefined;

async function checkContract({ text }: Snapshot, path: string): Promise<Notice[]> {
  const loaded = await (loader ??= contractOptions().then((options) => ContractLoader.create(options)));
  try {
    const onDisk = contractFileAccess(path);
    loaded.load(path, { resolve: (name, from) => onDisk.resolve(name, from), read: (file) => (file === path ? text : onDisk.read(file)) });
    return [];
  } catch (error) {
    if (!(error instanceof ContractFaults)) return [{ at: { start: 0, end: 0 }, message: error instanceof Error ? error.message : String(error) }];
    return error.faults.map(({ at, message }) => (error.file === path ? { at, message } : { at: { start: 0, end: 0 }, message: `${basename(error.file)}: ${message}` }));
  }
}
