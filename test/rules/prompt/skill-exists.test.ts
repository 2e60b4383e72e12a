import rule from "../../../rules/prompt/skill-exists.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".claude/agents/example.md";
const files = { ".claude/skills/read/SKILL.md": "", ".claude/skills/pay/SKILL.md": "", ".claude/skills/empty/notes.md": "" };
const agent = (...lines: string[]): string => `---\nname: example\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      { name: "a list", file, files, text: agent("skills: [read, pay]") },
      { name: "text between commas", file, files, text: agent("skills: read , pay") },
      { name: "a skill of a plugin", file, files, text: agent("skills: [other:book]") },
      { name: "a project without skills of its own", file, text: agent("skills: [book]") },
      { name: "folders without a skill", file, files: { ".claude/skills/a/notes.md": "" }, text: agent("skills: [book]") },
      { name: "a custom agent", file: ".github/agents/example.agent.md", files, text: agent("skills: [book]") },
      { name: "a chosen client that reads the place and loads no skills from it", file, files, text: agent("skills: [book]"), profiles: ["vscode"] },
      { name: "no value", file, files, text: agent("skills:") },
      { name: "no front matter", file, files, text: "skills: [book]\n" },
    ],
    bad: [
      { name: "a missing skill", file, files, text: agent("skills: [read, [|book|]]"), reports: ["missing"] },
      { name: "a renamed skill", file, files, text: agent("skills: read, [|pays|]"), reports: ["meant"], fixed: agent("skills: read, pay") },
      { name: "a folder without a skill", file, files, text: agent("skills: [|'empty'|]".replace("[|'empty'|]", "'[|empty|]'")), reports: ["missing"] },
      { name: "a plugin", file: "p/agents/a/example.md", files: { "p/skills/read/SKILL.md": "" }, text: agent("skills:", "  - [|book|]"), reports: ["missing"] },
      { name: "another case", file, files, text: agent("skills: [[|Read|]]"), reports: ["meant"], fixed: agent("skills: [read]") },
    ],
  },
  given,
);
