import type { Document } from "./document.ts";
import type { ProfileChoice } from "./profile-choice.ts";
import { promptFormOf } from "./prompt-profile.ts";

/** The text below the front matter that Claude Code reads with substitutions and commands in it. */
export interface ClaudeBody {
  /** What the file is, in messages. */
  readonly what: "skill" | "command";
  /** Where the text begins, as a UTF-16 offset. */
  readonly start: number;
}

/**
 * The body of a skill, or of a command file, which Claude Code reads alike (code.claude.com/docs/en/skills); a command needs no
 * front matter. `undefined` for other files, and where Claude Code is not among the clients.
 */
export function claudeBodyOf({ kind, path, frontmatter }: Document, { profiles }: Pick<ProfileChoice, "profiles">): ClaudeBody | undefined {
  if (!profiles.some(({ id }) => id === "claude-code")) return undefined;
  if (kind === "prompt") return promptFormOf(path) === "claude-code-command" ? { what: "command", start: frontmatter?.span.end ?? 0 } : undefined;
  return kind === "skill" && frontmatter !== undefined ? { what: "skill", start: frontmatter.span.end } : undefined;
}
