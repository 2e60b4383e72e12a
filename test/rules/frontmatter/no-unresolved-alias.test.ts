import rule from "../../../rules/frontmatter/no-unresolved-alias.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (lines: string): string => `---\n${lines}\n---\n`;

testRule(
  rule,
  {
    good: [
      skill("paths: '*.md'"),
      skill("paths:\n  - \"**/*.ts\"\n  - src/*.ts"),
      skill("base: &base one\nother: *base"),
      skill("base: &base { a: 1 }\nlist: [*base, *base]"),
      skill("description: Use *.md files"),
      skill("description: |\n  *.md"),
      skill("name: example # *.md"),
      { name: "broken YAML", text: skill("paths: *.md\ndescription: Use when: asked") },
      { name: "no front matter", text: "*.md\n" },
      { name: "emphasis in the body", text: `${skill("name: example")}\n*words*\n` },
    ],
    bad: [
      { text: skill("paths: [|*.md|]"), reports: ["unresolved"], fixed: skill('paths: "*.md"') },
      { text: skill("paths: [|**/*.ts|] # all"), reports: ["unresolved"], fixed: skill('paths: "**/*.ts" # all') },
      { text: skill("paths:\n  - [|*.md|]\n  - [|*.mdx|]"), reports: ["unresolved", "unresolved"], fixed: skill('paths:\n  - "*.md"\n  - "*.mdx"') },
      { text: skill("paths: [[|*.md|], a.ts]"), reports: ["unresolved"], fixed: skill('paths: ["*.md", a.ts]') },
      { name: "a key", text: skill("[|*name|] : example"), reports: ["unresolved"], fixed: skill('"*name" : example') },
      { name: "above its anchor", text: skill("other: [|*base|]\nbase: &base one"), reports: ["unresolved"], fixed: skill('other: "*base"\nbase: &base one') },
      { name: "the whole", text: "---\n[|*name|]\n---\n", reports: ["unresolved"], fixed: '---\n"*name"\n---\n' },
      { name: "a note", kind: "note", text: skill("globs: [|*.py|]"), reports: ["unresolved"], fixed: skill('globs: "*.py"') },
      { name: "deep below", text: skill("hooks:\n  Stop:\n    - matcher: [|*all|]\n      other: 1"), reports: ["unresolved"], fixed: skill('hooks:\n  Stop:\n    - matcher: "*all"\n      other: 1') },
    ],
  },
  given,
);
