import { decodeString } from "micromark-util-decode-string";
import type { Span } from "../../core/span.ts";

const LF = 10;
const CR = 13;
/** A character escape or character reference; CommonMark 0.31, sections 2.4 and 2.5. */
const escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/iy;
const linePrefix = /[ \t>]*/y;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const isEndOfLine = (code: number): boolean => code === LF || code === CR;
const isBlank = (code: number): boolean => code === 32 || code === 9;

/**
 * Where each code unit of a text node's value comes from in the source: an escape or a reference is not divided, and
 * what stands between two lines (trailing blanks, indentation, container prefixes) belongs to no unit. `undefined` when
 * the value cannot be read out of the span.
 */
export function originsOf(value: string, source: string, span: Span): readonly Span[] | undefined {
  const origins: Span[] = [];
  let from = span.start;
  while (origins.length < value.length) {
    const at = origins.length;
    const code = value.charCodeAt(at);
    const piece = matchAt(escapeOrReference, source, from);
    const decoded = piece === undefined ? "" : decodeString(piece);
    if (piece !== undefined && decoded !== piece && value.startsWith(decoded, at)) {
      const origin = { start: from, end: from + piece.length };
      for (let unit = 0; unit < decoded.length; unit += 1) origins.push(origin);
      from = origin.end;
    } else if (from < span.end && source.charCodeAt(from) === code) {
      origins.push({ start: from, end: from + 1 });
      from += 1;
      if (code === LF || (code === CR && value.charCodeAt(at + 1) !== LF)) from = lineContentStart(source, from, value, at + 1);
    } else if (isEndOfLine(code) && isBlank(source.charCodeAt(from))) {
      from += 1;
    } else {
      return undefined;
    }
  }
  return origins;
}

/** Skips indentation and `>`, but not a `>` with which the text of the line itself begins. */
function lineContentStart(source: string, from: number, value: string, at: number): number {
  const end = from + (matchAt(linePrefix, source, from) ?? "").length;
  const own = matchAt(linePrefix, value, at) ?? "";
  return own !== "" && source.slice(Math.max(from, end - own.length), end) === own ? end - own.length : end;
}
