import { mildest } from "../severity-cap.ts";
import type { Severity } from "../diagnostic.ts";
import type { CommandCall, CommandWord } from "./call.ts";
import type { CommandContract, CommandSignature, FlagContract } from "./contract.ts";

/** A flag as one writes it: with its dashes, or as the name of an argument. */
export function sayFlag({ form, style }: Pick<CommandContract, "form" | "style">, name: string): string {
  if (form !== "line") return `${name}=`;
  return style === "powershell" || name.length === 1 ? `-${name}` : `--${name}`;
}

/** `a`, `b` or `c`, each in backticks. */
export function sayChoice(words: readonly string[], between: "or" | "and" = "or"): string {
  const quoted = words.map((word) => `\`${word}\``);
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} ${between} ${last}`;
}

/** The flags of a call's signature, each once. */
export function flagsOf({ signature }: CommandCall): FlagContract[] {
  return [...new Set(signature.flags.values())];
}

/** How bad a finding of a rule by a contract is at most. */
export function worstOf({ contract }: CommandCall, ruleId: string, own?: Severity): Severity | undefined {
  return mildest(contract.severity.get(ruleId), own);
}

/** Whether a word holds something that may stand for any value, by what the contract accepts. */
export function standsIn({ placeholders }: CommandContract, { text, inserts }: CommandWord): boolean {
  if (placeholders.has("ellipsis") && /…|\.\.\./.test(text)) return true;
  if (placeholders.has("capitals") && /^[A-Z][A-Z0-9_-]+$/.test(text)) return true;
  return inserts.some(({ kind }) => placeholders.has(kind === "braces" || kind === "angles" ? kind : "variables"));
}

/** What people call a command with its subcommand. */
export function commandTitle({ title }: CommandContract, { name }: CommandSignature): string {
  return name === undefined ? title : `${title} ${name}`;
}
