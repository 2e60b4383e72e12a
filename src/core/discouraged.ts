import type { Document } from "./document.ts";
import type { SnippetBase } from "./snippet.ts";
import type { Span } from "./span.ts";

const sign = "[❌✗✘🚫⛔👎]";
/** What a text says before code that must not be used. */
const inProse = new RegExp(String.raw`\b(?:do not|don['’]?t|must not|mustn['’]t|should not|never|avoid|wrong|bad|incorrect|anti-?patterns?|instead of|rather than|not like this)\b|${sign}`, "iu");
const inHeading = new RegExp(String.raw`\b(?:do not|don['’]?ts?|never|avoid|wrong|bad|incorrect|anti-?patterns?|mistakes?|pitfalls?|what not)\b|${sign}`, "iu");
/** A comment that judges begins with the judgement, has it in brackets, or ends with it. */
const inComment = new RegExp(
  String.raw`^\W*(?:bad|wrong|don['’]?t|do not|never|avoid|incorrect|invalid|not\b|no:|anti-?pattern|broken|unsafe|insecure|vulnerable|deprecated|legacy|fails?\b|breaks\b|fragile|before:?$)|\((?:bad|wrong|incorrect|broken|unsafe|fails)\)|[—–:-]\s*(?:bad|wrong|incorrect|broken|unsafe|never do this|don['’]t)\b|${sign}`,
  "iu",
);
const inApproval = /^\W*(?:good|right|correct|better|safe|do\b|prefer|fixed|works|recommended|after|instead|use\b)|[✅✓✔👍]/iu;
const inSequel = new RegExp(String.raw`^[\W_]*(?:wrong|bad|incorrect|never do|do not do|don['’]t do|this (?:fails|breaks|is wrong|does not work|doesn['’]t work))\b|^\W*${sign}`, "iu");

/** Code and the fence around it. */
type Shown = Pick<SnippetBase, "span"> & { readonly fence: { readonly span: Span } };

/** How far up the heading of a section is looked for, in lines. */
const linesToHeading = 200;
/** How many lines of the paragraph before a fence are read. */
const linesOfParagraph = 3;

/**
 * Whether a snippet, or the place in it, is shown as what not to do: a comment on the line or above it says so, or the
 * paragraph before the fence, the heading over it or the line behind it.
 */
export function isDiscouraged(document: Pick<Document, "source">, snippet: Shown, at: Span): boolean {
  const { source } = document;
  const lineText = (line: number): string => {
    const span = source.lineSpan(line);
    return source.slice(span.start, span.end);
  };
  const first = source.pointAt(snippet.span.start).line;
  const { line } = source.pointAt(at.start);
  const own = /\s(?:#|\/\/)\s+(.*)$/.exec(lineText(line))?.[1];
  if (own !== undefined && inComment.test(own)) return true;
  for (let above = line - 1; above >= first; above -= 1) {
    const comment = /^[\s>]*(?:#|\/\/)(?!!)\s*(.*)$/.exec(lineText(above))?.[1];
    if (comment === undefined) continue;
    if (inComment.test(comment)) return true;
    if (inApproval.test(comment)) return false;
    break;
  }
  const opening = source.pointAt(snippet.fence.span.start).line;
  return isIntroducedAsWrong(lineText, opening) || isCalledWrong(lineText, source.pointAt(snippet.fence.span.end).line, source.lineCount);
}

function isIntroducedAsWrong(lineText: (line: number) => string, opening: number): boolean {
  let read = 0;
  let part: "paragraph" | "list" | "over" = "paragraph";
  for (let line = opening - 1; line >= 1 && opening - line <= linesToHeading; line -= 1) {
    const text = lineText(line);
    if (/^[\s>]*#{1,6}\s/.test(text)) return inHeading.test(text);
    if (/^[\s>]*(?:```|~~~)/.test(text) || (text.trim() === "" && read > 0) || read >= linesOfParagraph) part = "over";
    if (part === "over" || text.trim() === "") continue;
    read += 1;
    const item = /^[\s>]*(?:[-*+]|\d+[.)])\s/.test(text);
    // Behind the item that the code belongs to come its neighbours, which speak of other code, and what introduces the list.
    const isNeighbour = part === "list" && (item || /^\s{2,}/.test(text) || !text.trimEnd().endsWith(":"));
    if (!isNeighbour && inProse.test(text)) return true;
    if (item) part = "list";
  }
  return false;
}

function isCalledWrong(lineText: (line: number) => string, closing: number, lineCount: number): boolean {
  for (let line = closing + 1; line <= Math.min(lineCount, closing + 2); line += 1) {
    const text = lineText(line).trim();
    if (text !== "") return inSequel.test(text);
  }
  return false;
}
