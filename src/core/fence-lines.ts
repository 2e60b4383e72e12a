import type { Document } from "./document.ts";
import type { Span } from "./span.ts";

/** A line that can open or close a block of fenced code (CommonMark 0.31, section 4.5). */
export interface FenceLine {
  /** The backticks or tildes. */
  readonly run: Span;
  /** What stands behind them, without the blanks around it. */
  readonly info: string;
  /** The run and the info string as they stand in the text. */
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  /** What stands before the run: blanks, marks of quotes and of list items. */
  readonly prefix: string;
  /** How many columns the prefix takes, and how many marks of quotes are in it. */
  readonly indent: number;
  readonly quotes: number;
  /** Whether the line belongs to HTML, which goes on to the next blank line, so that it is no fence there. */
  readonly inHtml: boolean;
  /** Whether a blank line follows: behind a fence without an info string, it shows that a block was meant to end there. */
  readonly beforeBlank: boolean;
}

/** Every line behind the front matter that can open or close a block, in the order of the text; those in comments are left out. */
export function findFenceLines(document: Document): FenceLine[] {
  const { text, source } = document;
  const from = document.frontmatter?.span.end ?? 0;
  const html = document.nodes("html").filter(({ inline }) => !inline);
  const lines: FenceLine[] = [];
  let block = 0;
  for (const match of text.matchAll(/^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\r\n]*)$/gm)) {
    const [, prefix = "", marks = "", rest = ""] = match;
    const start = match.index + prefix.length;
    if (start < from) continue;
    while ((html[block]?.span.end ?? Infinity) <= start) block += 1;
    const inHtml = (html[block]?.span.start ?? Infinity) <= start;
    if (inHtml && /^<(?:!|\?|pre|script|style|textarea)/i.test(html[block]?.value ?? "")) continue;
    const info = rest.trim();
    if (info !== "" && !isInfo(marks, info)) continue;
    const { line } = source.pointAt(start);
    const next = source.lineSpan(line + 1);
    const beforeBlank = source.slice(next.start, next.end).trim() === "";
    lines.push({ run: { start, end: start + marks.length }, info, text: `${marks}${rest.trimEnd()}`, line, prefix, indent: indentOf(prefix), quotes: prefix.split(">").length - 1, inHtml, beforeBlank });
  }
  return lines;
}

/** Whether what stands behind a run reads as an info string: a language first. A sentence there is one about fences. */
export function isInfo(run: string, info: string): boolean {
  if (run.startsWith("`") && info.includes("`")) return false;
  return /^[ \t]*[\w{.+#-]/.test(info) && (info.trim().split(/\s+/).length <= 3 || /[={]/.test(info));
}

/** The backticks or tildes at the start of a text. */
export function runOf(text: string): string {
  return /^(?:`+|~+)/.exec(text)?.[0] ?? "";
}

/** Whether a line in the block of another is an opening line for which that fence is too short. */
export function swallows(opening: FenceLine, line: FenceLine): boolean {
  return line.info !== "" && isLongEnough(opening, line) && line.indent - opening.indent <= 3;
}

/** Whether a line closes the block of another; indented less than the container of the block, it was still meant to. */
export function closes(opening: FenceLine, line: FenceLine): boolean {
  return line.info === "" && !/[-*+\d]/.test(line.prefix) && isLongEnough(opening, line) && Math.abs(line.indent - opening.indent) <= 3;
}

/** Whether a run can close another: the same mark, at least as often, in the same quote. */
function isLongEnough(opening: FenceLine, line: FenceLine): boolean {
  const length = opening.run.end - opening.run.start;
  return line.quotes === opening.quotes && line.text[0] === opening.text[0] && line.run.end - line.run.start >= length;
}

function indentOf(prefix: string): number {
  return prefix.replaceAll("\t", "    ").length;
}

/** Whether the block that a line opens is an example of Markdown, which may hold fences of its own. */
export function holdsMarkdown({ info, beforeBlank }: FenceLine): boolean {
  return info === "" ? !beforeBlank : /^(?:md|mdx|markdown|text|txt|plaintext)(?:$|[\s{])/i.test(info);
}
