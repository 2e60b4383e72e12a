import type { RuleEntry } from "../core/rule.ts";
import { ruleUrl } from "./about.ts";
import type { Streams } from "./streams.ts";

/** Prints every rule with its severity, preset, fix and summary. */
export async function listRules(entries: readonly RuleEntry[], format: "text" | "json", streams: Streams): Promise<number> {
  if (format === "json") {
    const rules = await Promise.all(entries.map((entry) => entry.load()));
    const rows = rules.map(({ id, meta }) => ({
      id,
      summary: meta.summary,
      severity: meta.severity,
      level: meta.level,
      preset: meta.preset,
      fixable: meta.fixable,
      kinds: meta.kinds,
      evidence: meta.evidence,
      url: ruleUrl(id),
    }));
    streams.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return 0;
  }
  const head = ["RULE", "SEVERITY", "PRESET", "FIX", "SUMMARY"];
  const rows = entries.map(({ id, meta }) => [id, meta.severity, meta.preset, meta.fixable === false ? "-" : meta.fixable, meta.summary]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...rows].map((row) => row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join("  "));
  streams.stdout.write(`${lines.join("\n")}\n`);
  return 0;
}
