import { isDiscouraged } from "../discouraged.ts";
import type { Document } from "../document.ts";
import type { CommandCall } from "./call.ts";
import { isDenied } from "./denied.ts";

/** Every rule on commands asks for the same calls. */
const known = new WeakMap<Document, readonly CommandCall[]>();

/** The calls that a document shows as what is to be done: those that it forbids, or shows as mistakes, are left out. */
export function liveCalls(document: Document): readonly CommandCall[] {
  const calls = known.get(document) ?? findLiveCalls(document);
  known.set(document, calls);
  return calls;
}

function findLiveCalls(document: Document): CommandCall[] {
  return document.commandCalls().filter((call) => {
    const { place, name, contract } = call;
    if (isDenied(document, call)) return false;
    return place.kind === "span" || (!isDiscouraged(document, place, name) && !isIntroducedBy(document, call, contract.negations));
  });
}

/** How many lines before a fence introduce it. */
const introduction = 3;

/** Whether the lines before a fence, or the comment on the line of the call or above it, hold one of some words. */
function isIntroducedBy({ source }: Pick<Document, "source">, { place, name }: CommandCall, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const lineText = (line: number): string => {
    const span = source.lineSpan(line);
    return source.slice(span.start, span.end).toLowerCase();
  };
  const opening = source.pointAt(place.fence.span.start).line;
  const { line } = source.pointAt(name.start);
  const comments = [lineText(line).split(/\s#/)[1] ?? "", /^[\s>]*#/.test(lineText(line - 1)) ? lineText(line - 1) : ""];
  const before = Array.from({ length: Math.min(introduction, opening - 1) }, (_, index) => lineText(opening - 1 - index));
  return [...comments, ...before].some((text) => words.some((word) => text.includes(word)));
}
