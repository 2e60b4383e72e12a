import type { CommandWord } from "../../core/command/call.ts";
import type { OffsetMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import { isEllipsis, makeWord } from "./words.ts";

/** A name with arguments in parentheses, as Python writes it and as texts for agents imitate it, or with values in braces. */
export interface CallExpression {
  /** From the name to the closing bracket, offsets into the document. */
  readonly span: Span;
  readonly keywords: readonly { readonly name: string; readonly span: Span; readonly value: CommandWord }[];
  readonly positional: readonly CommandWord[];
  /** Whether an ellipsis stands for more arguments. */
  readonly open: boolean;
  /** What is read of the result: `.metadata` or `["metadata"]`. */
  readonly member: { readonly span: Span; readonly name: string } | undefined;
}

/** Longer calls than this are no examples. */
const longestCall = 5_000;
const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * Reads a call whose name begins at `start` and whose bracket opens at `open`. Strings may go over several lines, as they do
 * in texts for agents. `undefined` where a string or a bracket is not closed, or where no argument list can be made out.
 */
export function readCallExpression(code: string, start: number, open: number, map: OffsetMap): CallExpression | undefined {
  const parts = splitArguments(code, open);
  const inBraces = code.charAt(open) === "{";
  if (parts === undefined) return undefined;
  const keywords: { name: string; span: Span; value: CommandWord }[] = [];
  const positional: CommandWord[] = [];
  let isOpen = false;
  for (const part of parts.list) {
    const text = code.slice(part.start, part.end);
    if (text === "") continue;
    if (isEllipsis(text) || text.startsWith("*")) {
      isOpen = true;
      continue;
    }
    // In braces, `reason: review` says the same as `reason=review`.
    const keyword = (inBraces ? /^["']?([A-Za-z_]\w*)["']?\s*(?:=(?!=)|:)\s*/ : /^([A-Za-z_]\w*)\s*=(?!=)\s*/).exec(text);
    const name = keyword?.[1];
    if (keyword === null || name === undefined) positional.push(valueWord(code, part, map));
    else keywords.push({ name, span: map.spanToOuter({ start: part.start, end: part.start + name.length }), value: valueWord(code, { start: part.start + keyword[0].length, end: part.end }, map) });
  }
  const member = /^(?:\.(\w+)|\[["'](\w+)["']\])(?!\w*\s*\()/.exec(code.slice(parts.end, parts.end + 80));
  const memberName = member?.[1] ?? member?.[2];
  return {
    span: map.spanToOuter({ start, end: parts.end }),
    keywords,
    positional,
    open: isOpen,
    member: member === null || memberName === undefined ? undefined : { name: memberName, span: map.spanToOuter({ start: parts.end, end: parts.end + member[0].length }) },
  };
}

/** The spans between the commas of an argument list, without white space around them, and the offset behind it. */
function splitArguments(code: string, open: number): { readonly list: readonly Span[]; readonly end: number } | undefined {
  const limit = Math.min(code.length, open + longestCall);
  const stack = [closers[code.charAt(open)] ?? ")"];
  const list: Span[] = [];
  let from = open + 1;
  const add = (end: number): void => {
    const text = code.slice(from, end);
    const start = from + (text.length - text.trimStart().length);
    list.push({ start, end: Math.max(start, from + text.trimEnd().length) });
    from = end + 1;
  };
  for (let at = open + 1; at < limit; at += 1) {
    const char = code.charAt(at);
    if (char === "\\") at += 1;
    else if ((char === '"' || char === "'") && isStringStart(code, at)) {
      const end = endOfString(code, at, limit);
      if (end === undefined) return undefined;
      at = end - 1;
    } else if (closers[char] !== undefined) stack.push(closers[char]);
    else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length > 0) continue;
      add(at);
      return { list, end: at + 1 };
    } else if (char === ")" || char === "]" || char === "}") return undefined;
    else if (char === "," && stack.length === 1) add(at);
  }
  return undefined;
}

/** An apostrophe within a word is no quote. */
function isStringStart(code: string, at: number): boolean {
  return code.charAt(at) === '"' || !/\w/.test(code.charAt(at - 1)) || /(?:^|\W)[fFrRbBuU]{1,2}$/.test(code.slice(Math.max(0, at - 3), at));
}

function endOfString(code: string, at: number, limit: number): number | undefined {
  const quote = code.charAt(at);
  const mark = code.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
  for (let place = at + mark.length; place < limit; place += 1) {
    if (code.charAt(place) === "\\") place += 1;
    else if (code.startsWith(mark, place)) return place + mark.length;
  }
  return undefined;
}

/** A value; strings side by side, in parentheses or not, are one text. Whatever else it is has its source as its text. */
function valueWord(code: string, { start, end }: Span, map: OffsetMap): CommandWord {
  const raw = code.slice(start, end);
  const string = /([fFrRbBuU]{0,2})("""|'''|"|')((?:\\[^]|(?!\2)[^])*)\2/g;
  const inner = /^\(\s*([^]*?)\s*\)$/.exec(raw)?.[1] ?? raw;
  const strings = [...inner.matchAll(string)];
  const between = inner.replaceAll(string, "").trim();
  const span = map.spanToOuter({ start, end });
  if (strings.length === 0 || between !== "") return { ...makeWord(span, raw, raw, []), literal: /^(?:\d+|True|False|None)$/.test(raw) };
  return makeWord(span, raw, strings.map(([, , , text = ""]) => text).join(""), []);
}
