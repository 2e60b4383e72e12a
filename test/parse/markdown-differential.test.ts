import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MarkdownParser, NodeType } from "../../src/core/markdown.ts";
import { readFrontmatter } from "../../src/parse/frontmatter.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { loadSatteri } from "../../src/parse/markdown/satteri.ts";
import { root } from "../rule-modules.ts";

/** The fast parser is held equal to the reference: the same nodes, fields, containers and offsets for every text. */
const every: readonly NodeType[] = [
  "heading", "code", "inlineCode", "html", "link", "image", "definition", "linkReference", "imageReference", "listItem", "list",
  "table", "paragraph", "blockquote", "thematicBreak", "strong", "emphasis", "footnoteDefinition", "footnoteReference", "text",
];
const wanted: ReadonlySet<NodeType> = new Set(every);
const fast = await loadSatteri();

function nodesOf(parser: MarkdownParser, text: string, bodyStart = 0): unknown {
  const index = parser.open(text, bodyStart, wanted);
  return Object.fromEntries(every.map((type) => [type, index.nodes(type)]));
}

function expectEqual(text: string, bodyStart = 0): void {
  if (fast !== undefined) expect(nodesOf(fast, text, bodyStart)).toEqual(nodesOf(remarkParser, text, bodyStart));
}

const edges: readonly string[] = [
  "# One\n\nTwo\n===\n\n### Three ###\n",
  "- [ ] open *task*\n- [x] done `task`\n  - [X] inner\n\n1. [ ] numbered\n",
  "<!-- block -->\ntext <!-- inline --> text\n  <!-- indented -->\n    <!-- code -->\n",
  "> <!-- quoted\n> over lines -->\n> text\n\n- <!-- in an item\n  over lines -->\n",
  "<!-- a --> text *x*\n\n<!-- unclosed\n\ntext\n",
  "1. Save:\n\n   ```json\n   { \"a\": \"<b>\" }\n   ```\n\n2. ~~~md\n   # no\n   ~~~\n",
  "```\nunclosed\n",
  "- ```yaml\n  a: 1\n",
  "> ```sh\n> ls\n> ```\n> after\n",
  "````md\n```js\ninner\n```\n````\n",
  "| a | b |\n| - | :-: |\n| `x` | [l](u) |\n| only |\n",
  "Text[^1] and [^2].\n\n[^1]: A note\n    with `code`.\n[^2]: > quoted\n",
  "https://example.com/a_b and www.example.com, me@example.com.\n",
  "[a]: ./one.md \"Title\"\n[b]: <two three.md>\n\n[a] [text][b] ![alt][a] [missing][]\n",
  "![alt *text*](img.png \"t\") [link `code` ![in](x)](y)\n",
  "😀 **bold 😀** `code 😀` [😀](😀)\n\n> 😀 <!-- 😀 -->\n",
  "a\r\nb\r\n\r\n- c\r\n  d\r\n\r\n```\r\ne\r\n```\r\n",
  "a\rb\r\r# c\r",
  "\tcode\n\n- a\n\t- b\n\n\t\tcode\n-\ttabbed\n",
  "a\u0000b *c\u0000*\n",
  "Setext *one*\n---\n\n* * *\n\n***\n\n_ _ _\n",
  "&amp; &copy; &#35; \\* \\# line\\\nbreak  \nend\n",
  "<div>\n```\nno fence\n```\n</div>\n\n<details>\n\n```\nfence\n```\n\n</details>\n",
  "~~struck~~ **a*b**c* ***both*** _u_ __s__\n",
  "- a\n\n  b\n- c\n\n\n- d\n* other\n1) one\n2) two\n",
  "\u2028 line separator \u0085 next \u00A0 nbsp\n",
  "<?php x ?> <![CDATA[ y ]]> <script>\n*no*\n</script>\n",
  "",
  "\n\n\n",
];

describe.skipIf(fast === undefined)("satteri and remark", () => {
  it.each(edges)("agree on %j", (text) => {
    expectEqual(text);
    expectEqual(text.replaceAll("\n", "\r\n"));
    expectEqual(text.split("\n").map((line) => `> ${line}`).join("\n"));
    expectEqual(`- ${text.split("\n").join("\n  ")}`);
  });

  it("agree on what is composed of all constructs", () => {
    const inline = fc.constantFrom("word", "*em*", "**st**", "`co`", "[l](u)", "![i](u)", "<!-- c -->", "<b>", "&amp;", "\\*", "😀", "https://e.com", "[r]", "[^1]", "a_b", "~~s~~", "|", "]", "[", "*", "`", "<", "!");
    const line = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
    const leaf = fc.oneof(
      line,
      line.map((text) => `# ${text}`),
      line.map((text) => `${text}\n---`),
      line.map((text) => `\`\`\`sh\n${text}\n\`\`\``),
      line.map((text) => `    ${text}`),
      line.map((text) => `<!-- ${text} -->`),
      line.map((text) => `| a | b |\n| - | - |\n| ${text} | x |`),
      fc.constantFrom("---", "[r]: u", "[^1]: note", "<div>", "```", "- [ ] t", ""),
    );
    const block = fc.letrec<{ block: string }>((tie) => ({
      block: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        leaf,
        fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join("\n").split("\n").map((each) => `> ${each}`).join("\n")),
        fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((blocks) => `- ${blocks.join("\n").split("\n").join("\n  ")}`),
        fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((blocks) => `1. ${blocks.join("\n\n").split("\n").join("\n   ")}`),
      ),
    })).block;
    const text = fc.tuple(fc.array(block, { maxLength: 5 }), fc.constantFrom("\n", "\n\n")).map(([blocks, gap]) => blocks.join(gap));
    fc.assert(fc.property(text, (each) => { expectEqual(each); }), { seed: 20261130, numRuns: 400 });
  }, 60_000);

  it("agree on every Markdown file of the project", () => {
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md") && !path.includes("node_modules") && !path.startsWith(".git/"));
    expect(files.length).toBeGreaterThan(40);
    for (const path of files) {
      const text = readFileSync(join(root, path), "utf8").replace(/^\uFEFF/, "");
      expectEqual(text, readFrontmatter(text, "skill").bodyStart);
    }
  }, 60_000);
});
