import type { Span } from "../../core/span.ts";

const openingFence = /`{3,}|~{3,}/y;
const lineIndent = /([\r\n])[ \t]+/g;
const lineBreakInLabel = /[ \t]*[\r\n]+[ \t>]*/g;

/** The value of a code block: without blank lines at its end unless a closing fence says that they belong to it. */
export function codeValue(value: string, text: string, span: Span): string {
  return isClosedFence(text, span) ? value : withoutBlankEnd(value);
}

/**
 * The value of HTML: a block without indentation before it and blank lines behind it, HTML inside a line without the
 * indentation of its further lines.
 */
export function htmlValue(value: string, inline: boolean): string {
  return inline ? withoutIndent(value) : withoutBlankEnd(value.replace(/^[ \t]+/, ""));
}

/** A text that may hold HTML of several lines, in the form of `htmlValue`. */
export function withoutIndent(value: string): string {
  return value.replace(lineIndent, "$1");
}

/** A label without what stands between its lines. */
export function labelText(label: string | null | undefined): string {
  return (label ?? "").replace(lineBreakInLabel, " ").trim();
}

/** Part of the info string of a fence; parsers do not agree whether a no-break space is one. */
export function infoPart(part: string | null | undefined): string | undefined {
  return part?.trim() || undefined;
}

function isClosedFence(text: string, { start, end }: Span): boolean {
  openingFence.lastIndex = start;
  const opening = openingFence.exec(text)?.[0] ?? "";
  let at = end;
  while (at > start && isBlank(text[at - 1])) at -= 1;
  const closingEnd = at;
  while (at > start && text[at - 1] === opening[0]) at -= 1;
  if (opening === "" || closingEnd - at < opening.length) return false;
  while (at > start && (isBlank(text[at - 1]) || text[at - 1] === ">")) at -= 1;
  return at > start && isEnding(text[at - 1]);
}

function withoutBlankEnd(value: string): string {
  let kept = value.length;
  for (let at = kept - 1; at >= 0; at -= 1) {
    if (isEnding(value[at])) kept = at;
    else if (!isBlank(value[at])) break;
  }
  return value.slice(0, kept);
}

const isBlank = (character: string | undefined): boolean => character === " " || character === "\t";
const isEnding = (character: string | undefined): boolean => character === "\n" || character === "\r";
