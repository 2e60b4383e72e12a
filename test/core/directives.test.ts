import { toContractSet } from "../../src/core/contract-set.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { directiveActions, findDirectives } from "../../src/core/directives.ts";
import type { DocumentKind } from "../../src/core/document.ts";
import type { LintSettings } from "../../src/core/examine.ts";
import type { NodeType } from "../../src/core/markdown.ts";
import { defineRule, type AnyRule } from "../../src/core/rule.ts";
import { lintText } from "../../src/engine/lint-text.ts";
import { createDocument, type DocumentReader } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { readMarks } from "../../src/testing/marks.ts";
import { given } from "../given.ts";
import { root } from "../rule-modules.ts";

const reader: DocumentReader = { parser: remarkParser, wanted: () => new Set<NodeType>(["html", "code"]), contracts: toContractSet(given.contracts) };

/** Each directive as its first word, its rules and its reason. */
function directivesIn(text: string, kind: DocumentKind = "skill"): string[] {
  return findDirectives(createDocument({ path: "skills/example/SKILL.md", kind, text }, reader)).map(({ name, rules, reason }) =>
    [name.text, ...rules.map(({ id }) => id), ...(reason === "" ? [] : [`(${reason})`])].join(" "),
  );
}

const record = "<!-- engagement-record-design-575 -->\n\n```yaml\n";

describe("a directive", () => {
  it.each<[string, string, string[]]>([
    ["a comment of its own", "<!-- markerlint-disable a/b -->", ["markerlint-disable a/b"]],
    ["a comment without blanks", "<!--markerlint-disable-->", ["markerlint-disable"]],
    ["a comment with tabs", "<!--\tmarkerlint-disable-line\ta/b\t--\twhy\t-->", ["markerlint-disable-line a/b (why)"]],
    ["a comment in a paragraph", "Words <!-- markerlint-disable-line a/b --> and more.", ["markerlint-disable-line a/b"]],
    ["a comment in a heading", "# Title <!-- markerlint-disable-line a/b -->", ["markerlint-disable-line a/b"]],
    ["a comment in a list item", "- One\n\n  <!-- markerlint-disable-next-line a/b -->\n- Two", ["markerlint-disable-next-line a/b"]],
    ["a comment in a cell", "| a |\n| --- |\n| b <!-- markerlint-disable-line a/b --> |", ["markerlint-disable-line a/b"]],
    ["a comment in other HTML", "<div>\n<!-- markerlint-disable-file a/b -->\n</div>", ["markerlint-disable-file a/b"]],
    ["a comment indented by three blanks", "   <!-- markerlint-disable a/b -->", ["markerlint-disable a/b"]],
    ["a comment over several lines", "<!-- markerlint-disable\n  a/b,\n  c/d\n  -- why\n     and how\n-->", ["markerlint-disable a/b c/d (why\n     and how)"]],
    ["several on a line", "<!-- markerlint-disable a/b --> <!-- markerlint-enable a/b -->", ["markerlint-disable a/b", "markerlint-enable a/b"]],
    ["several on a line without blanks", "<!--markerlint-disable--><!-- other --><!--markerlint-enable-->", ["markerlint-disable", "markerlint-enable"]],
    ["rules behind commas", "<!-- markerlint-disable a/b,c/d, e/f -->", ["markerlint-disable a/b c/d e/f"]],
    ["rules behind blanks", "<!-- markerlint-disable a/b  c/d -->", ["markerlint-disable a/b c/d"]],
    ["a reason with dashes", "<!-- markerlint-disable a/b -- as agreed -- see 12 — all of it -->", ["markerlint-disable a/b (as agreed -- see 12 — all of it)"]],
    ["a reason without rules", "<!-- markerlint-disable-file -- generated -->", ["markerlint-disable-file (generated)"]],
    ["a reason behind the hyphens of the word", "<!-- markerlint-disable-- why -->", ["markerlint-disable (why)"]],
    ["a reason behind an em dash", "<!-- markerlint-disable a/b — why -->", ["markerlint-disable a/b (why)"]],
    ["a reason that is empty", "<!-- markerlint-disable a/b -- -->", ["markerlint-disable a/b"]],
    ["a hyphen that is no reason", "<!-- markerlint-disable a/b-c -->", ["markerlint-disable a/b-c"]],
    ["a comment below the shortest comments", "<!--> <!-- markerlint-disable a/b -->\n\n<!---> <!-- markerlint-enable a/b -->", ["markerlint-disable a/b", "markerlint-enable a/b"]],
    ["a comment of the front matter", "---\n# markerlint-disable-next-line a/b -- why\nname: example\n---\n", ["markerlint-disable-next-line a/b (why)"]],
    ["a comment behind a value", "---\nname: example # markerlint-disable-line a/b, c/d\n---\n", ["markerlint-disable-line a/b c/d"]],
    ["a comment behind a value without a blank", "---\nname: example #markerlint-disable-line a/b\n---\n", ["markerlint-disable-line a/b"]],
    ["a comment of broken front matter", "---\n# markerlint-disable-file a/b\nname: one: two\n---\n", ["markerlint-disable-file a/b"]],
    ["a comment of a payload", `${record}# markerlint-disable-next-line a/b\nfoo: bar\n\`\`\`\n`, ["markerlint-disable-next-line a/b"]],
    // Meant as directives; a rule says that they are none.
    ["another case", "<!-- Markerlint-Disable a/b -->", ["Markerlint-Disable a/b"]],
    ["an unknown word", "<!-- markerlint-ignore a/b -->", ["markerlint-ignore a/b"]],
    ["no word", "<!-- markerlint- -->", ["markerlint-"]],
    ["a colon for the hyphen", "<!-- markerlint: disable-line a/b -->", ["markerlint: disable-line a/b"]],
    ["a blank for the hyphens", "<!-- markerlint disable next line a/b -->", ["markerlint disable next line a/b"]],
  ])("is %s", (_name, text, expected) => {
    expect(directivesIn(text)).toEqual(expected);
    expect(directivesIn(text.replaceAll("\n", "\r\n")).map((each) => each.replaceAll("\r\n", "\n"))).toEqual(expected);
  });

  it.each<[string, string]>([
    ["a heading", "# markerlint-disable"],
    ["a sentence", "Write markerlint-disable to silence it."],
    ["a fence", "```md\n<!-- markerlint-disable -->\n```"],
    ["a fence in a list item", "- One:\n\n  ```md\n  <!-- markerlint-disable -->\n  ```"],
    ["a fence that is never closed", "~~~\n<!-- markerlint-disable -->\n"],
    ["a code span", "It looks like `<!-- markerlint-disable -->`."],
    ["indented code", "    <!-- markerlint-disable -->"],
    ["indented code with a tab", "\t<!-- markerlint-disable -->"],
    ["a block quote", "> <!-- markerlint-disable -->"],
    ["a list in a block quote", "> - <!-- markerlint-disable -->"],
    ["a quoted paragraph", "> Words <!-- markerlint-disable -->"],
    ["an escaped comment", "\\<!-- markerlint-disable -->"],
    ["an entity", "&lt;!-- markerlint-disable --&gt;"],
    ["a comment that is not closed", "<!-- markerlint-disable\n\nWords."],
    ["a comment in a paragraph that is not closed", "Words <!-- markerlint-disable"],
    ["a comment that holds another", "<!-- for example: <!-- markerlint-disable -->"],
    ["a comment that only speaks of it", "<!-- see markerlint-disable -->"],
    ["a comment about the linter", "<!-- markerlint disabled this for us -->\n\n<!-- markerlint is a linter -->\n\n<!-- markerlint rules start -->"],
    ["a longer name", "<!-- markerlint2-disable -->\n\n<!-- my-markerlint-disable -->"],
    ["another linter", "<!-- markdownlint-disable -->"],
    ["a blank behind the bracket", "< !-- markerlint-disable -->"],
    ["a number sign in a value", "---\ndescription: |\n  # markerlint-disable\nname: \"# markerlint-disable\"\n---\n"],
    ["a number sign without a blank before it", "---\nname: example# markerlint-disable\n---\n"],
    ["a heading that looks like a comment of YAML", "---\nname: example\n---\n\n# markerlint-disable-file\n"],
    ["a comment of YAML in a fence that is no payload", "```yaml\n# markerlint-disable-file\nfoo: bar\n```\n"],
    ["a comment of HTML in front matter", "---\nname: example <!-- markerlint-disable -->\n---\n"],
    ["a comment of YAML in a quoted record", `> ${record.replaceAll("\n", "\n> ")}# markerlint-disable-file\n> foo: bar\n> \`\`\`\n`],
  ])("is not %s", (_name, text) => {
    expect(directivesIn(text)).toEqual([]);
  });

  it("has a place for itself, for its first word and for each rule", () => {
    const { text, spans } = readMarks("- One\n\n  [|<!-- [|markerlint-disable|]\n  [|a/b|], [|c/d|] -- why -->|]\n");
    const [directive] = findDirectives(createDocument({ path: "a.md", kind: "markdown", text }, reader));
    expect([directive?.span, directive?.name.span, ...(directive?.rules ?? []).map(({ span }) => span)]).toEqual(spans);
  });
});

/** A rule that reports every occurrence of a word. */
function ruleFor(id: string, word: string): AnyRule {
  return defineRule({
    id,
    meta: { summary: "Disallow a word", level: "must", preset: "recommended", severity: "error", kinds: ["skill"], fixable: false, evidence: [{ url: "https://example.org", claim: "none" }] },
    messages: { found: "Found." },
    check(document, { report }) {
      for (const { index } of document.text.matchAll(new RegExp(word, "g"))) report("found", { at: { start: index, end: index + word.length } });
    },
  });
}

const rules = [ruleFor("x/one", "ONE"), ruleFor("x/two", "TWO")];

function settings(inlineConfig: boolean): LintSettings {
  return {
    rules: rules.map((rule) => ({ rule, severity: "error", options: undefined })),
    profiles: [],
    profilesChosen: false,
    inlineConfig,
    ruleIds: new Map([["x/one", "x/one"], ["x/two", "x/two"], ["x/first", "x/one"]]),
    ruleUrl: (id) => id,
  };
}

function lint(text: string, inlineConfig = true): readonly (readonly [number, string | undefined])[] {
  const { diagnostics } = lintText({ path: "a.md", kind: "skill", folderNames: [], text, hasByteOrderMark: false, faults: [] }, settings(inlineConfig), reader);
  return diagnostics.map(({ region, suppressed }) => [region.start, suppressed?.reason]);
}

/** In each text `[|…|]` stands around the words that are still reported. */
const ranges: readonly [string, string][] = [
  ["disable-line: its own line", "[|ONE|]\n\nONE <!-- markerlint-disable-line x/one --> ONE\n\n[|ONE|]\n"],
  ["disable-line: only the rules that it names", "ONE [|TWO|] <!-- markerlint-disable-line x/one -->\n"],
  ["disable-line: every rule", "ONE TWO <!-- markerlint-disable-line -->\n"],
  ["disable-line over several lines: the first", "ONE <!-- markerlint-disable-line\nx/one --> [|ONE|]\n"],
  ["disable-next-line", "<!-- markerlint-disable-next-line x/one -->\nONE\n[|ONE|]\n"],
  ["disable-next-line, not its own line", "[|ONE|] <!-- markerlint-disable-next-line x/one -->\nONE\n"],
  ["disable-next-line over blank lines", "<!-- markerlint-disable-next-line x/one -->\n\n \t\n\nONE\n[|ONE|]\n"],
  ["disable-next-line over several lines: below its last", "<!-- markerlint-disable-next-line\n  x/one -->\n\nONE\n\n[|ONE|]\n"],
  ["disable-next-line twice", "<!-- markerlint-disable-next-line x/one -->\n<!-- markerlint-disable-next-line x/two -->\nONE TWO\n[|ONE|] [|TWO|]\n"],
  ["disable-next-line twice on a line", "<!-- markerlint-disable-next-line x/one --> <!-- markerlint-disable-next-line x/two -->\nONE TWO\n"],
  ["disable-next-line above another with words", "<!-- markerlint-disable-next-line x/one -->\n<!-- markerlint-disable-next-line x/two --> ONE\n[|ONE|] TWO\n"],
  ["disable-next-line at the end", "[|ONE|]\n\n<!-- markerlint-disable-next-line x/one -->\n"],
  ["disable: to the end", "[|ONE|]\n\n<!-- markerlint-disable x/one -->\n\nONE [|TWO|]\n\nONE\n"],
  ["disable and enable, with the lines of both", "[|ONE|]\n\n<!-- markerlint-disable x/one --> ONE\n\nONE\n\n<!-- markerlint-enable x/one --> ONE\n\n[|ONE|]\n"],
  ["enable for one rule of two", "<!-- markerlint-disable x/one x/two -->\n\nONE TWO\n\n<!-- markerlint-enable x/two -->\n\nONE [|TWO|]\n"],
  ["enable for every rule", "<!-- markerlint-disable x/one x/two -->\n\nONE TWO\n\n<!-- markerlint-enable -->\n\n[|ONE|] [|TWO|]\n"],
  ["enable for a rule after disable for every rule", "<!-- markerlint-disable -->\n\n<!-- markerlint-enable x/one -->\n\n[|ONE|] TWO\n"],
  ["two ranges", "<!-- markerlint-disable x/one -->\nONE\n\n<!-- markerlint-enable x/one -->\n\n[|ONE|]\n\n<!-- markerlint-disable x/one -->\nONE\n"],
  ["a range in a range ends both", "<!-- markerlint-disable x/one -->\n\n<!-- markerlint-disable x/one -->\nONE\n\n<!-- markerlint-enable x/one -->\n\n[|ONE|]\n"],
  ["enable without a range", "<!-- markerlint-enable x/one -->\n\n[|ONE|]\n"],
  ["enable does not end disable-file", "<!-- markerlint-disable-file x/one -->\n\n<!-- markerlint-enable x/one -->\n\nONE\n"],
  ["disable-file from the end", "ONE [|TWO|]\n\n<!-- markerlint-disable-file x/one -->\n"],
  ["an earlier id of a rule", "<!-- markerlint-disable-file x/first -->\n\nONE [|TWO|]\n"],
  ["an id that does not exist", "<!-- markerlint-disable-file x/three -->\n\n[|ONE|]\n"],
  ["a word that does not exist", "<!-- markerlint-disabel x/one -->\n\n[|ONE|]\n"],
  ["another case", "<!-- markerlint-Disable-File x/one -->\n\n[|ONE|]\n"],
  ["an example", "```md\n<!-- markerlint-disable-file -->\n```\n\n[|ONE|]\n"],
  ["a comment of YAML", "---\nname: [|ONE|]\n# markerlint-disable-next-line x/one -- why\ntitle: ONE\nlicense: ONE # markerlint-disable-line x/one\nother: [|ONE|]\n---\n\n[|ONE|]\n"],
  ["a comment of YAML for the file", "---\n# markerlint-disable-file x/one\nname: ONE\n---\n\nONE\n"],
  ["a range from YAML into the body", "---\nname: [|ONE|]\n# markerlint-disable x/one\ntitle: ONE\n---\n\nONE\n\n<!-- markerlint-enable x/one -->\n\n[|ONE|]\n"],
];

describe("silencing", () => {
  it.each(ranges)("%s", (_name, marked) => {
    for (const variant of [marked, marked.replaceAll("\n", "\r\n")]) {
      const { text, spans } = readMarks(variant);
      const shown = lint(text).filter(([, reason]) => reason === undefined);
      expect(shown.map(([start]) => start)).toEqual(spans.map(({ start }) => start));
    }
  });

  it("keeps what is silenced, with the reason", () => {
    expect(lint("ONE TWO <!-- markerlint-disable-line x/one -- as agreed -->\n")).toEqual([[0, "as agreed"], [4, undefined]]);
  });

  it("takes the reason of the first directive that silences", () => {
    expect(lint("<!-- markerlint-disable-file x/one -- a -->\n\nONE <!-- markerlint-disable-line x/one -- b -->\n")).toEqual([[45, "a"]]);
  });

  it("can be switched off", () => {
    expect(lint("ONE <!-- markerlint-disable-line -->\n", false)).toEqual([[0, undefined]]);
  });

  it("does not reach from a comment of a thread into the next one", () => {
    const text = JSON.stringify([{ body: "<!-- markerlint-disable-file x/one -->\n\nONE" }, { body: "ONE" }]);
    const rule = { ...ruleFor("x/one", "ONE"), meta: { ...ruleFor("x/one", "ONE").meta, kinds: ["comment" as const] } };
    const all = { ...settings(true), rules: [{ rule, severity: "error" as const, options: undefined }] };
    const { diagnostics } = lintText({ path: "a.json", kind: "thread", folderNames: [], text, hasByteOrderMark: false, faults: [] }, all, reader);
    expect(diagnostics.map(({ suppressed }) => suppressed !== undefined)).toEqual([true, false]);
  });

  it("needs time in proportion to a long text", () => {
    const started = performance.now();
    for (const text of ["<!-- markerlint-disable-next-line x/one -->\n".repeat(1_000), `<!-- markerlint-disable ${"a/b ".repeat(10_000)}-->`, `<!-- markerlint-disable ${"- ".repeat(10_000)}-->`]) lint(text);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe("docs/directives.md", () => {
  const page = readFileSync(join(root, "docs/directives.md"), "utf8");
  const document = createDocument({ path: "docs/directives.md", kind: "markdown", text: page }, reader);
  const examples = document.nodes("code").flatMap(({ value }) => findDirectives(createDocument({ path: "SKILL.md", kind: "skill", text: value }, reader)));

  it("is itself without directives", () => {
    expect(findDirectives(document)).toEqual([]);
  });

  it("shows directives that exist, for rules that exist", () => {
    expect(examples.length).toBeGreaterThan(3);
    expect(examples.filter(({ action }) => action === undefined)).toEqual([]);
    expect(examples.flatMap(({ rules: named }) => named.map(({ id }) => id)).filter((id) => !existsSync(join(root, "rules", `${id}.md`)))).toEqual([]);
  });

  it("names all of them", () => {
    for (const action of directiveActions) expect(page).toContain(`| \`markerlint-${action}\` |`);
  });
});
