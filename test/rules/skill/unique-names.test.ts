import rule from "../../../rules/skill/unique-names.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (name: string): string => `---\nname: ${name}\ndescription: Read.\n---\n\nRead.\n`;

testRule(
  rule,
  {
    good: [
      skill("example"),
      { name: "another name", text: skill("example"), files: { "skills/other/SKILL.md": skill("other") } },
      { name: "mirrors for several clients", text: skill("example"), file: ".claude/skills/example/SKILL.md", files: { ".agents/skills/example/SKILL.md": skill("example"), ".github/skills/example/SKILL.md": skill("example") } },
      { name: "plugins", text: skill("example"), file: "plugins/a/skills/example/SKILL.md", files: { "plugins/b/skills/example/SKILL.md": skill("example") } },
      { name: "collections, of which nothing says that they are used together", text: skill("example"), file: "skills/ada/example/SKILL.md", files: { "skills/ada/copy/SKILL.md": skill("example") } },
      { name: "a skill at the root", text: skill("example"), file: "SKILL.md", files: { "example/SKILL.md": skill("example") } },
      { name: "the skill that has its folder's name keeps it", text: skill("example"), files: { "skills/a/SKILL.md": skill("example") } },
      { name: "names apart from case", text: skill("example"), files: { "skills/a/SKILL.md": skill("Example") } },
      { name: "no name", text: "---\ndescription: Read.\n---\n\nRead.\n", files: { "skills/a/SKILL.md": "---\ndescription: Read.\n---\n" } },
      { name: "broken YAML", text: skill("example: b"), files: { "skills/a/SKILL.md": skill("example: b") } },
    ],
    bad: [
      { text: skill("[|other|]"), files: { "skills/other/SKILL.md": skill("other") }, reports: ["duplicate"] },
      { name: "neither has the name of its folder", text: skill("[|x|]"), files: { "skills/a/SKILL.md": skill("x") }, reports: ["duplicate"] },
      { name: "in quotes", text: skill("[|'other'|]"), files: { "skills/other/SKILL.md": skill("other") }, reports: ["duplicate"] },
      { name: "at the top of a project", text: skill("[|other|]"), file: "copy/SKILL.md", files: { "other/SKILL.md": skill("other") }, reports: ["duplicate"] },
      { name: "skills of a mode", text: skill("[|other|]"), file: ".roo/skills-code/copy/SKILL.md", files: { ".roo/skills-code/other/SKILL.md": skill("other") }, reports: ["duplicate"] },
    ],
  },
  given,
);
