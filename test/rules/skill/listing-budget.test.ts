import { expect, it } from "vitest";
import rule from "../../../rules/skill/listing-budget.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (name: string, description: string, more = ""): string => `---\nname: ${name}\ndescription: ${description}\n${more}---\n\nRead.\n`;
const long = "Read. ".repeat(700).trim();

testRule(
  rule,
  {
    good: [
      skill("example", long),
      { name: "just enough room", text: skill("example", "Read."), files: { "skills/a/SKILL.md": skill("a", "Read.") }, options: { maxLength: 18 } },
      { name: "a client of which nothing is known", text: skill("example", long), files: { "skills/a/SKILL.md": skill("a", long) }, profiles: ["cursor", "roo"] },
      { name: "more room than a client has", text: skill("example", long), files: { "skills/a/SKILL.md": skill("a", long) }, profiles: ["codex"], options: { maxLength: 9000 } },
      { name: "two places", text: skill("example", long), file: ".claude/skills/example/SKILL.md", files: { ".agents/skills/a/SKILL.md": skill("a", long) } },
      { name: "the longer one has the finding", text: skill("example", long), files: { "skills/a/SKILL.md": skill("a", `${long} All of it.`) } },
      { name: "only the user calls the other one", text: skill("example", long), files: { "skills/a/SKILL.md": skill("a", long, "disable-model-invocation: true\n") } },
      { name: "a collection", text: skill("example", long), file: "skills/ada/example/SKILL.md", files: { "skills/ada/a/SKILL.md": skill("a", long) } },
      { name: "characters outside the first plane count once", text: skill("example", "😀😀😀😀"), options: { maxLength: 11 } },
      { name: "no texts", text: "---\nlicense: MIT\n---\n\nRead.\n", options: { maxLength: 1 } },
    ],
    bad: [
      { text: skill("example", `[|${long}|]`), files: { "skills/a/SKILL.md": skill("a", long.slice(6)) }, reports: ["over"] },
      { name: "a chosen client", text: skill("example", `[|${long}|]`), files: { "skills/a/SKILL.md": skill("a", long.slice(6)) }, profiles: ["cursor", "claude-code"], reports: ["over"] },
      { name: "a client of which nothing is known, and a limit of one's own", text: skill("example", "[|Read.|]"), profiles: ["cursor"], options: { maxLength: 11 }, reports: ["over"] },
      { name: "with when_to_use", text: skill("example", "[|Read.|]", "when_to_use: Often.\n"), options: { maxLength: 17 }, reports: ["over"] },
      { name: "no description", text: "---\nname: [|example|]\n---\n\nRead.\n", options: { maxLength: 6 }, reports: ["over"] },
      { name: "at the top of a project", text: skill("example", "[|Read.|]"), file: "example/SKILL.md", options: { maxLength: 11 }, reports: ["over"] },
    ],
  },
  given,
);

it("names the client that has the least room, and of equals the one that reads the folder", () => {
  const lint = (file: string, ...profiles: string[]): string[] =>
    lintWith({ ...given, rules: [rule] }, { file, text: skill("example", `${long} ${long}`), profiles, kind: "skill" }).map(({ message }) => message);
  expect(lint(".claude/skills/example/SKILL.md")).toEqual([expect.stringContaining("Claude Code has room for 8000 in a context of 200000 tokens; shorten")]);
  expect(lint(".agents/skills/example/SKILL.md")).toEqual([expect.stringContaining("Codex has room for 8000; shorten")]);
  expect(lint(".claude/skills/example/SKILL.md", "codex")).toEqual([expect.stringContaining("Codex has room for 8000; shorten")]);
});
