import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contractOptions } from "../../src/cli/configuration.ts";
import { tryExamples } from "../../src/cli/contract-examples.ts";
import { ContractLoader } from "../../src/contract/load-contract.ts";
import { sourceName, type ContractSource, type ExampleSource } from "../../src/contract/source.ts";
import { Linter } from "../../src/engine/linter.ts";
import { loadContract } from "../../src/host/load-contracts.ts";
import { chooseParser } from "../../src/parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import { ruleUrl } from "../../src/cli/about.ts";
import { root } from "../rule-modules.ts";

/** Every built-in contract shows what it finds and what it leaves alone, as those of a project do under `contract check`. */
const folder = join(root, "schemas/contracts");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".contract.yaml"))
  .sort();
const loader = await ContractLoader.create(contractOptions);
const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });

describe.each(files)("%s", (name) => {
  const written = parse(readFileSync(join(folder, name), "utf8")) as ContractSource;

  it("is named by its family and its folder", () => {
    expect([`${sourceName(written)}.contract.yaml`, written.pack]).toEqual([basename(name), name.split(/[\\/]/)[0]]);
    expect(written.description).toMatch(/\.$/);
  });

  it("has good and bad examples", () => {
    expect(written.examples?.good?.length ?? 0).toBeGreaterThanOrEqual(1);
    expect(written.examples?.bad?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it("finds nothing in the good ones, and in the bad ones what they name", async () => {
    const { source, text } = loadContract(loader, join(folder, name), root);
    const bad = (source.examples?.bad ?? []).filter((example): example is ExampleSource => typeof example !== "string" && example.reports !== undefined);
    const tried = await tryExamples({ text, source: { ...source, examples: { good: source.examples?.good ?? [], bad } } }, linter);
    expect(tried.problems.map(({ message }) => message)).toEqual([]);
  });
});
