import type { CommandWord, Insert } from "../../core/command/call.ts";
import type { ShellWord } from "../../core/shell.ts";
import { compareSpans, type Span } from "../../core/span.ts";

/** `{name}` or `<name>`; what looks like an object or a type of a language is none. */
const placeholder = /\{([A-Za-z_][\w .-]{0,60})\}|<([A-Za-z][^<>\n"'=]{0,60})>/g;

/** An ellipsis that stands for something else: alone, or in place of a whole value. */
export function isEllipsis(text: string): boolean {
  return /^\W*(?:…|\.\.\.)\W*$/.test(text);
}

/** The placeholders in a text that begins at an offset of the document. */
export function placeholdersIn(text: string, start: number): Insert[] {
  return [...text.matchAll(placeholder)]
    .filter(({ index }) => text[index - 1] !== "$")
    .map(({ 0: whole, 1: braces, 2: angles, index }) => ({ span: { start: start + index, end: start + index + whole.length }, kind: braces === undefined ? "angles" : "braces", name: braces ?? angles ?? "" }));
}

/** A word of a shell script as commands see it. */
export function fromShellWord(document: string, word: ShellWord): CommandWord {
  const raw = document.slice(word.span.start, word.span.end);
  const text = word.value ?? unquoted(raw);
  const expansions = word.expansions.map(({ span, kind, name }): Insert => ({ span, kind: kind === "parameter" || kind === "arithmetic" ? "variable" : "command", name: name ?? "" }));
  return makeWord(word.span, raw, text, expansions);
}

/** A word out of its parts; `expansions` are what the shell replaces in it. */
export function makeWord(span: Span, raw: string, text: string, expansions: readonly Insert[]): CommandWord {
  const outside = placeholdersIn(raw, span.start).filter((each) => !expansions.some((other) => other.span.start <= each.span.start && each.span.end <= other.span.end));
  const inserts = [...expansions, ...outside].sort((a, b) => compareSpans(a.span, b.span));
  return { span, text, literal: inserts.length === 0 && !/…|\.\.\./.test(text), inserts };
}

/** The text of a word without the quotes around it, or around its pieces. */
export function unquoted(raw: string): string {
  const whole = /^(["'])([^]*)\1$/.exec(raw);
  return whole?.[2] !== undefined && !whole[2].includes(whole[1] ?? "") ? whole[2] : raw.replaceAll(/["']/g, "");
}
