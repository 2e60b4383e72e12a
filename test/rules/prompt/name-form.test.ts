import rule from "../../../rules/prompt/name-form.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".claude/agents/example.md";
const named = (name: string): string => `---\nname: ${name}\ndescription: Read.\n---\n`;

testRule(
  rule,
  {
    good: [
      { file, text: named("example") },
      { name: "other characters", file, text: named("Ünïted Reader_2") },
      { name: "hyphens elsewhere", file, text: named("a--b-") },
      { name: "no name", file, text: named("") },
      { name: "a number", file, text: named("3000") },
      { name: "an agent of a plugin", file: "agents/example.md", text: named("a:b") },
      { name: "a custom agent", file: ".github/agents/example.agent.md", text: named("'Team: a'") },
      { name: "a command", file: ".claude/commands/example.md", text: named("a:b") },
      { name: "no front matter", file, text: "name: a:b\n" },
    ],
    bad: [
      { name: "a colon", file, text: named("team[|:|]example"), reports: ["colon"] },
      { name: "a colon in quotes", file, text: named("'team[|:|] example'"), reports: ["colon"] },
      { name: "a hyphen first", file, text: named("[|-|]example"), reports: ["hyphen"] },
      { name: "both", file, text: named("-a[|:|]b"), reports: ["colon"] },
      { name: "an escape", file, text: named('[|"a\\u003Ab"|]'), reports: ["colon"] },
    ],
  },
  given,
);
