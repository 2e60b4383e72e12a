import { isMentioned } from "../mentioned.ts";
import type { CommandContract } from "./contract.ts";

/** As much of a contract as tells whether a document may hold its command. */
export type CommandSigns = Pick<CommandContract, "names" | "bare" | "mentions" | "style" | "form">;

/** The contracts whose commands a document may hold: a test on the raw text, which never misses one. */
export function commandsNamed<Signs extends CommandSigns>(contracts: readonly Signs[], text: string, path: string): Signs[] {
  let lower: string | undefined;
  return contracts.filter((contract) => {
    const { names, bare, mentions, style } = contract;
    if (mentions.length > 0 && !isMentioned(mentions, text, path)) return false;
    // PowerShell reads names in any case.
    const folds = style === "powershell";
    const written = folds ? (lower ??= text.toLowerCase()) : text;
    return names.some((each) => holdsName(written, folds ? each.toLowerCase() : each, contract)) || bare.some((each) => written.includes(folds ? each.toLowerCase() : each));
  });
}

const letter = /[A-Za-z0-9]/;

/** Whether a name stands in a text where it can be a word: the one of a command line is no part of a longer word, so that `gh` is none of "through". */
function holdsName(text: string, name: string, { form }: CommandSigns): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (form !== "line") return true;
    // The letter behind a backslash is the escape of a sign, as in the `\n` of a string.
    const isBegun = at > 0 && letter.test(text.charAt(at - 1)) && text.charAt(at - 2) !== "\\";
    if (!isBegun && !letter.test(text.charAt(at + name.length))) return true;
  }
  return false;
}
