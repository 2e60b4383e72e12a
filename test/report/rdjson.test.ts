import { RDFormatValidator } from "@umbrelladocs/rdformat-validator";
import { describe, expect, test } from "vitest";
import { formatRdjson } from "../../src/report/rdjson.ts";
import { hostileText } from "./sample-hostile.ts";
import { diagnosticAt, fileOf, fixOf, inputOf } from "./sample.ts";

const text = "---\nname: 😀é My Skill\nname: other\n---\n";

/** The parsed report, after the validator of the format accepted it. */
async function report(...given: Parameters<typeof inputOf>): Promise<{ diagnostics: Record<string, unknown>[] }> {
  const text = formatRdjson(inputOf(...given));
  const { valid, errors } = await new RDFormatValidator({ strictMode: true, allowExtraFields: false }).validateString(text);
  expect([valid, errors]).toEqual([true, []]);
  return JSON.parse(text) as { diagnostics: Record<string, unknown>[] };
}

describe("formatRdjson", () => {
  test("counts columns in bytes of UTF-8, and offers a fix of one edit", async () => {
    const diagnostic = diagnosticAt(text, "My", { severity: "warning", fix: fixOf(text, "My Skill", "my-skill"), relatedTo: [["other", "the other one"]] });
    expect((await report([fileOf(text, [diagnostic])])).diagnostics).toEqual([
      {
        message: diagnostic.message,
        severity: "WARNING",
        location: { path: "skills/a/SKILL.md", range: { start: { line: 2, column: 14 }, end: { line: 2, column: 16 } } },
        code: { value: "frontmatter/name", url: "https://example.com/rules/frontmatter/name" },
        suggestions: [{ range: { start: { line: 2, column: 14 }, end: { line: 2, column: 22 } }, text: "my-skill" }],
        related_locations: [{ message: "the other one", location: { path: "skills/a/SKILL.md", range: { start: { line: 3, column: 7 }, end: { line: 3, column: 12 } } } }],
      },
    ]);
  });

  test("a fix of several edits is no suggestion, since each would be offered by itself", async () => {
    const fix = { safety: "safe", edits: [...fixOf(text, "My", "my").edits, ...fixOf(text, "other", "another").edits] } as const;
    expect((await report([fileOf(text, [diagnosticAt(text, "My", { fix })])])).diagnostics[0]).not.toHaveProperty("suggestions");
  });

  test("failures, comments, nothing, and hostile text", async () => {
    const comment = { id: "IC_1", url: undefined, author: undefined, line: 3, column: 5 };
    const hostile = diagnosticAt(text, "My", { message: hostileText, path: hostileText, comment });
    const { diagnostics } = await report([fileOf(undefined, [], { path: "gone.md", failures: ["ENOENT"] }), fileOf(text, [hostile])]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["ERROR", "ERROR"]);
    expect(diagnostics[1]?.["message"]).toContain("in comment IC_1, line 3:5");
    expect((await report([])).diagnostics).toEqual([]);
  });
});
