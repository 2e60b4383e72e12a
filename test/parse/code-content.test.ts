import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CodeNode, NodeType } from "../../src/core/markdown.ts";
import { codeContent } from "../../src/parse/code-content.ts";
import type { MappedLines } from "../../src/parse/mapped-lines.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";

const wanted: ReadonlySet<NodeType> = new Set<NodeType>(["code"]);

function codeOf(text: string): { node: CodeNode; content: MappedLines } {
  const node = remarkParser.open(text, 0, wanted).nodes("code").find(({ lang }) => lang === "yaml");
  if (node === undefined) throw new Error(`no fence in ${JSON.stringify(text)}`);
  return { node, content: codeContent(text, node) };
}

/** What the map says of every code unit of the content: the units of the text that it stands for. */
function sourceUnits(text: string, { text: inner, map }: MappedLines): string[] {
  return Array.from({ length: inner.length }, (_, at) => {
    const { start, end } = map.spanToOuter({ start: at, end: at + 1 });
    return text.slice(start, end);
  });
}

describe("the content of a fence", () => {
  it.each([
    ["at top level", "```yaml\na: 1\nb: 2\n```\n", "a: 1\nb: 2"],
    ["behind emoji", "😀😀\n\n```yaml\na: 😀\n```\n", "a: 😀"],
    ["in a list item", "- x\n\n  ```yaml\n  a:\n    b: 1\n  ```\n", "a:\n  b: 1"],
    ["on the line of a list marker", "10. ```yaml\n    a: 1\n    b: 2\n    ```\n", "a: 1\nb: 2"],
    ["with blank lines in a list item", "- ```yaml\n  a: 1\n\n   \n  b: 2\n  ```\n", "a: 1\n\n \nb: 2"],
    ["in a quote in a list", "- > ```yaml\n  > a: 1\n  >b: 2\n  > ```\n", "a: 1\nb: 2"],
    ["that is indented", "   ```yaml\n   a: 1\n b: 2\n    c: 3\n   ```\n", "a: 1\nb: 2\n c: 3"],
    ["with tildes", "~~~yaml\n```\na: 1\n~~~\n", "```\na: 1"],
    ["that is not closed", "```yaml\na: 1\nb: 2", "a: 1\nb: 2"],
    ["that is not closed, with blank lines behind", "```yaml\na: 1\n\n\n", "a: 1"],
    ["that ends with its list item", "- ```yaml\n  a: 1\n\nb: 2\n", "a: 1"],
    ["of CRLF lines", "```yaml\r\na: 1\r\nb: 2\r\n```\r\n", "a: 1\r\nb: 2"],
    ["of lone CR lines", "```yaml\ra: 1\rb: 2\r```\r", "a: 1\rb: 2"],
    ["of mixed lines", "```yaml\r\na: 1\nb: 2\rc: 3\r\n```\n", "a: 1\nb: 2\rc: 3"],
    ["with blank lines at both ends", "```yaml\n\na: 1\n\n```\n", "\na: 1\n"],
    ["with tabs inside and at the start of a line", "```yaml\n\ta:\t1\n```\n", "\ta:\t1"],
    ["with trailing white space", "```yaml\na: 1  \t\n```\n", "a: 1  \t"],
    ["without lines", "```yaml\n```\n", ""],
    ["with one blank line", "```yaml\n\n```\n", ""],
    ["without anything behind it", "```yaml", ""],
  ])("%s", (_, text, expected) => {
    const { content } = codeOf(text);
    expect(content.text).toBe(expected);
    // A code unit of the content is the same code unit of the text, CRLF included.
    expect(sourceUnits(text, content).join("")).toBe(expected);
  });

  it("keeps the spaces of a tab that the prefix of a list item divides", () => {
    const text = "- ```yaml\n\ta: 1\n\t\tb: 2\n  ```\n";
    const { node, content } = codeOf(text);
    expect(content.text).toBe("  a: 1\n  \tb: 2");
    expect(content.text).toBe(node.value);
    expect(content.map.spanToOuter({ start: 0, end: 1 })).toEqual({ start: text.indexOf("\t"), end: text.indexOf("\t") + 1 });
    expect(content.map.toOuter(content.text.indexOf("a"))).toBe(text.indexOf("a:"));
    expect(content.map.toOuter(content.text.indexOf("b"))).toBe(text.indexOf("b:"));
  });

  it("stands where an empty content is asked for", () => {
    const text = "x\n\n```yaml\n```\n";
    const { content } = codeOf(text);
    expect(content.map.spanToOuter({ start: 0, end: 0 })).toEqual({ start: 11, end: 11 });
    expect(content.span).toEqual({ start: 11, end: 11 });
  });

  it("spans the lines between the fence lines", () => {
    const text = "- ```yaml\n  a: 1\n  b: 2\n  ```\n";
    const { span } = codeOf(text).content;
    expect(text.slice(span.start, span.end)).toBe("  a: 1\n  b: 2");
  });
});

const line = fc.stringMatching(/^(?:[ \t]{0,3}[a-z:#'"|>😀é-]{1,8}[ \t]{0,2})?$/u).filter((text) => !/^\s*[`~]/.test(text));
const ending = fc.constantFrom("\n", "\r\n");
const container = fc.constantFrom(
  { first: "", next: "" },
  { first: "- ", next: "  " },
  { first: "12. ", next: "    " },
  { first: "> ", next: "> " },
  { first: "> - ", next: ">   " },
  { first: "- > ", next: "  > " },
  { first: "* 1. ", next: "     " },
);

it("maps every offset of any fence to the same character of the document", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), ending, container, fc.constantFrom("```", "~~~", "`````"), fc.nat(3), fc.boolean(), (lines, end, { first, next }, marks, indent, closed) => {
      const spaces = " ".repeat(indent);
      const fenced = [`${spaces}${marks}yaml`, ...lines.map((each) => `${spaces}${each}`), ...(closed ? [`${spaces}${marks}`] : [])];
      const text = `# 😀${end}${end}${fenced.map((each, index) => (index === 0 ? first : next) + each).join(end)}${end}`;
      const { node, content } = codeOf(text);
      expect(content.text.replaceAll("\r\n", "\n")).toBe(node.value.replaceAll("\r\n", "\n"));
      expect(sourceUnits(text, content).join("")).toBe(content.text);
      for (let at = 0; at <= content.text.length; at += 1) {
        const outer = content.map.toOuter(at);
        if (at < content.text.length) expect(text[outer]).toBe(content.text[at]);
        expect(outer).toBeGreaterThanOrEqual(content.span.start);
        expect(outer).toBeLessThanOrEqual(content.span.end);
      }
    }),
    { numRuns: 1000 },
  );
});
