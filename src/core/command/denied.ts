import type { Document } from "../document.ts";
import type { Span } from "../span.ts";
import type { CommandCall } from "./call.ts";
import type { CommandContract } from "./contract.ts";

/**
 * Words by which a sentence says that what it names is not to be done, is no longer so, or is what somebody else does wrong. A
 * sentence that has one is left alone, since nobody can tell to which of its code spans it belongs.
 */
const denial =
  /\b(?:not|no|never|none|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t|mustn['’]?t|shouldn['’]?t|isn['’]?t|avoid\w*|without|instead of|rather than|refus\w+|reject\w*|forb[ia]d\w*|prohibit\w*|bann?(?:ed|s)?|disallow\w*|deprecat\w+|remov\w+|retired?|obsolete|legacy|old|former\w*|previous\w*|used to|wrong\w*|bad|broken?|invalid|incorrect\w*|mistake\w*|misspel\w*|typo|bug|fail\w*|errors?|unknown|unrecogni[sz]ed|unsupported|superseded|stale|replac\w+|migrat\w+|renam\w+|planned|propos\w+|future|todo|hypothetical\w*|imagin\w+|suppose)\b|[❌✗✘🚫⛔👎]|~~/iu;
/** The same behind a name: `instead of` and the like speak of what follows them there. */
const denialBehind =
  /\b(?:is|are|was|were|be|been|does|did|do|can|could|will|would|should|must|may)(?:n['’]t|\s+(?:not|never|no)\b)|\b(?:have|\w+s)\s+no\b|\b(?:cannot|no longer|fails?|failed|breaks?|broken|deprecated|removed|retired|obsolete|legacy|former|wrong|invalid|incorrect|unsupported|unknown|unrecogni[sz]ed|rejected|refused|forbidden|banned|disallowed|superseded|renamed|replaced|bug|mistake|typo|hypothetical|planned|proposed|future)\b|[❌✗✘🚫⛔👎]|~~/iu;
const headingDenial = /\b(?:do not|don['’]?ts?|never|avoid|wrong|bad|incorrect|anti-?patterns?|mistakes?|pitfalls?|deprecated|history|changelog|migrat\w+|removed|rejected|open questions?|proposals?|future|hazards?)\b|[❌✗✘🚫⛔👎]/iu;
/** What the sentence behind a call may begin with, so that it takes the call back. */
const takenBack = /^[\W_]*(?:do not|don['’]?t|never|this (?:fails|breaks|is wrong|is not)|it (?:fails|breaks|does not))\b/i;

/** A clause behind a name that forbids something else: `, do not commit partial work`. */
const otherAdvice = /,\s*(?:(?:and|but)\s+)?(?:do not|don['’]?t|never)\s+(?!(?:use|run|call|pass|write|do|rely|invoke|include|add|send|trust|try)\b)\w[^,]*/giu;

/** How far around a call its sentence is looked for, in characters. */
const longestSentence = 600;
/** How far up the heading of a section is looked for, in characters. */
const farthestHeading = 20_000;

/** Whether a sentence denies what it names at a place in it, by the usual words and those of the contract. */
export function saysNo({ before, after }: Sentence, { negations }: Pick<CommandContract, "negations">): boolean {
  return denial.test(before) || denialBehind.test(after.replaceAll(otherAdvice, "")) || negations.some((word) => `${before} ${after}`.toLowerCase().includes(word));
}

/** Whether the sentence in which a call stands in a code span, or the heading over it, says that it is not to be done. */
export function isDenied({ text }: Pick<Document, "text">, { place, contract }: CommandCall): boolean {
  if (place.kind === "fence") return false;
  const sentence = sentenceAround(text, place.fence.span);
  if (saysNo(sentence, contract) || takenBack.test(sentence.next)) return true;
  const introduction = listIntroduction(text, place.fence.span.start);
  return headingDenial.test(headingOver(text, place.fence.span.start)) || saysNo({ ...sentence, before: introduction, after: "" }, contract);
}

/** A sentence around a place, without the code in it. */
export interface Sentence {
  readonly before: string;
  readonly after: string;
  /** The beginning of the next sentence. */
  readonly next: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** The words of a sentence before and behind a place in it, without the code in it, and the beginning of the next one. */
export function sentenceAround(text: string, { start, end }: Span): Sentence {
  const head = withoutCode(text.slice(Math.max(0, start - longestSentence), start));
  const tail = withoutCode(text.slice(end, end + longestSentence));
  const opening = [...head.matchAll(/\r?\n[ \t>]*(?=\r?\n|(?:[-*+]|\d+[.)])[ \t]|\|)/g)].at(-1);
  const paragraph = head.slice(opening?.index ?? 0);
  // A text in quotes writes its line breaks as `\n`.
  const lineBreak = [...paragraph.matchAll(/\\n(?![a-z])/g)].at(-1)?.index ?? -2;
  const begin = Math.max(lineBreak + 1, ...[". ", ".\n", "! ", "? ", "; ", "| "].map((mark) => paragraph.lastIndexOf(mark)));
  const stop = /[.!?;](?:\s|$)|\\n(?![a-z])|\r?\n[ \t>]*(?:\r?\n|[-*+] |\d+[.)] |\|)|\s\|(?:\s|$)/.exec(tail);
  const close = stop?.index ?? tail.length;
  const before = paragraph.slice(begin + 1);
  return { before, after: tail.slice(0, close), next: tail.slice(close + 1, close + 60), start: start - before.length, end: end + close };
}

function withoutCode(text: string): string {
  // The same length, so that places in it are those of the text.
  return text.replaceAll(/`[^`\n]*`/g, (code) => " ".repeat(code.length));
}

function headingOver(text: string, start: number): string {
  const least = Math.max(0, start - farthestHeading);
  for (let at = text.lastIndexOf("\n#", start); at >= least; at = at === 0 ? -1 : text.lastIndexOf("\n#", at - 1)) {
    const heading = /^\n#{1,6}[ \t]+([^\n]*)/.exec(text.slice(at, at + 300))?.[1];
    if (heading !== undefined) return heading;
  }
  return least === 0 ? (/^#{1,6}[ \t]+([^\n]*)/.exec(text.slice(0, 300))?.[1] ?? "") : "";
}

/** The line that introduces the list in which a place stands, with a colon at its end. */
function listIntroduction(text: string, start: number): string {
  const lines = text.slice(Math.max(0, start - 3 * longestSentence), start).split(/\r?\n/);
  if (!/^[ \t>]*(?:[-*+]|\d+[.)])[ \t]/.test(lines.at(-1) ?? "")) return "";
  for (const line of lines.slice(0, -1).reverse()) {
    if (/^[ \t>]*(?:[-*+]|\d+[.)])[ \t]|^[ \t>]*$|^[ \t]{2,}/.test(line)) continue;
    return line.trimEnd().endsWith(":") ? withoutCode(line) : "";
  }
  return "";
}
