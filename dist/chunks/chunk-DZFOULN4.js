import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptFormsOf
} from "./chunk-ZFNBTNBZ.js";

// schemas/prompt-profiles/claude-code-agent.json
var claude_code_agent_default = {
  $schema: "../prompt-profile.schema.json",
  id: "claude-code-agent",
  client: "claude-code",
  name: "Claude Code",
  what: "an agent",
  places: [".claude/agents/**/*.md"],
  source: { url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields", verified: "2026-11-30", revision: "2026-08-22" },
  furtherSources: {
    "plugin-dev": { url: "https://github.com/anthropics/claude-code/blob/main/plugins/plugin-dev/skills/agent-development/SKILL.md", verified: "2026-11-30" }
  },
  unknownKeys: "ignores",
  keys: {
    name: { required: true, types: ["text"], pattern: "^[^:-][^:]*$", faults: { missing: "rejects", empty: "rejects", pattern: "rejects" } },
    description: { required: true, types: ["text"], faults: { missing: "rejects" } },
    tools: { types: ["text", "list"], forms: ["comma-separated", "list"], confusedWith: ["allowed-tools", "allowed_tools", "allowedTools", "allow-tools"] },
    disallowedTools: { types: ["text", "list"], forms: ["comma-separated", "list"], confusedWith: ["disallowed-tools", "disallowed_tools", "denied-tools"] },
    model: { types: ["text"] },
    permissionMode: { types: ["text"], values: ["default", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan", "manual"] },
    maxTurns: { types: ["number"] },
    skills: { types: ["text", "list"], forms: ["comma-separated", "list"] },
    mcpServers: { types: ["list", "mapping"] },
    hooks: { types: ["mapping"] },
    memory: { types: ["text"], values: ["user", "project", "local"] },
    background: { types: ["boolean"] },
    effort: { types: ["text", "number"], values: ["low", "medium", "high", "xhigh", "max"] },
    isolation: { types: ["text"], values: ["worktree"] },
    color: { types: ["text"], values: ["red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan", "magenta"], from: ["plugin-dev"] },
    initialPrompt: { types: ["text"] }
  }
};

// schemas/prompt-profiles/claude-code-command.json
var claude_code_command_default = {
  $schema: "../prompt-profile.schema.json",
  id: "claude-code-command",
  client: "claude-code",
  name: "Claude Code",
  what: "a command",
  places: [".claude/commands/**/*.md", "commands/**/*.md"],
  source: { url: "https://code.claude.com/docs/en/skills#frontmatter-reference", verified: "2026-11-30", revision: "2026-08-22" },
  furtherSources: {
    changelog: { url: "https://github.com/anthropics/claude-code/blob/main/CHANGELOG.md", verified: "2026-11-30", revision: "2.1.240" }
  },
  unknownKeys: "ignores",
  booleans: { values: ["true", "false", "yes", "no", "on", "off", "1", "0"], ignoreCase: true },
  keys: {
    name: { types: ["text"] },
    description: { types: ["text"] },
    when_to_use: { types: ["text"] },
    "argument-hint": { types: ["text"], faults: { type: "coerces" }, from: ["changelog"] },
    arguments: { types: ["text", "list"], forms: ["space-separated", "list"] },
    "disable-model-invocation": { types: ["boolean"] },
    "user-invocable": { types: ["boolean"] },
    "allowed-tools": { types: ["text", "list"], forms: ["space-separated", "comma-separated", "list"], confusedWith: ["tools"] },
    "disallowed-tools": { types: ["text", "list"], forms: ["space-separated", "comma-separated", "list"], confusedWith: ["disallowedTools", "disallowed_tools"] },
    model: { types: ["text"] },
    effort: { types: ["text"], values: ["low", "medium", "high", "xhigh", "max"] },
    context: { types: ["text"], values: ["fork"] },
    agent: { types: ["text"], onlyWith: { key: "context", value: "fork" } },
    background: { types: ["boolean"], onlyWith: { key: "context", value: "fork" } },
    hooks: { types: ["mapping"] },
    paths: { ignored: true },
    shell: { types: ["text"], values: ["bash", "powershell"] },
    metadata: { types: ["mapping"] },
    license: { types: ["text"] },
    compatibility: { types: ["text"] },
    "display-name": { aliases: ["display_name", "displayName"], from: ["changelog"] },
    "default-enabled": { aliases: ["default_enabled", "defaultEnabled"], from: ["changelog"] },
    fallback: { from: ["changelog"] }
  }
};

// schemas/prompt-profiles/claude-code-plugin-agent.json
var claude_code_plugin_agent_default = {
  $schema: "../prompt-profile.schema.json",
  id: "claude-code-plugin-agent",
  client: "claude-code",
  name: "Claude Code",
  what: "an agent of a plugin",
  places: ["agents/**/*.md"],
  source: { url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields", verified: "2026-11-30", revision: "2026-08-22" },
  furtherSources: {
    reference: { url: "https://code.claude.com/docs/en/plugins-reference#agents", verified: "2026-11-30", revision: "2026-08-22" },
    "plugin-dev": { url: "https://github.com/anthropics/claude-code/blob/main/plugins/plugin-dev/skills/agent-development/SKILL.md", verified: "2026-11-30" }
  },
  unknownKeys: "ignores",
  keys: {
    name: { types: ["text"] },
    description: { required: true, types: ["text"] },
    tools: { types: ["text", "list"], forms: ["comma-separated", "list"], confusedWith: ["allowed-tools", "allowed_tools", "allowedTools", "allow-tools"] },
    disallowedTools: { types: ["text", "list"], forms: ["comma-separated", "list"], confusedWith: ["disallowed-tools", "disallowed_tools", "denied-tools"] },
    model: { types: ["text"] },
    permissionMode: { ignored: true, from: ["reference"] },
    maxTurns: { types: ["number"] },
    skills: { types: ["text", "list"], forms: ["comma-separated", "list"] },
    mcpServers: { ignored: true, from: ["reference"] },
    hooks: { ignored: true, from: ["reference"] },
    memory: { types: ["text"], values: ["user", "project", "local"] },
    background: { types: ["boolean"] },
    effort: { types: ["text", "number"], values: ["low", "medium", "high", "xhigh", "max"] },
    isolation: { types: ["text"], values: ["worktree"] },
    color: { types: ["text"], values: ["red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan", "magenta"], from: ["plugin-dev"] },
    initialPrompt: { types: ["text"] }
  }
};

// schemas/prompt-profiles/copilot-agent.json
var copilot_agent_default = {
  $schema: "../prompt-profile.schema.json",
  id: "copilot-agent",
  client: "vscode",
  name: "GitHub Copilot",
  what: "a custom agent",
  places: ["*.agent.md"],
  source: { url: "https://code.visualstudio.com/docs/agents/reference/custom-agent-file-reference", verified: "2026-11-30" },
  furtherSources: {
    github: { url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration", verified: "2026-11-30" },
    attributes: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptFileAttributes.ts", verified: "2026-11-30" },
    validator: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts", verified: "2026-11-30" },
    parser: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts", verified: "2026-11-30" }
  },
  unknownKeys: "warns",
  booleans: { values: ["true", "false"] },
  keys: {
    name: { types: ["text"] },
    description: { required: true, types: ["text"], from: ["github"] },
    "argument-hint": { types: ["text"], faults: { type: "ignores" }, from: ["parser"] },
    model: { types: ["text", "list"] },
    tools: { types: ["text", "list", "mapping"], forms: ["comma-separated", "list"], from: ["github", "parser"], confusedWith: ["allowed-tools", "allowedTools", "allowed_tools"] },
    handoffs: {
      types: ["list"],
      keys: {
        label: { required: true, types: ["text"], faults: { missing: "ignores" } },
        agent: { required: true, types: ["text"], faults: { missing: "ignores" } },
        prompt: { required: true, types: ["text"], faults: { missing: "ignores" } },
        send: { types: ["boolean"] },
        showContinueOn: { types: ["boolean"] },
        model: { types: ["text"] }
      },
      faults: { type: "ignores" },
      from: ["parser", "validator"]
    },
    target: { types: ["text"], values: ["vscode", "github-copilot"], from: ["validator"] },
    infer: { types: ["boolean", "text"], values: ["true", "false", "all", "user", "agent", "hidden"], from: ["validator"] },
    agents: { types: ["list"], faults: { type: "ignores" }, from: ["parser", "validator"] },
    "user-invocable": { types: ["boolean"] },
    "disable-model-invocation": { types: ["boolean"] },
    advancedOptions: { types: ["mapping"], from: ["attributes"] },
    github: { types: ["mapping"], from: ["attributes"] },
    hooks: { types: ["mapping"], from: ["attributes"] },
    "mcp-servers": { types: ["mapping"], from: ["github"], confusedWith: ["mcpServers", "mcp_servers"] },
    metadata: { types: ["mapping"], from: ["github"] }
  }
};

// schemas/prompt-profiles/vscode-claude-agent.json
var vscode_claude_agent_default = {
  $schema: "../prompt-profile.schema.json",
  id: "vscode-claude-agent",
  client: "vscode",
  name: "VS Code",
  what: "an agent of Claude Code",
  places: [".claude/agents/*.md"],
  source: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptFileAttributes.ts", verified: "2026-11-30", revision: "047238f" },
  furtherSources: {
    validator: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts", verified: "2026-11-30" }
  },
  unknownKeys: "ignores",
  keys: {
    name: { types: ["text"], from: ["validator"] },
    description: { types: ["text"], from: ["validator"] },
    tools: { types: ["text", "list"], forms: ["comma-separated", "list"], from: ["validator"] },
    disallowedTools: {},
    model: { types: ["text"], from: ["validator"] },
    permissionMode: { types: ["text"], values: ["default", "acceptEdits", "plan", "delegate", "dontAsk", "bypassPermissions"], from: ["validator"] },
    skills: {},
    mcpServers: {},
    hooks: {},
    memory: { types: ["text"], values: ["user", "project", "local"], from: ["validator"] }
  }
};

// schemas/prompt-profiles/vscode-prompt.json
var vscode_prompt_default = {
  $schema: "../prompt-profile.schema.json",
  id: "vscode-prompt",
  client: "vscode",
  name: "VS Code",
  what: "a prompt file",
  places: ["*.prompt.md"],
  source: { url: "https://code.visualstudio.com/docs/agent-customization/prompt-files", verified: "2026-11-30" },
  furtherSources: {
    attributes: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptFileAttributes.ts", verified: "2026-11-30" },
    parser: { url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts", verified: "2026-11-30" }
  },
  unknownKeys: "warns",
  keys: {
    name: { types: ["text"] },
    description: { types: ["text"] },
    "argument-hint": { types: ["text"], faults: { type: "ignores" }, from: ["parser"] },
    agent: { types: ["text"], aliases: ["mode"], from: ["parser"] },
    model: { types: ["text", "list"], from: ["attributes"] },
    tools: { types: ["text", "list", "mapping"], from: ["attributes", "parser"], confusedWith: ["allowed-tools", "allowedTools", "allowed_tools"] }
  }
};

// schemas/prompt-profiles/index.ts
var promptProfiles = [
  claude_code_agent_default,
  claude_code_command_default,
  claude_code_plugin_agent_default,
  copilot_agent_default,
  vscode_claude_agent_default,
  vscode_prompt_default
];
function promptProfilesAt(path) {
  return promptFormsOf(path).flatMap((form) => promptProfiles.filter(({ id }) => id === form));
}
function promptProfilesOf(path, { profiles, profilesChosen }) {
  const reading = promptProfilesAt(path);
  const chosen = profilesChosen ? reading.filter(({ client }) => profiles.some(({ id }) => id === client)) : [];
  return chosen.length === 0 ? reading.slice(0, 1) : chosen;
}

export {
  promptProfiles,
  promptProfilesAt,
  promptProfilesOf
};
