import { describe, expect, test } from "vitest";
import { formatHtml } from "../../src/report/html/html.ts";
import { hostileText } from "./sample-hostile.ts";
import { diagnosticAt, fileOf, fixOf, inputOf, ruleOf } from "./sample.ts";

const text = "---\nname: My Skill\nname: other\n---\n";

describe("formatHtml", () => {
  test("holds each finding with its lines, its rule and how to mend it", () => {
    const page = formatHtml(inputOf([fileOf(text, [diagnosticAt(text, "My", { fix: fixOf(text, "My", "my"), relatedTo: [["other", "the second `name`"]] })])]));
    expect(page).toContain('<article data-rule="frontmatter/name" data-severity="error">');
    expect(page).toContain("Name <code>My Skill</code> is not kebab-case; write <code>my-skill</code>.");
    expect(page).toContain("2 | name: My Skill\n  |       ^^");
    expect(page).toContain("the second <code>name</code>");
    expect(page).toContain('<h3 id="rule-frontmatter-name">');
    expect(page).toContain("Names are compared.");
    expect(page).toContain("(--fix mends it)");
    expect(page).toContain("<option>frontmatter/name</option>");
    expect(page).not.toMatch(/(?:src|href)="(?!#|https:\/\/example\.com\/rules\/)/);
  });

  test("hostile text stays text", () => {
    const evil = `${text}${hostileText}\n`;
    const diagnostic = diagnosticAt(evil, "<img", { message: hostileText, url: hostileText, relatedTo: [["octocat", hostileText]] });
    const page = formatHtml(inputOf([fileOf(evil, [diagnostic], { path: hostileText, failures: [hostileText] })], { notes: [hostileText], rules: [ruleOf("frontmatter/name", { help: hostileText, summary: hostileText })] }));
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page).not.toContain("<img");
    // No attribute ends early.
    for (const [tag] of page.matchAll(/<[a-z][^>]*>/g)) expect(tag).toMatch(/^<[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"]*")?)*>$/);
  });

  test("without findings there is nothing to filter", () => {
    const page = formatHtml(inputOf([fileOf(text, [])]));
    expect(page).toContain("No problems found.");
    expect(page).not.toContain("<form");
    expect(formatHtml(inputOf([]))).toContain("Nothing was linted");
  });
});
