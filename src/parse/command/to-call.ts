import type { CommandCall, CommandWord, OutputUse } from "../../core/command/call.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import { commandTitle } from "../../core/command/say.ts";
import type { Span } from "../../core/span.ts";
import { placeOf, type CodePiece } from "./code-pieces.ts";
import { readWords } from "./read-words.ts";

/** What is known of a command line before its contract reads it. */
export interface NamedLine {
  readonly span: Span;
  readonly name: Span;
  /** The words behind the name. */
  readonly words: readonly CommandWord[];
  readonly output: OutputUse;
  /** Whether it stands there as one types it: with what runs it, or as a program that needs nothing of the kind. */
  readonly runnable: boolean;
  /** Whether it shows the forms of a call, with brackets around what may be left out. */
  readonly synopsis: boolean;
}

/** A command line as its contract reads it. */
export function toCall(document: string, piece: CodePiece, contract: CommandContract, line: NamedLine): CommandCall {
  const { signature, subcommand, unknownSubcommand, flags, arguments: words, open } = readWords(document, contract, line.words);
  const isNamedOnly = contract.subcommands.size > 0 && subcommand === undefined;
  const isEmpty = flags.length === 0 && words.length === 0;
  // A script alone on a line is mostly one of a listing of files. A sentence names a flag without its value: run the command with `--since`.
  const isCutOff = flags.some(({ contract: flag, value }) => flag?.value === "required" && value === undefined);
  return {
    contract,
    signature,
    title: commandTitle(contract, signature),
    span: line.span,
    place: placeOf(piece),
    name: line.name,
    whole: !line.synopsis && !isNamedOnly && (piece.place === "fence" ? line.runnable || !isEmpty : line.runnable && !isEmpty && !isCutOff),
    open,
    unknownSubcommand,
    flags,
    arguments: words,
    output: line.output,
    member: undefined,
  };
}
