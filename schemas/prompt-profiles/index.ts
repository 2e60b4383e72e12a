import type { ProfileChoice } from "../../src/core/profile-choice.ts";
import { promptFormsOf, type PromptProfile } from "../../src/core/prompt-profile.ts";
import claudeCodeAgent from "./claude-code-agent.json" with { type: "json" };
import claudeCodeCommand from "./claude-code-command.json" with { type: "json" };
import claudeCodePluginAgent from "./claude-code-plugin-agent.json" with { type: "json" };
import copilotAgent from "./copilot-agent.json" with { type: "json" };
import vscodeClaudeAgent from "./vscode-claude-agent.json" with { type: "json" };
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
  vscodeClaudeAgent,
  vscodePrompt,
] as readonly object[] as readonly PromptProfile[];

/** What each client that reads the place of an agent or command file says of it, the client whose place it is first. */
export function promptProfilesAt(path: string): readonly PromptProfile[] {
  return promptFormsOf(path).flatMap((form) => promptProfiles.filter(({ id }) => id === form));
}

/**
 * The profiles that judge an agent or command file, whose place (relative to the root) tells who reads it: those of the chosen
 * clients that do. Where no choice is made, or none of the chosen reads the place, it is the one whose place it is.
 */
export function promptProfilesOf(path: string, { profiles, profilesChosen }: ProfileChoice): readonly PromptProfile[] {
  const reading = promptProfilesAt(path);
  const chosen = profilesChosen ? reading.filter(({ client }) => profiles.some(({ id }) => id === client)) : [];
  return chosen.length === 0 ? reading.slice(0, 1) : chosen;
}
