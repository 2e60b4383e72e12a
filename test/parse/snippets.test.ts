import { toContractSet } from "../../src/core/contract-set.ts";
import { describe, expect, it } from "vitest";
import type { Document } from "../../src/core/document.ts";
import type { NodeType } from "../../src/core/markdown.ts";
import type { ShellSnippet } from "../../src/core/shell.ts";
import type { Span } from "../../src/core/span.ts";
import { createDocument } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { languagesIn, loadSnippetReaders } from "../../src/parse/snippet/readers.ts";

const snippets = await loadSnippetReaders(["shell", "python", "json"]);
const wanted: ReadonlySet<NodeType> = new Set<NodeType>(["code", "html"]);

function open(text: string, readers = snippets): Document {
  return createDocument({ path: "a.md", kind: "markdown", text }, { parser: remarkParser, wanted: () => wanted, contracts: toContractSet([]), snippets: readers });
}

function shellOf(text: string): { snippet: ShellSnippet; at: (span: Span | undefined) => string | undefined } {
  const [snippet] = open(text).snippets("shell");
  if (snippet === undefined) throw new Error("no shell fence");
  return { snippet, at: (span) => (span === undefined ? undefined : text.slice(span.start, span.end)) };
}

const fence = (code: string, language = "bash"): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe("shell snippets", () => {
  it.each([
    ["plain", "", ""],
    ["in a list item", "1. a\n\n   ", "   "],
    ["in a quote in a list item", "- > ", "  > "],
  ])("have spans of the document: %s", (_, first, prefix) => {
    const code = "gh pr view \"$N\" |\n  jq '.a'";
    const text = first + fence(code).replaceAll("\n", `\n${prefix}`);
    for (const each of [text, text.replaceAll("\n", "\r\n")]) {
      const { snippet, at } = shellOf(each);
      expect(snippet.code).toBe(code);
      expect(snippet.commands.map(({ span }) => at(span))).toEqual(['gh pr view "$N"', "jq '.a'"]);
      expect(snippet.commands.flatMap(({ words }) => words.map(({ span }) => at(span)))).toEqual(["gh", "pr", "view", '"$N"', "jq", "'.a'"]);
      expect(snippet.commands[0]?.pipedTo).toBe(snippet.commands[1]);
      expect(snippet.commands[0]?.words[3]?.expansions.map(({ kind, name, span }) => [kind, name, at(span)])).toEqual([["parameter", "N", "$N"]]);
    }
  });

  it("hold the commands in functions, branches, redirections and substitutions", () => {
    const { snippet } = shellOf(fence("f() { a; }\nif b; then c; elif d; then e; else g; fi\nfor i in $(h); do j; done <<< $(k)\ncase $(l) in x) m ;; esac\nX=$(n) o \"p $(q `r`)\" > $(s)\n(t; { u; })\nv <(w)\ncat <<EOF\n$(x)\nEOF"));
    expect(snippet.commands.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e", "g", "h", "j", "k", "l", "m", "o", "n", "q", "r", "s", "t", "u", "v", "w", "cat", "x"]);
    expect(snippet.faults).toEqual([]);
  });

  it("know what reads the status of a command", () => {
    const { snippet } = shellOf(fence("a && b || c\nif d; e; then f; fi\nwhile g; do h; done\n! i | j\nk"));
    const facts = snippet.commands.map(({ name, next, tested }) => [name, next?.operator, next?.command?.name, tested]);
    expect(facts).toEqual([
      ["a", "&&", "b", false],
      ["b", "||", "c", false],
      ["c", undefined, undefined, false],
      ["d", undefined, undefined, false],
      ["e", undefined, undefined, true],
      ["f", undefined, undefined, false],
      ["g", undefined, undefined, true],
      ["h", undefined, undefined, false],
      ["i", undefined, undefined, false],
      ["j", undefined, undefined, true],
      ["k", undefined, undefined, false],
    ]);
  });

  it("have words with their values and quotes, and placeholders that are no redirections", () => {
    const { snippet, at } = shellOf(fence("gh 'a b' \"c\" $'d\\n' e\"f\" <owner/name> --n=<number> $X < in.txt > out 2>&1"));
    const [command] = snippet.commands;
    expect(command?.words.map(({ value, quoting, hasPlaceholder }) => [value, quoting, hasPlaceholder])).toEqual([
      ["gh", "none", false],
      ["a b", "single", false],
      ["c", "double", false],
      ["d\n", "ansi-c", false],
      ["ef", "mixed", false],
      [undefined, "none", true],
      [undefined, "none", true],
      [undefined, "none", false],
    ]);
    expect(command?.redirections.map(({ operator, descriptor, target }) => [operator, descriptor, at(target?.span)])).toEqual([
      ["<", undefined, "in.txt"],
      [">", undefined, "out"],
      [">&", 2, "1"],
    ]);
  });

  it.each(["cat <in >out", "cat <in 2>out", "diff <(a) <(b)", "cat <<A >b\nA"])("takes real redirections for what they are: %s", (code) => {
    expect(shellOf(fence(code)).snippet.commands.flatMap(({ words }) => words).some(({ hasPlaceholder }) => hasPlaceholder)).toBe(false);
  });

  it("have here-documents", () => {
    const text = `- ${fence("cat <<-'A' <<B\n\tone\n\tA\n$X\n  B").replaceAll("\n", "\n  ")}`;
    const { snippet, at } = shellOf(text);
    const heredocs = snippet.commands[0]?.heredocs.map(({ delimiter, stripsTabs, body, closing, expansions }) => [delimiter.text, delimiter.quoted, stripsTabs, at(body)?.trim(), at(closing), expansions.length]);
    expect(heredocs).toEqual([
      ["A", true, true, "one", "A", 0],
      ["B", false, false, "$X\n    B", undefined, 1],
    ]);
  });

  it("have faults, and bodies without a command", () => {
    const { snippet, at } = shellOf(fence("if a; then\n  # nothing\nelse\n  b\nfi\necho 'c"));
    expect(snippet.faults.map(({ span, reason }) => [at(span), reason])).toEqual([
      ["else", "expected command after `then`"],
      ["'", "unterminated single quote"],
    ]);
    expect(snippet.emptyBodies.map(at)).toEqual(["else"]);
  });

  it.each(["$(".repeat(5000), "`".repeat(5001), "if a; then ".repeat(2000), '"$('.repeat(3000), "{ ".repeat(8000), "<<A ".repeat(3000), "a|".repeat(9000), "<".repeat(20_000), "<a ".repeat(9000)])(
    "survive hostile code: %.10s",
    (code) => {
      const start = performance.now();
      expect(() => shellOf(fence(code))).not.toThrow();
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});

describe("Python and JSON snippets", () => {
  it("have calls and comparisons in spans of the document", () => {
    const text = `> ${fence('x = next(e for e in events if e["ts"] > start)\nf(a)', "python").replaceAll("\n", "\n> ")}`;
    const [snippet] = open(text).snippets("python");
    expect(snippet?.calls.map(({ callee, selects, arguments: { start, end } }) => [callee, selects, text.slice(start, end)])).toEqual([
      ["next", true, 'e for e in events if e["ts"] > start'],
      ["f", false, "a"],
    ]);
    expect(snippet?.comparisons.map(({ left, operator, right }) => [left, operator, right])).toEqual([['e["ts"]', ">", "start"]]);
    expect(snippet?.faults).toEqual([]);
  });

  it("have faults where they do not parse", () => {
    const text = fence("def f(:\n  pass", "py") + fence('{"a": 1,}', "json") + fence('{"a": 1}', "json");
    const document = open(text);
    expect(document.snippets("python")[0]?.faults.length).toBeGreaterThan(0);
    expect(document.snippets("json").map(({ faults, value }) => [faults.map(({ span }) => text.slice(span.start, span.end)), value?.type])).toEqual([
      [["}"], undefined],
      [[], "object"],
    ]);
  });

  it.each(["(".repeat(20_000), "[".repeat(20_000), "if a:\n ".repeat(3000), "f'{".repeat(3000)])("survive hostile code: %.10s", (code) => {
    const start = performance.now();
    expect(() => open(fence(code, "python")).snippets("python")).not.toThrow();
    expect(() => open(fence(code, "json")).snippets("json")).not.toThrow();
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

describe("the parsers", () => {
  it("are asked for by the fences of a text, in JSON too", () => {
    expect([...languagesIn("```js\n```\n~~~ Bash\n~~~\n\"a\\n```json\\n\"")]).toEqual(["shell", "json"]);
    expect([...languagesIn("no fence: bash, `python`")]).toEqual([]);
  });

  it("are missed where they were not loaded", () => {
    expect(() => open(fence("a"), {}).snippets("shell")).toThrow("the parser of shell is not loaded");
    expect(open(fence("a", "js"), {}).snippets("shell")).toEqual([]);
  });

  it("leave long listings alone", () => {
    expect(open(fence("a\n".repeat(20_000))).snippets("shell")).toEqual([]);
  });
});
