import rule from "../../../rules/prompt/unique-names.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const agent = (name: string): string => `---\nname: ${name}\ndescription: Read.\n---\n`;
const file = ".claude/agents/example.md";

testRule(
  rule,
  {
    good: [
      { name: "two names", file, files: { ".claude/agents/other.md": agent("other") }, text: agent("example") },
      { name: "capitals", file, files: { ".claude/agents/Other.md": agent("Example") }, text: agent("example") },
      { name: "two projects", file, files: { "web/.claude/agents/a.md": agent("example") }, text: agent("example") },
      { name: "an agent and a command", file, files: { ".claude/commands/a.md": agent("example") }, text: agent("example") },
      { name: "agents of a plugin", file: "agents/example.md", files: { "agents/a/example.md": agent("example") }, text: agent("example") },
      { name: "a chosen client that reads the place and loads both", file, files: { ".claude/agents/a.md": agent("example") }, text: agent("example"), profiles: ["vscode"] },
      { name: "no name", file, files: { ".claude/agents/a.md": agent("") }, text: agent("") },
      { name: "no front matter", file, files: { ".claude/agents/a.md": agent("example") }, text: "name: example\n" },
    ],
    bad: [
      { name: "two files", file, files: { ".claude/agents/a.md": agent("example") }, text: agent("[|example|]"), reports: ["duplicate"] },
      { name: "two folders", file: ".claude/agents/b/x.md", files: { ".claude/agents/a/x.md": agent('"example"') }, text: agent("[|example|]"), reports: ["duplicate"] },
      { name: "three files", file: "web/.claude/agents/c.md", files: { "web/.claude/agents/a.md": agent("x"), "web/.claude/agents/b.md": agent("x") }, text: agent("[|x|]"), reports: ["duplicate"] },
    ],
  },
  given,
);
