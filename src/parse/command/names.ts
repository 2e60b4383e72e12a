import type { CommandContract } from "../../core/command/contract.ts";

/** The name of the contract that a word gives: the name itself, or a path that ends in it. */
export function nameIn({ names, style }: CommandContract, text: string): string | undefined {
  const fold = (each: string): string => (style === "powershell" ? each.toLowerCase() : each);
  const word = fold(text.replaceAll("\\", "/"));
  return names.find((name) => word === fold(name) || word.endsWith(`/${fold(name)}`));
}

/** Programs and words in front of a command that they run. */
const runner = /^(?:python(?:3(?:\.\d+)?)?|py|node|bun|deno|ruby|perl|bash|sh|zsh|pwsh|powershell|uv|uvx|poetry|pipx|npx|pnpm|yarn|run|exec|dlx|sudo|env|time|command|nohup|timeout|xargs|source|\.|&|!)(?:\.exe)?$/;

/**
 * Where in a list of words a command is named, and whether a runner stands before it. Words in front of it are runners, their
 * flags and numbers, and the user that `sudo -u` takes; behind `-c` and `-e` stands code and no command.
 */
export function findName(contract: CommandContract, words: readonly string[], aliases: ReadonlyMap<string, string>): { readonly index: number; readonly name: string; readonly run: boolean } | undefined {
  for (const [index, word] of words.entries()) {
    const variable = /^\$\{?(\w+)\}?$/.exec(word)?.[1];
    const name = nameIn(contract, variable === undefined ? word : (aliases.get(variable) ?? word));
    if (name !== undefined) return { index, name, run: index > 0 };
    if (/^(?:sudo|doas)$/.test(words[index - 2] ?? "") && /^-[ugrthCDp]$/.test(words[index - 1] ?? "")) continue;
    const isRunner = runner.test(word.slice(word.lastIndexOf("/") + 1)) || /^(?:-\w[\w-]*|\d+s?|\w+=.*)$/.test(word);
    if (!isRunner || (index > 0 && /^-\w*[ce]$/.test(word))) return undefined;
  }
  return undefined;
}
