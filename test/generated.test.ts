import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { AnyRule } from "../src/core/rule.ts";
import { compileContract } from "../src/contract/compile-contract.ts";
import { extendContract } from "../src/contract/extend.ts";
import { inlineContract } from "../src/contract/inline-contract.ts";
import type { JsonSchema } from "../src/contract/json-schema.ts";
import { outlineOf } from "../src/contract/outline.ts";
import type { ContractSource } from "../src/contract/source.ts";
import { latestRuleset, rulesetOf } from "../src/config/presets.ts";
import { isLeftOut } from "../src/eslint/left-out.ts";
import { renderPage } from "../src/testing/page.ts";
import type { LiteralCount } from "../scripts/precision/literals.ts";
import { renderRecord, type Judgement } from "../scripts/precision/record.ts";
import { profiles } from "../schemas/profiles/index.ts";
import { promptProfiles } from "../schemas/prompt-profiles/index.ts";
import { renderContractPage, type ContractSchema, type ContractSchemas } from "./render-contract.ts";
import { renderClients } from "./render-clients.ts";
import { renderFamilies } from "./render-families.ts";
import { renderNotes } from "./render-notes.ts";
import { loadRules, ruleGroups, root } from "./rule-modules.ts";
import { givenReference } from "./given.ts";

/**
 * Everything that is generated, compared with what is committed. `npm run generate` is this suite with `--update`, so that
 * what is checked and what is written cannot differ.
 */
const rules = await loadRules();

describe("generated files", () => {
  it("rules/index.ts lists every rule", async () => {
    await expect(renderRegistry(rules)).toMatchFileSnapshot(join(root, "rules/index.ts"));
  });

  it("schemas/contracts/builtin.json holds every built-in contract", async () => {
    await expect(`${JSON.stringify(readContracts(), null, 2)}\n`).toMatchFileSnapshot(join(root, "schemas/contracts/builtin.json"));
  });

  it("schemas/contracts/outlines.json tells which of them a document needs", async () => {
    const outlines = (readContracts() as ContractSource[]).map((source) => outlineOf(compileContract(source)));
    await expect(`${JSON.stringify(outlines, null, 2)}\n`).toMatchFileSnapshot(join(root, "schemas/contracts/outlines.json"));
  });

  it("docs/rules.md has a row for every rule", async () => {
    await expect(renderRuleTable(rules)).toMatchFileSnapshot(join(root, "docs/rules.md"));
  });

  it("docs/clients.md tells what each client takes", async () => {
    await expect(renderClients(profiles, promptProfiles)).toMatchFileSnapshot(join(root, "docs/clients.md"));
  });

  for (const page of readdirSync(join(root, "docs")).filter((name) => name.endsWith("contracts.md"))) {
    it(`docs/${page} describes every key of a contract`, async () => {
      const path = join(root, "docs", page);
      await expect(renderContractPage(readFileSync(path, "utf8"), readContractSchemas(), (readContracts() as ContractSource[]).filter((source) => source.contract === "command"))).toMatchFileSnapshot(path);
    });
  }

  it("docs/families.md tells what each built-in contract checks", async () => {
    await expect(renderFamilies((readContracts() as ContractSource[]).filter((source) => source.contract === "marker"))).toMatchFileSnapshot(join(root, "docs/families.md"));
  });

  it("docs/notes.md tells what each built-in contract for notes checks", async () => {
    await expect(renderNotes((readContracts() as ContractSource[]).filter((source) => source.contract === "note"))).toMatchFileSnapshot(join(root, "docs/notes.md"));
  });

  it("docs/precision.md tells how often rules were right", async () => {
    const record = JSON.parse(readFileSync(join(root, "docs/precision.json"), "utf8")) as Judgement[];
    const literals = JSON.parse(readFileSync(join(root, "docs/literals.json"), "utf8")) as LiteralCount[];
    await expect(renderRecord(record, literals)).toMatchFileSnapshot(join(root, "docs/precision.md"));
  });

  it("docs/eslint.md lists the rules that ESLint cannot run", async () => {
    const path = join(root, "docs/eslint.md");
    const list = rules.filter(isLeftOut).map(({ id, meta }) => `- [${id}](../rules/${id}.md): ${meta.summary}`);
    const page = readFileSync(path, "utf8").replace(/<!-- generated: left-out -->[\s\S]*?<!-- \/generated -->/, () => `<!-- generated: left-out -->\n\n${list.join("\n")}\n\n<!-- /generated -->`);
    await expect(page).toMatchFileSnapshot(path);
  });

  it("docs/rule-changes.md lists the rules of each ruleset", async () => {
    const path = join(root, "docs/rule-changes.md");
    const page = readFileSync(path, "utf8").replace(/<!-- generated: rulesets -->[\s\S]*?<!-- \/generated -->/, () => `<!-- generated: rulesets -->\n\n${renderRulesets(rules)}\n\n<!-- /generated -->`);
    await expect(page).toMatchFileSnapshot(path);
  });

  for (const rule of rules) {
    it(`rules/${rule.id}.md shows what the rule does`, async () => {
      const path = join(root, "rules", `${rule.id}.md`);
      await expect(renderPage(readFileSync(path, "utf8"), rule, givenReference)).toMatchFileSnapshot(path);
    });
  }
});

function renderRegistry(all: readonly AnyRule[]): string {
  const entries = all.map((rule) => `  { id: ${JSON.stringify(rule.id)}, meta: ${JSON.stringify({ ...rule.meta, evidence: undefined })}, collects: ${String(rule.collect !== undefined)}, load: async () => (await import("./${rule.id}.ts")).default },`);
  return [
    "// Generated by `npm run generate`; do not edit.",
    'import type { RuleEntry } from "../src/core/rule.ts";',
    "",
    "/** Every rule by its id, with its code still to be loaded. */",
    "export const ruleEntries: readonly RuleEntry[] = [",
    ...entries,
    "];",
    "",
  ].join("\n");
}

function readContracts(): unknown[] {
  const folder = join(root, "schemas/contracts");
  const packs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const all = packs
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .filter((file) => basename(file).endsWith(".contract.yaml"))
    .sort()
    .map((file) => {
      const { examples: _, ...contract } = parse(readFileSync(file, "utf8")) as Record<string, unknown>;
      return inlineContract(contract, (name, from) => {
        const id = join(dirname(from?.id ?? file), name);
        return { id, schema: JSON.parse(readFileSync(id, "utf8")) as JsonSchema };
      });
    });
  // A built-in contract may change another one of its kind, which changes none.
  return all.map((contract) => {
    const base = all.find((other) => other["contract"] === contract["contract"] && (other["family"] ?? other["name"]) === contract["extends"]);
    return base === undefined ? contract : extendContract(base, contract);
  });
}

function readContractSchemas(): ContractSchemas {
  const read = (kind: string): ContractSchema => JSON.parse(readFileSync(join(root, `schemas/contract/${kind}.schema.json`), "utf8")) as ContractSchema;
  return { marker: read("marker"), note: read("note"), journal: read("journal"), command: read("command") };
}

function renderRuleTable(all: readonly AnyRule[]): string {
  const sections = ruleGroups(all).flatMap(([group, members]) => [
    `## ${group}`,
    "",
    "| Rule | What it does | Severity | Preset | Fix |",
    "| --- | --- | --- | --- | --- |",
    ...members.map(({ id, meta }) => `| [${id}](../rules/${id}.md) | ${meta.summary}. | ${meta.severity} | ${meta.preset} | ${meta.fixable === false ? "" : meta.fixable} |`),
    "",
  ]);
  return ["# Rules", "", "<!-- Generated by `npm run generate`; do not edit. -->", "", ...sections].join("\n");
}

it("is run from the root of the project", () => {
  expect(fileURLToPath(import.meta.url)).toBe(join(root, "test/generated.test.ts"));
});

/** The rules by the ruleset that brought them, newest first. */
function renderRulesets(all: readonly AnyRule[]): string {
  const numbers = Array.from({ length: latestRuleset }, (_, index) => latestRuleset - index);
  return numbers
    .map((number) => {
      const brought = all.filter((rule) => rulesetOf(rule) === number);
      const links = (preset: string): string => brought.filter(({ meta }) => meta.preset === preset).map(({ id }) => `[${id}](../rules/${id}.md)`).join(", ");
      return `### Ruleset ${number}\n\nIn \`recommended\`: ${links("recommended")}.\n\nIn \`strict\` besides: ${links("strict")}.`;
    })
    .join("\n\n");
}
