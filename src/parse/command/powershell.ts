import type { CommandWord, Insert, OutputUse } from "../../core/command/call.ts";
import type { OffsetMap } from "../../core/offset-map.ts";
import { makeWord, unquoted } from "./words.ts";

/** The words of a PowerShell command up to its end, and what reads its output. */
export interface PowershellWords {
  readonly words: readonly CommandWord[];
  readonly pipedTo: OutputUse["pipedTo"];
  /** The offset in the code behind the last word. */
  readonly end: number;
}

const closers: Readonly<Record<string, string>> = { "(": ")", "{": "}", "[": "]" };
/** Longer commands than this are no examples. */
const longestCommand = 5_000;

/**
 * Reads the words behind the name of a command as PowerShell does (about_Parsing), as far as that is simple: quotes with their
 * escapes, backticks at line ends, expressions in brackets as one word. A placeholder such as `<number>` is one word too.
 */
export function readPowershell(code: string, from: number, map: OffsetMap): PowershellWords {
  const words: CommandWord[] = [];
  const limit = Math.min(code.length, from + longestCommand);
  let at = from;
  let end = from;
  while (at < limit) {
    const rest = code.slice(at, at + 3);
    if (/^`[ \t]*\n/.test(code.slice(at, at + 20))) at = code.indexOf("\n", at) + 1;
    else if (/^[ \t]/.test(rest)) at += 1;
    else if (/^[\n;|&)}\]#]/.test(rest)) break;
    else {
      const next = endOfWord(code, at, limit);
      // A backtick at the end of the text joins nothing to it.
      if (next === undefined || next === at) return { words, pipedTo: undefined, end };
      words.push(wordAt(code, at, next, map));
      at = next;
      end = next;
    }
  }
  const pipe = /^\|[ \t`]*\n?[ \t]*([\w-]+)/.exec(code.slice(at, at + 100));
  const start = at + (pipe?.[0].length ?? 0) - (pipe?.[1]?.length ?? 0);
  const pipedTo = pipe?.[1] === undefined ? undefined : { name: pipe[1], span: map.spanToOuter({ start, end: start + pipe[1].length }) };
  return { words, pipedTo, end };
}

/** Where a word ends that begins at an offset; `undefined` where a quote or bracket of it is never closed. */
function endOfWord(code: string, from: number, limit: number): number | undefined {
  const stack: string[] = [];
  let at = from;
  while (at < limit) {
    const char = code.charAt(at);
    if (char === "'" || char === '"') {
      const close = endOfQuote(code, at, limit);
      if (close === undefined) return undefined;
      at = close;
    } else if (char === "<" && stack.length === 0 && /^<[A-Za-z][^<>\n]{0,80}>/.test(code.slice(at, at + 84))) {
      at = code.indexOf(">", at) + 1;
    } else if (closers[char] !== undefined) {
      stack.push(closers[char]);
      at += 1;
    } else if (char === stack.at(-1)) {
      stack.pop();
      at += 1;
    } else if (char === "`" && code.charAt(at + 1) !== "\n" && at + 1 < limit) at += 2;
    else if (stack.length === 0 && /[\s;|&)}\]`]/.test(char)) return at;
    else at += 1;
  }
  return stack.length === 0 ? at : undefined;
}

function endOfQuote(code: string, from: number, limit: number): number | undefined {
  const quote = code.charAt(from);
  for (let at = from + 1; at < limit; at += 1) {
    const char = code.charAt(at);
    if (char === "`" && quote === '"') at += 1;
    else if (char === quote && code.charAt(at + 1) === quote) at += 1;
    else if (char === quote) return at + 1;
  }
  return undefined;
}

function wordAt(code: string, start: number, end: number, map: OffsetMap): CommandWord {
  const raw = code.slice(start, end);
  const span = map.spanToOuter({ start, end });
  const expansions = raw.startsWith("'")
    ? []
    : [...raw.matchAll(/\$(?:(\w+)|\{([\w:]+)\}|\()/g)].map(
        ({ 0: whole, 1: name, 2: braced, index }): Insert => ({ span: map.spanToOuter({ start: start + index, end: start + index + whole.length }), kind: whole === "$(" ? "command" : "variable", name: name ?? braced ?? "" }),
      );
  return makeWord(span, raw, unquoted(raw), expansions);
}
