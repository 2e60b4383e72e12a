import { ruleEntries } from "../../rules/index.ts";
import type { LintSettings } from "../core/examine.ts";
import type { AnyRule, RuleEntry } from "../core/rule.ts";
import { loadSchemaValidator } from "../contract/payload-schema.ts";
import { contractsFor } from "../engine/acting-contracts.ts";
import { loadBuiltInSources } from "../engine/built-in-contracts.ts";
import { currentRuleIds, neededLanguages, wantedNodes } from "../engine/rule-set.ts";
import { projectContracts } from "../cli/configuration.ts";
import { isLeftOut } from "./left-out.ts";
import { RootFinder } from "../host/root.ts";
import type { DocumentReader } from "../parse/document.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { loadSnippetReaders } from "../parse/snippet/readers.ts";

/** A rule that ESLint can run. */
export interface LoadedRule {
  readonly entry: RuleEntry;
  readonly rule: AnyRule;
}

/** Everything that linting needs, loaded before the first file comes: rules of ESLint cannot wait. */
export interface Tools {
  /** The rules that look at one document at a time. */
  readonly rules: readonly LoadedRule[];
  readonly reader: DocumentReader;
  readonly ruleIds: LintSettings["ruleIds"];
}

/** Loads the tools; contracts of the project are those around `cwd`. Throws a `ConfigError` for a contract that is wrong. */
export async function loadTools(cwd: string): Promise<Tools> {
  const loaded = await Promise.all(ruleEntries.map(async (entry) => ({ entry, rule: await entry.load() })));
  const rules = loaded.filter(({ rule }) => !isLeftOut(rule));
  const enabled = rules.map(({ rule }) => ({ rule, severity: rule.meta.severity, options: rule.meta.defaults }));
  const wanted = wantedNodes(enabled);
  const root = await new RootFinder().rootOf(cwd);
  const [own] = await Promise.all([projectContracts(root, [], false), loadBuiltInSources()]);
  const [parser, snippets] = await Promise.all([chooseParser("auto"), loadSnippetReaders(neededLanguages(enabled)), loadSchemaValidator()]);
  return { rules, reader: { parser, wanted: () => wanted, contracts: contractsFor([{ source: "contracts", base: "", config: {}, contracts: own }]), snippets }, ruleIds: currentRuleIds(ruleEntries) };
}
