import { isMentioned } from "../mentioned.ts";
import { SearchedText } from "../searched-text.ts";
import type { CommandContract } from "./contract.ts";

/** As much of a contract as tells whether a document may hold its command. */
export type CommandSigns = Pick<CommandContract, "names" | "bare" | "mentions" | "style" | "form">;

/** The contracts whose commands a document may hold: a test on the raw text, which never misses one. */
export function commandsNamed<Signs extends CommandSigns>(contracts: readonly Signs[], text: string | SearchedText, path: string): Signs[] {
  const searched = typeof text === "string" ? new SearchedText(text) : text;
  return contracts.filter((contract) => {
    const { names, bare, mentions, style } = contract;
    const holds = (word: string, test: (written: string, word: string) => boolean): boolean => {
      if (!searched.mayInclude(word)) return false;
      // PowerShell reads names in any case.
      return style === "powershell" ? test(searched.lower, word.toLowerCase()) : test(searched.text, word);
    };
    const isNamed = names.some((each) => holds(each, (written, name) => holdsName(written, name, contract))) || bare.some((each) => holds(each, (written, word) => written.includes(word)));
    return isNamed && (mentions.length === 0 || isMentioned(mentions, searched, path));
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
