import { CompletionItemKind } from "vscode-languageserver/node";
import { commandsNamed } from "../../core/command/named.ts";
import type { CommandContract, CommandSignature, FlagContract } from "../../core/command/contract.ts";
import { commandTitle, sayFlag } from "../../core/command/say.ts";
import { flagWords } from "./command-words.ts";
import type { Cursor, Suggestion } from "./cursor.ts";
import type { View } from "./view.ts";

/** The words of a command line up to the cursor, on the line of the document: how far to look back, in UTF-16 units. */
const farthest = 2000;

/** Flags of a command behind its dashes, and its subcommands behind its name. */
export function commandCompletions({ commands, document }: View, { before, range }: Cursor): readonly Suggestion[] | undefined {
  const line = before.slice(-farthest);
  const typed = /(?:^|\s)(\S*)$/.exec(line)?.[1] ?? "";
  const named = commandsNamed(commands, document.text, document.path).filter(({ form }) => form === "line");
  const calls = named.map((contract) => ({ contract, end: endOfName(contract, line) }));
  // Of `python3 counter.py` the script is what the flags are of.
  const nearest = Math.max(...calls.map(({ end }) => end));
  if (nearest < 0) return undefined;
  const rest = line.slice(nearest).replace(/^["']/, "");
  const suggestions = calls.filter(({ end }) => end === nearest).flatMap(({ contract }) => {
    const words = rest.split(/\s+/).filter((word) => word !== "");
    const signature = words.map((word) => contract.subcommands.get(word)).find((each) => each !== undefined) ?? contract.signature;
    if (typed.startsWith("-")) return flags(contract, signature, rest);
    const atSubcommand = contract.subcommands.size > 0 && signature === contract.signature && words.length <= (typed === "" ? 0 : 1);
    return atSubcommand ? subcommands(contract) : [];
  });
  return suggestions.length === 0 ? undefined : suggestions.map((each) => ({ ...each, range: range(typed.length) }));
}

/** Where the last name of the command ends that has white space behind it; -1 where none stands. */
function endOfName({ names }: CommandContract, line: string): number {
  const ends = names.flatMap((name) => {
    const at = line.lastIndexOf(name);
    return at === -1 || !/^["']?\s/.test(line.slice(at + name.length)) ? [] : [at + name.length];
  });
  return Math.max(-1, ...ends);
}

function flags(contract: CommandContract, signature: CommandSignature, rest: string): Omit<Suggestion, "range">[] {
  const written = ({ name }: FlagContract): string => sayFlag(contract, name);
  const there = new Set(rest.split(/[\s=]+/));
  const offered = [...new Set(signature.flags.values())].filter((flag) => flag.forbidden === undefined && !there.has(written(flag)));
  return offered.sort((a, b) => Number(b.required) - Number(a.required)).map((flag) => ({ label: written(flag), kind: CompletionItemKind.Property, text: written(flag), detail: flag.required ? "required" : undefined, documentation: flagWords(commandTitle(contract, signature), flag) }));
}

function subcommands({ subcommands: all, title }: CommandContract): Omit<Suggestion, "range">[] {
  return [...all].filter(([, { forbidden }]) => forbidden === undefined).map(([name]) => ({ label: name, kind: CompletionItemKind.Function, text: name, detail: title }));
}
