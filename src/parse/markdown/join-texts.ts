import type { Nodes, Parents } from "mdast";

/** Joins texts that stand side by side: a parser may cut one where it looked for an address and found none. */
export function joinTexts(parent: Parents): void {
  const children: Nodes[] = parent.children;
  if (!children.some((child, index) => child.type === "text" && children[index - 1]?.type === "text")) return;
  const joined: Nodes[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.type !== "text" || last?.type !== "text") {
      joined.push(child);
      continue;
    }
    last.value += child.value;
    if (last.position !== undefined && child.position !== undefined) {
      last.position = { start: last.position.start, end: child.position.end };
    }
  }
  children.splice(0, children.length, ...joined);
}
