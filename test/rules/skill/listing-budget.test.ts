import rule from "../../../rules/skill/listing-budget.ts";
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
      { name: "two places", text: skill("example", long), file: ".claude/skills/example/SKILL.md", files: { ".agents/skills/a/SKILL.md": skill("a", long) } },
      { name: "the longer one has the finding", text: skill("example", long), files: { "skills/a/SKILL.md": skill("a", `${long} All of it.`) } },
      { name: "only the user calls the other one", text: skill("example", long), files: { "skills/a/SKILL.md": skill("a", long, "disable-model-invocation: true\n") } },
      { name: "a collection", text: skill("example", long), file: "skills/ada/example/SKILL.md", files: { "skills/ada/a/SKILL.md": skill("a", long) } },
      { name: "characters outside the first plane count once", text: skill("example", "😀😀😀😀"), options: { maxLength: 11 } },
      { name: "no texts", text: "---\nlicense: MIT\n---\n\nRead.\n", options: { maxLength: 1 } },
    ],
    bad: [
      { text: skill("example", `[|${long}|]`), files: { "skills/a/SKILL.md": skill("a", long) }, reports: ["over"] },
      { name: "with when_to_use", text: skill("example", "[|Read.|]", "when_to_use: Often.\n"), options: { maxLength: 17 }, reports: ["over"] },
      { name: "no description", text: "---\nname: [|example|]\n---\n\nRead.\n", options: { maxLength: 6 }, reports: ["over"] },
      { name: "at the top of a project", text: skill("example", "[|Read.|]"), file: "example/SKILL.md", options: { maxLength: 11 }, reports: ["over"] },
    ],
  },
  given,
);
