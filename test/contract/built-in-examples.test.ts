import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contractOptions } from "../../src/cli/configuration.ts";
import { tryExamples } from "../../src/cli/contract-examples.ts";
import { ContractLoader } from "../../src/contract/load-contract.ts";
import { sourceName, type ContractSource, type ExampleSource, type MarkerContractSource } from "../../src/contract/source.ts";
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
const loader = await ContractLoader.create(await contractOptions());
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

  it.each(written.contract === "marker" ? partsOf(written) : [])("has bad examples for %s", (_, rules) => {
    expect(reportedBy(written).some((id) => rules.some((rule) => id === rule || (rule.endsWith("/") && id.startsWith(rule))))).toBe(true);
  });

  it("finds nothing in the good ones, and in the bad ones what they name", async () => {
    const { source, text } = loadContract(loader, join(folder, name), root);
    const bad = (source.examples?.bad ?? []).filter((example): example is ExampleSource => typeof example !== "string" && example.reports !== undefined);
    const tried = await tryExamples({ text, source: { ...source, examples: { good: source.examples?.good ?? [], bad } } }, linter);
    expect(tried.problems.map(({ message }) => message)).toEqual([]);
  });
});

/** What a contract asks for, and the rules of which one must be shown by a bad example of it. */
function partsOf({ parameters, pair, payload, relations, body, placement, legacy }: MarkerContractSource): [part: string, rules: readonly string[]][] {
  const parts: [string, readonly string[]][] = [["the head", ["marker/"]]];
  const declared = Object.values(parameters ?? {});
  if (declared.some((each) => "refersTo" in each)) parts.push(["the number in the head", ["marker/target", "marker/head-form"]]);
  else if (declared.length > 0) parts.push(["the parameters of the head", ["marker/head-form", "marker/paired"]]);
  if (pair !== undefined) parts.push(["the pair", ["marker/paired"]]);
  if (placement === "last-line") parts.push(["the place", ["marker/placement"]]);
  if (legacy !== undefined) parts.push(["the old head", ["marker/no-legacy"]]);
  if (payload !== undefined && payload.in !== "none") parts.push(["the payload", ["payload/"]]);
  if (payload?.schema !== undefined) parts.push(["the schema", ["payload/schema"]]);
  if (payload?.version !== undefined) parts.push(["the schema of a version", ["payload/schema"]], ["the version", ["payload/known-version", "payload/current-version"]]);
  if (payload?.text?.forbid !== undefined) parts.push(["the fence that ends the payload", ["payload/no-fence"]]);
  if (payload?.text?.multiline !== undefined) parts.push(["text of several lines", ["payload/multiline-style"]]);
  if (payload?.legacyWithout !== undefined) parts.push(["the old form of the payload", ["payload/legacy-form"]]);
  if (payload?.indent !== undefined) parts.push(["the indentation", ["payload/indent"]]);
  if (payload?.keyOrder !== undefined) parts.push(["the order of the keys", ["payload/key-order"]]);
  if (relations !== undefined || payload?.agrees !== undefined) parts.push(["the relations", ["payload/relations"]]);
  if (body?.only === true) parts.push(["the text beside the marker", ["marker/only-marker"]]);
  if (body?.lines !== undefined) parts.push(["the lines beside the marker", ["marker/required-lines"]]);
  return parts;
}

function reportedBy({ examples }: ContractSource): string[] {
  return (examples?.bad ?? []).flatMap((example) => (typeof example === "string" ? [] : (example.reports ?? []).map((report) => report.replace(/:\d+$/, ""))));
}
