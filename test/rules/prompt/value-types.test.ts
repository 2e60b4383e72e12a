import rule from "../../../rules/prompt/value-types.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const agent = (...lines: string[]): string => `---\ndescription: Read invoices.\n${lines.map((line) => `${line}\n`).join("")}---\n`;
const claude = ".claude/agents/example.md";
const command = ".claude/commands/example.md";
const copilot = ".github/agents/example.agent.md";

testRule(
  rule,
  {
    good: [
      { name: "blanks within an entry", file: claude, text: agent("tools: Bash(git add *)", "disallowedTools: Agent(a b), Read") },
      { name: "one tool, and words that are no tools", file: claude, text: agent("tools: Read", "skills: my notes") },
      { name: "tools as text and as a list", file: claude, text: agent("tools: Read, Grep", "disallowedTools: [Bash]") },
      { name: "tools over several lines", file: claude, text: agent("tools:\n  - Read\n  - Grep") },
      { name: "numbers where text is asked for", file: claude, text: agent("name: 3000", "model: 4.1", "effort: 3") },
      { name: "types that only a client asks for which is not chosen", file: claude, text: agent("maxTurns: many", "hooks: [a]"), profiles: ["vscode"] },
      { name: "keys without a value", file: claude, text: agent("tools:", "hooks:", "maxTurns:") },
      { name: "an alias", file: claude, text: agent("skills: &s [a]", "hooks: *s") },
      { name: "servers as a list and as a mapping", file: claude, text: agent("mcpServers:\n  - slack\n  - github: {}") },
      { name: "booleans as Claude Code spells them", file: command, text: agent("disable-model-invocation: yes", "user-invocable: 0") },
      { name: "a hint of which another rule tells", file: command, text: agent("argument-hint: [file]") },
      { name: "a key that is ignored anyway", file: "agents/example.md", text: agent("hooks: []") },
      { name: "github/docs: tools of a custom agent as text", file: copilot, text: agent("tools: read, search", "infer: all") },
      { name: "a word for true where the words are not known", file: claude, text: agent("background: yes") },
      { name: "keys of one's own", file: claude, text: agent("tags: {a: b}") },
      { name: "a place that tells nothing", file: "notes/example.md", text: agent("agents: x") },
      { name: "no front matter", file: copilot, text: "agents: x\n" },
    ],
    bad: [
      { name: "tools without commas", file: claude, text: agent("tools: [|Read Grep mcp__github__get_issue|]"), reports: ["separator"] },
      { name: "one agent", file: copilot, text: agent("agents: [|planner|]"), reports: ["type"] },
      { name: "handoffs as a mapping", file: copilot, text: agent("[|handoffs|]:\n  label: Plan"), reports: ["type"] },
      { name: "servers as a list", file: copilot, text: agent("mcp-servers: [|[a]|]"), reports: ["type"] },
      { name: "no boolean", file: copilot, text: agent("user-invocable: [|maybe|]"), reports: ["type"] },
      { name: "a boolean in quotes that VS Code takes for text is one", file: copilot, text: agent("disable-model-invocation: [|[true]|]"), reports: ["type"] },
      { name: "turns in words", file: claude, text: agent("maxTurns: [|ten|]"), reports: ["type"] },
      { name: "a description as a list", file: claude, text: "---\nname: x\ndescription: [|[Read]|]\n---\n", reports: ["type"] },
      { name: "several models", file: claude, text: agent("model: [|[opus, sonnet]|]"), reports: ["type"] },
      { name: "hooks as text", file: claude, text: agent("hooks: [|run.sh|]"), reports: ["type"] },
      { name: "an agent as a list", file: ".github/prompts/example.prompt.md", text: agent("mode: [|[ask]|]"), reports: ["type"] },
    ],
  },
  given,
);
