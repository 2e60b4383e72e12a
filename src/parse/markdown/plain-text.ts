import type { Nodes } from "mdast";

/** What `mdast-util-to-string` gives, but without recursion: delimiter runs can nest deeper than the call stack. */
export function plainText(node: Nodes): string {
  let text = "";
  const pending: Nodes[] = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ("value" in next) text += next.value;
    else if ("alt" in next) text += next.alt ?? "";
    else if ("children" in next) for (let at = next.children.length - 1; at >= 0; at -= 1) pending.push(next.children[at] as Nodes);
  }
  return text;
}
