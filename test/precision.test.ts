import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../src/core/diagnostic.ts";
import { mergeJudgements, readSheet, renderRecord } from "../scripts/precision/record.ts";
import { drawSample, renderSheet, type TreeFinding } from "../scripts/precision/sample.ts";
import { root } from "./rule-modules.ts";

function findings(counts: Readonly<Record<string, number>>): TreeFinding[] {
  return Object.entries(counts).flatMap(([ruleId, count]) =>
    Array.from({ length: count }, (_, index): TreeFinding => {
      const point = { line: index + 1, column: 3 };
      const region = { start: index, end: index + 1, startPoint: point, endPoint: point };
      const diagnostic = { ruleId, severity: "error", path: "skills/a/SKILL.md", region, message: `Number ${index}.` } as Diagnostic;
      return { tree: "owner/name@1234567", diagnostic, line: `line ${index}` };
    }),
  );
}

const many = findings({ "skill/name-form": 500, "text/encoding": 1, "frontmatter/closed": 30 });
const rulesOf = (sample: readonly TreeFinding[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { diagnostic } of sample) counts[diagnostic.ruleId] = (counts[diagnostic.ruleId] ?? 0) + 1;
  return counts;
};

describe("a sample", () => {
  it("represents every rule and takes at most so many of each", () => {
    expect(rulesOf(drawSample(many, { size: 200, perRule: 20, seed: 7 }))).toEqual({ "frontmatter/closed": 20, "skill/name-form": 20, "text/encoding": 1 });
    expect(rulesOf(drawSample(many, { size: 5, perRule: 20, seed: 7 }))).toEqual({ "frontmatter/closed": 2, "skill/name-form": 2, "text/encoding": 1 });
  });

  it("is the same for one seed, another for another, and holds nothing twice", () => {
    const draw = (seed: number): string => renderSheet(drawSample(many, { size: 30, perRule: 20, seed }));
    expect(draw(1)).toBe(draw(1));
    expect(draw(1)).not.toBe(draw(2));
    const sample = drawSample(many, { size: 30, perRule: 20, seed: 1 });
    expect(new Set(sample).size).toBe(sample.length);
  });
});

describe("a record", () => {
  const sheet = renderSheet(findings({ "skill/name-form": 3, "text/encoding": 2 }));

  it("counts the verdicts on a sheet", () => {
    const judged = sheet.replace("[ ]", "[x]").replace("[ ]", "[!]").replace("[ ]", "[x]").replace("[ ]", "[x]");
    expect(readSheet(judged)).toEqual({
      judgements: [
        { tree: "owner/name@1234567", rule: "skill/name-form", read: 3, false: 1 },
        { tree: "owner/name@1234567", rule: "text/encoding", read: 1, false: 0 },
      ],
      unread: 1,
    });
  });

  it("takes a new judgement in place of an old one, and keeps no text", () => {
    const old = [{ tree: "a/b@1", rule: "text/encoding", read: 9, false: 9 }, { tree: "a/b@2", rule: "text/encoding", read: 1, false: 0 }];
    const merged = mergeJudgements(old, [{ tree: "a/b@1", rule: "text/encoding", read: 3, false: 1 }]);
    expect(merged).toEqual([{ tree: "a/b@1", rule: "text/encoding", read: 3, false: 1 }, { tree: "a/b@2", rule: "text/encoding", read: 1, false: 0 }]);
    expect(renderRecord(merged)).toContain("| all | 4 | 1 | 25.0 % |");
  });
});

it("is a script that counts", () => {
  const table = execFileSync(process.execPath, ["scripts/run.mjs", "scripts/precision.ts", join(root, "fixtures/projects/example/.claude/skills/table-check")], { cwd: root, encoding: "utf8", stdio: "pipe" });
  expect(table).toMatch(/^RULE +SEVERITY +FINDINGS +FILES +TREES\n/);
});
