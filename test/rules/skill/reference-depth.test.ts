import rule from "../../../rules/skill/reference-depth.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (text: string): string => `---\nname: example\ndescription: Read invoices.\n---\n\n${text}\n`;
const files = (text: string, more: Readonly<Record<string, string>> = {}): { kind: "skill-resource"; file: string; files: Record<string, string> } => ({
  kind: "skill-resource",
  file: "skills/example/references/taxes.md",
  files: { "skills/example/SKILL.md": skill(text), "skills/example/references/rates.md": "", "skills/example/references/old/rates.md": "", "skills/example/scripts/sum.py": "", ...more },
});

testRule(
  rule,
  {
    good: [
      { name: "the skill links to it", text: "[a](rates.md)", ...files("[a](references/rates.md)") },
      { name: "the skill names the file in prose", text: "[a](rates.md)", ...files("See references/rates.md.") },
      { name: "the skill names the file in a fence", text: "[a](rates.md)", ...files("```\nreferences/\n  rates.md\n```") },
      { name: "the skill names the file with a variable", text: "[a](rates.md)", ...files("Read `${CLAUDE_SKILL_DIR}/references/rates.md`.") },
      { name: "the skill imports the file", text: "[a](rates.md)", ...files("Read @rates.md.") },
      { name: "the skill names the folder", text: "[a](rates.md) [b](old/rates.md)", ...files("More is in `references/`.") },
      { name: "the skill names the folder in words", text: "[a](rates.md)", ...files("More is in the references folder.") },
      { name: "the skill names a pattern", text: "[a](rates.md)", ...files("Read `references/{topic}.md`.") },
      { name: "the skill names the file without its ending", text: "[a](rates.md)", ...files("Read references/rates next.") },
      { name: "no reference file", text: "[a](../scripts/sum.py) [b](../SKILL.md) [c](taxes.md) [d](https://example.com/rates.md)", ...files("") },
      { name: "a file that is not there", text: "[a](none.md)", ...files("") },
      { name: "a file of another skill", text: "[a](../../taxes/references/rates.md)", ...files("", { "skills/taxes/SKILL.md": skill(""), "skills/taxes/references/rates.md": "" }) },
      { name: "a template", text: "[a](../templates/letter.md)", ...files("", { "skills/example/templates/letter.md": "" }) },
      { name: "links in a template", text: "[a](../references/rates.md)", ...files(""), file: "skills/example/templates/letter.md" },
      { name: "links in a read-me", text: "[a](references/rates.md)", ...files(""), file: "skills/example/README.md" },
      { name: "a skill further down", text: "[a](../deeper/SKILL.md)", ...files("", { "skills/example/deeper/SKILL.md": skill("") }) },
      { name: "a resource without a skill", text: "[a](rates.md)", kind: "skill-resource", file: "notes/a.md", files: { "notes/rates.md": "" } },
    ],
    bad: [
      { text: "[a]([|rates.md|]) and [again](rates.md)", ...files("Read [taxes](references/taxes.md)."), reports: ["deep"] },
      { name: "a code span", text: "Read `[|references/rates.md|]`.", ...files("Read `references/taxes.md`."), reports: ["deep"] },
      { name: "the skill names a file of the same name elsewhere", text: "[a]([|rates.md|])", ...files("Read `references/old/rates.md`."), reports: ["deep"] },
      { name: "a word that is also the name of a file", text: "[a]([|rates.md|])", ...files("Sum up the rates."), reports: ["deep"] },
    ],
  },
  given,
);
