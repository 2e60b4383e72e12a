import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { documentKinds } from "../../src/core/document.ts";
import { formatJson } from "../../src/report/json.ts";
import { diagnosticAt, fileOf, fixOf, inputOf } from "./sample.ts";

const schema = JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8")) as {
  $defs: { file: { properties: { kind: { enum: string[] } } } };
};
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

/** The parsed report, after the schema accepted it. */
function report(...given: Parameters<typeof inputOf>): unknown {
  const value: unknown = JSON.parse(formatJson(inputOf(...given)));
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}

const text = "---\nname: My Skill\nname: other\n---\n";

describe("formatJson", () => {
  test("a diagnostic with everything", () => {
    const diagnostic = diagnosticAt(text, "name: other\n", {
      severity: "info",
      fix: fixOf(text, "name: other\n", "", "unsafe"),
      relatedTo: [["My", "the first"]],
      comment: { id: undefined, url: "https://github.com/o/r/issues/1#issuecomment-1", author: "octocat", line: 3, column: 5 },
      suppressed: { reason: "old" },
    });
    expect(report([fileOf(text, [diagnostic])], { includeSuppressed: true })).toEqual({
      version: 1,
      checked: 1,
      files: [
        {
          path: "skills/a/SKILL.md",
          kind: "skill",
          diagnostics: [
            {
              ruleId: "frontmatter/name",
              severity: "info",
              message: "Name `My Skill` is not kebab-case; write `my-skill`.",
              line: 3,
              column: 1,
              endLine: 4,
              endColumn: 1,
              url: "https://example.com/rules/frontmatter/name",
              messageId: "shape",
              fix: { safety: "unsafe", edits: [{ start: 19, end: 31, text: "" }] },
              related: [{ message: "the first", line: 2, column: 7, endLine: 2, endColumn: 9 }],
              comment: { id: null, url: "https://github.com/o/r/issues/1#issuecomment-1", line: 3 },
              suppressed: { reason: "old" },
            },
          ],
        },
      ],
    });
  });

  test("keys without a value are left out, and their order is fixed", () => {
    const diagnostic = diagnosticAt(text, "My Skill", { message: "Words." });
    expect(formatJson(inputOf([fileOf(text, [diagnostic])]))).toBe(
      '{"version":1,"checked":1,"files":[{"path":"skills/a/SKILL.md","kind":"skill","diagnostics":[{"ruleId":"frontmatter/name",' +
        '"severity":"error","message":"Words.","line":2,"column":7,"endLine":2,"endColumn":15,' +
        '"url":"https://example.com/rules/frontmatter/name","messageId":"shape"}]}]}\n',
    );
  });

  test("failures, notes and files without findings", () => {
    const files = [fileOf("x", []), fileOf(undefined, [], { path: "gone.md", failures: ["ENOENT"] })];
    expect(report(files, { notes: ["a.md is ignored"] })).toEqual({
      version: 1,
      checked: 1,
      files: [
        { path: "skills/a/SKILL.md", kind: "skill", diagnostics: [] },
        { path: "gone.md", kind: "skill", diagnostics: [], failures: ["ENOENT"] },
      ],
      notes: ["a.md is ignored"],
    });
    expect(report([])).toEqual({ version: 1, checked: 0, files: [] });
  });

  test("quiet leaves errors, and suppressed findings appear on request only", () => {
    const file = fileOf(text, [
      diagnosticAt(text, "My", { severity: "warning" }),
      diagnosticAt(text, "Skill", { messageId: "kept" }),
      diagnosticAt(text, "other", { suppressed: { reason: "" } }),
    ]);
    const ids = (value: unknown): unknown =>
      (value as { files: { diagnostics: { messageId: string }[] }[] }).files[0]?.diagnostics.map(({ messageId }) => messageId);
    expect(ids(report([file]))).toEqual(["shape", "kept"]);
    expect(ids(report([file], { quiet: true }))).toEqual(["kept"]);
    expect(ids(report([file], { includeSuppressed: true }))).toEqual(["shape", "kept", "shape"]);
  });

  test("the schema knows every kind of document, and refuses what is not the format", () => {
    expect(schema.$defs.file.properties.kind.enum).toEqual(documentKinds);
    const good = JSON.parse(formatJson(inputOf([fileOf(text, [diagnosticAt(text, "My")])]))) as {
      files: { diagnostics: Record<string, unknown>[] }[];
    };
    const faults: Record<string, unknown>[] = [{ severity: "note" }, { line: 0 }, { extra: 1 }, { fix: { edits: [] } }];
    for (const fault of faults) {
      const planted = structuredClone(good);
      Object.assign(planted.files[0]?.diagnostics[0] ?? {}, fault);
      expect(validate(planted), JSON.stringify(fault)).toBe(false);
    }
  });
});
