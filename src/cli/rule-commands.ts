import { ruleEntries } from "../../rules/index.ts";
import { explain } from "./explain.ts";
import { listRules } from "./rules.ts";
import type { Streams } from "./streams.ts";

/** Prints the page of a rule. */
export function explainRule(rule: string, streams: Streams): Promise<number> {
  return explain(rule, ruleEntries, streams);
}

/** Prints a table of all rules. */
export function listAllRules(format: "text" | "json", streams: Streams): Promise<number> {
  return listRules(ruleEntries, format, streams);
}
