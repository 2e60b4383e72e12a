import { describe, expect, it } from "vitest";
import type { Diagnostic, Edit, Fix } from "../../src/core/diagnostic.ts";
import { applyFixes } from "../../src/core/fix.ts";

function withFix(edits: Edit[], safety: Fix["safety"] = "safe", suppressed?: { reason: string }): Diagnostic {
  const point = { line: 1, column: 1 };
  return {
    path: "a.md",
    kind: "markdown",
    ruleId: "a/b",
    messageId: "m",
    message: "M.",
    severity: "error",
    region: { start: 0, end: 0, startPoint: point, endPoint: point },
    url: "",
    fix: { safety, edits },
    related: [],
    comment: undefined,
    suppressed,
  };
}

const edit = (start: number, end: number, text: string): Edit => ({ start, end, text });
const all = (): boolean => true;

describe("applying fixes", () => {
  it("changes only what the edits cover", () => {
    const fixes = [withFix([edit(6, 7, "B")]), withFix([edit(0, 1, "A"), edit(3, 3, "+")])];
    expect(applyFixes("a--\r\n b \t", fixes, all).text).toBe("A--+\r\n B \t");
  });

  it("applies all edits of a fix or none", () => {
    const fixes = [withFix([edit(0, 2, "X")]), withFix([edit(1, 3, "Y"), edit(5, 6, "Z")])];
    const { text, applied } = applyFixes("abcdefg", fixes, all);
    expect(text).toBe("Xcdefg");
    expect(applied).toEqual([fixes[0]]);
  });

  it("lets fixes that touch wait for the next pass", () => {
    const fixes = [withFix([edit(0, 1, "X")]), withFix([edit(1, 2, "Y")]), withFix([edit(2, 2, "Z")])];
    expect(applyFixes("abc", fixes, all).text).toBe("XbZc");
  });

  it("refuses a fix whose own edits overlap", () => {
    expect(applyFixes("abc", [withFix([edit(0, 2, "X"), edit(1, 3, "Y")])], all).applied).toEqual([]);
  });

  it("takes only what is accepted and not suppressed", () => {
    const fixes = [withFix([edit(0, 1, "X")], "unsafe"), withFix([edit(2, 3, "Y")], "safe", { reason: "" })];
    expect(applyFixes("abc", fixes, ({ safety }) => safety === "safe").text).toBe("abc");
    expect(applyFixes("abc", fixes, all).text).toBe("Xbc");
  });
});
