import type { FrontmatterNearMiss } from "../core/document.ts";
import type { Span } from "../core/span.ts";
import { delimiter, keyLine } from "./delimiter.ts";
import type { Line } from "./lines.ts";

/** The beginning of a text in which front matter is looked for. */
export interface Head {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The index of the first line that is not blank. */
  readonly first: number;
  /** How the first line ends, which added lines then do too. */
  readonly ending: string;
}

/** A near miss, and where the Markdown begins behind it: its YAML must not be taken for headings and lists. */
export interface NearMissReading {
  readonly nearMiss: FrontmatterNearMiss;
  /** Absent where nobody can tell. */
  readonly bodyStart: number | undefined;
}

/** Blanks, and characters that no editor shows but that copied text carries along. */
const unseen = String.raw`[\s\u200B-\u200D\u2060]`;
/** Dashes, those of a word processor, or the marks of another ruler; perhaps escaped. */
const ruler = String.raw`\\?(?:-{2,}|-?[\u2010-\u2015\u2212\u2500\u2501][-\u2010-\u2015\u2212\u2500\u2501]{0,3}|[=*_]{3,})`;
const nearDelimiter = new RegExp(`^${unseen}*${ruler}${unseen}*(?:#.*|ya?ml)?$`);

/** Keys of the front matter of skills, agents and commands, which are no beginnings of sentences. */
const tellingKeys = ["name", "description", "allowed-tools", "argument-hint", "tools", "model"] as const;

export function isDelimiter(line: Line | undefined): boolean {
  return line !== undefined && delimiter.test(line.text);
}

/** Whether a line was meant as a delimiter but is not three dashes alone at its first column. */
export function isNearDelimiter(line: Line | undefined): boolean {
  return line !== undefined && !delimiter.test(line.text) && nearDelimiter.test(line.text);
}

/** A heading, a code fence or an HTML comment: where no value is open, only Markdown has such lines. */
export function isMarkdownLine({ text }: Line): boolean {
  return /^(?:#{1,6}[ \t]|`{3}|~{3}|<!--)/.test(text);
}

export function isBlank({ text }: Line): boolean {
  return text.trim() === "";
}

/** The span of a line without the blanks around its text. */
export function trimmedSpan({ span, text }: Line): Span {
  const start = span.start + (text.length - text.trimStart().length);
  return { start, end: start + text.trim().length };
}

/** A part of a text that has the form of a mapping. All numbers are indexes of lines. */
export interface MappingScan {
  /** The keys at the first column. */
  readonly keys: ReadonlySet<string>;
  /** Behind the last line of the mapping, without the blank lines and comments at its end. */
  readonly end: number;
  /** The line that belongs to no mapping: a delimiter or the beginning of a body; the number of lines if there is none. */
  readonly stop: number;
}

/**
 * Follows a mapping by the form of its lines, so that a fault in a value does not hide where it ends. A `#` line is a
 * comment where a key follows, or directly below it the rest of a list or mapping; else it is the first heading of a body.
 */
export function scanMapping(lines: readonly Line[], start: number): MappingScan {
  const keys = new Set<string>();
  let end = start;
  /** Whether the last key holds lines of a list or mapping. */
  let isNested = false;
  let comment: number | undefined;
  let isHeading = false;
  for (let at = start; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? "";
    if (text.trim() === "") continue;
    if (text.startsWith("#")) {
      comment ??= at;
      isHeading ||= lines[at + 1]?.text.trim() === "";
      continue;
    }
    const key = keyOf(text);
    // Below a heading `Task: $ARGUMENTS` is a sentence.
    if (key !== undefined && !(isHeading && /^\p{Lu}/u.test(key))) {
      keys.add(key);
      isNested = /:[ \t]*(?:#.*)?$/.test(text);
    } else {
      if (comment !== undefined && (isHeading || !isNested)) return { keys, end, stop: comment };
      const isIndented = keys.size > 0 && /^[ \t]/.test(text);
      if (!isIndented && !(isNested && /^-[ \t]/.test(text))) return { keys, end, stop: at };
    }
    comment = undefined;
    isHeading = false;
    end = at + 1;
  }
  return { keys, end, stop: lines.length };
}

/** The key of a line at the first column, without its quotes. */
function keyOf(text: string): string | undefined {
  return keyLine.exec(text)?.[0].replace(/[ \t]*:[ \t]?$/, "").replace(/^(["'])(.*)\1$/, "$2");
}

export function hasTellingKey({ keys }: MappingScan): boolean {
  return tellingKeys.some((key) => keys.has(key));
}

/** Where the Markdown begins: behind the line that ends a mapping, if that is some delimiter, else at that line. */
export function bodyBehind({ text, lines }: Head, { stop }: MappingScan): number {
  const line = lines[stop];
  if (line === undefined) return text.length;
  return isDelimiter(line) || isNearDelimiter(line) ? line.next : line.span.start;
}
