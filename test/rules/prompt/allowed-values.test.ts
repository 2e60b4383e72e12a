import rule from "../../../rules/prompt/allowed-values.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const agent = (...lines: string[]): string => `---\ndescription: Read invoices.\n${lines.map((line) => `${line}\n`).join("")}---\n`;
const file = ".claude/agents/example.md";

testRule(
  rule,
  {
    good: [
      ...["default", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan", "manual"].map((mode) => ({ file, text: agent(`permissionMode: ${mode}`) })),
      { name: "other letters in capitals", file, text: agent("color: RED", "permissionMode: acceptedits") },
      { name: "a colour that Anthropic's own guide for plugins names", file: "agents/example.md", text: agent("color: magenta") },
      { name: "quotes and folds", file, text: agent('memory: "user"', "isolation: 'worktree'", "effort: >-\n  low") },
      { name: "values that a template fills in", file, text: agent("color: '{{color}}'", "memory: ${MEMORY}", "effort: $EFFORT") },
      { name: "no value", file, text: agent("color:", 'memory: ""') },
      { name: "numbers and lists", file, text: agent("effort: 3", "color: [red, blue]") },
      { name: "keys without a set of values", file, text: agent("model: gpt-5") },
      { name: "a mode that a plugin may not set", file: "agents/example.md", text: agent("permissionMode: byDefault") },
      { name: "a place that tells nothing", file: "notes/example.md", text: agent("color: gold") },
      { name: "a value that only a client knows which is not chosen, but whose place it is", file, text: agent("permissionMode: auto"), profiles: ["codex"] },
      { name: "a value of the other client that reads the place", file, text: agent("permissionMode: delegate"), profiles: ["vscode"] },
      { name: "a key that only the client reads which is not chosen", file, text: agent("color: gold"), profiles: ["vscode"] },
      { name: "no front matter", file, text: "color: gold\n" },
    ],
    bad: [
      { name: "ProfSynapse/PACT-prompt: a mode that nobody knows", file, text: agent("permissionMode: [|byDefault|]"), reports: ["meant"], fixed: agent("permissionMode: default") },
      { name: "a slip", file, text: agent("memory: [|projet|]"), reports: ["meant"], fixed: agent("memory: project") },
      { name: "a slip in quotes", file, text: agent("isolation: [|'worktrees'|]"), reports: ["meant"], fixed: agent("isolation: worktree") },
      { name: "a colour as HTML has it", file, text: agent('color: [|"#10B981"|]'), reports: ["unknown"] },
      { name: "another colour", file, text: agent("color: [|teal|]"), reports: ["unknown"] },
      { name: "memory as a switch", file, text: agent("memory: [|true|]"), reports: ["unknown"] },
      { name: "a context of a command", file: ".claude/commands/example.md", text: agent("context: [|inline|]"), reports: ["unknown"] },
      { name: "chosen clients do not judge what is not theirs to read", file, text: agent("color: [|gold|]"), profiles: ["codex"], reports: ["unknown"] },
      { name: "one of two chosen clients that read the place", file, text: agent("permissionMode: [|auto|]", "color: [|gold|]"), profiles: ["claude-code", "vscode"], reports: ["unknown", "unknown"] },
      { name: "another target", file: ".github/agents/example.agent.md", text: agent("target: [|github|]"), reports: ["unknown"] },
    ],
  },
  given,
);
