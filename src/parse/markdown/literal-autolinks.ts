import type { Nodes, Parents, Root, Text } from "mdast";
import type { Span } from "../../core/span.ts";
import { originsOf } from "./text-origins.ts";

/** The text nodes with something in them that `mdast-util-gfm-autolink-literal` may turn into a link, by their parent. */
export type LiteralTexts = ReadonlyMap<Parents, readonly Text[]>;

const mayHoldLiteral = /@|:\/\/|www\./i;

/** Collects the texts whose positions that extension drops when it splits them. To be called before it runs. */
export function literalTexts(root: Root): LiteralTexts {
  const found = new Map<Parents, Text[]>();
  const pending: Nodes[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!("children" in node)) continue;
    for (const child of node.children) {
      if (child.type !== "text") pending.push(child);
      else if (mayHoldLiteral.test(child.value)) {
        const texts = found.get(node);
        if (texts === undefined) found.set(node, [child]);
        else texts.push(child);
      }
    }
  }
  return found;
}

/** Gives the pieces of split texts the positions of what they were read from. To be called after the extension has run. */
export function placeLiterals(texts: LiteralTexts, source: string): void {
  for (const [parent, originals] of texts) {
    const waiting = originals.values();
    let original = waiting.next().value;
    let read = 0;
    let origins: readonly Span[] | undefined;
    for (const child of parent.children) {
      if (child === original) original = waiting.next().value;
      if (child.position !== undefined || original?.position === undefined) continue;
      const { start, end } = original.position;
      const whole = { start: start.offset ?? 0, end: end.offset ?? 0 };
      if (read === 0) origins = originsOf(original.value, source, whole);
      const inner = child.type === "link" ? child.children[0] : undefined;
      const length = valueLength(inner ?? child);
      const span = { start: origins?.[read]?.start ?? whole.start, end: origins?.[read + length - 1]?.end ?? whole.end };
      place(child, span);
      if (inner !== undefined) place(inner, span);
      read += length;
      if (read === original.value.length) {
        original = waiting.next().value;
        read = 0;
      }
    }
  }
}

const valueLength = (node: Nodes): number => (node.type === "text" ? node.value.length : 0);

function place(node: Nodes, span: Span): void {
  const point = (offset: number): { line: number; column: number; offset: number } => ({ line: 1, column: 1, offset });
  node.position = { start: point(span.start), end: point(span.end) };
}
