import { describe, expect, test } from "vitest";
import type { CommentPlace, Region, Related } from "../../src/core/diagnostic.ts";
import { formatText } from "../../src/report/text.ts";
import { diagnosticAt, fileOf, fixOf, inputOf } from "./sample.ts";

const text = "---\nname: My Skill\ndescription: 日本語 here\nname: other\n---\n";
const comment = {
  id: "IC_1",
  url: "https://github.com/o/r/issues/1#issuecomment-1",
  author: "octocat",
  line: 3,
  column: 5,
};

const mixed = fileOf(text, [
  diagnosticAt(text, "My Skill", { fix: fixOf(text, "My Skill", "my-skill") }),
  diagnosticAt(text, "here", { severity: "warning", ruleId: "marker/fence", message: "Short.", comment }),
  diagnosticAt(text, "name: other", {
    severity: "info",
    ruleId: "frontmatter/duplicate-key",
    message: "Key `name` is written twice; remove one.",
    relatedTo: [["name", "the first `name`"]],
    fix: fixOf(text, "name: other\n", "", "unsafe"),
  }),
]);

function lines(...expected: string[]): string {
  return `${expected.join("\n")}\n`;
}

describe("formatText", () => {
  test("groups by file, aligns, and tells what was found and checked", () => {
    const resource = fileOf("x", [], { path: "skills/a/more.md", kind: "skill-resource" });
    expect(formatText(inputOf([mixed, resource]))).toBe(
      lines(
        "skills/a/SKILL.md",
        "  2:7   error    Name `My Skill` is not kebab-case; write `my-skill`.  frontmatter/name  fixable",
        "  3:18  warning  Short.                                                marker/fence",
        "        in comment IC_1 by octocat, line 3:5, https://github.com/o/r/issues/1#issuecomment-1",
        "  4:1   info     Key `name` is written twice; remove one.              frontmatter/duplicate-key  fixable (unsafe)",
        "        2:1 the first `name`",
        "",
        "1 error, 1 warning, 1 info in 1 file.",
        "1 fixable with --fix, 1 more with --fix=unsafe.",
        "Checked 2 files: 1 skill, 1 skill-resource.",
      ),
    );
  });

  test("shows the places and the pages with verbose", () => {
    expect(formatText(inputOf([mixed], { verbose: true }))).toBe(
      lines(
        "skills/a/SKILL.md",
        "  2:7   error    Name `My Skill` is not kebab-case; write `my-skill`.  frontmatter/name  fixable",
        "        2 | name: My Skill",
        "          |       ^^^^^^^^",
        "        see https://example.com/rules/frontmatter/name",
        "",
        "  3:18  warning  Short.                                                marker/fence",
        "        in comment IC_1 by octocat, line 3:5, https://github.com/o/r/issues/1#issuecomment-1",
        "        3 | description: 日本語 here",
        "          |                     ^^^^",
        "        see https://example.com/rules/marker/fence",
        "",
        "  4:1   info     Key `name` is written twice; remove one.              frontmatter/duplicate-key  fixable (unsafe)",
        "        4 | name: other",
        "          | ^^^^^^^^^^^",
        "        2:1 the first `name`",
        "        2 | name: My Skill",
        "          | ^^^^",
        "        see https://example.com/rules/frontmatter/duplicate-key",
        "",
        "1 error, 1 warning, 1 info in 1 file.",
        "1 fixable with --fix, 1 more with --fix=unsafe.",
        "Checked 1 file: 1 skill.",
      ),
    );
  });

  test("colours are all that colour adds", () => {
    const input = inputOf([mixed, fileOf(undefined, [], { failures: ["EACCES"] })], { verbose: true, notes: ["a note"] });
    const coloured = formatText({ ...input, color: true });
    expect(coloured).toContain("\u001b[31merror  \u001b[39m");
    expect(coloured).toContain("\u001b[31m^^^^^^^^\u001b[39m");
    expect(coloured.replaceAll(/\u001b\[\d+m/g, "")).toBe(formatText(input));
  });

  test("says that there is nothing to complain about, and about how much", () => {
    const files = ["skill-resource", "skill", "skill"].map((kind, index) =>
      fileOf("x", [], { path: `${index}.md`, kind: kind as "skill" }),
    );
    expect(formatText(inputOf(files))).toBe("No problems found.\nChecked 3 files: 2 skill, 1 skill-resource.\n");
  });

  test("is loud when nothing was linted", () => {
    const input = inputOf([], { notes: ["vendor/x.md is ignored by .gitignore"] });
    const nothing = "Nothing was linted: no file was found that markerlint checks.";
    expect(formatText(input)).toBe(`note: vendor/x.md is ignored by .gitignore\n${nothing}\n`);
    expect(formatText({ ...input, color: true })).toContain(`\u001b[1m\u001b[33m${nothing}\u001b[39m\u001b[22m`);
  });

  test("failures take the place of success", () => {
    const failed = fileOf(undefined, [], { path: "b.md", failures: ["EACCES: permission denied, open 'b.md'"] });
    expect(formatText(inputOf([failed]))).toBe(
      lines(
        "b.md",
        "  failed  EACCES: permission denied, open 'b.md'",
        "",
        "1 file could not be linted in full.",
        "Nothing was linted.",
      ),
    );
    expect(formatText(inputOf([fileOf("x", []), failed]))).not.toContain("No problems");
  });

  test("quiet shows the errors and counts the rest", () => {
    expect(formatText(inputOf([mixed], { quiet: true }))).toBe(
      lines(
        "skills/a/SKILL.md",
        "  2:7  error  Name `My Skill` is not kebab-case; write `my-skill`.  frontmatter/name  fixable",
        "",
        "1 error in 1 file.",
        "1 fixable with --fix.",
        "Hidden by --quiet: 1 warning, 1 info.",
        "Checked 1 file: 1 skill.",
      ),
    );
    const warned = fileOf(text, [diagnosticAt(text, "here", { severity: "warning" })]);
    expect(formatText(inputOf([warned], { quiet: true }))).toBe(
      "No errors found.\nHidden by --quiet: 1 warning.\nChecked 1 file: 1 skill.\n",
    );
  });

  test("suppressed findings are counted, and shown on request", () => {
    const file = fileOf(text, [
      diagnosticAt(text, "My Skill", { suppressed: { reason: "an old name" } }),
      diagnosticAt(text, "here", { suppressed: { reason: "" } }),
    ]);
    const summary = "No problems found.\n2 findings suppressed by directives.\nChecked 1 file: 1 skill.\n";
    expect(formatText(inputOf([file]))).toBe(summary);
    const shown = formatText(inputOf([file], { includeSuppressed: true }));
    expect(shown).toMatch(/frontmatter\/name {2}suppressed: an old name\n/);
    expect(shown).toMatch(/frontmatter\/name {2}suppressed\n/);
    expect(shown.endsWith(`\n\n${summary}`)).toBe(true);
  });

  test("one long message does not move the rule ids of the others", () => {
    const file = fileOf(text, [
      diagnosticAt(text, "My Skill", { message: "x".repeat(200) }),
      diagnosticAt(text, "here", { message: "日本語" }),
    ]);
    const [, long = "", short = ""] = formatText(inputOf([file])).split("\n");
    expect(long).toBe(`  2:7   error  ${"x".repeat(200)}  frontmatter/name`);
    expect(short).toBe(`  3:18  error  日本語${" ".repeat(74)}  frontmatter/name`);
  });

  test("line numbers stand below each other", () => {
    const many = `${"\n".repeat(99)}here`;
    const file = fileOf(many, [diagnosticAt(many, "\n"), diagnosticAt(many, "here")]);
    const shown = formatText(inputOf([file])).split("\n");
    expect(shown[1]).toMatch(/^ {4}1:1 {2}error/);
    expect(shown[2]).toMatch(/^ {2}100:1 {2}error/);
  });

  test("a file name cannot begin a line like a command", () => {
    const file = fileOf(text, [diagnosticAt(text, "here", { path: "::error::x\n::warning::y" })]);
    expect(formatText(inputOf([file]))).toMatch(/^\.\/::error::x\\n::warning::y\n/);
  });

  test("shows a captured thread as a transcript: findings below the comments in which they stand", () => {
    const capture = '[{"body":"first"},{"body":"second\\nthird"}]';
    const one = { id: "IC_1", url: "https://github.com/o/r/issues/1#issuecomment-1", author: "octocat", createdAt: "2026-07-18T10:00:00Z", line: 1, column: 1 };
    const two = { id: "IC_2", url: undefined, author: "", line: 2, column: 1 };
    const [related] = diagnosticAt(capture, "third", { relatedTo: [["first", "the first"]] }).related;
    const [own] = diagnosticAt(capture, "third", { relatedTo: [["second", "above"]] }).related;
    const others = (each: Related<Region> | undefined, where: CommentPlace): Related<Region>[] => (each === undefined ? [] : [{ ...each, comment: where }]);
    const thread = fileOf(capture, [
      diagnosticAt(capture, "first", { message: "One.", comment: one }),
      diagnosticAt(capture, "second", { message: "Two.", comment: { ...two, line: 1 } }),
      diagnosticAt(capture, "third", { message: "Three.", comment: two, related: [...others(related, one), ...others(own, { ...two, line: 1 })] }),
    ], { kind: "thread", path: "5.json" });
    expect(formatText(inputOf([thread])).split("\n").slice(0, 8)).toEqual([
      "5.json",
      "  octocat, 2026-07-18T10:00:00Z, comment IC_1, https://github.com/o/r/issues/1#issuecomment-1",
      "  1:1  error  One.    frontmatter/name",
      "  comment IC_2",
      "  1:1  error  Two.    frontmatter/name",
      "  2:1  error  Three.  frontmatter/name",
      "       in comment IC_1 by octocat, line 1:1, https://github.com/o/r/issues/1#issuecomment-1: the first",
      "       1:1 above",
    ]);
  });
});
