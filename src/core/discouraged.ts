import type { Document } from "./document.ts";
import type { SnippetBase } from "./snippet.ts";
import type { Span } from "./span.ts";

/** Words and signs with which a text warns of what follows. */
const warning =
  /\b(?:do not|don'?t|does not|doesn'?t|must not|mustn'?t|never|not allowed|forbidden|prohibited|avoid|wrong|bad|incorrect|invalid|broken|breaks|fail(?:s|ed|ing)?|fault(?:y|s)?|mistakes?|pitfalls?|anti-?patterns?|instead of|rather than|unsafe|insecure|vulnerable|dangerous|deprecated|obsolete|legacy|buggy?|problem(?:s|atic)?|unlike|before(?=\s*[:(]|\s*$))\b|[❌✗✘🚫⛔⚠👎]/iu;

/** Words with which a text turns to what is right. */
const approval = /\b(?:good|right|correct(?:ly)?|instead|better|safe(?:r|ly)?|do this|prefer(?:red)?|fixed|works?|recommended|after)\b|[✅✓✔👍]/iu;

/** How many lines with text before a fence are read for a warning. */
const linesBefore = 3;
/** How far up the heading of a section is looked for, in lines. */
const linesToHeading = 200;

/**
 * Whether a snippet, or the place in it, is shown as what not to do: a comment on the line or the one above it says so, or
 * the text around the fence, or the heading over it.
 */
export function isDiscouraged(document: Document, snippet: SnippetBase, at: Span): boolean {
  const { source } = document;
  const { line } = source.pointAt(at.start);
  const lineText = (number: number): string => {
    const span = source.lineSpan(number);
    return source.slice(span.start, span.end);
  };
  const first = source.pointAt(snippet.span.start).line;
  const own = /(?:^|\s)(?:#|\/\/)\s*(.*)$/.exec(lineText(line))?.[1];
  if (own !== undefined && warning.test(own)) return true;
  for (let above = line - 1; above >= first; above -= 1) {
    const comment = commentOf(lineText(above));
    if (comment === undefined) continue;
    if (warning.test(comment)) return true;
    if (approval.test(comment)) return false;
    break;
  }
  return isFenceDiscouraged(document, snippet, lineText);
}

function isFenceDiscouraged({ source }: Document, { fence }: SnippetBase, lineText: (line: number) => string): boolean {
  const opening = source.pointAt(fence.span.start).line;
  let read = 0;
  for (let line = opening - 1; line >= 1 && opening - line <= linesToHeading; line -= 1) {
    const text = lineText(line);
    if (/^[\s>]*(?:```|~~~)/.test(text)) {
      // Text above another fence belongs to that one; its heading still counts.
      read = linesBefore;
      continue;
    }
    const isHeading = /^[\s>]*#{1,6}\s/.test(text);
    if (text.trim() === "" || (read >= linesBefore && !isHeading)) continue;
    read += 1;
    if (warning.test(text)) return true;
    if (isHeading) break;
  }
  const closing = source.pointAt(fence.span.end).line;
  for (let line = closing + 1; line <= Math.min(source.pointAt(source.length).line, closing + 2); line += 1) {
    const text = lineText(line).trim();
    if (text !== "") return /^[\W_]*(?:❌|✗|🚫|⛔|(?:do not|don't|never|wrong|bad|incorrect|this (?:fails|breaks|is wrong|does not|doesn't))\b)/iu.test(text);
  }
  return false;
}

/** The text of a line that holds nothing but a comment. */
function commentOf(line: string): string | undefined {
  return /^[\s>]*(?:#|\/\/)(?!!)\s*(.*)$/.exec(line)?.[1];
}
