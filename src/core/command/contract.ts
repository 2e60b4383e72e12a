import type { ContractBase } from "../contract.ts";
import type { Severity } from "../diagnostic.ts";

/** The compiled form of a `command` contract: what rules read. The language itself is `schemas/contract/command.schema.json`. */
export interface CommandContract extends ContractBase {
  readonly kind: "command";
  /** The name of the contract in findings. */
  readonly name: string;
  /** What messages call the command. */
  readonly title: string;
  readonly form: CommandForm;
  /** How a command line writes flags: `--name value`, or `-Name value` as PowerShell does. */
  readonly style: "dashes" | "powershell";
  /** Names of the command; that of a script is the end of its path. */
  readonly names: readonly string[];
  /** The contract acts only where the document or its path holds one of these texts; everywhere when there are none. */
  readonly mentions: readonly string[];
  /** What the text of a call must hold, so that it is one of this command. */
  readonly matches: TextPattern | undefined;
  /** Texts that name the command in a sentence, in which a code span that begins with a subcommand is a call. */
  readonly bare: readonly string[];
  /** Words, besides the usual ones, by which a sentence, heading or comment forbids what it shows. In lower case. */
  readonly negations: readonly string[];
  /** What stands for any value. */
  readonly placeholders: ReadonlySet<PlaceholderForm>;
  /** What holds for the command as a whole, or for every subcommand. */
  readonly signature: CommandSignature;
  /** By their names and aliases; empty when the command has none. */
  readonly subcommands: ReadonlyMap<string, CommandSignature>;
}

/**
 * `line`: a command line; `call`: a name with arguments in parentheses; `braces`: a name with values in braces, `wait{reason=review}`;
 * `import`: a module that Python code imports or runs.
 */
export type CommandForm = "line" | "call" | "braces" | "import";

/** `braces`: `{x}`; `angles`: `<x>`; `variables`: `$x` and `${x}`; `ellipsis`: `…` and `...`; `capitals`: `NAME`. */
export type PlaceholderForm = "braces" | "angles" | "variables" | "ellipsis" | "capitals";

/** A regular expression of RE2. Its engine must be loaded before it is used. */
export interface TextPattern {
  readonly source: string;
  test(text: string): boolean;
  /** The text of the first match. */
  find(text: string): string | undefined;
  /** The texts of its named groups in the first match; `undefined` when there is none. */
  groups(text: string): ReadonlyMap<string, string> | undefined;
}

/** What one command, or one subcommand, takes. */
export interface CommandSignature {
  /** The name of the subcommand, or `undefined` for the command itself. */
  readonly name: string | undefined;
  /** By their names and aliases, without dashes: those of the command too. */
  readonly flags: ReadonlyMap<string, FlagContract>;
  /** Whether there may be others. */
  readonly openFlags: boolean;
  /** What happens to a call with an unknown flag, in words that can stand behind a colon. */
  readonly consequence: string | undefined;
  readonly arguments: readonly ArgumentContract[];
  /** Flags of which all stand or none. */
  readonly together: readonly FlagGroup[];
  /** Flags of which at most one stands. */
  readonly exclusive: readonly FlagGroup[];
  /** Flags of which at least one stands. */
  readonly anyOf: readonly FlagGroup[];
  readonly output: OutputContract | undefined;
  readonly result: ResultContract | undefined;
  readonly input: InputContract | undefined;
  /** Set when the command is not to be used at all. */
  readonly forbidden: Forbidden | undefined;
}

/** What a value must be. */
export interface ValueContract {
  readonly allowed: readonly string[];
  readonly pattern: TextPattern | undefined;
  /** What the pattern asks for, in words that can stand behind "write". */
  readonly shape: string | undefined;
  /** Parts of the pattern, by the names of its groups, that repeat the value of a flag. */
  readonly agrees: ReadonlyMap<string, string>;
  /** Set when nothing may be put into the value from outside; names of the placeholders that may. */
  readonly separate: { readonly except: ReadonlySet<string>; readonly instead: string | undefined } | undefined;
  /** What happens where the value is wrong or missing, in words that can stand behind a colon. */
  readonly consequence: string | undefined;
  readonly severity: Severity | undefined;
}

export interface FlagContract extends ValueContract {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly value: "none" | "required" | "optional";
  readonly required: boolean;
  readonly forbidden: Forbidden | undefined;
  /** Whether everything behind it is arguments. */
  readonly last: boolean;
}

export interface ArgumentContract extends ValueContract {
  readonly name: string;
  readonly required: boolean;
  /** Whether any number of them may stand. */
  readonly rest: boolean;
}

export interface FlagGroup {
  readonly flags: readonly string[];
  /** The flag whose value decides whether the group binds, and the values with which it does; always without it. */
  readonly when: { readonly flag: string; readonly values: readonly string[] } | undefined;
  readonly consequence: string | undefined;
  readonly severity: Severity | undefined;
}

/** How the output may be read. */
export interface OutputContract {
  /** Programs and words of the shell that must not read it through a pipe. */
  readonly notPipedTo: ReadonlySet<string>;
  /** Whether its errors or its status may be hidden. */
  readonly mayHideErrors: boolean;
  readonly consequence: string | undefined;
  readonly severity: Severity | undefined;
}

/** The JSON object that a command reads. */
export interface InputContract {
  /** The name of the `journal` contract whose record it is. */
  readonly record: string;
  /** The flag that tells the type of the record. */
  readonly type: string | undefined;
  readonly flags: ReadonlySet<string>;
  readonly arguments: ReadonlySet<string>;
  /** Whether it is read from a heredoc. */
  readonly stdin: boolean;
  /** Keys that the command adds. */
  readonly adds: ReadonlySet<string>;
  /** Whether it may be a part of the record. */
  readonly part: boolean;
  /** What happens where it is no JSON. */
  readonly consequence: string | undefined;
  readonly severity: Severity | undefined;
}

/** What a call gives back. */
export interface ResultContract {
  /** Members that it does not have, though one might look for them. */
  readonly lacks: ReadonlySet<string>;
  /** What a sentence that names the command must not promise. */
  readonly promises: TextPattern | undefined;
  readonly consequence: string | undefined;
  readonly instead: string | undefined;
  readonly severity: Severity | undefined;
}

export interface Forbidden {
  readonly consequence: string | undefined;
  /** What to write instead, as the object of "write". */
  readonly instead: string | undefined;
  readonly severity: Severity | undefined;
}
