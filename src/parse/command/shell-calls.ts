import type { CommandCall, OutputUse } from "../../core/command/call.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import type { ShellCommand } from "../../core/shell.ts";
import type { Span } from "../../core/span.ts";
import { partOf, type CodePiece } from "./code-pieces.ts";
import type { CommandSource } from "./find-calls.ts";
import { findName, nameIn } from "./names.ts";
import { toCall } from "./to-call.ts";
import { fromShellWord, unquoted } from "./words.ts";

/** Variables that hold the name of a command, with what is assigned to them: `SJ="…/journal.py"`. */
export function assignedNames({ text, shell }: CommandSource, contracts: readonly CommandContract[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, value } of shell.flatMap(({ commands }) => commands.flatMap(({ assignments }) => assignments))) {
    const written = value === undefined ? "" : unquoted(text.slice(value.span.start, value.span.end));
    if (contracts.some((contract) => nameIn(contract, written) !== undefined)) names.set(name, written);
  }
  return names;
}

/** The calls of a command among those of a script. */
export function shellCalls(document: string, piece: CodePiece, commands: readonly ShellCommand[], contract: CommandContract, aliases: ReadonlyMap<string, string>, synopsis = false): CommandCall[] {
  return commands.flatMap((command) => {
    const words = command.words.map((word) => fromShellWord(document, word));
    const found = findName(contract, words.map(({ text }) => text), aliases);
    const name = found === undefined ? undefined : words[found.index];
    if (found === undefined || name === undefined) return [];
    const end = Math.max(name.span.end, words.at(-1)?.span.end ?? 0);
    const line = {
      span: { start: words[0]?.span.start ?? name.span.start, end },
      name: name.span,
      words: words.slice(found.index + 1),
      output: outputOf(command, document),
      runnable: found.run || !/\.\w+$/.test(found.name),
      synopsis,
    };
    return [toCall(document, piece, contract, line)];
  });
}

function outputOf({ pipedTo, redirections, next, span }: ShellCommand, document: string): OutputUse {
  const silence = redirections.find(({ operator, descriptor, target }) => target?.value === "/dev/null" && (operator === "&>" || (operator.startsWith(">") && descriptor === 2)));
  const excuse = next?.operator === "||" && /^(?:true|:|echo|printf)$/.test(next.command?.name ?? "") ? next.command?.span : undefined;
  const name = pipedTo?.words[0];
  const loop = /\bfor\s+\w+\s+in\s+["']?\$\($/.exec(document.slice(Math.max(0, span.start - 80), span.start));
  const pipe = name === undefined ? undefined : { span: name.span, name: pipedTo?.name?.slice(pipedTo.name.lastIndexOf("/") + 1) ?? "" };
  const inLoop = loop === null ? undefined : { span: { start: span.start - loop[0].length, end: span.start - loop[0].length + 3 }, name: "for" };
  return { pipedTo: pipe ?? inLoop, hidden: silence?.span ?? excuse };
}

/** What a shell writes in front of a command: `$`, `ann@host:~/notes$`, `C:\notes>` and `PS C:\notes>`. */
const prompt = /^[ \t]*(?:\([\w.-]+\)[ \t]*)?(?:\$|❯|%|[\w.-]+@[\w.-]+(?::[^\s$#]*)?[$#]|(?:PS[ \t]*)?[A-Za-z]:\\[^>\n]*>|PS>)[ \t]+(?=\S)/;

/** Whether a script is a transcript: its first line begins with a prompt. */
export function isTranscript(code: string): boolean {
  return prompt.test(code.trimStart());
}

/**
 * The calls in text that is no script as a whole: the lines that begin with a prompt, or where there are none, those that begin
 * with the command or what runs it. A line that ends with a backslash goes on.
 */
export function textCalls(source: CommandSource, piece: CodePiece, contract: CommandContract, aliases: ReadonlyMap<string, string>): CommandCall[] {
  const hasPrompts = piece.code.split("\n").some((line) => prompt.test(line));
  return logicalLines(piece.code).flatMap(({ start, end }) => {
    const line = piece.code.slice(start, end);
    const skipped = prompt.exec(line)?.[0].length ?? 0;
    const isCode = skipped > 0 || piece.place === "span";
    if ((hasPrompts && skipped === 0) || !mayBeCall(line.slice(skipped), contract, aliases, isCode)) return [];
    const { code, synopsis } = withoutSynopsis(line.slice(skipped));
    const part = { ...partOf(piece, start + skipped, end), code };
    const snippet = source.readShell(part);
    if (snippet.language !== "shell") return [];
    return shellCalls(source.text, piece, snippet.commands, contract, aliases, synopsis || snippet.faults.length > 0);
  });
}

/** `isCode`: whether the line is known to be code, in which a command may stand behind another one. */
function mayBeCall(line: string, contract: CommandContract, aliases: ReadonlyMap<string, string>, isCode: boolean): boolean {
  if (!contract.names.some((name) => line.includes(name)) && ![...aliases.keys()].some((alias) => line.includes(`$${alias}`) || line.includes(`\${${alias}`))) return false;
  const parts = isCode ? line.split(/&&|\|\|?|;/) : [line];
  return /\$\(/.test(line) || parts.some((part) => findName(contract, (part.match(roughWord) ?? []).slice(0, 12).map(unquoted), aliases) !== undefined);
}

/** A word of a line that is not parsed yet. */
const roughWord = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;

/** Lines, each with those that a backslash at its end joins to it. */
function logicalLines(code: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const { 0: line, index } of code.matchAll(/[^\n]*(?:\n|$)/g)) {
    if (/\\\n$/.test(line)) continue;
    const end = index + line.replace(/\n$/, "").length;
    if (end > start) lines.push({ start, end });
    start = index + line.length;
  }
  return lines;
}

/** The same text with the brackets and bars of a synopsis as spaces: `save [json|--stdin] [--no-sync]`. */
function withoutSynopsis(code: string): { readonly code: string; readonly synopsis: boolean } {
  const synopsis = /\[-{1,2}\w|\[\w[\w-]*(?:\|-{0,2}[\w-]+)*\]|[\w>}]\|-{0,2}[\w<{]/.test(code);
  return { synopsis, code: synopsis ? code.replaceAll(/[[\]()|]/g, " ") : code };
}

/**
 * A code span that begins with a subcommand, in a sentence that names the command: Search the store: `search "tokens" --limit 5`.
 * A span without a value or an argument is only a name.
 */
export function bareCalls(source: CommandSource, piece: CodePiece, contract: CommandContract): CommandCall[] {
  const first = /^[\w-]+/.exec(piece.code)?.[0];
  if (first === undefined || !contract.subcommands.has(first) || !/\s/.test(piece.code.trim())) return [];
  const before = source.text.slice(Math.max(0, piece.span.start - 200), piece.span.start);
  const sentence = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
  if (!contract.bare.some((each) => sentence.includes(each))) return [];
  const { code, synopsis } = withoutSynopsis(piece.code);
  const snippet = source.readShell({ ...piece, code });
  if (snippet.language !== "shell") return [];
  return snippet.commands.slice(0, 1).map((command) => {
    const words = command.words.map((word) => fromShellWord(source.text, word));
    const name = words[0]?.span ?? command.span;
    const hasValue = words.slice(1).some(({ text }) => !text.startsWith("-"));
    return toCall(source.text, piece, contract, { span: { start: name.start, end: words.at(-1)?.span.end ?? name.end }, name, words, output: { pipedTo: undefined, hidden: undefined }, runnable: hasValue, synopsis: synopsis || snippet.faults.length > 0 });
  });
}
