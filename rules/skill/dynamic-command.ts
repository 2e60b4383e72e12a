import { claudeBodyOf } from "../../src/core/claude-body.ts";
import { defineRule } from "../../src/core/rule.ts";
import { contains, type Span } from "../../src/core/span.ts";

export default defineRule({
  id: "skill/dynamic-command",
  meta: {
    summary: "Disallow code spans and Markdown examples that Claude Code runs as commands",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    nodes: ["code", "inlineCode"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#inject-dynamic-context",
        claim: "an exclamation mark at the start of a line or behind a blank, with a code span right behind it, is run before the model sees the skill",
      },
      { url: "https://github.com/anthropics/claude-code/issues/12781", claim: "examples within fenced code blocks were run when a skill was loaded" },
      { url: "https://github.com/anthropics/claude-code/issues/24510", claim: "the text behind a code span that ends with an exclamation mark was run, and the skill failed" },
      { url: "https://github.com/anthropics/claude-plugins-official/issues/884", claim: "a skill that documents the syntax did not load, since its examples failed" },
    ],
  },
  messages: {
    example: "Claude Code runs `{{command}}` when it loads the {{what}}, although this is an example; put a character other than a blank right before the `!`.",
    block: "Claude Code runs `{{command}}` in this block when it loads the {{what}}, although the block is an example; write it without the `!` behind the backticks.",
    span: "Claude Code takes this `!` and the backtick behind it for a command, and runs `{{command}}` when it loads the {{what}}; let no blank stand before the `!`.",
  },
  check(document, { report, profiles }) {
    const { text } = document;
    const body = claudeBodyOf(document, { profiles });
    if (body === undefined) return;
    const { what } = body;
    const pattern = /(?<=^|\s)!`([^`]+)`/gm;
    pattern.lastIndex = body.start;
    const matches = text.includes("!`") ? [...text.matchAll(pattern)] : [];
    const blocks = text.slice(body.start).includes("```!") ? findBlocks(text, body.start) : [];
    if (matches.length + blocks.length === 0) return;
    // A block of another language, or of none, may be there to frame the output.
    const examples = document.nodes("code").filter(({ lang }) => /^(?:md|mdx|markdown)$/i.test(lang ?? ""));
    for (const { at, command } of blocks) {
      if (examples.some(({ span }) => contains(span, at))) report("block", { at, data: { command, what } });
    }
    for (const { index, 0: whole, 1: command = "" } of matches) {
      const at = { start: index, end: index + whole.length };
      const mark = { start: index, end: index + 1 };
      if (examples.some(({ span }) => contains(span, at))) report("example", { at, data: { command, what } });
      else if (document.nodes("inlineCode").some(({ span }) => contains(span, mark))) report("span", { at, data: { command: command.trim(), what } });
    }
  },
});

/** The blocks of commands from an offset on: the backticks and the mark at their top, and their first line. */
function findBlocks(text: string, from: number): { readonly at: Span; readonly command: string }[] {
  const pattern = /^([ \t]*)```![ \t]*\r?\n([\s\S]*?)```/gm;
  pattern.lastIndex = from;
  return [...text.matchAll(pattern)].map(({ index, 1: indent = "", 2: content = "" }) => ({
    at: { start: index + indent.length, end: index + indent.length + 4 },
    command: content.trim().split(/\r?\n/)[0] ?? "",
  }));
}
