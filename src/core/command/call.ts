import type { Span } from "../span.ts";
import type { ArgumentContract, CommandContract, CommandSignature, FlagContract } from "./contract.ts";

/** A call of a command as a document shows it, read by a contract. All spans are offsets into the document. */
export interface CommandCall {
  readonly contract: CommandContract;
  /** What the subcommand takes, or the command itself where there is none. */
  readonly signature: CommandSignature;
  /** What messages call it: `journal read`. */
  readonly title: string;
  readonly span: Span;
  readonly place: CallPlace;
  /** The word that names the command, or the subcommand where the command is not named. */
  readonly name: Span;
  /**
   * Whether it stands there to be run as it is written. Else it is only named, and what is missing proves nothing: `save --stdin`
   * in the middle of a sentence.
   */
  readonly whole: boolean;
  /** Whether something in it, such as an ellipsis or `$FLAGS`, may stand for more flags and arguments. */
  readonly open: boolean;
  /** The word where a subcommand should stand and none that is known does. */
  readonly unknownSubcommand: CommandWord | undefined;
  readonly flags: readonly FlagUse[];
  readonly arguments: readonly ArgumentUse[];
  readonly output: OutputUse;
  /** What is read of the result right behind the call: `.metadata`. */
  readonly member: { readonly span: Span; readonly name: string } | undefined;
}

/** The code in which a call stands. */
export interface CallPlace {
  /** `span`: between backticks in a sentence. */
  readonly kind: "fence" | "span";
  /** The code itself. */
  readonly span: Span;
  /** With its fence lines or backticks. */
  readonly fence: { readonly span: Span };
}

export interface FlagUse {
  /** As written, without dashes. */
  readonly name: string;
  /** As written, with its dashes. */
  readonly span: Span;
  /** `undefined` where the command has no such flag. */
  readonly contract: FlagContract | undefined;
  readonly value: CommandWord | undefined;
}

export interface ArgumentUse {
  readonly word: CommandWord;
  /** `undefined` where the command takes no further argument. */
  readonly contract: ArgumentContract | undefined;
}

/** A word of a command line, or the value of an argument in parentheses. */
export interface CommandWord {
  /** With its quotes. */
  readonly span: Span;
  /** Without its quotes; what stands in for something else is as written. */
  readonly text: string;
  /** Whether its text is what the command gets: nothing in it stands for something else. */
  readonly literal: boolean;
  /** What is put into it, in the order of the text. */
  readonly inserts: readonly Insert[];
}

/** Something that is put into a word before the command gets it: by the shell, or by who fills in the form. */
export interface Insert {
  readonly span: Span;
  /** `braces` and `angles` are placeholders for people: `{name}`, `<name>`. */
  readonly kind: "variable" | "command" | "braces" | "angles";
  /** The name of a variable or placeholder, without its signs. */
  readonly name: string;
}

/** What becomes of the output. */
export interface OutputUse {
  /** The name of the program or word that reads it through a pipe. */
  readonly pipedTo: { readonly span: Span; readonly name: string } | undefined;
  /** What hides errors or the status: a redirection, or the command behind `||`. */
  readonly hidden: Span | undefined;
}
