import type { Code, Html, ListItem, Nodes, Root } from "mdast";
import { endOf, holdsBlocks, isBracketed, lastInside, startOf } from "./tree.ts";

/** A line that could be the delimiter row of a table. No group repeats, so that no line is too long for it. */
const delimiterRow = /(?:^|[\r\n])[ \t>]*(?=[|: \t]*-)[|:-][|:\- \t]*(?=[\r\n]|$)/;
const tabInIndent = /(?:^|[\r\n])[ >]*\t/;
const listMarker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)/y;
const taskMarker = /(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]/y;
const lineEnding = /[\r\n]/;
const blankLine = /\n[ \t]*[\r\n]/;
const blankOrPrefixLine = /\n[ \t>]*[\r\n]/;

interface Visit {
  readonly node: Nodes;
  readonly parent: Nodes | undefined;
  readonly inContainer: boolean;
  readonly inQuote: boolean;
  readonly inTable: boolean;
}

/**
 * Whether satteri's tree of a text holds nodes that remark may have read otherwise: the corners where their grammars of
 * blocks differ. It says so too often rather than too seldom. Found and kept complete by the differential suite.
 */
export function holdsDivergentNode(text: string, root: Root): boolean {
  const pending: Visit[] = [{ node: root, parent: undefined, inContainer: false, inQuote: false, inTable: false }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const { node } = visit;
    if (isDivergent(visit, text)) return true;
    if (!("children" in node)) continue;
    const inQuote = visit.inQuote || node.type === "blockquote";
    const inContainer = visit.inContainer || inQuote || node.type === "listItem";
    const inTable = visit.inTable || node.type === "table";
    let previous: Nodes | undefined;
    for (const child of node.children) {
      if (previous !== undefined && areDivergentNeighbours(previous, child, text)) return true;
      pending.push({ node: child, parent: node, inContainer, inQuote, inTable });
      previous = child;
    }
  }
  return false;
}

function isDivergent({ node, parent, inContainer, inQuote, inTable }: Visit, text: string): boolean {
  const source = (): string => text.slice(startOf(node), endOf(node));
  switch (node.type) {
    case "code":
      return inContainer && tabInIndent.test(source());
    case "html":
      return (inContainer && tabInIndent.test(source())) || (parent !== undefined && isDivergentHtml(node, parent, inQuote));
    case "listItem":
      return isTaskWithoutParagraph(node, text);
    case "table":
      // In remark HTML ends a table.
      return node.children.some((row, index) => index > 0 && text[startOf(row)] === "<");
    case "link":
      return inTable && (node.url.includes("|") || (!isBracketed(node, text) && text[startOf(node) - 1] === "|"));
    case "paragraph":
      return matchesAt(listMarker, text, startOf(node)) || delimiterRow.test(source());
    case "definition":
      return delimiterRow.test(source());
    default:
      return false;
  }
}

/** Declarations and other inline HTML of several lines, where satteri takes a container prefix for content. */
function isDivergentHtml(html: Html, parent: Nodes, inQuote: boolean): boolean {
  if (!lineEnding.test(html.value)) return false;
  return (inQuote && !holdsBlocks(parent)) || (html.value.startsWith("<!") && !html.value.startsWith("<!-"));
}

function isTaskWithoutParagraph(item: ListItem, text: string): boolean {
  const first = item.children[0];
  return first !== undefined && first.type !== "paragraph" && matchesAt(taskMarker, text, startOf(item));
}

function areDivergentNeighbours(previous: Nodes, next: Nodes, text: string): boolean {
  const between = (): string => text.slice(endOf(previous), startOf(next));
  switch (next.type) {
    case "code":
      return previous.type === "code" && isIndented(next, text);
    case "list": {
      const last = lastInside(previous);
      const isEmpty = next.children[0]?.children.length === 0;
      return last.type === "code" && isIndented(last, text) && (isEmpty || !blankOrPrefixLine.test(between()));
    }
    case "table":
      return (previous.type === "list" || previous.type === "blockquote") && !blankOrPrefixLine.test(between());
    case "blockquote":
      return previous.type === "blockquote" && !blankLine.test(between());
    case "text":
      // An address without brackets that may go on.
      return previous.type === "link" && text[endOf(previous)] === "&" && !isBracketed(previous, text);
    default:
      return false;
  }
}

function isIndented(code: Code, text: string): boolean {
  return !/[`~]/.test(text.charAt(startOf(code)));
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}
