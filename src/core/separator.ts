import type { ProfileKey } from "./profile.ts";
import type { YamlNode } from "./yaml.ts";

/** What stands between the entries of a text, and what a client wants there; as in messages. */
export interface SeparatorFault {
  readonly found: "commas" | "blanks";
  readonly wanted: "commas" | "blanks";
}

/** A tool by its name: `Read`, `mcp__github__get_issue`. Blanks may well stand within other entries. */
const tool = /^(?:[A-Z][A-Za-z]+|mcp__\w+)$/;

/**
 * Whether the entries of a text are separated as a client documents it for the key. Blanks and commas within brackets, as in
 * `Bash(git add *, git commit *)`, separate nothing.
 */
export function findSeparatorFault({ forms }: ProfileKey, value: YamlNode | undefined): SeparatorFault | undefined {
  if (forms === undefined || value?.kind !== "scalar" || typeof value.value !== "string") return undefined;
  const byBlanks = forms.includes("space-separated");
  const byCommas = forms.includes("comma-separated");
  if (byBlanks === byCommas) return undefined;
  const bare = value.text.replaceAll(/\([^()]*\)/g, "").trim();
  if (byBlanks) return bare.includes(",") ? { found: "commas", wanted: "blanks" } : undefined;
  const words = bare.split(/\s+/);
  return words.length > 1 && words.every((word) => tool.test(word)) ? { found: "blanks", wanted: "commas" } : undefined;
}
