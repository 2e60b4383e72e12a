import { describe, expect, it } from "vitest";
import lineRanges from "../../rules/note/line-ranges.ts";
import { fixWith, lintWith } from "../../src/testing/lint-with.ts";
import { given } from "../given.ts";
import { loadRules } from "../rule-modules.ts";

const rules = (await loadRules()).filter(({ id }) => id.startsWith("note/"));

/** A scratchpad of 200 sections of ten lines, whose line ranges are all those of an earlier day. */
function makePad(sections: number): string {
  const section = (index: number): string => {
    const lines = ["", "- **Current state**: read", "- [ ] write", "", "```md", "## No heading", "```", "", "Text."];
    return [`## Task ${String(index)} Results [L${String(index)}–L${String(index + 1)}]`, ...lines].join("\n");
  };
  return `${Array.from({ length: sections }, (_, index) => section(index + 1)).join("\n")}\n`.replace("Task 1 Results", "Session Start");
}

const file = { file: ".tmp/main/2026-03-04.md", kind: "note" } as const;

describe("a scratchpad of 2,000 lines and 200 sections", () => {
  const text = makePad(200);

  it("has every line range mended, and a second run finds nothing", () => {
    expect(text.split("\n")).toHaveLength(2001);
    const all = { ...given, rules: [lineRanges] };
    expect(lintWith(all, { ...file, text })).toHaveLength(200);
    const first = fixWith(all, { ...file, text });
    expect(first.left).toEqual([]);
    const headings = [...first.text.matchAll(/^## .* \[L(\d+)–L(\d+)\]$/gm)].map(([, start, end]) => [Number(start), Number(end)]);
    expect(headings).toEqual(Array.from({ length: 200 }, (_, index) => [index * 10 + 1, index * 10 + 10]));
    expect(fixWith(all, { ...file, text: first.text }).text).toBe(first.text);
  });

  it("is read by all rules for notes", () => {
    const found = lintWith({ ...given, rules }, { ...file, text });
    expect(new Set(found.map(({ ruleId }) => ruleId))).toContain("note/line-ranges");
  });

  it("may hold what was not meant: deep lists, long lines, many marks", () => {
    for (const piece of ["- **a**: ", "[L1–L2] ", "**", "`", "(archived 2026-03-04 — ", "\\n", "- a: b\n", "<a ", "## Session Start\n", "| a "]) {
      const hostile = `## Session Start\n\n${piece.repeat(Math.floor(20_000 / piece.length))}\n`;
      const before = performance.now();
      lintWith({ ...given, rules }, { ...file, text: hostile });
      expect(performance.now() - before, piece).toBeLessThan(20_000);
    }
  });
});
