import { toContractSet } from "../../src/core/contract-set.ts";
import { describe, expect, it } from "vitest";
import { anchorKey, anchorNodes, anchorsOf } from "../../src/core/anchors.ts";
import { meantAnchor } from "../../src/core/meant-anchor.ts";
import { createDocument } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { loadSatteri } from "../../src/parse/markdown/satteri.ts";

const satteriParser = (await loadSatteri()) ?? remarkParser;

function open(text: string, parser = remarkParser): ReturnType<typeof createDocument> {
  return createDocument({ path: "a.md", kind: "markdown", text }, { parser, wanted: () => new Set(anchorNodes), contracts: toContractSet([]) });
}

function read(text: string, parser = remarkParser): ReturnType<typeof anchorsOf> {
  return anchorsOf(open(text, parser));
}

describe("the anchors that GitHub gives headings", () => {
  it.each<[string, string, string[]]>([
    ["blanks and signs", "## Check & Merge: what's new?", ["check--merge-whats-new"]],
    ["underscores and hyphens", "## a_b - c", ["a_b---c"]],
    ["repeated headings", "# A\n\n## A\n\n### a\n", ["a", "a-1", "a-2"]],
    ["a repeated heading beside one with its number", "# A\n\n# A 1\n\n# A\n", ["a", "a-1", "a-2"]],
    ["setext headings", "One\n===\n\nTwo\n---\n", ["one", "two"]],
    ["code, emphasis, links", "## Run `a.sh --now` *or* [the **rest**](https://example.com/x)", ["run-ash---now-or-the-rest"]],
    ["tags in code are text, tags are none", "## `<T>` and <b>bold</b> <a id=\"x\"></a>", ["t-and-bold-"]],
    ["pictures say nothing", "## ![logo](a.png) Name", ["-name"]],
    ["emoji and their names", "## 🚀 Start\n\n## :rocket: Start\n", ["-start", "rocket-start"]],
    ["letters of other scripts", "## Données pour l’Été\n\n## 概要 です\n", ["données-pour-lété", "概要-です"]],
    ["entities and escapes", "## A &amp; B \\* C", ["a--b--c"]],
    ["headings in quotes and lists", "> ## Quoted\n\n- ## Listed\n", ["quoted", "listed"]],
    ["no headings in fences and comments", "```\n# A\n```\n\n<!--\n# B\n-->\n\n    # C\n", []],
    ["headings in HTML, counted with the others", "# A\n\n<h2 align=\"center\">A</h2>\n\n<h3>\n\nB &amp; <i>C</i>\n\n</h3>\n\n# A\n", ["a", "a-1", "b--c", "a-2"]],
  ])("%s", (_, text, expected) => {
    expect(read(text).headings).toEqual(expected);
    expect(read(text, satteriParser)).toEqual(read(text));
  });

  it.each<[string, string, string[]]>([
    ["HTML", "<a id=\"one\"></a> <a name='two'></a> <span id=three>x</span>\n\n<div\n  id=\"four\">\n", ["one", "two", "three", "four"]],
    ["attribute lists", "## Name {#own}\n\n## Other {: #second .wide }\n\nText {#third}\n", ["name", "own", "second", "third", "other"]],
    ["MyST and docsify", "(target)=\n## Name :id=other\n", ["target", "other"]],
    ["blanks that other renderers take off", "## <a id=\"x\"></a> Name\n", ["name", "x"]],
  ])("what the document sets itself: %s", (_, text, expected) => {
    expect(new Set(read(text).custom)).toEqual(new Set(expected));
  });

  it.each(["{{#include other.md}}", "{% include other.md %}", "--8<-- \"other.md\"", "[!INCLUDE [x](other.md)]"])("a document with %s is open", (text) => {
    expect(read(`# A\n\n${text}\n`).open).toBe(true);
  });

  it("a document without is not", () => {
    expect(read("# A\n\nIt can include others: `{{name}}`.\n").open).toBe(false);
  });

  it("are found in any case, and without the selectors of emoji", () => {
    expect(anchorKey("\uFE0F-Warning")).toBe(anchorKey("-warning"));
  });

  it("are made in linear time", () => {
    const document = open(`${"<h2>".repeat(3000)}\n\n${"{#".repeat(5000)}\n\n${"# A\n".repeat(5000)}`, satteriParser);
    document.nodes("heading");
    const started = performance.now();
    anchorsOf(document);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe("the anchor that was meant", () => {
  const anchors = ["check--merge", "cleaning-up", "10-pr-merge-strategy", "step-1", "step-2", "r108-no-second-runtime", "granite-40", "git-worktrees", "git-worktree"];

  it.each<[string, string, string]>([
    ["check-merge", "check--merge", "same"],
    ["Cleaning up", "cleaning-up", "same"],
    ["cleaning_up", "cleaning-up", "same"],
    ["granite-4.0", "granite-40", "same"],
    ["cleaning-upp", "cleaning-up", "slip"],
    ["9-pr-merge-strategy", "10-pr-merge-strategy", "near"],
    ["pr-merge-strategy", "10-pr-merge-strategy", "near"],
    ["r108", "r108-no-second-runtime", "near"],
    ["merge-strategy", "10-pr-merge-strategy", "near"],
  ])("%s: %s (%s)", (fragment, anchor, certainty) => {
    expect(meantAnchor(fragment, anchors)).toEqual({ anchor, certainty });
  });

  it.each(["step-3", "step", "git-worktreee", "up", "-", "", "something-else", "strategy"])("of %s is not known", (fragment) => {
    expect(meantAnchor(fragment, anchors)).toBeUndefined();
  });
});
