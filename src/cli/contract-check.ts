import { readdir, realpath } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { ConfigLayer } from "../config/config.ts";
import { ContractLoader } from "../contract/load-contract.ts";
import { sourceName } from "../contract/source.ts";
import { Linter } from "../engine/linter.ts";
import { ConfigError } from "../host/config-error.ts";
import { ConfigSource } from "../host/config-source.ts";
import { findContractFiles } from "../host/contract-files.ts";
import { loadContract } from "../host/load-contracts.ts";
import { pathWithin } from "../host/paths.ts";
import { RootFinder } from "../host/root.ts";
import { describeError } from "../host/system-error.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import { ruleUrl } from "./about.ts";
import { contractOptions, knownNames } from "./configuration.ts";
import { tryExamples } from "./contract-examples.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Checks contracts: those that are named, or all of the project. Prints what is wrong with its place, and what the good and bad
 * examples of each show. The exit status is 1 when anything is wrong.
 */
export async function checkContracts(paths: readonly string[], streams: Streams, cwd: string): Promise<number> {
  const root = await new RootFinder().rootOf(await realpath(cwd));
  const files = paths.length > 0 ? await Promise.all(paths.map((path) => realFile(path, cwd))) : await findContractFiles(root, await configuredLayers(root), true);
  if (files.length === 0) {
    streams.stderr.write("markerlint: there is no contract; write one as `.markerlint/NAME.contract.yaml`\n");
    return 2;
  }
  const loader = await ContractLoader.create(await contractOptions());
  const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  let wrong = false;
  for (const file of files) {
    const shown = pathWithin(root, file) ?? file;
    try {
      const contract = loadContract(loader, file, root);
      const { good, bad, problems } = await tryExamples(contract, linter);
      for (const { point, message } of problems) streams.stdout.write(`${shown}:${point.line}:${point.column}: ${message}\n`);
      wrong ||= problems.length > 0;
      if (problems.length === 0) streams.stdout.write(`${shown}: \`${sourceName(contract.source)}\` is a good contract; ${count(good, "good")} and ${count(bad, "bad")} examples show what they should\n`);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      wrong = true;
      streams.stdout.write(`${error.message}\n`);
    }
  }
  return wrong ? 1 : 0;
}

function count(number: number, what: string): string {
  return `${number === 0 ? "no" : String(number)} ${what}`;
}

async function realFile(path: string, cwd: string): Promise<string> {
  return realpath(resolve(cwd, path)).catch((error: unknown) => {
    throw new UsageError(`\`${path}\` cannot be read: ${describeError(error)}.`);
  });
}

/** The configuration at the root, for the contracts that it names; their own faults are told apart from it. */
async function configuredLayers(root: string): Promise<readonly ConfigLayer[]> {
  const configs = new ConfigSource({ known: knownNames, allowCode: true }, dirname(root));
  return (await configs.inFolder(root, await readdir(root), root))?.layers ?? [];
}
