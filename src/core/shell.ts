import type { SnippetBase } from "./snippet.ts";
import type { Span } from "./span.ts";

/**
 * What rules see of a shell script (Bash, and the POSIX shell within it): its simple commands, with their words and
 * redirections. All spans are offsets into the document.
 */
export interface ShellSnippet extends SnippetBase {
  readonly language: "shell";
  /** Every simple command, those in functions, branches and substitutions too, in the order of their starts. */
  readonly commands: readonly ShellCommand[];
  /** Bodies without a command, which the shell refuses: the keyword that ends a branch or a loop, or the brace that opens a function. */
  readonly emptyBodies: readonly Span[];
}

export interface ShellCommand {
  readonly span: Span;
  /** The name without quotes; `undefined` for a mere assignment and for a name that is computed. */
  readonly name: string | undefined;
  /** The words behind the assignments, the name first. */
  readonly words: readonly ShellWord[];
  readonly assignments: readonly ShellAssignment[];
  readonly redirections: readonly ShellRedirection[];
  readonly heredocs: readonly ShellHeredoc[];
  /** The command that reads its output through `|`. */
  readonly pipedTo: ShellCommand | undefined;
  /** What decides by its status: the first command behind `&&` or `||`. */
  readonly next: { readonly operator: "&&" | "||"; readonly command: ShellCommand | undefined } | undefined;
  /** Whether `if`, `while`, `until` or `!` reads its status. */
  readonly tested: boolean;
}

/** `double`: the whole word stands in double quotes, and so on; `mixed`: several pieces with different quotes. */
export type ShellQuoting = "none" | "single" | "double" | "ansi-c" | "mixed";

export interface ShellWord {
  readonly span: Span;
  /** The text without quotes; `undefined` where an expansion or a placeholder makes it unknown. */
  readonly value: string | undefined;
  readonly quoting: ShellQuoting;
  /** Whether a stand-in such as `<number>` is part of it. */
  readonly hasPlaceholder: boolean;
  /** Everything in it that the shell replaces, outermost, in the order of the text. */
  readonly expansions: readonly ShellExpansion[];
}

export interface ShellExpansion {
  readonly span: Span;
  /** `backtick` and `command` run commands; `parameter` is `$NAME` or `${NAME…}`. */
  readonly kind: "parameter" | "command" | "backtick" | "arithmetic" | "process";
  /** The name of a parameter. */
  readonly name: string | undefined;
  /** The commands that it runs. */
  readonly commands: readonly ShellCommand[];
}

export interface ShellAssignment {
  readonly span: Span;
  readonly name: string;
  /** `undefined` for an array. */
  readonly value: ShellWord | undefined;
}

export interface ShellRedirection {
  readonly span: Span;
  /** As written: `>`, `>>`, `&>`, `>&`, `<`, `<<<` and so on. */
  readonly operator: string;
  /** The file descriptor in front of it. */
  readonly descriptor: number | undefined;
  readonly target: ShellWord | undefined;
}

export interface ShellHeredoc {
  /** From the operator to the end of the delimiter behind it. */
  readonly span: Span;
  readonly delimiter: { readonly span: Span; readonly text: string; readonly quoted: boolean };
  /** `<<-`: tabs in front of the lines are dropped. */
  readonly stripsTabs: boolean;
  readonly body: Span;
  /** Where the delimiter closes it; `undefined` where it swallows the rest. */
  readonly closing: Span | undefined;
  readonly expansions: readonly ShellExpansion[];
}
