import type { Document } from "./document.ts";
import type { DefinitionNode, NodeType } from "./markdown.ts";
import type { Span } from "./span.ts";
import { isOneEdit } from "./suggestion.ts";

/** What two labels share that name one definition (spec.commonmark.org/0.31.2/#matches): case and white space do not count. */
export function labelKey(label: string): string {
  return label.replaceAll(/[\t\n\r ]+/g, " ").trim().toLowerCase().toUpperCase();
}

/**
 * Whether what Markdown takes for a definition is none to its author: the old trick for a comment, `[//]: # (words)`, or the form
 * of an entry, `[name]: [purpose]`.
 */
export function presentsNoLink({ url }: DefinitionNode): boolean {
  return url === "#" || /^[[{(]/.test(url) || !/[./#:]/.test(url);
}

/** The Markdown nodes that `findUndefined` asks for. */
export const undefinedNodes = ["definition", "linkReference", "imageReference", "link", "image", "code", "inlineCode", "html"] as const satisfies readonly NodeType[];

/** A pair of brackets that would be a link if its label had a definition. */
export interface UndefinedReference {
  readonly label: string;
  /** The label alone, between its brackets. */
  readonly span: Span;
}

/** Every `[text][label]` and `[label][]` whose label has no definition: for a reader of Markdown that is mere text. */
export function findUndefined(document: Document): UndefinedReference[] {
  const taken = undefinedNodes.filter((type) => type !== "definition").flatMap((type) => document.nodes(type).map(({ span }) => span));
  taken.sort((a, b) => a.start - b.start);
  let next = 0;
  let end = document.frontmatter?.span.end ?? 0;
  const defined = new Set(document.nodes("definition").map(({ label }) => labelKey(label)));
  return [...document.text.matchAll(/(?<!\\)\[([^[\]\\\n]{1,200})\]\[([^[\]\\\n]{0,200})\](?![[(:])/g)].flatMap((match): UndefinedReference[] => {
    for (let span = taken[next]; span !== undefined && span.start <= match.index; span = taken[++next]) end = Math.max(end, span.end);
    const collapsed = match[2] === "";
    const label = (collapsed ? match[1] : match[2]) ?? "";
    if (match.index < end || defined.has(labelKey(label))) return [];
    const start = match.index + (collapsed ? 1 : (match[1]?.length ?? 0) + 3);
    return [{ label, span: { start, end: start + label.length } }];
  });
}

/** The label that was meant: the only one that differs in nothing but separators, or in one letter and in no digit. */
export function meantLabel(label: string, labels: readonly string[]): { readonly label: string; readonly same: boolean } | undefined {
  const same = labels.filter((each) => lettersOf(each) === lettersOf(label));
  const near = same.length > 0 || label.length < 5 ? same : labels.filter((each) => isOneEdit(each.toLowerCase(), label.toLowerCase()));
  const [meant, second] = new Set(near);
  return meant === undefined || second !== undefined ? undefined : { label: meant, same: same.length > 0 };
}

function lettersOf(label: string): string {
  return label.toLowerCase().replaceAll(/[\s_-]/g, "");
}
