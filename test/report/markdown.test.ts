import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import type { Diagnostic, Severity } from "../../src/core/diagnostic.ts";
import { formatMarkdown } from "../../src/report/markdown.ts";
import { hostileText } from "./sample-hostile.ts";
import { diagnosticAt, fileOf, fixOf, inputOf } from "./sample.ts";

const text = "---\nname: My Skill\nname: other\n---\n";

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** All nodes as GitHub's parser sees them. */
function nodes(markdown: string): Node[] {
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
  return all(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}

describe("formatMarkdown", () => {
  test("what was found, by rule and by place, errors first", () => {
    const files = [fileOf(text, [diagnosticAt(text, "My", { severity: "warning", fix: fixOf(text, "My", "my") }), diagnosticAt(text, "other", { ruleId: "frontmatter/unique" })])];
    expect(formatMarkdown(inputOf(files, { sourceUrl: "https://github.com/o/r/blob/abc", notes: ["`x` is ignored"] }))).toBe(
      [
        "## markerlint",
        "",
        "**1 error, 1 warning in 1 file.**",
        "1 fixable with --fix. Checked 1 file: 1 skill.",
        "",
        "Note: <code>x</code> is ignored",
        "",
        "| Rule | Findings | Files |",
        "| --- | --- | --- |",
        "| [frontmatter/unique](<https://example.com/rules/frontmatter/unique>) | 1 error | 1 |",
        "| [frontmatter/name](<https://example.com/rules/frontmatter/name>) | 1 warning | 1 |",
        "",
        "<details open><summary>1 error</summary>",
        "",
        "| Place | Finding | Rule |",
        "| --- | --- | --- |",
        "| [skills/a/SKILL.md:3:7](<https://github.com/o/r/blob/abc/skills/a/SKILL.md?plain=1#L3>) | Name <code>My Skill</code> is not kebab-case; write <code>my-skill</code>. | [frontmatter/unique](<https://example.com/rules/frontmatter/unique>) |",
        "",
        "</details>",
        "",
        "<details><summary>1 warning</summary>",
        "",
        "| Place | Finding | Rule |",
        "| --- | --- | --- |",
        "| [skills/a/SKILL.md:2:7](<https://github.com/o/r/blob/abc/skills/a/SKILL.md?plain=1#L2>) | Name <code>My Skill</code> is not kebab-case; write <code>my-skill</code>. | [frontmatter/name](<https://example.com/rules/frontmatter/name>) |",
        "",
        "</details>",
        "",
      ].join("\n"),
    );
  });

  test("text of others is never markup: no link, no mention, no other row", () => {
    const comment = { id: hostileText, url: undefined, author: hostileText, line: 1, column: 1 };
    const hostile = diagnosticAt(text, "My", { message: hostileText, ruleId: "a/b", url: "", comment });
    const markdown = formatMarkdown(inputOf([fileOf(text, [hostile], { path: hostileText, failures: [hostileText] })], { notes: [hostileText] }));
    const seen = nodes(markdown);
    expect(seen.filter(({ type }) => type === "image" || type === "emphasis")).toEqual([]);
    // remark makes links of bare addresses, which deceive nobody: they lead where they say.
    for (const { url, children } of seen.filter(({ type }) => type === "link")) expect(children?.[0]?.value).toBe(url);
    expect(seen.filter(({ type }) => type === "tableRow")).toHaveLength(4);
    const html = new Set(seen.flatMap(({ type, value }) => (type === "html" ? [value] : [])));
    expect([...html].sort()).toEqual(["</code>", "</details>", "<code>", "<details open><summary>1 error</summary>"]);
    expect(toString(unified().use(remarkParse).use(remarkGfm).parse(markdown))).toContain("<img src=x onerror=alert(1)>");
    expect(markdown).not.toMatch(/@octocat|https:\/\/evil/);
  });

  test("is cut below the limit of GitHub, the worst kept and the cut said", () => {
    const some = (severity: Severity, length: number): Diagnostic[] => Array.from({ length }, (_, index) => diagnosticAt(text, "My", { severity, message: `${severity} ${index} ${"x".repeat(300)}.` }));
    const markdown = formatMarkdown(inputOf([fileOf(text, [...some("info", 3000), ...some("warning", 3000), ...some("error", 500)])]));
    expect(new TextEncoder().encode(markdown).length).toBeLessThan(1024 * 1024);
    for (let index = 0; index < 500; index += 1) expect(markdown).toContain(`error ${index} `);
    const rows = markdown.split("\n").filter((line) => line.includes("xxx")).length;
    expect(markdown).toContain(`**${6500 - rows} findings left out, the least severe: a summary holds no more.`);
    expect(markdown).not.toContain("info 2999 ");
  });

  test("nothing at all is loud, and so is nothing wrong", () => {
    expect(formatMarkdown(inputOf([]))).toBe("## markerlint\n\nNothing was linted: no file was found that markerlint checks.\n");
    expect(formatMarkdown(inputOf([fileOf(text, [])]))).toBe("## markerlint\n\n**No problems found.**\nChecked 1 file: 1 skill.\n");
  });
});
