import { compileContract } from "../contract/compile-contract.ts";
import { ContractFaults } from "../contract/contract-text.ts";
import { ContractLoader, type LoadContractOptions, type LoadedContract } from "../contract/load-contract.ts";
import { identify } from "../contract/identity.ts";
import { sourceName } from "../contract/source.ts";
import type { Contract } from "../core/contract-set.ts";
import { ConfigError } from "./config-error.ts";
import { contractFileAccess } from "./contract-files.ts";
import { pathWithin, toForwardSlashes } from "./paths.ts";

/** Reads the contracts of a project from their files, ready for use. Throws a `ConfigError` with all that is wrong in the first bad file. */
export async function loadContracts(files: readonly string[], root: string, options: LoadContractOptions): Promise<readonly Contract[]> {
  const loader = await ContractLoader.create(options);
  const homes = new Map<string, string>();
  return files.map((file) => {
    const { source, text } = loadContract(loader, file, root);
    const name = sourceName(source);
    const key = `${source.contract} ${name}`;
    const other = homes.get(key);
    if (other !== undefined) {
      const nameKey = source.contract === "marker" ? "family" : "name";
      const point = text.source.pointAt(text.plain.spanOf({ path: [nameKey], at: "value" }).start);
      throw new ConfigError([{ source: shown(file, root), point, message: `The ${nameKey} \`${name}\` has a contract already: ${other}.` }]);
    }
    homes.set(key, shown(file, root));
    return identify(compileContract(source), source);
  });
}

/** Reads one contract. Throws a `ConfigError` with all that is wrong in it. */
export function loadContract(loader: ContractLoader, file: string, root: string): LoadedContract {
  try {
    return loader.load(file, contractFileAccess(file));
  } catch (error) {
    if (!(error instanceof ContractFaults)) throw error;
    throw new ConfigError(
      error.faults.map(({ at, message }) => ({ source: shown(error.file, root), point: error.source?.pointAt(at.start), message: message.replaceAll(`${root}/`, "") })),
      { cause: error },
    );
  }
}

function shown(file: string, root: string): string {
  return pathWithin(root, file) ?? toForwardSlashes(file);
}
