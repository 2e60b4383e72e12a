import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileContract } from "../src/contract/compile-contract.ts";
import { loadSchemaValidator } from "../src/contract/payload-schema.ts";
import type { ContractSource } from "../src/contract/source.ts";
import { chooseParser } from "../src/parse/markdown/choose.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import type { LintWith } from "../src/testing/lint-with.ts";
import uniqueKeys from "../rules/frontmatter/unique-keys.ts";
import knownVersion from "../rules/payload/known-version.ts";
import nameMatchesFolder from "../rules/skill/name-matches-folder.ts";
import { profiles } from "../schemas/profiles/index.ts";
import { root } from "./rule-modules.ts";

const contracts = JSON.parse(readFileSync(join(root, "schemas/contracts/builtin.json"), "utf8")) as ContractSource[];
await loadSchemaValidator();

/** The parser that users have; `npm run test:slow` runs the tests of rules with the reference, which takes half as long again. */
const parser = await chooseParser(process.env["MARKERLINT_TEST_PARSER"] === "remark" ? "remark" : "auto");

/** What rules are given in tests: every client profile, every built-in contract that acts without being asked for, and some rules that directives can name. */
export const given: Omit<LintWith, "rules"> = {
  parser,
  profiles,
  contracts: contracts.filter(({ optional }) => optional !== true).map(compileContract),
  companions: [uniqueKeys, nameMatchesFolder, knownVersion],
};

/** The same with the reference parser, for pages, which show its limits. */
export const givenReference: typeof given = { ...given, parser: remarkParser };
