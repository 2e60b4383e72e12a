import type { Document } from "./document.ts";
import type { Span } from "./span.ts";

/** One line `key: value` of front matter that is not YAML because its value has no quotes. */
export interface FaultyLine {
  readonly key: string;
  readonly value: Span;
  /** The value in quotes that keep every character of it. */
  readonly quoted: string;
}

/**
 * The line on which a fault of front matter stands, if quotes around the whole value mend it: the value has none, and it
 * ends with the line, since below it stand another key, a comment or the end. Clients that repair broken front
 * matter quote such a line and no other. `offset` is the start of the fault.
 */
export function findFaultyLine({ text, frontmatter }: Document, offset: number): FaultyLine | undefined {
  if (frontmatter === undefined) return undefined;
  const { content } = frontmatter;
  const start = Math.max(content.start, text.lastIndexOf("\n", offset - 1) + 1);
  const rest = text.slice(start, content.end);
  const [line = ""] = rest.split(/\r?\n/, 1);
  const found = /^([A-Za-z_][\w-]*)(:[ \t]+)(?!["'|>])(\S(?:.*\S)?)[ \t]*$/.exec(line);
  // Behind ` #` a reader that guesses may see a comment or not.
  if (found === null || /\s#/.test(line)) return undefined;
  const next = rest.slice(line.length).replace(/^(?:[ \t]*\r?\n)+/, "");
  if (!/^(?:[A-Za-z_][\w-]*:(?=\s|$)|#|[ \t]*$)/.test(next)) return undefined;
  const [, key = "", colon = "", value = ""] = found;
  const from = start + key.length + colon.length;
  return { key, value: { start: from, end: from + value.length }, quoted: quote(value) };
}

/** Double quotes where nothing needs an escape in them, else single ones, in which only the quote itself does. */
export function quote(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}
