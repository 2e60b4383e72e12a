import rule from "../../../rules/frontmatter/valid-yaml.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (lines: string): string => `---\nname: example\n${lines}\n---\n`;
const items = (item: string): string => `[${Array(10).fill(item).join(", ")}]`;
/** Six lines, of which the last one stands for more than a million values. */
const bomb = ["a: &a ", "b: &b ", "c: &c ", "d: &d ", "e: &e "].map((start, index) => start + items(index === 0 ? "x" : `*${"abcd"[index - 1] ?? ""}`)).join("\n");

testRule(
  rule,
  {
    good: [
      { name: "tags of YAML itself", text: skill("description: !!str x\nmetadata: {a: ! '1', b: \"!c\"}") },
      skill('description: "Use when: asked"'),
      skill("description: Use at 12:30 or see http://example.org"),
      skill("description: >-\n  Use when: asked\n\n  and # more"),
      skill("description: On two\n  lines"),
      skill("allowed-tools: Bash(git:*) Read"),
      skill("argument-hint: '[a] [b]'"),
      skill("metadata: {}"),
      skill("paths: [a, b,]"),
      { name: "an alias of nothing, which another rule judges", text: skill("paths: *.md") },
      { name: "equal keys, which another rule judges", text: skill("name: other") },
      { name: "PostHog/posthog#91631: an agent with a line that clients mend", kind: "prompt", file: ".claude/agents/a.md", text: skill("description: Use when: asked\nmodel: opus") },
      { name: "a command with a hint that clients mend", kind: "prompt", file: ".claude/commands/a.md", text: skill("argument-hint: [a] [b]") },
      { name: "nothing", text: "---\n---\n" },
      { name: "a note that begins with a ruler", kind: "note", text: "---\n\nUse when: asked: always\n\n---\n" },
      { name: "a note with sentences between rulers", kind: "note", text: "---\nRead this: it is: important.\n\nMore words here.\n---\n" },
      { name: "a template among the resources of a skill", kind: "skill-resource", text: "---\ntitle: [Component] - [Part]\n---\n" },
      { name: "no front matter", text: "# Title\n\nname: one: two\n" },
      { name: "front matter that is never closed, which another rule judges", text: "---\nname: one: two\n" },
    ],
    bad: [
      { name: "a tag that no reader knows", text: skill("description: [|!custom|] x"), reports: ["tag"] },
      { name: "tags deeper down", text: skill("metadata:\n  a: [|!important|] b\n  c: {d: [|!e|] f}\npaths:\n  - [|!x|] y"), reports: ["tag", "tag", "tag"] },
      { name: "anthropics/claude-code#91871: an agent with lines that are not indented", kind: "prompt", file: ".claude/agents/a.md", text: skill("description: Read. Examples[|:|]\n<example>\nuser: hi\n</example>"), reports: ["advice"] },
      { name: "an agent with a value over two lines", kind: "prompt", file: ".claude/agents/a.md", text: skill("description: Use when[|:|] asked\n  and told"), reports: ["advice"] },
      { name: "an agent with a quote that never ends", kind: "prompt", file: ".claude/agents/a.md", text: skill('description: [|"|]Use when'), reports: ["advice"] },
      { name: "vercel-labs/skills#1058: a colon and a blank in a description", text: skill("description: Use when[|:|] asked"), reports: ["advice"], fixed: skill('description: "Use when: asked"') },
      { name: "a value with double quotes in it", text: skill(`description: It's "so"[|:|] asked`), reports: ["advice"], fixed: skill(`description: 'It''s "so": asked'`) },
      { name: "an asterisk", text: skill("allowed-tools: [|*|]"), reports: ["advice"], fixed: skill('allowed-tools: "*"') },
      { name: "an asterisk in a list", text: skill("allowed-tools:\n  - Read\n  - [|*|]"), reports: ["advice"], fixed: skill('allowed-tools:\n  - Read\n  - "*"') },
      { name: "a colon in metadata", text: skill("metadata:\n  note: a[|:|] b\n  other: c"), reports: ["advice"], fixed: skill('metadata:\n  note: "a: b"\n  other: c') },
      { name: "two lines that need quotes", text: skill("description: Use when[|:|] asked\nlicense: a: b"), reports: ["advice"] },
      { name: "what may be a comment", text: skill("description: Use when[|:|] asked #1"), reports: ["advice"] },
      { name: "brackets that nothing closes", text: skill("paths: [|{|]a, b"), reports: ["advice"] },
      { name: "two keys on one line", text: "---\nname: example description[|:|] Read.\n---\n", reports: ["advice"] },
      { name: "a tab", text: "---\nname: example\nmetadata:\n[|\t|]version: '1'\n---\n", reports: ["advice"] },
      { name: "a quote without an end", text: skill('description: [|"|]A skill.'), reports: ["advice"] },
      { name: "a backtick first", text: skill("description: [|`|]code` does it"), reports: ["advice"], fixed: skill('description: "`code` does it"') },
      { name: "an at sign first", text: skill("description: [|@|]team writes it"), reports: ["advice"], fixed: skill('description: "@team writes it"') },
      { name: "a second colon behind a value over two lines", text: skill("description: One\n  two[|:|] three"), reports: ["advice"] },
      { name: "a paragraph without indentation", text: skill("description: One.\n\n[|Two.|]"), reports: ["advice"] },
      { name: "a control character", text: skill("description: One[|\u0001|] two"), reports: ["advice"] },
      { name: "an alias of the value around it", text: "---\na: &a [[|*a|]]\n---\n", reports: ["syntax"] },
      { name: "aliases that stand for a million values", text: `---\n${bomb}\nf: [|${items("*e")}|]\n---\n`, reports: ["limit"] },
      { name: "a note", kind: "note", text: "---\ntitle: One[|:|] two\n---\n", reports: ["advice"], fixed: '---\ntitle: "One: two"\n---\n' },
      { name: "cathrynlavery/diagram-design#126: words behind the brackets of a hint", text: "---\nargument-hint: [list] [|n|]ame\n---\n", reports: ["advice"], fixed: '---\nargument-hint: "[list] name"\n---\n' },
    ],
  },
  given,
);
