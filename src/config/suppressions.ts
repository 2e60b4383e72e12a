import { unknownWord } from "../core/suggestion.ts";
import type { Suppression } from "../core/suppression.ts";
import type { ConfigIssue } from "./config.ts";

type Path = ConfigIssue["path"];

const keys = ["rules", "family", "comment", "until", "reason"];

/** Reads the `suppressions` of a configuration; `ruleIds` are those that may be named. */
export function readSuppressions(value: unknown, path: Path, ruleIds: readonly string[]): { readonly suppressions: Suppression[]; readonly issues: readonly ConfigIssue[] } {
  const issues: ConfigIssue[] = [];
  const report = (at: Path, message: string, where: ConfigIssue["at"] = "value"): void => {
    issues.push({ path: at, at: where, message });
  };
  if (!Array.isArray(value)) {
    report(path, "`suppressions` is a list.");
    return { suppressions: [], issues };
  }
  const suppressions = value.map((item: unknown, index): Suppression => {
    const own = [...path, index];
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      report(own, "A suppression is a mapping.");
      return { rules: [], reason: "" };
    }
    const given = item as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(given)) if (!keys.includes(key)) report([...own, key], unknownWord("key", key, keys), "key");
    const text = (key: string, mayBeNumber = false): string | undefined => {
      const found = given[key];
      if (found === undefined) return undefined;
      if (typeof found === "string" && found.trim() !== "") return found;
      if (mayBeNumber && typeof found === "number") return String(found);
      report([...own, key], `\`${key}\` is text.`);
      return undefined;
    };
    const [family, comment, until, reason] = [text("family"), text("comment", true), text("until"), text("reason")];
    if (given["reason"] === undefined) report(own, "A suppression states its `reason`.");
    if (until !== undefined && !isDay(until)) report([...own, "until"], `\`${until}\` is no day; write it as \`2027-03-31\`.`);
    const rules = readRules(given["rules"], own, ruleIds, report);
    return { rules, reason: reason ?? "", ...(family !== undefined && { family }), ...(comment !== undefined && { comment }), ...(until !== undefined && { until }) };
  });
  return { suppressions, issues };
}

function readRules(value: unknown, own: Path, ruleIds: readonly string[], report: (at: Path, message: string) => void): string[] {
  const rules: unknown[] = Array.isArray(value) ? value : [value];
  if (value === undefined || rules.length === 0) {
    report(own, "A suppression names its `rules`.");
    return [];
  }
  return rules.flatMap((id, index) => {
    if (typeof id === "string" && ruleIds.includes(id)) return [id];
    report(Array.isArray(value) ? [...own, "rules", index] : [...own, "rules"], typeof id === "string" ? unknownWord("rule", id, ruleIds) : "`rules` lists the ids of rules.");
    return [];
  });
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
