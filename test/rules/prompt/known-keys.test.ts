import rule from "../../../rules/prompt/known-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".claude/agents/example.md";
const agent = (...lines: string[]): string => `---\nname: example\ndescription: Read invoices.\n${lines.map((line) => `${line}\n`).join("")}---\n`;
const plugin = { ".claude-plugin/plugin.json": "{}" };

testRule(
  rule,
  {
    good: [
      { name: "every key of an agent", file, text: agent("tools: Read", "disallowedTools: Bash", "model: opus", "permissionMode: plan", "maxTurns: 3", "skills: [a]", "mcpServers: [slack]", "hooks: {}", "memory: user", "background: true", "effort: low", "isolation: worktree", "color: red", "initialPrompt: Go") },
      { name: "every key of a command", file: ".claude/commands/example.md", text: agent("argument-hint: '[x]'", "allowed-tools: Read", "disallowed-tools: Bash", "model: opus", "when_to_use: Now", "context: fork", "agent: Explore", "hooks: {}", "shell: bash") },
      { name: "every key of a custom agent", file: ".github/agents/example.agent.md", text: agent("tools: [read]", "model: [a]", "argument-hint: x", "handoffs: []", "target: vscode", "infer: true", "agents: ['*']", "user-invocable: true", "disable-model-invocation: true", "mcp-servers: {}", "metadata: {}", "hooks: {}") },
      { name: "microsoft/vscode: an earlier key that is still read", file: ".github/prompts/example.prompt.md", text: agent("mode: agent", "tools: [read]") },
      { name: "keys of one's own", file, text: agent("version: 1.0.0", "author: Ada", "tags: [a]", "category: crm", "emoji: x", "title: Example") },
      { name: "keys of OpenCode and Cursor", file, text: agent("mode: subagent", "temperature: 0.1", "permission: {}", "readonly: true", "hidden: true") },
      { name: "another word for a key that is there", file, text: agent("tools: Read", "allowed-tools: Read") },
      { name: "a key near one that does not take such a value", file, text: agent("colour: [red]", "effort_level: 3") },
      { name: "keys that every object has", file, text: agent("constructor: x", "__proto__: y") },
      { name: "keys in a folder that may be copied anywhere", file: "agents/example.md", text: agent("permissionMode: plan") },
      { name: "a project agent in a plugin's checkout", file, files: plugin, text: agent("permissionMode: plan") },
      { name: "a place that tells nothing", file: "notes/example.md", text: agent("allowed-tools: Read") },
      { name: "keys that only the owner of the place reads", file, text: agent("color: red", "maxTurns: 3", "effort: low"), profiles: ["vscode"] },
      { name: "no front matter", file, text: "allowed-tools: Read\n" },
      { name: "broken YAML", file, text: agent("allowed-tools: a: b") },
    ],
    bad: [
      { name: "two letters that changed places", file, text: agent("[|modle|]: opus", "[|toosl|]: Read"), reports: ["misspelt", "misspelt"], fixed: agent("model: opus", "tools: Read") },
      { name: "the key of a skill", file, text: agent("[|allowed-tools|]: Read"), reports: ["misspelt"], fixed: agent("tools: Read") },
      { name: "the key of another program", file, text: agent("[|allowedTools|]: [Read]"), reports: ["misspelt"], fixed: agent("tools: [Read]") },
      { name: "a slip for another client that reads the place", file, text: agent("[|permision-mode|]: plan"), profiles: ["vscode"], reports: ["misspelt"], fixed: agent("permissionMode: plan") },
      { name: "the other spelling", file, text: agent("[|disallowed-tools|]: Bash"), reports: ["misspelt"], fixed: agent("disallowedTools: Bash") },
      { name: "a missing letter", file, text: agent("[|tool|]: Read"), reports: ["misspelt"], fixed: agent("tools: Read") },
      { name: "a British colour", file, text: agent("[|colour|]: red"), reports: ["misspelt"], fixed: agent("color: red") },
      { name: "the hyphens of a skill", file, text: agent("[|permission-mode|]: plan", "[|max_turns|]: 3", "[|mcp-servers|]: [slack]"), reports: ["misspelt", "misspelt", "misspelt"], fixed: agent("permissionMode: plan", "maxTurns: 3", "mcpServers: [slack]") },
      { name: "capitals", file, text: "---\n[|Name|]: example\n[|Description|]: Read.\n---\n", reports: ["misspelt", "misspelt"], fixed: "---\nname: example\ndescription: Read.\n---\n" },
      { name: "the key of an agent in a command", file: ".claude/commands/example.md", text: "---\ndescription: Read.\n[|tools|]: Read\n---\n", reports: ["misspelt"], fixed: "---\ndescription: Read.\nallowed-tools: Read\n---\n" },
      { name: "ProfSynapse/PACT-prompt: underscores in a command", file: "commands/example.md", text: "---\ndescription: Read.\n[|argument_hint|]: x\n---\n", reports: ["misspelt"], fixed: "---\ndescription: Read.\nargument-hint: x\n---\n" },
      { name: "an earlier spelling of VS Code", file: ".github/agents/example.agent.md", text: agent("[|user-invokable|]: false"), reports: ["misspelt"], fixed: agent("user-invocable: false") },
      { name: "one handoff", file: ".github/agents/example.agent.md", text: agent("[|handoff|]: []"), reports: ["misspelt"], fixed: agent("handoffs: []") },
      { name: "what a plugin may not say", file: "agents/example.md", files: plugin, text: agent("[|permissionMode|]: plan", "[|hooks|]: {}", "[|mcpServers|]: []"), reports: ["ignored", "ignored", "ignored"] },
      { name: "a plugin further down", file: "plugins/a/agents/b/example.md", files: { "plugins/a/.claude-plugin/plugin.json": "{}" }, text: agent("[|hooks|]: {}"), reports: ["ignored"] },
      { name: "paths of a command", file: ".claude/commands/example.md", text: "---\n[|paths|]: '*.ts'\n---\n", reports: ["ignored"] },
    ],
  },
  given,
);
