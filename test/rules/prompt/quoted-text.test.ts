import rule from "../../../rules/prompt/quoted-text.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".claude/agents/example.md";
const agent = (...lines: string[]): string => `---\nname: example\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      { name: "quotes", file, text: agent('description: "Use when: x"') },
      { name: "a block", file, text: agent("description: |\n  Use when: x") },
      { name: "a colon without a blank", file, text: agent("description: See https://example.org/a:b") },
      { name: "a value over several lines, which quotes around one do not mend", file, text: agent("description: Use when: x", "  and when: y") },
      { name: "anthropics/claude-code#91871: lines that are not indented", file, text: agent("description: Read. Examples:", "<example>", "user: hi", "</example>") },
      { name: "a blank line before the rest", file, text: agent("description: Use when: x", "", "  and when: y") },
      { name: "what may be a comment", file, text: agent("description: Use when: x #1") },
      { name: "a quote that never ends", file, text: agent('description: "Use when') },
      { name: "a hint, of which another rule tells", file, text: agent("argument-hint: [a] [b]") },
      { name: "no front matter", file, text: "description: Use when: x\n" },
    ],
    bad: [
      { name: "anthropics/claude-code#16916: a colon", file, crlf: "differs", text: agent("description: Use when[|:|] x"), reports: ["unquoted"], fixed: agent('description: "Use when: x"') },
      { name: "anthropics/claude-code#86748: examples on one line", file, crlf: "differs", text: agent(String.raw`description: Read.\n<example>\nContext[|:|] "hi"\n</example>`, "model: opus"), reports: ["unquoted"], fixed: agent(String.raw`description: 'Read.\n<example>\nContext: "hi"\n</example>'`, "model: opus") },
      { name: "an apostrophe", file, crlf: "differs", text: agent(String.raw`description: It's "so"[|:|] x`), reports: ["unquoted"], fixed: agent(`description: 'It''s "so": x'`) },
      { name: "an alias", file, crlf: "differs", text: agent("tools: [|*|]"), reports: ["unquoted"], fixed: agent('tools: "*"') },
      { name: "a list and more", file, crlf: "differs", text: agent("tools: [Read] [|G|]rep", "model: opus"), reports: ["unquoted"], fixed: agent('tools: "[Read] Grep"', "model: opus") },
      { name: "xujialiu/Zotero-TTS#27: an agent with CRLF line ends", file, text: agent("description: Use when[|:|] x").replaceAll("\n", "\r\n"), reports: ["dropped"], fixed: agent('description: "Use when: x"').replaceAll("\n", "\r\n") },
      { name: "a command with CRLF line ends", file: ".claude/commands/example.md", text: "---\r\ndescription: Fix[|:|] y\r\n---\r\n", reports: ["unquoted"], fixed: '---\r\ndescription: "Fix: y"\r\n---\r\n' },
      { name: "a command", file: ".claude/commands/example.md", text: "---\ndescription: Fix[|:|] x\n\n# end\n---\n", reports: ["unquoted"], fixed: '---\ndescription: "Fix: x"\n\n# end\n---\n' },
      { name: "a place that tells nothing", file: "notes/example.md", text: "---\ndescription: Fix[|:|] x\n---\n", reports: ["unquoted"], fixed: '---\ndescription: "Fix: x"\n---\n' },
    ],
  },
  given,
);
