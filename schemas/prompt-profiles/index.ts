import { promptFormOf, type PromptProfile } from "../../src/core/prompt-profile.ts";
import claudeCodeAgent from "./claude-code-agent.json" with { type: "json" };
import claudeCodeCommand from "./claude-code-command.json" with { type: "json" };
import claudeCodePluginAgent from "./claude-code-plugin-agent.json" with { type: "json" };
import copilotAgent from "./copilot-agent.json" with { type: "json" };
import vscodePrompt from "./vscode-prompt.json" with { type: "json" };

/**
 * Every profile of agent and command files. The compiler widens the words of a JSON file to any text, so that it is the
 * schema test that holds each file against `PromptProfile`.
 */
export const promptProfiles = [
  claudeCodeAgent,
  claudeCodeCommand,
  claudeCodePluginAgent,
  copilotAgent,
  vscodePrompt,
] as readonly object[] as readonly PromptProfile[];

/** The profile that judges an agent or command file; `undefined` where its path (relative to the root) tells nothing. */
export function promptProfileOf(path: string): PromptProfile | undefined {
  const form = promptFormOf(path);
  return promptProfiles.find(({ id }) => id === form);
}
