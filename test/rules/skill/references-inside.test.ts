import rule from "../../../rules/skill/references-inside.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const files = { "skills/style.md": "", "skills/taxes/SKILL.md": "", "skills/example/references/a.md": "" };
const resource = { kind: "skill-resource", file: "skills/example/references/notes.md", files: { ...files, "skills/example/SKILL.md": "" } } as const;

testRule(
  rule,
  {
    good: [
      { text: "[a](references/a.md) [b](../example/references/a.md) [c](https://example.com/../x) `../style.md`", files },
      { name: "a resource", ...resource, text: "[a](../SKILL.md) [b](a.md) [c](../references/a.md)" },
      { name: "a path that exists nowhere is reported as such", text: "[a](../none.md)", files },
      { name: "a variable or the root says what it starts from", text: "[a](${CLAUDE_PLUGIN_ROOT}/skills/style.md) [b](/skills/style.md)", files },
      { name: "a skill that is the whole project", text: "[a](../x.md)", file: "SKILL.md" },
      { name: "a template", text: "[a](../../style.md)", ...resource, file: "skills/example/templates/a.md" },
    ],
    bad: [
      { text: "[a]([|../style.md|]#x) [b]([|../taxes/SKILL.md|])", files, reports: ["outside", "outside"] },
      { name: "a resource", ...resource, text: "[a]([|../../taxes/SKILL.md|])", reports: ["outside"] },
      { name: "a path out of the project", text: "[a]([|../../../x.md|])", files, reports: ["outside"] },
    ],
  },
  given,
);
