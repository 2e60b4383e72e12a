import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ExampleSource } from "../../../src/contract/source.ts";
import { root } from "../../rule-modules.ts";

/** Every type of records of a built-in journal has a schema of its own, an example in which nothing is found, and several in which something is. */
interface Journal {
  readonly contract: string;
  readonly name: string;
  /** Absent where a file is one record. */
  readonly discriminator?: string;
  readonly records: Readonly<Record<string, { readonly schema: string; readonly description: string }>>;
  readonly unregistered: readonly string[];
  readonly examples: { readonly good: readonly ExampleSource[]; readonly bad: readonly ExampleSource[] };
}

const folder = join(root, "schemas/contracts");
const journals = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".contract.yaml"))
  .map((name) => parse(readFileSync(join(folder, name), "utf8")) as Journal)
  .filter(({ contract, discriminator }) => contract === "journal" && discriminator !== undefined);

function typesIn({ text }: ExampleSource, discriminator: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`"${discriminator}":"(\w+)"`, "g"))].map(([, type = ""]) => type);
}

describe.each(journals)("the journal $name", ({ discriminator = "", records, examples, unregistered }) => {
  const types = Object.keys(records);

  it("has 27 types, and types that no schema binds", () => {
    expect(types).toHaveLength(27);
    expect(unregistered).toHaveLength(5);
  });

  it.each(types)("%s has a schema, one good example and at least two bad ones", (type) => {
    expect(records[type]?.schema).toBe(`./${type.replaceAll("_", "-")}.schema.json`);
    expect(records[type]?.description).toMatch(/\.$/);
    expect(examples.good.filter((example) => typesIn(example, discriminator).includes(type)).length).toBeGreaterThanOrEqual(1);
    expect(examples.bad.filter((example) => typesIn(example, discriminator).includes(type)).length).toBeGreaterThanOrEqual(2);
  });
});
