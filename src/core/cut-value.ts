import type { Fix } from "./diagnostic.ts";
import type { Document } from "./document.ts";
import type { Span } from "./span.ts";
import type { Pair, Scalar } from "./yaml.ts";

/** A comment that begins like a word; with a blank, as a tag for tools or a note to oneself it is one that was meant. */
const likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack|markerlint|yamllint|region|endregion)\b)[^\s#!-]/i;
const likeColour = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** A line that was a key before somebody took it out. */
const likeKey = /^#[\w-]+:(?:\s|$)/;

/**
 * What stands as a comment behind a key and makes all of its value, where it is plainly no comment: a colour, or, if the key
 * takes prose, what begins like a word. The span is that of the comment without white space at its end.
 */
export function findLostValue({ text }: Document, { key, value }: Pair, isProse: boolean): Span | undefined {
  if (value !== undefined && (value.kind !== "scalar" || value.source !== "")) return undefined;
  const found = matchAt(/:[ \t]+(#[^\r\n]*)/y, text, key.span.end);
  return found !== undefined && (likeColour.test(textOf(text, found)) || (isProse && isWord(textOf(text, found)))) ? found : undefined;
}

/** The comment on the last line of a plain value, if it begins like a word. */
export function findCutEnd({ text }: Document, { style, comment }: Scalar): Span | undefined {
  if (style !== "plain" || comment === undefined) return undefined;
  const found = { start: comment.start, end: comment.start + text.slice(comment.start, comment.end).trimEnd().length };
  return isWord(textOf(text, found)) ? found : undefined;
}

/** The comment on the line below a plain value, if it is indented as the value would go on, and begins like a word. */
export function findCutLine({ text }: Document, { style, span }: Scalar): Span | undefined {
  const found = style === "plain" ? matchAt(/[ \t]*\r?\n[ \t]+(#[^\r\n]*)/y, text, span.end) : undefined;
  return found !== undefined && isWord(textOf(text, found)) && !likeKey.test(textOf(text, found)) ? found : undefined;
}

function isWord(comment: string): boolean {
  return likeWord.test(comment);
}

function textOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

/** The place of the first group of a sticky pattern, without white space at its end. */
function matchAt(pattern: RegExp, text: string, offset: number): Span | undefined {
  pattern.lastIndex = offset;
  const match = pattern.exec(text);
  const found = match?.[1]?.trimEnd();
  if (match === null || found === undefined) return undefined;
  const start = match.index + match[0].indexOf("#");
  return { start, end: start + found.length };
}

/** The value with what was cut off it in quotes, up to `end`. Nobody can be sure that the rest was no comment, hence `unsafe`. */
export function quoteWhole(text: string, value: Scalar, end: number): Fix | undefined {
  const whole = text.slice(value.span.start, end).trimEnd();
  if (/[\r\n]/.test(whole)) return undefined;
  const quoted = `"${whole.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return { safety: "unsafe", edits: [{ start: value.span.start, end: value.span.start + whole.length, text: quoted }] };
}
