import rule from "../../../rules/skill/value-types.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\n${lines.map((line) => `${line}\n`).join("")}---\n`;
const strict = { profiles: ["agent-skills"] };

testRule(
  rule,
  {
    good: [
      { name: "commas that some client takes", text: skill("allowed-tools: Read, Grep", "paths: '*.ts *.js'") },
      { name: "commas within brackets", text: skill("allowed-tools: Bash(git add *, git commit *) Read"), profiles: ["agent-skills"] },
      { name: "a folder of a client that does not read the key", file: ".github/skills/example/SKILL.md", text: "---\nname: example\nhooks: x\n---\n" },
      skill("name: example", "description: Read invoices.", "license: MIT", "compatibility: Any", "allowed-tools: Read", "metadata:\n  a: b"),
      { name: "agentskills/agentskills#144: the three forms of allowed-tools", text: skill("allowed-tools: Read Grep", "x: y") },
      skill("allowed-tools: Read, Grep, Bash(git:*)"),
      skill("allowed-tools: [Read, Grep]"),
      skill("allowed-tools:\n  - Read\n  - Bash(git:*)"),
      skill("disallowed-tools: [Bash]", "arguments: [a, b]", "paths:\n  - '*.ts'", "paths2: 1"),
      skill("arguments: a b", "paths: '*.ts, *.js'"),
      { name: "hints in brackets, which another rule judges", text: skill("argument-hint: [optional: date]"), profiles: ["claude-code", "vscode"] },
      { name: "a hint in braces, which another rule judges", text: skill("argument-hint: {date}") },
      { name: "the hint of Claude Code's documentation", text: skill("argument-hint: [issue-number]") },
      { name: "hooks", text: skill("hooks:\n  PostToolUse:\n    - matcher: Bash\n      hooks: []") },
      { name: "booleans as clients write them", text: skill("user-invocable: true", "disable-model-invocation: yes", "background: Off") },
      skill("user-invocable: 'false'", "disable-model-invocation: 1", "default-enabled: maybe"),
      { name: "numbers and booleans, which another rule judges", text: skill("name: 3000", "description: true", "compatibility: 3.12", "model: 4") },
      { name: "nothing", text: skill("name:", "description: null", "metadata: ~", "allowed-tools:", "hooks:") },
      { name: "keys of one's own", text: skill("tags: [a]", "requires:\n  mcp: [rube]", "version: 1.0") },
      { name: "a licence that VS Code also takes as a mapping", text: skill("license: { name: MIT }", "compatibility:\n  os: any") },
      { name: "an alias", text: skill("metadata: &m\n  a: b", "name: *m") },
      { name: "no front matter", text: "metadata: x\n" },
      { name: "front matter that is a list", text: skill("- metadata: x") },
      { name: "broken YAML", text: skill("metadata: x", "description: a: b") },
      { name: "a client that turns anything into text", text: skill("name: [a, b]", "description: [a]", "argument-hint: [x]"), profiles: ["claude-code"] },
      { name: "clients that document nothing", text: skill("allowed-tools: [Read]", "metadata: x"), profiles: ["gemini-cli", "roo"] },
    ],
    bad: [
      { name: "commas for clients that want blanks", text: skill("allowed-tools: [|Read, Grep|]"), profiles: ["agent-skills"], reports: ["separator"] },
      { name: "commas for one of the chosen clients", text: skill("allowed-tools: [|Bash(git add *), Read|]"), profiles: ["claude-code", "claude-api"], reports: ["separator"] },
      { name: "commas where no client takes them", text: skill("arguments: [|branch, target|]"), reports: ["separator"] },
      { text: skill("name: [|[example]|]"), reports: ["type"] },
      { text: skill("[|description|]:\n  - Read invoices.\n  - Read receipts."), reports: ["type"] },
      { text: skill("description: [|{ en: Read, de: Lies }|]"), reports: ["type"] },
      { text: skill("[|description|]:\n  en: Read"), reports: ["type"] },
      { text: skill("metadata: [|version 1|]"), reports: ["type"] },
      { name: "JSON in quotes", text: skill(`metadata: [|'{"openclaw": {}}'|]`), reports: ["type"] },
      { text: skill("[|metadata|]:\n  - a\n  - b"), reports: ["type"] },
      { text: skill("metadata: [|[]|]"), reports: ["type"] },
      { text: skill("metadata: [|5|] # five"), reports: ["type"] },
      { text: skill("allowed-tools: [|{ Read: true }|]"), reports: ["type"] },
      { text: skill("hooks: [|check.sh|]"), reports: ["type"] },
      { text: skill("license: [|[MIT, Apache-2.0]|]"), reports: ["type"] },
      { text: skill("user-invocable: [|maybe|]", "disable-model-invocation: [|2|]"), reports: ["type", "type"] },
      { text: skill("user-invocable: [|[true]|]"), reports: ["type"] },
      { name: "a placeholder in double braces", text: skill("name: [|{{name}}|]", "description: Read."), reports: ["type"] },
      { name: "the specification alone takes no list of tools", text: skill("allowed-tools: [|[Read, Grep]|]"), ...strict, reports: ["type"] },
      { name: "K-Dense-AI/scientific-agent-skills#58: nor does the Claude API", text: skill("[|allowed-tools|]:\n  - Read"), profiles: ["claude-code", "claude-api"], reports: ["type"] },
      { name: "a client that knows only two words", text: skill("user-invocable: [|yes|]"), profiles: ["vscode"], reports: ["type"] },
    ],
  },
  given,
);
