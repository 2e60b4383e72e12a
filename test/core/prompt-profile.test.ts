import { describe, expect, it } from "vitest";
import { promptFormOf } from "../../src/core/prompt-profile.ts";

describe("promptFormOf", () => {
  it.each([
    [".claude/agents/a.md", "claude-code-agent"],
    ["web/.claude/agents/review/a.md", "claude-code-agent"],
    [".claude/agents/a.agent.md", "claude-code-agent"],
    [".claude/agents/commands/a.md", "claude-code-agent"],
    [".claude/commands/a.md", "claude-code-command"],
    [".claude/commands/agents/a.prompt.md", "claude-code-command"],
    ["agents/a.md", "claude-code-plugin-agent"],
    ["plugins/x/agents/review/a.md", "claude-code-plugin-agent"],
    [".claude/plugins/x/agents/a.md", "claude-code-plugin-agent"],
    ["commands/a.md", "claude-code-command"],
    ["plugins/agents/commands/a.md", "claude-code-command"],
    [".github/agents/a.agent.md", "copilot-agent"],
    ["plugins/x/agents/a.agent.md", "copilot-agent"],
    [".github/prompts/a.prompt.md", "vscode-prompt"],
    ["notes/a.md", undefined],
    [".kiro/agents/a.md", undefined],
    ["web/.opencode/commands/a.md", undefined],
    ["agents.md", undefined],
    ["my-agents/a.md", undefined],
    [".claude/agents/a.txt", undefined],
    [".claude/skills/a.md", undefined],
  ])("%s is %s", (path, form) => {
    expect(promptFormOf(path)).toBe(form);
  });
});
