import { quote } from "../../core/faulty-line.ts";
import type { Span } from "../../core/span.ts";
import { compose } from "./compose.ts";
import { readTokens } from "./tokens.ts";

/** A plain value on one line, behind a key or a dash, and what stands before it; an anchor, a tag and a block keep their meaning. */
const plainLine = /^([ \t]*(?:- +)*(?:([A-Za-z_][\w.-]*):[ \t]+)?)(?!["'|>&!%#-])(\S(?:.*\S)?)[ \t]*$/;

/** What is a second key on the line rather than a word of its value: `name: example description: Read`. */
const secondKey = /\s(?:name|description|version|license|compatibility|metadata|model|tools|allowed-tools|argument-hint)\s*:/;

/**
 * The plain value on the line of a fault (`at`), if quotes around it make YAML of the whole text. The value in quotes is what
 * is written, character for character. All offsets are those of `lines`, whose line ends are LF or CRLF.
 */
export function findQuoting(lines: string, at: number): (Span & { readonly text: string }) | undefined {
  const start = lines.lastIndexOf("\n", at - 1) + 1;
  const lineFeed = lines.indexOf("\n", start);
  const line = lines.slice(start, lineFeed === -1 ? lines.length : lineFeed).replace(/\r$/, "");
  const [, before = "", key, value = ""] = plainLine.exec(line) ?? [];
  // Behind ` #` may stand a comment, and brackets without an end are a list that lacks one, but in a hint.
  if (value === "" || before.trim() === "" || /\s#/.test(line) || secondKey.test(line) || (/^[[{]/.test(value) && key !== "argument-hint")) return undefined;
  const span = { start: start + before.length, end: start + before.length + value.length };
  const text = quote(value);
  return isYaml(lines.slice(0, span.start) + text + lines.slice(span.end)) ? { ...span, text } : undefined;
}

function isYaml(text: string): boolean {
  const { tokens, limit, unclosedQuote } = readTokens(text);
  if (limit !== undefined || unclosedQuote !== undefined) return false;
  const { errors, secondDocument } = compose(tokens, text.length);
  return errors.length === 0 && secondDocument === undefined;
}
