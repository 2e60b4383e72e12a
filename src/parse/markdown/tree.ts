import type { Link, Nodes } from "mdast";

/** Whether the children of a node are blocks, and not inline content or the rows and cells of a table. */
export function holdsBlocks(node: Nodes): boolean {
  switch (node.type) {
    case "root":
    case "blockquote":
    case "list":
    case "listItem":
    case "footnoteDefinition":
      return true;
    default:
      return false;
  }
}

/** Offset of the first code unit of a node. Throws when the node has no position. */
export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? withoutPosition(node);
}

/** Offset behind the last code unit of a node, as its parser gave it. Throws when the node has no position. */
export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? withoutPosition(node);
}

function withoutPosition(node: Nodes): never {
  throw new Error(`Markdown node "${node.type}" has no position`);
}

/** The last block inside a container, at any depth; the container itself when it is empty. */
export function lastInside(block: Nodes): Nodes {
  let last = block;
  while (last.type === "list" || last.type === "listItem" || last.type === "blockquote" || last.type === "footnoteDefinition") {
    const child = last.children.at(-1);
    if (child === undefined) break;
    last = child;
  }
  return last;
}

/** Whether a link has brackets, and is no address that stands in the text as it is. */
export function isBracketed(link: Link, text: string): boolean {
  const opening = text[startOf(link)];
  return opening === "[" || opening === "<";
}
