import type { Nodes, Root, Table } from "mdast";
import type { Container, MarkdownIndex, MarkdownNode, NodeOf, NodeType, TableNode } from "../../core/markdown.ts";
import type { Span } from "../../core/span.ts";
import { codeValue, htmlValue, infoPart, labelText, withoutIndent } from "./cooked-values.ts";
import { joinTexts } from "./join-texts.ts";
import { nodeSpan } from "./node-span.ts";
import { plainText } from "./plain-text.ts";
import { holdsBlocks } from "./tree.ts";

const containers: ReadonlySet<string> = new Set<Container>([
  "blockquote",
  "listItem",
  "footnoteDefinition",
  "table",
  "heading",
  "link",
]);

const inlineTypes: readonly NodeType[] = [
  "inlineCode",
  "html",
  "link",
  "image",
  "linkReference",
  "imageReference",
  "strong",
  "emphasis",
  "footnoteReference",
  "text",
];

type Within = readonly Container[];

interface Visit {
  readonly node: Nodes;
  readonly parent: Nodes | undefined;
  readonly within: Within;
}

/** What a parser made of a text. */
export interface ParsedText {
  readonly root: Root;
  /** The text that the offsets of the tree count in. */
  readonly text: string;
  /** What is added to the offsets of the tree. */
  readonly shift: number;
}

/**
 * Flattens an mdast tree (github.com/syntax-tree/mdast) in the order of the text, and gives spans and values the one form
 * that both parsers share. Without recursion, since a tree may be deeper than the call stack. Throws when a node has no
 * position.
 */
export function indexTree(parsed: ParsedText, wanted: ReadonlySet<NodeType>): MarkdownIndex {
  const found = new Map<NodeType, MarkdownNode[]>();
  for (const type of wanted) found.set(type, []);
  const wantsInline = inlineTypes.some((type) => wanted.has(type));

  let nodesRead = 0;
  const pending: Visit[] = [{ node: parsed.root, parent: undefined, within: [] }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    nodesRead += 1;
    const { node, within } = visit;
    const list = found.get(node.type as NodeType);
    if (list !== undefined) {
      const flat = flatNode(visit, parsed);
      if (flat !== undefined) list.push(flat);
    }
    if (!("children" in node)) continue;
    if (node.type !== "table" && node.type !== "tableRow" && !holdsBlocks(node) && !wantsInline) continue;
    joinTexts(node);
    const inner = containers.has(node.type) ? [...within, node.type as Container] : within;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined) pending.push({ node: child, parent: node, within: inner });
    }
  }

  return {
    nodesRead,
    nodes<T extends NodeType>(type: T): readonly NodeOf<T>[] {
      const list = found.get(type);
      if (list === undefined) throw new Error(`Markdown nodes of type "${type}" were not asked for when the text was opened`);
      return list as unknown as readonly NodeOf<T>[];
    },
  };
}

function flatNode({ node, parent, within }: Visit, { text, shift }: ParsedText): MarkdownNode | undefined {
  const inText = nodeSpan(node, parent, text);
  const span = shifted(inText, shift);
  switch (node.type) {
    case "heading":
      return { type: node.type, span, within, depth: node.depth, text: withoutIndent(plainText(node)) };
    case "code": {
      const value = codeValue(node.value, text, inText);
      return { type: node.type, span, within, lang: infoPart(node.lang), meta: infoPart(node.meta), value };
    }
    case "inlineCode":
    case "text":
      return { type: node.type, span, within, value: node.value };
    case "html": {
      const inline = parent !== undefined && !holdsBlocks(parent);
      return { type: node.type, span, within, value: htmlValue(node.value, inline), inline };
    }
    case "link": {
      const { url, title } = node;
      return { type: node.type, span, within, url, title: title ?? undefined, text: withoutIndent(plainText(node)) };
    }
    case "image":
      return { type: node.type, span, within, url: node.url, title: node.title ?? undefined, alt: node.alt ?? "" };
    case "definition": {
      const { identifier, label, url, title } = node;
      return { type: node.type, span, within, identifier, label: labelText(label), url, title: title ?? undefined };
    }
    case "linkReference":
      return { type: node.type, span, within, identifier: node.identifier, text: withoutIndent(plainText(node)) };
    case "imageReference":
      return { type: node.type, span, within, identifier: node.identifier, alt: node.alt ?? "" };
    case "listItem":
      return { type: node.type, span, within, checked: node.checked ?? undefined };
    case "list":
      return { type: node.type, span, within, ordered: node.ordered === true, start: node.start ?? undefined };
    case "table":
      return { type: node.type, span, within, rows: tableRows(node, text, shift) };
    case "paragraph":
    case "blockquote":
    case "thematicBreak":
    case "strong":
    case "emphasis":
    case "footnoteDefinition":
    case "footnoteReference":
      return { type: node.type, span, within };
    default:
      return undefined;
  }
}

function tableRows(table: Table, text: string, shift: number): TableNode["rows"] {
  return table.children.map((row) => ({
    span: shifted(nodeSpan(row, table, text), shift),
    cells: row.children.map((cell) => shifted(nodeSpan(cell, row, text), shift)),
  }));
}

function shifted({ start, end }: Span, shift: number): Span {
  return { start: start + shift, end: end + shift };
}
