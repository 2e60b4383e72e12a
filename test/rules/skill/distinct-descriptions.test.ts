import rule from "../../../rules/skill/distinct-descriptions.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (name: string, description: string, more = ""): string => `---\nname: ${name}\ndescription: ${description}\n${more}---\n\nRead.\n`;

testRule(
  rule,
  {
    good: [
      skill("example", "Read."),
      { name: "another description", text: skill("example", "Read."), files: { "skills/a/SKILL.md": skill("a", "Read all.") } },
      { name: "another place", text: skill("example", "Read."), file: ".claude/skills/example/SKILL.md", files: { ".agents/skills/a/SKILL.md": skill("a", "Read.") } },
      { name: "the first one stays", text: skill("example", "Read."), files: { "skills/z/SKILL.md": skill("z", "Read.") } },
      { name: "only the user calls this one", text: skill("example", "Read.", "disable-model-invocation: true\n"), files: { "skills/a/SKILL.md": skill("a", "Read.") } },
      { name: "only the user calls the other one", text: skill("example", "Read."), files: { "skills/a/SKILL.md": skill("a", "Read.", "disable-model-invocation: true\n") } },
      { name: "empty", text: skill("example", ""), files: { "skills/a/SKILL.md": skill("a", "''") } },
      { name: "a list", text: skill("example", "[a]"), files: { "skills/a/SKILL.md": skill("a", "[a]") } },
    ],
    bad: [
      { text: skill("example", "[|Read.|]"), files: { "skills/a/SKILL.md": skill("a", "Read.") }, reports: ["same"] },
      { name: "a copy that still has the name of the other one", text: skill("a", "[|Read.|]"), files: { "skills/a/SKILL.md": skill("a", "Read.") }, reports: ["same"] },
      { name: "folded", text: skill("example", "[|>-\n  Read\n  all.|]"), files: { "skills/a/SKILL.md": skill("a", "Read all.") }, reports: ["same"] },
      { name: "without names", text: "---\ndescription: [|Read.|]\n---\n\nRead.\n", files: { "skills/a/SKILL.md": "---\ndescription: 'Read.'\n---\n" }, reports: ["same"] },
    ],
  },
  given,
);
