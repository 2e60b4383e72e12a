import { constants, closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { ConfigLayer } from "../config/config.ts";
import type { ContractFileAccess } from "../contract/load-contract.ts";
import { compileGlob } from "../core/globs.ts";
import { decode } from "../parse/decode.ts";
import { askedBytes } from "./cache/recording.ts";
import { ConfigError } from "./config-error.ts";
import { readEntries, readNames, realpath, realpathNow } from "./local-files.ts";
import { compareText, pathWithin, toForwardSlashes } from "./paths.ts";
import { describeError } from "./system-error.ts";

/** The folder of a project whose contracts act without a configuration. */
export const contractFolder = ".markerlint";
const contractEnding = /\.contract\.ya?ml$/;

/** The most contracts of one project, and the largest of their files and schemas, in bytes. */
const mostContracts = 200;
const largestContract = 256 * 1024;

/**
 * The files of a project's contracts: those of `.markerlint/` and those that its configurations name; real paths in order.
 * `outside` tells whether a file may lie outside the root. Throws a `ConfigError`.
 */
export async function findContractFiles(root: string, layers: readonly ConfigLayer[], outside: boolean): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await listFolder(join(root, contractFolder))) {
    if (contractEnding.test(name)) found.add(await realFile(join(root, contractFolder, name), name, root, outside));
  }
  for (const { base, config, source } of layers) {
    for (const pattern of config.contracts ?? []) {
      const folder = base === "" ? root : base;
      const matches = /[*?[{]/.test(pattern) ? await globFiles(folder, pattern) : [resolve(folder, pattern)];
      if (matches.length === 0) throw configError(source, `\`${pattern}\` under \`contracts\` matches no file.`);
      for (const match of matches) found.add(await realFile(match, `${source}: ${pattern}`, root, outside));
    }
  }
  if (found.size > mostContracts) throw configError(contractFolder, `${found.size} contracts are more than the ${mostContracts} that a project may have.`);
  return [...found].sort(compareText);
}

async function realFile(path: string, source: string, root: string, outside: boolean): Promise<string> {
  const real = await realpath(path).catch((error: unknown) => {
    throw configError(source, `The contract \`${pathWithin(root, path) ?? path}\` cannot be read: ${describeError(error)}.`);
  });
  if (!outside && pathWithin(root, real) === undefined) throw configError(source, "This contract lies outside the root, which `--no-config-code` and an untrusted workspace forbid.");
  return real;
}

async function globFiles(folder: string, pattern: string): Promise<string[]> {
  const glob = compileGlob(pattern.replace(/^\.\//, ""));
  const search = async (below: string): Promise<string[]> => {
    const entries = await readEntries(join(folder, below)).catch(() => []);
    const lists = await Promise.all(
      entries.map(async (entry) => {
        const path = below === "" ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) return entry.name !== ".git" && entry.name !== "node_modules" && glob.mayMatchBelow(path) ? search(path) : [];
        return glob.matches(path) ? [join(folder, path)] : [];
      }),
    );
    return lists.flat();
  };
  return search("");
}

async function listFolder(folder: string): Promise<string[]> {
  return readNames(folder).catch(() => []);
}

function configError(source: string, message: string): ConfigError {
  return new ConfigError([{ source, point: undefined, message }]);
}

/** How the contract of a file and what belongs to it is read: nothing outside the folder of that file. */
export function contractFileAccess(contract: string): ContractFileAccess {
  const home = realpathNow(dirname(contract));
  return {
    resolve(name, from) {
      const path = resolve(dirname(from), name);
      let real: string;
      try {
        real = realpathNow(path);
      } catch (error) {
        if (pathWithin(home, path) === undefined) throw outsideHome(name);
        throw new Error(`The file \`${name}\` cannot be read: ${describeError(error)}.`, { cause: error });
      }
      if (pathWithin(home, real) === undefined) throw outsideHome(name);
      return real;
    },
    read(file) {
      const { text, faults } = decode(readSmall(file));
      if (faults[0] !== undefined) throw new Error(`The file is not UTF-8 text: ${faults[0].reason}.`);
      return text;
    },
  };
}

function outsideHome(name: string): Error {
  return new Error(`\`${toForwardSlashes(name)}\` lies outside the folder of the contract.`);
}

function readSmall(file: string): Uint8Array {
  let descriptor: number | undefined;
  try {
    // A pipe that is named like a schema must not make the run wait for ever.
    const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    descriptor = opened;
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new Error("it is no file");
    if (stat.size > largestContract) throw new Error("it is larger than 256 KiB");
    return askedBytes(file, descriptor, () => readFileSync(opened));
  } catch (error) {
    throw new Error(`The file cannot be read: ${describeError(error)}.`, { cause: error });
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
