import type { Nodes, Root } from "mdast";
import { endOf, isBracketed, startOf } from "./tree.ts";

interface TextDivergence {
  /** A cheap pattern that matches wherever `exact` does. */
  readonly hint: RegExp;
  readonly exact: RegExp;
  /** The nodes inside which it means nothing. */
  readonly harmlessIn: (node: Nodes, text: string) => boolean;
}

const isCode = (node: Nodes): boolean => node.type === "code" || node.type === "inlineCode" || node.type === "html";

/**
 * What satteri 0.10 and remark with remark-gfm 4 read differently and no adapter can mend, as patterns over the text. All
 * of it is rare. Found and kept complete by the differential suite.
 */
const inText: readonly TextDivergence[] = [
  // A run of `*` beside `_`, or beside an escaped `*`, with a letter on its other side.
  {
    hint: /\*_|_\*|\\\*\*/,
    exact: /[^\s\p{P}\p{S}]\*+_|_\*+[^\s\p{P}\p{S}]|\\\*\*+[^\s\p{P}\p{S}]/gu,
    harmlessIn: isCode,
  },
  // A footnote: they do not tell alike what blocks its definition holds.
  { hint: /\[\^/, exact: /^[ \t>\d.)*+-]*\[\^[^\]\n]+\]:/gm, harmlessIn: isCode },
  // A task box with a tab in it, or with nothing behind it on its line.
  { hint: /\[(?:\t|[ xX]\][ \t]*$)/m, exact: /(?:[-+*]|\d[.)])[ \t]+\[(?:[ xX]\][ \t]*$|\t\])/gm, harmlessIn: isCode },
  // Addresses that only one of them takes for a link, or not from the same place on.
  {
    hint: /(?:mailto|xmpp):/i,
    exact: /(?:mailto|xmpp):[\w+.-]+@/gi,
    harmlessIn: (node, text) => isCode(node) || (node.type === "link" && isBracketed(node, text)),
  },
  {
    hint: /https?:|\|www\.|www\._/i,
    exact: /\bhttps?:(?:\/\/[._\\-]|\/?\\)|\|www\.|www\._/gi,
    harmlessIn: isCode,
  },
  { hint: /@/, exact: /(?:[^\x00-\x7F]|\/)[\w+.\\-]+@[\w-]+\.[\w.-]*[a-z]/gi, harmlessIn: isCode },
  // A hard break at the end of a link text.
  { hint: /\\[\r\n]/, exact: /\\[\r\n]+[ \t>]*\]/g, harmlessIn: isCode },
];

/** A carriage return that ends a line alone: only one of them keeps it in indented code. */
const loneCarriageReturn = /\r(?!\n)/;

/** Whether a text holds what satteri, whose tree of it is given, may read otherwise than remark. */
export function holdsDivergentText(text: string, root: Root): boolean {
  if (loneCarriageReturn.test(text)) return true;
  return inText.some(({ hint, exact, harmlessIn }) => {
    if (!hint.test(text)) return false;
    for (const match of text.matchAll(exact)) {
      if (!isInside(root, match.index, (node) => harmlessIn(node, text))) return true;
    }
    return false;
  });
}

/** Whether an offset stands inside a node of a kind, at any depth. */
function isInside(root: Root, offset: number, isKind: (node: Nodes) => boolean): boolean {
  let node: Nodes | undefined = root;
  while (node !== undefined) {
    if (isKind(node)) return true;
    node = "children" in node ? childAt(node.children, offset) : undefined;
  }
  return false;
}

/** The child around an offset: children are in the order of the text. */
function childAt(children: readonly Nodes[], offset: number): Nodes | undefined {
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const child = children[middle];
    if (child !== undefined && endOf(child) <= offset) low = middle + 1;
    else high = middle;
  }
  const child = children[low];
  return child !== undefined && startOf(child) <= offset ? child : undefined;
}
