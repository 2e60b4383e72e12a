import rule from "../../../rules/skill/file-name.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const text = "---\nname: example\ndescription: Read invoices.\n---\n";

testRule(
  rule,
  {
    good: [
      { text },
      { name: "at the top of a repository", text, file: "SKILL.md" },
      { name: "a folder in another case", text, file: "Skills/Skill.md/SKILL.md" },
      { name: "an empty file", text: "" },
      { name: "a resource of a skill", text, file: "skills/example/skill.md", kind: "skill-resource" },
      { name: "another name, which somebody gave the kind", text, file: "skills/example/README.md" },
      { name: "a name that is longer", text, file: "skills/example/my-skill.md" },
    ],
    bad: [
      { name: "anthropics/claude-code#16983: lower case", text: `[||]${text}`, file: "skills/example/skill.md", reports: ["case"] },
      { text: `[||]${text}`, file: "skills/example/Skill.md", reports: ["case"] },
      { text: `[||]${text}`, file: "skills/example/SKILL.MD", reports: ["case"] },
      { name: "at the top of a repository", text: `[||]${text}`, file: "skill.md", reports: ["case"] },
      { name: "an empty file", text: "[||]", file: "skills/example/skill.md", reports: ["case"] },
      { name: "broken YAML", text: "[||]---\na: b: c\n---\n", file: "skills/example/skill.md", reports: ["case"] },
    ],
  },
  given,
);
