import type { Heading, Nodes, Paragraph, Text } from "mdast";
import type { Span } from "../../core/span.ts";
import { endOf, lastInside, startOf } from "./tree.ts";

const atxMarker = /#{1,6}(?:[ \t\r\n]|$)/y;
const listMarker = /[-+*]|\d{1,9}[.)]/y;
const footnoteMarker = /\[\^(?:\\[^]|[^\\\]])*\]:/y;

/**
 * The span of a node, in the form that both parsers share. Each of them lets some nodes reach into the blank lines, the
 * container prefixes or the task box beside them, and remark is not at one with itself there.
 */
export function nodeSpan(node: Nodes, parent: Nodes | undefined, text: string): Span {
  switch (node.type) {
    case "heading":
      return { start: headingStart(node, text), end: endOf(node) };
    case "paragraph":
      return { start: isTaskContent(node, parent) ? contentStart(node, text) : startOf(node), end: endOf(node) };
    case "text":
      return textSpan(node, text);
    case "list":
    case "listItem":
    case "blockquote":
    case "footnoteDefinition":
    case "code":
      return { start: startOf(node), end: blockEnd(node, text) };
    case "html":
      return { start: behindBlanks(text, startOf(node)), end: blockEnd(node, text) };
    default:
      return { start: startOf(node), end: endOf(node) };
  }
}

/** A setext heading begins with its text, and not with the definitions before it. */
function headingStart(heading: Heading, text: string): number {
  return matchEnd(atxMarker, text, startOf(heading)) === undefined ? contentStart(heading, text) : startOf(heading);
}

function isTaskContent(paragraph: Paragraph, parent: Nodes | undefined): boolean {
  return parent?.type === "listItem" && typeof parent.checked === "boolean" && parent.children[0] === paragraph;
}

function contentStart(node: Heading | Paragraph, text: string): number {
  const first = node.children[0];
  return first === undefined ? startOf(node) : nodeSpan(first, node, text).start;
}

/** A text holds no blanks at its ends that are not in its value, and no container prefix behind a last line ending. */
function textSpan(node: Text, text: string): Span {
  let start = startOf(node);
  let end = endOf(node);
  if (!isBlankOrEnding(node.value.charCodeAt(0))) while (start < end && isBlankOrEnding(text.charCodeAt(start))) start += 1;
  if (isEnding(node.value.charCodeAt(node.value.length - 1))) while (end > start && isPrefix(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}

/** A container ends behind its last content, and unclosed code or HTML behind its last line that is not blank. */
function blockEnd(block: Nodes, text: string): number {
  const last = lastInside(block);
  const start = startOf(last);
  switch (last.type) {
    case "listItem":
      return matchEnd(listMarker, text, start) ?? start;
    case "footnoteDefinition":
      return matchEnd(footnoteMarker, text, start) ?? start;
    case "blockquote":
      return start + 1;
    case "code":
    case "html":
      return endBeforeBlankLines(text, start, endOf(last));
    default:
      return endOf(last);
  }
}

function behindBlanks(text: string, offset: number): number {
  let at = offset;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return at;
}

function endBeforeBlankLines(text: string, start: number, end: number): number {
  let kept = end;
  for (let at = end - 1; at > start; at -= 1) {
    const code = text.charCodeAt(at);
    if (isEnding(code)) kept = at;
    else if (!isPrefix(code)) break;
  }
  return kept;
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const isEnding = (code: number): boolean => code === 10 || code === 13;
const isBlankOrEnding = (code: number): boolean => code === 32 || code === 9 || isEnding(code);
/** What containers put before the content of a line, and indentation. */
const isPrefix = (code: number): boolean => code === 32 || code === 9 || code === 62;
