import { describe, expect, it } from "vitest";
import type { MarkdownParser, NodeType } from "../../src/core/markdown.ts";
import { limitOf } from "../../src/parse/markdown/limits.ts";
import { chooseParser } from "../../src/parse/markdown/choose.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";

/** Inputs on which a parser needs minutes or ends the process, by their length. */
const hostile: Readonly<Record<string, (n: number) => string>> = {
  "list marks in a row": (n) => `${"- ".repeat(n)}a`,
  "numbered marks in a row": (n) => `${"1. ".repeat(n)}a`,
  "quote marks in a row": (n) => `${">".repeat(n)}a`,
  "footnote labels in a row": (n) => `${"[^a]: ".repeat(n)}b`,
  "lists by indentation": (n) => Array.from({ length: Math.min(n, 2000) }, (_, depth) => `${" ".repeat(2 * depth)}- a`).join("\n"),
  "lazy lines": (n) => `> a\n${"b\n".repeat(n)}`,
  "table rows": (n) => `|a|b|\n|-|-|\n${"|a|b|\n".repeat(n)}`,
  "table columns": (n) => `${"|a".repeat(n)}|\n${"|-".repeat(n)}|\n`,
  "closing brackets": (n) => "]".repeat(n),
  "nested brackets": (n) => "[".repeat(n) + "]".repeat(n),
  "nested images": (n) => `${"![".repeat(n)}a${"](b)".repeat(n)}`,
  "unclosed links": (n) => "[a](".repeat(n),
  "opening and closing marks that do not match": (n) => "*a_ ".repeat(n),
  "closing marks": (n) => "a* ".repeat(n),
  "struck closing marks": (n) => "a~~ ".repeat(n),
  "a long run on both sides": (n) => `${"*".repeat(n)}a${"*".repeat(n)}`,
  "nested emphasis": (n) => "*a ".repeat(n) + "a*".repeat(n),
  "unclosed comments": (n) => `x ${"<!-- ".repeat(n)}`,
  "unclosed instructions": (n) => `x ${"<?".repeat(n)}`,
};

/** Large documents that people do write. */
const benign: Readonly<Record<string, string>> = {
  "a table of 1,000 rows": `| a | b | c | d |\n| - | - | - | - |\n${"| one | `two` | [three](x) | **four** |\n".repeat(1000)}`,
  "a paragraph of 200 KB": "Words and *more* words, with a [link](x) now and then. ".repeat(3700),
  "a skill of 3,000 lines": "## Step\n\n- Do `this`, then **that**.\n  - And this.\n\n```sh\nls | grep '[a]*' # ``` is no fence\n```\n\n".repeat(300),
  "a list nested 20 deep": Array.from({ length: 20 }, (_, depth) => `${"  ".repeat(depth)}- item`).join("\n"),
  "a fence full of brackets": `\`\`\`\n${"]".repeat(50_000)}\n${"- ".repeat(5000)}\n\`\`\`\n`,
  "a ruler of asterisks": `${"*".repeat(1000)}\n\n${"_".repeat(1000)}\n`,
  "a long comment block": `<!--\n${"text *with* marks\n".repeat(2000)}-->\n`,
};

const wanted: ReadonlySet<NodeType> = new Set<NodeType>(["heading", "code", "html", "link", "text"]);
const fast = await chooseParser("auto");
const parsers: MarkdownParser[] = fast.name === "remark" ? [remarkParser] : [remarkParser, fast];

describe.each(parsers.map((parser) => [parser.name, parser] as const))("%s", (name, parser) => {
  it.each(Object.entries(hostile))("ends soon for %s", (_name, make) => {
    // Large enough that a parser without a limit would not be back for minutes.
    const text = make(name === "remark" ? 20_000 : 200_000);
    if (parser.limit(text) === undefined) expect(() => parser.open(text, 0, wanted)).not.toThrow();
    else expect(parser.limit(text)?.reason).toMatch(/\d/);
  });

  it.each(Object.entries(hostile))("reads a little of %s", (_name, make) => {
    const text = make(100);
    expect(parser.limit(text)).toBeUndefined();
    expect(() => parser.open(text, 0, wanted)).not.toThrow();
  });

  it.each(Object.entries(benign))("reads %s", (_name, text) => {
    expect(parser.limit(text)).toBeUndefined();
    expect(parser.open(text, 0, wanted).nodesRead).toBeGreaterThan(0);
  });
});

describe.each(parsers)("a short text, of which not every line is looked at, for $name", (parser) => {
  it.each(Object.entries(hostile))("has the limits of a long one: %s", (_name, make) => {
    for (const size of [50, 200, 400, 800, 1_500, 3_000, 6_000]) expect(parser.limit(make(size))?.reason).toBe(parser.limit(`${make(size)}\n\n${"word\n\n".repeat(6_000)}`)?.reason);
  });
});

describe("the place of a limit", () => {
  it("is the line or the paragraph that is too much", () => {
    const text = `# Fine\n\n${">".repeat(1000)} deep\n\nMore.\n`;
    const limit = limitOf(text, "remark");
    expect(limit?.reason).toBe("lists or quotes nested more than 800 deep");
    expect(text.slice(limit?.span.start, limit?.span.end)).toBe(`${">".repeat(1000)} deep`);
  });

  it("starts anew with every paragraph", () => {
    expect(limitOf(`${"]".repeat(9000)}\n\n`.repeat(3), "remark")).toBeUndefined();
    expect(limitOf(`${"]".repeat(9000)}\n`.repeat(3), "remark")?.reason).toMatch(/brackets/);
  });
});
