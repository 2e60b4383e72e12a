import type { MarkdownLimit, MarkdownParser } from "../../core/markdown.ts";
import { linesFrom } from "../lines.ts";
import { ParagraphCounts } from "./paragraph-counts.ts";

type Measure =
  | "depth"
  | "indentation"
  | "cells"
  | "lazyLines"
  | "unmatched"
  | "nestedEmphasis"
  | "longestRun"
  | "nestedImages"
  | "nestedBrackets"
  | "brackets"
  | "openers"
  | "backticks"
  | "entities";

/**
 * What each parser reads within about a second, measured on a machine of two cores: beyond it the time grows with the square
 * or faster, or the process ends. Counts are per paragraph (lines without a blank line between them), the first two per line.
 */
const limits: Readonly<Record<MarkdownParser["name"], Readonly<Partial<Record<Measure, number>>>>> = {
  remark: {
    depth: 800,
    indentation: 300,
    cells: 25_000,
    lazyLines: 5_000,
    unmatched: 2_500,
    nestedEmphasis: 1_000,
    longestRun: 3_000,
    nestedImages: 500,
    nestedBrackets: 8_000,
    brackets: 16_000,
    openers: 3_000,
    backticks: 150_000,
  },
  satteri: {
    depth: 3_000,
    indentation: 3_000,
    cells: 400_000,
    lazyLines: 900_000,
    unmatched: 50_000,
    nestedEmphasis: 50_000,
    longestRun: 500_000,
    nestedImages: 20_000,
    nestedBrackets: 500_000,
    brackets: 900_000,
    entities: 10_000,
  },
};

const reasons: Readonly<Record<Measure, string>> = {
  depth: "lists or quotes nested more than {limit} deep",
  indentation: "a list item indented by more than {limit} columns",
  cells: "a table of more than {limit} cells",
  lazyLines: "a quote or list item that goes on over more than {limit} lines without its mark",
  unmatched: "more than {limit} marks of emphasis in one paragraph that open or close nothing",
  nestedEmphasis: "emphasis nested more than {limit} deep",
  longestRun: "more than {limit} marks of emphasis in a row",
  nestedImages: "images nested more than {limit} deep",
  nestedBrackets: "brackets nested more than {limit} deep",
  brackets: "more than {limit} brackets in one paragraph",
  openers: "more than {limit} openings of comments or instructions in one paragraph that nothing closes",
  backticks: "more than {limit} backticks in one paragraph",
  entities: "more than {limit} character references in one paragraph",
};

interface Fewest {
  /** In a text of fewer UTF-16 units nothing passes a limit of a paragraph: an image takes two, an entity three. */
  readonly inText: number;
  /** Nothing stands too deep on a line of fewer units, nor on one that does not begin with as many marks and blanks: a tab counts for four. */
  readonly inLine: number;
  readonly deepLine: RegExp;
}

const fewest: Readonly<Record<MarkdownParser["name"], Fewest>> = {
  remark: { inText: 1_000, inLine: 75, deepLine: /^[ \t>+*\d.)-]{75}|^[ \t>]*\[\^/m },
  satteri: { inText: 30_000, inLine: 750, deepLine: /^[ \t>+*\d.)-]{750}|^[ \t>]*\[\^/m },
};

function isSurelyWithin(text: string, { inText, inLine, deepLine }: Fewest): boolean {
  return text.length < inText && !(holdsLongLine(text, inLine) && deepLine.test(text));
}

function holdsLongLine(text: string, units: number): boolean {
  for (let at = 0; at + units <= text.length; ) {
    const end = text.indexOf("\n", at);
    if (end === -1 || end - at >= units) return true;
    at = end + 1;
  }
  return false;
}

/** What the named parser cannot read within about a second, if anything. Each line is looked at once. */
export function limitOf(text: string, parser: MarkdownParser["name"]): MarkdownLimit | undefined {
  if (isSurelyWithin(text, fewest[parser])) return undefined;
  const of = limits[parser];
  const ofParagraphs = (Object.entries(of) as (readonly [Measure, number])[]).filter((entry): entry is ParagraphLimit => entry[0] !== "depth" && entry[0] !== "indentation");
  let paragraph = new ParagraphCounts();
  let fence: string | undefined;
  for (const { span, text: line } of linesFrom(text)) {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      // Inside a fence nothing is parsed; a line that might close it does, since to look too closely costs nothing.
      if (mark?.startsWith(fence) === true) fence = undefined;
      continue;
    }
    const nested = { depth: containerDepth(line), indentation: itemIndentation(line) };
    for (const measure of ["depth", "indentation"] as const) {
      const limit = of[measure];
      if (limit !== undefined && nested[measure] > limit) return { span, reason: say(measure, limit) };
    }
    if (mark !== undefined && /^[ \t>]*(?:`{3,}[^`]*|~{3,}.*)$/.test(line)) {
      fence = mark;
      paragraph = new ParagraphCounts();
    } else if (line.trim() === "") paragraph = new ParagraphCounts();
    else {
      paragraph.addLine(line, span.start);
      const exceeded = findExceeded(paragraph, ofParagraphs);
      if (exceeded !== undefined) return { span: { start: paragraph.start, end: span.end }, reason: say(exceeded.measure, exceeded.limit) };
    }
  }
  return undefined;
}

type ParagraphLimit = readonly [Exclude<Measure, "depth" | "indentation">, number];

function findExceeded(paragraph: ParagraphCounts, limitsOfParagraphs: readonly ParagraphLimit[]): { measure: Measure; limit: number } | undefined {
  for (const [measure, limit] of limitsOfParagraphs) if (paragraph[measure] > limit) return { measure, limit };
  return undefined;
}

function say(measure: Measure, limit: number): string {
  return reasons[measure].replace("{limit}", String(limit));
}

/** How many marks of quotes and list items, and labels of footnotes, stand at the start of a line. */
function containerDepth(line: string): number {
  const mark = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]+\]:)/y;
  let depth = 0;
  while (mark.test(line)) depth += 1;
  return depth;
}

/** How far a list item stands to the right: it is nested a level for every two columns at the most. */
function itemIndentation(line: string): number {
  return /^([ \t]*)(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.exec(line)?.[1]?.replaceAll("\t", "    ").length ?? 0;
}
