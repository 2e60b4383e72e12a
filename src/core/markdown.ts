import type { Span } from "./span.ts";

/**
 * What rules see of Markdown: flat nodes with the names of mdast (github.com/syntax-tree/mdast), each with its span in the
 * document. Nobody may assume that a tree exists: only the wanted types are there, in the order of the text.
 */
interface NodeBase {
  readonly span: Span;
  /** The containers around the node, outermost first. */
  readonly within: readonly Container[];
}

export type Container = "blockquote" | "listItem" | "footnoteDefinition" | "table" | "heading" | "link";

export interface HeadingNode extends NodeBase {
  readonly type: "heading";
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The text without markup, as mdast-util-to-string gives it. */
  readonly text: string;
}

export interface CodeNode extends NodeBase {
  readonly type: "code";
  readonly lang: string | undefined;
  readonly meta: string | undefined;
  /** The text without fences and container prefixes. */
  readonly value: string;
}

export interface InlineCodeNode extends NodeBase {
  readonly type: "inlineCode";
  readonly value: string;
}

export interface HtmlNode extends NodeBase {
  readonly type: "html";
  readonly value: string;
  /** Whether the node stands inside a paragraph, heading or cell, and is no block of its own. */
  readonly inline: boolean;
}

export interface LinkNode extends NodeBase {
  readonly type: "link";
  readonly url: string;
  readonly title: string | undefined;
  readonly text: string;
}

export interface ImageNode extends NodeBase {
  readonly type: "image";
  readonly url: string;
  readonly title: string | undefined;
  readonly alt: string;
}

export interface DefinitionNode extends NodeBase {
  readonly type: "definition";
  readonly identifier: string;
  readonly label: string;
  readonly url: string;
  readonly title: string | undefined;
}

export interface LinkReferenceNode extends NodeBase {
  readonly type: "linkReference";
  readonly identifier: string;
  readonly text: string;
}

export interface ImageReferenceNode extends NodeBase {
  readonly type: "imageReference";
  readonly identifier: string;
  readonly alt: string;
}

export interface ListItemNode extends NodeBase {
  readonly type: "listItem";
  /** `undefined` when the item is no task. */
  readonly checked: boolean | undefined;
}

export interface ListNode extends NodeBase {
  readonly type: "list";
  readonly ordered: boolean;
  readonly start: number | undefined;
}

export interface TableNode extends NodeBase {
  readonly type: "table";
  /** The spans of the cells, a list for each row, the head first. */
  readonly rows: readonly { readonly span: Span; readonly cells: readonly Span[] }[];
}

export interface PlainNode extends NodeBase {
  readonly type: "paragraph" | "blockquote" | "thematicBreak" | "strong" | "emphasis" | "footnoteDefinition" | "footnoteReference";
}

export interface TextNode extends NodeBase {
  readonly type: "text";
  readonly value: string;
}

export type MarkdownNode =
  | HeadingNode
  | CodeNode
  | InlineCodeNode
  | HtmlNode
  | LinkNode
  | ImageNode
  | DefinitionNode
  | LinkReferenceNode
  | ImageReferenceNode
  | ListItemNode
  | ListNode
  | TableNode
  | PlainNode
  | TextNode;

export type NodeType = MarkdownNode["type"];

/** The node of one type; the types that share a shape give that shape. */
export type NodeOf<T extends NodeType> = Extract<MarkdownNode, { type: T }> extends never
  ? PlainNode
  : Extract<MarkdownNode, { type: T }>;

/** The answer of a Markdown parser for one text. */
export interface MarkdownIndex {
  /** Every node of one wanted type in the order of the text. Asking for a type that was not wanted throws. */
  nodes<T extends NodeType>(type: T): readonly NodeOf<T>[];
  /** How many nodes of the tree were looked at, wanted or not: a measure of the work for the tests. */
  readonly nodesRead: number;
}

/** A text that a parser refuses, since it would need longer than a second for it or abort the process. */
export interface MarkdownLimit {
  readonly span: Span;
  /** What there is too much of, in a few words: `lists nested more than 100 deep`. */
  readonly reason: string;
}

/** The parser port: `remark` is the reference, `satteri` the fast one. Both give the same nodes and spans. */
export interface MarkdownParser {
  readonly name: "remark" | "satteri";
  /** How its code is built, where there is more than one way. */
  readonly build?: "native" | "WebAssembly";
  /** What this parser cannot read within a second, if anything. Linear in the length of the text. */
  limit(text: string): MarkdownLimit | undefined;
  /**
   * Reads a text. `bodyStart` is the offset at which the Markdown begins, behind the front matter; all spans count from
   * the start of `text`. Throws for a text that `limit` names.
   */
  open(text: string, bodyStart: number, wanted: ReadonlySet<NodeType>): MarkdownIndex;
  /** What few texts need and is therefore loaded late; absent where there is nothing of the kind. */
  readonly late?: {
    /** Whether `open` lacked it since the last call: what it gave is not to be used, and the text is to be read anew after `load`. */
    isMissed(): boolean;
    load(): Promise<void>;
    /** How many texts needed it so far, whether it was there or not. */
    readonly needed: number;
  };
}
