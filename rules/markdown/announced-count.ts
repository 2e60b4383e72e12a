import type { Document } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** What a list can be a list of. Other plurals may be anything: two specialists propose these five things. */
const things = "steps|sources|rules|fields|items|ways|forms|cases|states|options|things|reasons|parts|phases|stages|checks|questions|principles|kinds|types|values|requirements|conditions|criteria|categories|sections|layers|levels|modes|strategies|patterns|approaches|examples|points|tasks|scenarios|components|files|keys|columns|rows|labels|pillars|axioms|outcomes|properties|actions|signals|methods|variants|situations|elements|aspects|factors|dimensions|techniques|guidelines|constraints|areas|tiers|gates|roles|formats|families";

/** A number, up to two words, and what is counted, in the last sentence before a colon. */
const pattern = new RegExp(String.raw`\b(${words.slice(2).join("|")}|[2-9]|1\d)\s+((?:[a-z][\w-]*\s+){0,2}(?:${things}))\b[^.!?;\d]*:\s*[*_]*$`, "i");

export default defineRule({
  id: "markdown/announced-count",
  meta: {
    summary: "Require a list or table to have as many entries as the sentence before it announces",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["paragraph", "heading", "list", "listItem", "table"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/commit/6ade0ba4", claim: "one change to a set of documents left four of the numbers wrong that announce lists" },
    ],
  },
  messages: {
    count: "The sentence announces `{{announced}}`, and {{entries}} follow; correct the number, or what follows.",
    labelled: "The sentence counts `{{counted}}`, and the list of `{{label}}` in line {{line}} has {{count}} items; correct the number, or the list.",
  },
  check(document, { report }) {
    const blocks = countedBlocks(document);
    for (const { span, within } of document.nodes("paragraph")) {
      const source = document.text.slice(span.start, span.end);
      const line = source.slice(Math.max(0, source.length - 300));
      const found = pattern.exec(line);
      if (found === null || isOpen(line.slice(0, found.index))) continue;
      const [whole, number = "", what = ""] = found;
      // A number in parentheses tells of something before them: unary operators (take one of two values):
      if (whole.lastIndexOf(")") > whole.lastIndexOf("(")) continue;
      const announced = valueOf(number);
      const block = blocks.get(nextBlock(document.text, span.end));
      if (block === undefined || block.depth !== within.length || block.count === announced) continue;
      // Two examples of ten questions are no miscount.
      if (Math.abs(block.count - announced) > 2) continue;
      const at: Span = { start: span.end - line.length + found.index, end: span.end - line.length + found.index + number.length };
      report("count", { at, data: { announced: `${number} ${what.trim()}`, entries: `${block.count} ${block.kind}` } });
    }
    const steps = countedSteps(document);
    const labels = steps.length === 0 ? new Map<string, LabelledList[]>() : labelledLists(document, blocks);
    for (const { at, counted, announced, word } of steps) {
      const [label, second] = labels.get(word) ?? [];
      if (label === undefined || second !== undefined || label.count === announced || Math.abs(label.count - announced) > 2) continue;
      const { start } = label;
      report("labelled", { at, data: { counted, label: label.text, line: document.source.pointAt(start).line, count: label.count } });
    }
  },
});

/** "all three selection steps": a number, one word, and what is counted. */
const stepsPattern = new RegExp(String.raw`\ball\s+[*_]*(${words.slice(2).join("|")}|[2-9]|1\d)[*_]*\s+([a-z][\w-]{2,})\s+(?:${things})\b`, "gi");

interface CountedSteps {
  readonly at: Span;
  readonly counted: string;
  readonly announced: number;
  /** What the steps are those of, in lower case. */
  readonly word: string;
}

function countedSteps(document: Document): CountedSteps[] {
  return document.nodes("paragraph").flatMap(({ span }) =>
    [...document.text.slice(span.start, span.end).matchAll(stepsPattern)].map(({ 0: whole, 1: number = "", 2: word = "", index }) => {
      const start = span.start + index + whole.indexOf(number, 3);
      return { at: { start, end: start + number.length }, counted: whole.replaceAll(/[*_]/g, "").replace(/^all\s+/i, "").replaceAll(/\s+/g, " "), announced: valueOf(number), word: word.toLowerCase() };
    }),
  );
}

interface LabelledList {
  readonly text: string;
  readonly start: number;
  readonly count: number;
}

/** The lists right below a heading, or a paragraph that begins in bold, by its first word in lower case. */
function labelledLists(document: Document, blocks: ReadonlyMap<number, CountedBlock>): Map<string, LabelledList[]> {
  const lists = new Map<string, LabelledList[]>();
  for (const { span } of [...document.nodes("heading"), ...document.nodes("paragraph")]) {
    const text = /^(?:#{1,6}[ \t]+[*_]*|\*\*)([\w-]+)/.exec(document.text.slice(span.start, Math.min(span.end, span.start + 100)))?.[1];
    const block = text === undefined ? undefined : blocks.get(nextBlock(document.text, span.end));
    if (text === undefined || block?.kind !== "items") continue;
    const word = text.toLowerCase();
    lists.set(word, [...(lists.get(word) ?? []).slice(0, 1), { text, start: span.start, count: block.count }]);
  }
  return lists;
}

function valueOf(number: string): number {
  const index = words.indexOf(number.toLowerCase());
  return index === -1 ? Number(number) : index;
}

/** Where the block behind a block begins. */
function nextBlock(text: string, end: number): number {
  return end + (/^[\s>]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0);
}

/** Whether the words before a number leave it open, or make it count something else. */
function isOpen(before: string): boolean {
  return /(?:\b(?:at least|at most|up to|more than|less than|fewer than|over|about|around|roughly|first|last|next|other|another|additional|further|of|than|minimum|maximum|top|or|to|per|every|each|step|phase|section|those)|[~≥≤<>+–-]|\d)\s*$/i.test(before);
}

interface CountedBlock {
  readonly depth: number;
  readonly count: number;
  readonly kind: string;
}

/** How many entries each list and table has, by the offset at which it begins. */
function countedBlocks(document: Document): Map<number, CountedBlock> {
  const blocks = new Map<number, CountedBlock>();
  const items = document.nodes("listItem");
  let from = 0;
  for (const { span, within } of document.nodes("list")) {
    while ((items[from]?.span.start ?? Infinity) < span.start) from += 1;
    let count = 0;
    for (let index = from; (items[index]?.span.start ?? Infinity) < span.end; index += 1) if (items[index]?.within.length === within.length) count += 1;
    blocks.set(span.start, { depth: within.length, count, kind: "items" });
  }
  for (const { span, within, rows } of document.nodes("table")) blocks.set(span.start, { depth: within.length, count: rows.length - 1, kind: "rows" });
  return blocks;
}
