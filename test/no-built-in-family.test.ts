import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./rule-modules.ts";

/**
 * What is special to a family of markers stands in its contract and nowhere in the code, so that everything a built-in
 * contract can do, a user's contract can do too.
 */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const contracts = filesBelow("schemas/contracts", ".contract.yaml").map(
  (file) => parse(readFileSync(join(root, file), "utf8")) as { contract: string; family?: string; pack: string },
);
const families = [...new Set(contracts.flatMap(({ family }) => family ?? []))];
const code = ["src", "rules"].flatMap((folder) => filesBelow(folder, ".ts"));

/** The places in a text that name a family, in any case and joined by a hyphen, an underscore, a space or nothing; addresses of sources aside. */
function mentions(source: string, family: string): string[] {
  const words = family.split("-").join("[-_ ]?");
  const text = source.replaceAll(/https:\/\/[^\s"]+/g, "");
  return [...text.matchAll(new RegExp(words, "gi"))].map(({ index }) => `line ${String(text.slice(0, index).split("\n").length)}`);
}

describe("the code names no built-in family", () => {
  it("and there are families and code to look at", () => {
    expect(families).not.toEqual([]);
    expect(code).toContain(join("rules", "payload/no-fence.ts"));
    expect(code.length).toBeGreaterThan(50);
  });

  it.each(families)("%s", (family) => {
    const found = code.flatMap((file) => mentions(readFileSync(join(root, file), "utf8"), family).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  it.each(["my-family", "MyFamily", "myFamily", "MY_FAMILY", "my family"])("and would be caught writing %s", (spelling) => {
    expect(mentions(`first line\nconst x = "${spelling}";\n`, "my-family")).toEqual(["line 2"]);
  });
});
