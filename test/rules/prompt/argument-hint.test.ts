import rule from "../../../rules/prompt/argument-hint.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".claude/commands/example.md";
const hint = (value: string): string => `---\ndescription: Convert.\nargument-hint: ${value}\nmodel: opus\n---\n`;

testRule(
  rule,
  {
    good: [
      { file, text: hint('"[file] [format]"') },
      { name: "single quotes", file, text: hint("'[file]'") },
      { name: "angle brackets", file, text: hint("<file> [format] | --all") },
      { name: "a block", file, text: hint("|\n  [file]") },
      { name: "no value", file, text: hint("") },
      { name: "an agent of Claude Code, which has no hint", file: ".claude/agents/example.md", text: hint("[file]") },
      { name: "another line that is no YAML", file, text: "---\ndescription: a: b\n---\n" },
      { name: "a quote that never ends", file, text: hint('"[file]') },
      { name: "no front matter", file, text: "argument-hint: [file]\n" },
    ],
    bad: [
      { name: "a list over several lines", file, text: "---\n[|argument-hint|]:\n  - file\n  - format\ndescription: Convert.\n---\n", reports: ["lines"] },
      { name: "a flow list over several lines", file, text: "---\n[|argument-hint|]: [file,\n  format]\ndescription: Convert.\n---\n", reports: ["lines"] },
      { name: "one argument", file, text: hint("[|[file]|]"), reports: ["type"], fixed: hint('"[file]"') },
      { name: "ProfSynapse/PACT-prompt: an example in brackets", file, text: hint("[|[e.g., x]|]"), reports: ["type"], fixed: hint('"[e.g., x]"') },
      { name: "anthropics/claude-code#25826: a colon in brackets", file, text: hint("[|[topic: foo | bar]|]"), reports: ["type"], fixed: hint('"[topic: foo | bar]"') },
      { name: "a mapping", file, text: hint("[|{file}|]"), reports: ["type"], fixed: hint('"{file}"') },
      { name: "quotes within", file, text: hint('[|["a", b]|]'), reports: ["type"], fixed: hint(`'["a", b]'`) },
      { name: "a prompt file", file: ".github/prompts/example.prompt.md", text: hint("[|[file]|]"), reports: ["type"], fixed: hint('"[file]"') },
      { name: "cathrynlavery/diagram-design#155: two arguments", file, text: hint("[|[--strict] [--json]|]"), reports: ["syntax"], fixed: hint('"[--strict] [--json]"') },
      { name: "ProfSynapse/PACT-prompt: choices", file, text: hint("[|[a|b|c] <task>|]"), reports: ["syntax"], fixed: hint('"[a|b|c] <task>"') },
      { name: "wanshuiyin/Auto-claude-code-research-in-sleep#279: a colon", file, text: hint("[|<file> target: x|]"), reports: ["syntax"], fixed: hint('"<file> target: x"') },
      { name: "cathrynlavery/diagram-design#126: words behind the brackets, in a place that tells nothing", text: hint("[|[list] name|]"), reports: ["syntax"], fixed: hint('"[list] name"') },
      { name: "the last line", file: "commands/example.md", text: "---\nargument-hint: [|[a] [b]|]\n---\n", reports: ["syntax"], fixed: '---\nargument-hint: "[a] [b]"\n---\n' },
    ],
  },
  given,
);
