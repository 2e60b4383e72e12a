import rule from "../../../rules/skill/metadata-text.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (metadata: string): string => `---\nname: example\nmetadata:${metadata}\n---\n`;

testRule(
  rule,
  {
    good: [
      "---\nname: example\n---\n",
      skill("\n  version: 1.0.0\n  author: Ada"),
      skill(' { version: "1.0", author: Ada }'),
      skill(""),
      skill(" {}"),
      { name: "values of several lines", text: skill("\n  note: |\n    - a\n    - b\n  other: >-\n    c") },
      { name: "JSON in quotes", text: skill(`\n  openclaw: '{"emoji": "x"}'`) },
      { name: "numbers and booleans, which another rule judges", text: skill("\n  version: 1.10\n  beta: true\n  none: null\n  empty:") },
      { name: "metadata that is text, which another rule judges", text: skill(" version 1") },
      { name: "metadata that is a list, which another rule judges", text: skill("\n  - [a]") },
      { name: "lists under other keys", text: "---\nallowed-tools: [a]\nhooks:\n  a: [b]\n---\n" },
      { name: "metadata further down", text: "---\nhooks:\n  metadata:\n    a: [b]\n---\n" },
      { name: "an alias", text: "---\nallowed-tools: &t [a]\nmetadata:\n  tools: *t\n---\n" },
      { name: "metadata that is an alias", text: "---\nhooks: &h\n  a: [b]\nmetadata: *h\n---\n" },
      { name: "no front matter", text: "metadata:\n  a: [b]\n" },
      { name: "broken YAML", text: skill("\n  a: [b\n") },
      { name: "clients that take anything", text: skill("\n  a: [b]\n  c:\n    d: e"), profiles: ["claude-code", "codex", "vscode"] },
      { name: "a list that a client documents", text: skill("\n  arguments: [file]\n  argument-hint: x") },
    ],
    bad: [
      { name: "agent-ecosystem/skill-validator#93: a list", text: skill("\n  version: 1.0.0\n  [|tags|]:\n    - csv\n    - lab\n  owner: data"), reports: ["nested"] },
      { name: "a list at the indentation of its key", text: skill("\n  [|tags|]:\n  - csv\n  - lab"), reports: ["nested"] },
      { text: skill("\n  tags: [|[csv, lab]|] # two"), reports: ["nested"] },
      { text: skill("\n  tags: [|[\n    csv,\n    lab,\n  ]|]"), reports: ["nested"] },
      { name: "charmbracelet/crush#3331: a mapping", text: skill("\n  [|clawdbot|]:\n    emoji: x"), reports: ["nested"] },
      { text: skill(' {"clawdbot": [|{"emoji": "x"}|], "a": "b"}'), reports: ["nested"] },
      { name: "each of several values", text: skill("\n  a: [|[]|]\n  b: c\n  d: [|{}|]"), reports: ["nested", "nested"] },
      { name: "a key in quotes and one that is no text", text: skill("\n  [|'a b'|]:\n    - c\n  ? [|[d]|]\n  : - e"), reports: ["nested", "nested"] },
      { name: "a chosen client that wants text", text: skill("\n  a: [|[b]|]"), profiles: ["claude-code", "opencode"], reports: ["nested"] },
    ],
  },
  given,
);
