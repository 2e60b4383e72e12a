import { expect, it } from "vitest";
import rule from "../../../rules/skill/orphan-files.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const inSkill = (files: Readonly<Record<string, string>>): { files: Record<string, string> } => ({
  files: Object.fromEntries(Object.entries(files).map(([path, text]) => [`skills/example/${path}`, text])),
});

testRule(
  rule,
  {
    good: [
      "Read invoices.",
      { name: "a link", text: "[a](references/forms.md)", ...inSkill({ "references/forms.md": "" }) },
      { name: "a name in prose", text: "Forms: see forms.md.", ...inSkill({ "references/forms.md": "" }) },
      { name: "obra/superpowers: a name behind an at sign", text: "Read @forms.md first.", ...inSkill({ "forms.md": "" }) },
      { name: "a name in a fence", text: "```sh\npython scripts/run.py\n```", ...inSkill({ "scripts/run.py": "" }) },
      { name: "a name in a comment", text: "<!-- forms.md -->", ...inSkill({ "references/forms.md": "" }) },
      { name: "another case", text: "Read FORMS.MD.", ...inSkill({ "references/forms.md": "" }) },
      { name: "without its ending", text: "Read references/forms, tax-rates and `dates`.", ...inSkill({ "references/forms.md": "", "references/tax-rates.md": "", "references/dates.md": "" }) },
      { name: "a module", text: "python -m scripts.run", ...inSkill({ "scripts/run.py": "" }) },
      { name: "a folder", text: "Read what you need in `references/`.", ...inSkill({ "references/forms.md": "", "references/old/forms.md": "" }) },
      { name: "a folder with the path of the skill before it", text: "Look into ~/.claude/skills/example/references/ first.", ...inSkill({ "references/forms.md": "" }) },
      { name: "davila7/claude-code-templates: a folder in words", text: "All is in the references folder.", ...inSkill({ "references/forms.md": "" }) },
      { name: "patterns", text: "`references/*.md` `rules/<topic>.md` `scripts/{name}.py`", ...inSkill({ "references/a.md": "", "rules/b.md": "", "scripts/c.py": "" }) },
      { name: "a link to a folder", text: "[a](references)", ...inSkill({ "references/forms.md": "" }) },
      { name: "by way of another file", text: "[a](references/a.md)", ...inSkill({ "references/a.md": "Then b.md.", "references/b.md": "Then c.md.", "references/c.md": "" }) },
      { name: "files that name each other in a circle", text: "[a](a.md)", ...inSkill({ "a.md": "b.md", "b.md": "a.md" }) },
      { name: "a link from another skill", text: "Read.", files: { "skills/example/references/forms.md": "", "skills/taxes/SKILL.md": "[a](../example/references/forms.md)" } },
      { name: "a link from a prompt", text: "Read.", files: { "skills/example/references/forms.md": "", ".claude/commands/a.md": "[a](../../skills/example/references/forms.md)" } },
      { name: "Grimblaz/agent-orchestra: a path in the prose of a prompt", text: "Read.", files: { "skills/example/references/forms.md": "", ".claude/commands/a.md": "Load skills/example/references/forms.md first." } },
      { name: "what a script may use", text: "Run scripts/run.py.", ...inSkill({ "scripts/run.py": "", "scripts/sums.py": "", "prompts/a.md": "", "assets/a.json": "" }) },
      {
        name: "files with a purpose of their own",
        text: "Read.",
        ...inSkill({ "LICENSE.txt": "", "README.md": "", "CHANGELOG.md": "", "scripts/__init__.py": "", "tests/a.py": "", "evals/evals.json": "", "package.json": "", ".gitignore": "", "node_modules/a/a.md": "", "agents/openai.yaml": "", "scripts/run.test.js": "", "test-pressure-1.md": "", "references/evals.yaml": "" }),
      },
      { name: "what a read-me names", text: "Read.", ...inSkill({ "references/README.md": "forms.md", "references/forms.md": "" }) },
      { name: "another skill inside", text: "Read.", ...inSkill({ "taxes/SKILL.md": "", "taxes/references/a.md": "" }) },
      { name: "a skill that is the whole project", text: "Read.", file: "SKILL.md", files: { "docs/a.md": "" } },
      { name: "a skill at the top of a plugin", text: "Read.", ...inSkill({ ".claude-plugin/plugin.json": "{}", "docs/a.md": "" }) },
    ],
    bad: [
      { text: "[|Read the forms.|]\n", ...inSkill({ "references/forms.md": "" }), reports: ["file"] },
      { name: "beside others", text: "[|[a](references/a.md)|]", ...inSkill({ "references/a.md": "", "references/b.md": "" }), reports: ["file"] },
      { name: "that only another of them names", text: "[|Read.|]", ...inSkill({ "references/a.md": "b.md", "notes/b.md": "a.md" }), reports: ["file", "file"] },
      { name: "a script that nothing runs", text: "[|Read.|]", ...inSkill({ "scripts/run.py": "" }), reports: ["file"] },
      { name: "a reference beside a script", text: "[|Run scripts/run.py.|]", ...inSkill({ "scripts/run.py": "", "references/a.md": "", "notes.md": "" }), reports: ["file", "file"] },
      { name: "of which one of the same name is meant", text: "[|`references/new/forms.md`|]", ...inSkill({ "references/new/forms.md": "", "references/old/forms.md": "" }), reports: ["file"] },
      { name: "many of a folder", text: "[|Read.|]", ...inSkill({ "references/a.md": "", "references/b.md": "", "references/c.md": "", "references/d.md": "" }), reports: ["folder"] },
      { name: "many beside the skill", text: "[|Read.|]", ...inSkill({ "a.md": "", "b.md": "", "c.md": "", "d.md": "" }), reports: ["file", "file", "file", "file"] },
    ].map((each) => ({ ...each, text: repeatMark(each.text, each.reports.length) })),
  },
  given,
);

/** Several findings stand at one place. */
function repeatMark(text: string, times: number): string {
  return text.replace("[|", "[|".repeat(times)).replace("|]", "|]".repeat(times));
}

it("takes time in proportion to many files and a long text", () => {
  const files = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`skills/example/references/a${index}.txt`, ""]));
  const text = `${"references/a".repeat(5_000)} ${"a/".repeat(20_000)} ${"a.".repeat(20_000)} ${"x/index.md ".repeat(5_000)}`;
  const start = performance.now();
  expect(lintWith({ ...given, rules: [rule] }, { text, files: { ...files, "skills/example/references/b.md": "" } }).length).toBeLessThan(2);
  expect(performance.now() - start).toBeLessThan(10_000);
});
