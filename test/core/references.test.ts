import { toContractSet } from "../../src/core/contract-set.ts";
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../src/core/document.ts";
import { locate } from "../../src/core/destination.ts";
import { isIllustrative } from "../../src/core/illustrative.ts";
import { findReferences, referenceNodes } from "../../src/core/references.ts";
import { treeOf } from "../../src/core/tree.ts";
import { createDocument } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";

const tree = treeOf(["skills/a/SKILL.md", "skills/a/references/x.md", "skills/a/references/my notes.md", "skills/a/extra/y.py", "skills/a/Keys.md", "tools/run.sh", "skills/b/SKILL.md"]);

function read(text: string, path = "skills/a/SKILL.md", kind: DocumentKind = "skill"): ReturnType<typeof createDocument> {
  return createDocument({ path, kind, text, tree }, { parser: remarkParser, wanted: () => new Set(referenceNodes), contracts: toContractSet([]) });
}

/** The references of a text: form, path, base, and the text under the span. */
function found(text: string): unknown[] {
  return findReferences(read(text)).map(({ form, path, base, span }) => [form, path, base, text.slice(span.start, span.end)]);
}

/** Where the only reference of a text leads. */
function destination(text: string, path?: string, kind?: DocumentKind): unknown {
  const document = read(text, path, kind);
  const [reference] = findReferences(document);
  if (reference === undefined) throw new Error(`no reference in ${text}`);
  return locate(document, tree, reference);
}

describe("the references of a document", () => {
  it.each<[string, string, unknown[]]>([
    ["a link", '[a](references/x.md "x.md")', ["link", "references/x.md", "relative", "references/x.md"]],
    ["a link whose text is its path", "[references/x.md](references/x.md)", ["link", "references/x.md", "relative", "references/x.md"]],
    ["an image in a link to the web", "[![a](x.png)](https://example.com)", ["link", "x.png", "relative", "x.png"]],
    ["a definition", "[a]: ./x.md#top", ["link", "./x.md", "relative", "./x.md"]],
    ["a query and a fragment", "[a](x.md?plain=1#top)", ["link", "x.md", "relative", "x.md"]],
    ["a path in angle brackets", "[a](<references/my notes.md>)", ["link", "references/my notes.md", "relative", "references/my notes.md"]],
    ["per cent signs", "[a](references/my%20notes.md)", ["link", "references/my notes.md", "relative", "references/my%20notes.md"]],
    ["a lone per cent sign", "[a](50%.md)", ["link", "50%.md", "relative", "50%.md"]],
    ["backslashes", "[a](references\\x.md)", ["link", "references/x.md", "relative", "references\\x.md"]],
    ["a path from the root", "[a](/tools/run.sh)", ["link", "tools/run.sh", "root", "tools/run.sh"]],
    ["the folder of the skill", "[a](${CLAUDE_SKILL_DIR}/x.md)", ["link", "x.md", "skill", "x.md"]],
    ["the folder of the plugin", "`${CLAUDE_PLUGIN_ROOT}/tools/run.sh`", ["code", "tools/run.sh", "plugin", "tools/run.sh"]],
    ["a code span", "Read `references/x.md`.", ["code", "references/x.md", "relative", "references/x.md"]],
    ["a code span into another folder of the skill", "``extra/y.py``", ["code", "extra/y.py", "relative", "extra/y.py"]],
    ["a code span with a line", "`scripts/a.py:12`", ["code", "scripts/a.py", "relative", "scripts/a.py"]],
  ])("hold %s", (_, text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    "[a](https://example.com/x.md) <https://example.com> www.example.com a@example.com",
    "[a](#top) [b](?x) [c]() [d](mailto:a@example.com) [e](//example.com/x.md) [f](C:/x.md)",
    "[a](~/x.md) [b](${OTHER}/x.md) [c]($HOME/x.md)",
    "```md\n[a](x.md)\n```\n\n<!-- [b](x.md) -->\n\n`[c](x.md)`",
    "`python scripts/a.py` `src/a.py` `references/` `a.md` `/usr/bin/a.sh` `~/scripts/a.py` `*.md` `references/*.md`",
  ])("do not hold %j", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("where a reference leads", () => {
  it.each<[string, unknown]>([
    ["[a](references/x.md)", { status: "exact", path: "skills/a/references/x.md" }],
    ["[a](references/my%20notes.md)", { status: "exact", path: "skills/a/references/my notes.md" }],
    ["[a](tools/run.sh)", { status: "exact", path: "tools/run.sh" }],
    ["[a](/tools/run.sh)", { status: "exact", path: "tools/run.sh" }],
    ["[a](../b/SKILL.md)", { status: "exact", path: "skills/b/SKILL.md" }],
    ["[a](${CLAUDE_SKILL_DIR}/Keys.md)", { status: "exact", path: "skills/a/Keys.md" }],
    ["[a](${CLAUDE_SKILL_DIR}/tools/run.sh)", { status: "missing" }],
    ["[a](${CLAUDE_PLUGIN_ROOT}/tools/run.sh)", { status: "exact", path: "tools/run.sh" }],
    ["[a](References/X.md)", { status: "other-case", path: "skills/a/references/x.md" }],
    ["[a](Tools/run.sh)", { status: "missing" }],
    ["[a](references/z.md)", { status: "missing" }],
    ["[a](/docs/z.md)", { status: "unknown" }],
    ["[a](/tools/z.md)", { status: "missing" }],
    ["[a](../tools/run.sh)", { status: "misplaced", found: "tools/run.sh" }],
    ["[a](./tools/run.sh)", { status: "misplaced", found: "tools/run.sh" }],
    ["[a](${CLAUDE_PROJECT_DIR}/tools/run.sh)", { status: "exact", path: "tools/run.sh" }],
    ["[a](${CLAUDE_PROJECT_DIR}/z.md)", { status: "unknown" }],
    ["`bash $CLAUDE_PLUGIN_ROOT/tools/run.sh -v`", { status: "exact", path: "tools/run.sh" }],
    ["[a](../../../z.md)", { status: "unknown" }],
    ["[a](path/to/z.md)", { status: "unknown" }],
  ])("%s", (text, expected) => {
    expect(destination(text)).toEqual(expected);
  });

  it.each(["[a](x.md)", "[a](references/x.md)", "[a](../references/x.md)"])("%s in a resource", (text) => {
    expect(destination(text, "skills/a/references/new.md", "skill-resource")).toEqual({ status: "exact", path: "skills/a/references/x.md" });
  });
});

describe("a path that shows a form", () => {
  it.each(["<path>", "{slug}.md", "notes/YYYY-MM-DD.md", "path/to/x.md", "your-file.md", "references/*.md", "...", "url", "file1.md", "xxx.md", "./example.md", "phaseN.md"])("%s", (path) => {
    expect(isIllustrative(path)).toBe(true);
  });

  it.each(["references/x.md", "examples/a.md", "references/examples.md", "./forms.md", "../a b.md", "topics/files.md", "assets/logo.png"])("is not %s", (path) => {
    expect(isIllustrative(path)).toBe(false);
  });
});
