import { describe, expect, test } from "vitest";
import type { Log } from "sarif";
import type { Diagnostic, FileResult, Severity } from "../../src/core/diagnostic.ts";
import { mergeSarif } from "../../src/report/merge-sarif.ts";
import { formatSarif } from "../../src/report/sarif.ts";
import { diagnosticAt, fileOf, inputOf, ruleOf } from "./sample.ts";
import { schemaProblems } from "./validate-sarif.ts";

const text = "---\nname: My Skill\n---\n";
const rules = [ruleOf("frontmatter/name")];

/** Two files with 25,001 findings between them, the mildest of which is one info. */
function files(): FileResult[] {
  const some = (path: string, severity: Severity, length: number): Diagnostic[] => {
    const one = diagnosticAt(text, "My", { severity, path });
    return Array.from({ length }, (_, index) => ({ ...one, messageId: `${severity}-${String(index)}` }));
  };
  return [
    fileOf(text, [...some("a.md", "info", 1), ...some("a.md", "warning", 15_000)], { path: "a.md" }),
    fileOf(text, [...some("b.md", "error", 9000), ...some("b.md", "warning", 1000)], { path: "b.md" }),
  ];
}

describe("25,001 results in shards", () => {
  test("are cut as in one run: the worst stay, and the cut is said", () => {
    const all = files();
    const logs = all.map((file) => JSON.parse(formatSarif(inputOf([file], { rules }))) as Log);
    const merged = mergeSarif(logs);
    const log = JSON.parse(merged.text) as Log;
    expect(merged.text).toBe(formatSarif(inputOf(all, { rules })));
    expect(log.runs[0]?.results).toHaveLength(25_000);
    expect(log.runs[0]?.results?.some(({ level }) => level === "note")).toBe(false);
    expect(log.runs[0]?.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toBe("1 result left out, the least severe: code scanning takes 25000 in a run.");
    expect([merged.errors, merged.warnings, merged.failed]).toEqual([9000, 16_000, false]);
    expect(schemaProblems(log)).toEqual([]);
  }, 120_000);

  test("a cut in a shard counts too", () => {
    const [first] = files();
    const crowded = { ...(first as FileResult), diagnostics: [...(first?.diagnostics ?? []), ...(first?.diagnostics ?? [])] };
    const log = JSON.parse(formatSarif(inputOf([crowded], { rules }))) as Log;
    const again = JSON.parse(mergeSarif([log]).text) as Log;
    expect(again).toEqual(log);
    expect(again.runs[0]?.invocations?.[0]?.toolExecutionNotifications?.[0]?.properties).toEqual({ leftOut: 5002 });
  }, 120_000);
});
