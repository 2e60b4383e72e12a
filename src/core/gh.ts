import type { ShellCommand, ShellWord } from "./shell.ts";
import type { Span } from "./span.ts";

/** What is known of one command of the GitHub command line (cli.github.com/manual). */
export interface GhCommand {
  readonly aliases?: readonly string[];
  /** Whether it only holds others. */
  readonly group?: boolean;
  /** Names of flags that take a value; a single letter is a shorthand. */
  readonly values?: readonly string[];
  /** Names of flags that take none. */
  readonly switches?: readonly string[];
  /** What `--json` takes. */
  readonly fields?: readonly string[];
  /** Whether it is a name under which an official extension is offered, whose own commands are not known. */
  readonly extension?: boolean;
}

export type GhCommands = ReadonlyMap<string, GhCommand>;

/** A flag as a call writes it. */
export interface GhFlag {
  /** Without dashes; a single letter is a shorthand. */
  readonly name: string;
  /** The name with its dashes. */
  readonly span: Span;
  readonly known: boolean;
  /** The word that holds its value, and the part of the word that is the value. */
  readonly value: { readonly word: ShellWord; readonly text: string | undefined; readonly span: Span } | undefined;
}

/** A call of gh, read as far as it is known. */
export interface GhCall {
  /** The path of the command without aliases: `issue create`. */
  readonly path: string;
  /** `undefined` where the path ends in an unknown word or in one that is not written out. */
  readonly command: GhCommand | undefined;
  /** The first word that names no command of the group before it. */
  readonly unknown: ShellWord | undefined;
  readonly flags: readonly GhFlag[];
}

/** Reads a command as a call of gh; `undefined` for any other. */
export function readGhCall(command: ShellCommand, commands: GhCommands): GhCall | undefined {
  if (command.name !== "gh") return undefined;
  const words = command.words.slice(1);
  let path = "";
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at];
    const known = path === "" ? undefined : commands.get(path);
    if (word === undefined || (path !== "" && known?.group !== true)) break;
    if (word.value?.startsWith("-") === true) {
      if (mayTakeNext(word.value, commands.get(path))) at += 1;
      continue;
    }
    const next = word.value === undefined ? undefined : findSubcommand(path, word.value, commands);
    if (next === undefined) return { path, command: undefined, unknown: word.value === undefined ? undefined : word, flags: [] };
    path = next;
  }
  const found = commands.get(path);
  return { path, command: found, unknown: undefined, flags: found === undefined ? [] : readFlags(words.slice(at), found) };
}

/** The path of a command below another, by its name or an alias. */
function findSubcommand(path: string, name: string, commands: GhCommands): string | undefined {
  const prefix = path === "" ? "" : `${path} `;
  if (commands.has(prefix + name)) return prefix + name;
  for (const [each, { aliases }] of commands) {
    if (aliases?.includes(name) === true && each.startsWith(prefix) && !each.slice(prefix.length).includes(" ")) return each;
  }
  return undefined;
}

/** Whether gh skips the next word while it looks for the command: it does so for every flag that is not known to be a switch. */
function mayTakeNext(flag: string, command: GhCommand | undefined): boolean {
  const name = flag.replace(/^--?/, "");
  return !flag.includes("=") && !["help", "h", "version"].includes(name) && command?.switches?.includes(name) !== true && (flag.startsWith("--") || name.length === 1);
}

function takesValue(command: GhCommand | undefined, name: string): boolean {
  return command?.values?.includes(name) ?? false;
}

function readFlags(words: readonly ShellWord[], command: GhCommand): GhFlag[] {
  const flags: GhFlag[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.value === "--") break;
    const following = words[at + 1];
    const read = word === undefined ? undefined : readLongFlag(word, following, command) ?? readShortFlags(word, following, command);
    if (read === undefined) continue;
    flags.push(...read);
    if (read.at(-1)?.value?.word === following && following !== undefined) at += 1;
  }
  return flags;
}

function readLongFlag(word: ShellWord, following: ShellWord | undefined, command: GhCommand): GhFlag[] | undefined {
  const [, name = "", joined] = /^--([a-z][\w-]*)(=[^]*)?$/i.exec(word.value ?? "") ?? [];
  if (name === "") return undefined;
  const span = { start: word.span.start, end: word.span.start + 2 + name.length };
  const takes = takesValue(command, name);
  const known = takes || name === "help" || (command.switches?.includes(name) ?? false);
  if (joined !== undefined) return [{ name, span, known, value: { word, text: joined.slice(1), span: { start: span.end + 1, end: word.span.end } } }];
  return [{ name, span, known, value: takes && following !== undefined ? valueIn(following) : undefined }];
}

/** `-Rw` is `-R w` where `R` takes a value, and `-R -w` where it does not. */
function readShortFlags(word: ShellWord, following: ShellWord | undefined, command: GhCommand): GhFlag[] | undefined {
  const letters = /^-([a-z][^]*)$/i.exec(word.value ?? "")?.[1];
  if (letters === undefined) return undefined;
  const flags: GhFlag[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const name = letters.charAt(index);
    const span = { start: word.span.start, end: word.span.start + 2 + index };
    if (takesValue(command, name)) {
      const rest = letters.slice(index + 1);
      const value = rest === "" ? (following === undefined ? undefined : valueIn(following)) : { word, text: rest.replace(/^=/, ""), span: { start: span.end, end: word.span.end } };
      return [...flags, { name, span, known: true, value }];
    }
    const known = name === "h" || (command.switches?.includes(name) ?? false);
    flags.push({ name, span, known, value: undefined });
    if (!known) break;
  }
  return flags;
}

function valueIn(word: ShellWord): GhFlag["value"] {
  const inset = word.quoting === "single" || word.quoting === "double" ? 1 : 0;
  return { word, text: word.value, span: { start: word.span.start + inset, end: word.span.end - inset } };
}
