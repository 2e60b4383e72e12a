import rule from "../../../rules/frontmatter/unique-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (lines: string): string => `---\n${lines}\n---\n`;

testRule(
  rule,
  {
    good: [
      skill("name: example\ndescription: A skill."),
      skill("name: example\nName: Example"),
      skill("metadata:\n  name: one\nname: two"),
      skill("items:\n  - name: one\n  - name: two"),
      skill("# name: old\nname: example"),
      skill("description: |\n  name: one\n  name: two"),
      skill("? [a]\n: 1\n? [a]\n: 2"),
      { name: "broken YAML", text: skill("name: a\nname: b\ndescription: Use when: asked") },
      { name: "the body", text: `${skill("name: example")}\nname: one\nname: two\n` },
    ],
    bad: [
      {
        name: "agent-sh/agnix#1153: a description further down",
        text: skill("name: example\ndescription: One.\nlicense: MIT\n[|description|]: Two."),
        reports: ["duplicate"],
      },
      { text: skill("name: a\n[|name|]: b\n[|name|]: c"), reports: ["duplicate", "duplicate"] },
      { text: skill("\"name\": a\n[|'name'|]: b"), reports: ["duplicate"] },
      { text: skill("{ name: a, [|name|]: b }"), reports: ["duplicate"] },
      { text: skill("metadata:\n  version: '1'\n  [|version|]: '2'"), reports: ["duplicate"] },
      { text: skill("items:\n  - name: one\n    [|name|]: two\n  - name: three"), reports: ["duplicate"] },
      { name: "the same value", text: skill("name: a\n[|name|]: a"), reports: ["duplicate"] },
      { name: "no value", text: skill("name:\n[|name|]:"), reports: ["duplicate"] },
      { name: "explicit keys", text: skill("? name\n: a\n? [|name|]\n: b"), reports: ["duplicate"] },
      { name: "a note", kind: "note", text: skill("status: open\n[|status|]: done"), reports: ["duplicate"] },
    ],
  },
  given,
);
