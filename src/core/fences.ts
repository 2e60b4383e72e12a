import type { Document } from "./document.ts";
import { closes, findFenceLines, holdsMarkdown, isInfo, runOf, swallows, type FenceLine } from "./fence-lines.ts";
import type { CodeNode, NodeType } from "./markdown.ts";

/** The Markdown nodes that `findFenceFaults` asks for. */
export const fenceNodes = ["code", "html"] as const satisfies readonly NodeType[];

/**
 * What is wrong with one block.
 * `nested`: `closing` is meant for a block inside the one that `opening` begins; `intended`, where the rest of the text tells it,
 * is the line that was meant to close that.
 * `end`: nothing closes it.
 * `next`: nothing closes it before `closing`, which opens another one.
 * `html`: `opening` is part of HTML, so that `closing` opens a block.
 * `container`: its list item or quote ends at the offset `end`, before anything closes it.
 */
export interface FenceFault {
  readonly kind: "nested" | "end" | "next" | "html" | "container";
  readonly opening: FenceLine;
  readonly closing?: FenceLine | undefined;
  readonly intended?: FenceLine | undefined;
  readonly end?: number;
}

/** As many faults as are told of one document: behind each, the next one is a guess, and looking for it costs a pass. */
const mostFaults = 20;

/**
 * What is wrong with the fences of a document, in the order of the text. The nodes tell whether anything is: a block that
 * nothing closes, one that swallows a line which only an opening fence can be, since it has an info string, or an example
 * of Markdown before a block that begins like the rest of it. From there on the lines are paired as they were meant, so
 * that a fault does not turn every block behind it inside out.
 */
export function findFenceFaults(document: Document): FenceFault[] {
  const fenced = document.nodes("code").filter((node) => isFenced(document, node));
  const first = fenced.find((node, index) => !isClosed(document, node) || swallowsFence(node, document) || isBeforeRest(node, fenced[index + 1]));
  if (first === undefined) return [];
  const cut = new Map(fenced.filter((node) => node.within.length > 0 && !isClosed(document, node)).map(({ span }) => [span.start, span.end]));
  const lines = findFenceLines(document);
  const faults: FenceFault[] = [];
  for (let at = 0; at < lines.length && faults.length < mostFaults; ) {
    const { fault, next } = readBlock(document.text, lines, at, cut);
    if (fault !== undefined && (fault.kind === "html" || fault.opening.run.start >= first.span.start)) faults.push(fault);
    at = next;
  }
  return faults;
}

function isFenced({ text }: Document, { span }: CodeNode): boolean {
  return /^(?:`{3}|~{3})/.test(text.slice(span.start, span.start + 3));
}

function isClosed({ text }: Document, { span }: CodeNode): boolean {
  const source = text.slice(span.start, span.end).trimEnd();
  const start = Math.max(source.lastIndexOf("\n"), source.lastIndexOf("\r"));
  return start !== -1 && /^[ \t>]*(`{3,}|~{3,})$/.exec(source.slice(start + 1))?.[1]?.startsWith(runOf(source)) === true;
}

/** Whether a line inside a block is an opening fence that would have to be inside a longer one. */
function swallowsFence({ value, span }: CodeNode, { text }: Document): boolean {
  const run = runOf(text.slice(span.start, span.end));
  if (!value.includes(run)) return false;
  return value.split(/\r\n?|\n/).some((line) => {
    const [, inner = "", info = ""] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    return inner.startsWith(run) && isInfo(inner, info);
  });
}

/** Whether a block of Markdown is followed by one that begins with a blank line and has headings: the rest of the first. */
function isBeforeRest({ lang }: CodeNode, next: CodeNode | undefined): boolean {
  return next !== undefined && /^(?:md|markdown)$/i.test(lang ?? "") && next.lang === undefined && /^[ \t]*[\r\n]/.test(next.value) && hasHeading(next.value);
}

function hasHeading(content: string): boolean {
  return /^[ \t>]*#{1,6} \S/m.test(content);
}

interface Reading {
  readonly fault?: FenceFault;
  /** The index of the line behind the block. */
  readonly next: number;
}

/** What is wrong with the block that line `at` opens. `cut` tells where each block ends that a list item or quote cuts off. */
function readBlock(text: string, lines: readonly FenceLine[], at: number, cut: ReadonlyMap<number, number>): Reading {
  const opening = lines[at];
  if (opening === undefined) return { next: at + 1 };
  const end = findClosing(lines, at);
  const closing = lines[end];
  if (opening.inHtml) {
    if (closing === undefined) return { next: at + 1 };
    return closing.inHtml ? { next: end + 1 } : { fault: { kind: "html", opening, closing }, next: end + 1 };
  }
  const swallowed = indexFrom(lines, at + 1, (line) => swallows(opening, line), end);
  if (swallowed < end) return readSwallowing(lines, at, end, swallowed);
  const cutAt = cut.get(opening.run.start);
  if (cutAt !== undefined) return { fault: { kind: "container", opening, end: cutAt }, next: end + 1 };
  if (closing === undefined) return { fault: { kind: "end", opening }, next: end };
  const last = isCutShort(text, lines, at, end) ? findLast(lines, end + 2) : undefined;
  if (last === undefined) return { next: end + 1 };
  return { fault: { kind: "nested", opening, closing, intended: countFaults(lines, last + 1) === 0 ? lines[last] : undefined }, next: last + 1 };
}

/** Whether the lines before the next fence are code and those behind it are the rest of the example that line `at` opens. */
function isCutShort(text: string, lines: readonly FenceLine[], at: number, end: number): boolean {
  const [opening, closing, rest] = [lines[at], lines[end], lines[end + 1]];
  if (closing === undefined || rest?.info !== "" || !rest.beforeBlank || !/^(?:md|markdown)$/i.test(opening?.info ?? "")) return false;
  const behind = findClosing(lines, end + 1);
  const stop = lines[behind];
  if (stop === undefined || lines.slice(end + 2, behind).some((line) => swallows(rest, line))) return false;
  return !hasHeading(text.slice(closing.run.end, rest.run.start)) && hasHeading(text.slice(rest.run.end, stop.run.start));
}

/** A block with an opening line inside: it is an example that its first inner block closes, or its own closing line is missing. */
function readSwallowing(lines: readonly FenceLine[], at: number, end: number, swallowed: number): Reading {
  const [opening, closing, inner] = [lines[at], lines[end], lines[swallowed]];
  if (opening === undefined) return { next: at + 1 };
  const intended = holdsMarkdown(opening) ? findIntended(lines, at) : undefined;
  const nested = intended === undefined ? Infinity : countFaults(lines, intended + 1);
  if (intended !== undefined && closing !== undefined && nested <= countFaults(lines, end + 1)) {
    return { fault: { kind: "nested", opening, closing, intended: nested === 0 ? lines[intended] : undefined }, next: intended + 1 };
  }
  return { fault: { kind: "next", opening, closing: inner }, next: swallowed };
}

/** The index of the line that closes the block opened at `at`; the number of lines when none does. */
function findClosing(lines: readonly FenceLine[], at: number): number {
  const opening = lines[at];
  return indexFrom(lines, at + 1, (line) => opening !== undefined && closes(opening, line));
}

/** The index of the first line from `from` on that passes; `end` where none before it does. */
function indexFrom(lines: readonly FenceLine[], from: number, passes: (line: FenceLine) => boolean, end = lines.length): number {
  let index = from;
  for (let line = lines[index]; index < end && line !== undefined && !passes(line); line = lines[index]) index += 1;
  return Math.min(index, end);
}

/** The index of the line that closes the block if every opening line inside it is closed before. */
function findIntended(lines: readonly FenceLine[], at: number): number | undefined {
  const stack: FenceLine[] = [];
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index];
    const top = stack.at(-1);
    if (line === undefined) break;
    if (top === undefined || swallows(top, line)) stack.push(line);
    else if (closes(top, line)) stack.pop();
    if (stack.length === 0) return index;
  }
  return undefined;
}

/** The index of the line that closes an example of Markdown whose inner blocks have no info strings: a blank line follows it. */
function findLast(lines: readonly FenceLine[], from: number): number {
  let at = from;
  for (let line = lines[at]; line !== undefined && (line.info !== "" || !line.beforeBlank); line = lines[at]) at = findClosing(lines, at) + 1;
  return at;
}

/** How many blocks from line `from` on swallow an opening line or are never closed. */
function countFaults(lines: readonly FenceLine[], from: number): number {
  let faults = 0;
  for (let at = from; at < lines.length; ) {
    const opening = lines[at];
    const end = findClosing(lines, at);
    if (opening !== undefined && (end === lines.length || lines.slice(at + 1, end).some((line) => swallows(opening, line)))) faults += 1;
    at = end + 1;
  }
  return faults;
}
