import type { Document } from "./document.ts";
import { targetSpan } from "./link-target.ts";
import type { DefinitionNode, LinkNode, NodeType } from "./markdown.ts";
import { linkReference, type Reference } from "./references.ts";
import type { Span } from "./span.ts";

/** The Markdown nodes that `findFragments` asks for. */
export const fragmentNodes = ["link", "definition"] as const satisfies readonly NodeType[];

/** The fragment of a link or a definition that leads to a place in a document of the project. */
export interface Fragment {
  /** Without `#`, decoded, without the prefix that GitHub puts before anchors and without a text directive. */
  readonly name: string;
  /** What is before the `#`; `undefined` for a place in the same document. */
  readonly reference: Reference | undefined;
  /** From the `#` to the end of the target; the whole node where it is written with escapes. */
  readonly span: Span;
  /** Whether `#` and the name stand under the span as given here. */
  readonly verbatim: boolean;
}

/** Every fragment that names a place in the document itself or in another file of the project, in the order of the text. */
export function findFragments(document: Document): Fragment[] {
  const nodes = [...document.nodes("link"), ...document.nodes("definition")];
  return nodes.flatMap((node) => fromNode(document.text, node)).sort((a, b) => a.span.start - b.span.start);
}

function fromNode(text: string, node: LinkNode | DefinitionNode): Fragment[] {
  const hash = node.url.indexOf("#");
  if (hash === -1) return [];
  const reference = linkReference(text, node);
  if (hash > 0 && reference === undefined) return [];
  const written = node.url.slice(hash + 1);
  const name = decode(written.replace(/:~:.*$/s, "")).replace(/^user-content-/, "");
  if (name === "" || namesNoAnchor(name)) return [];
  const target = targetSpan(text, node);
  const span = target === undefined ? node.span : { start: target.start + hash, end: target.end };
  return [{ name, reference, span, verbatim: target !== undefined && written === name }];
}

/**
 * Whether a fragment leads to something else than a heading or a named element: the top of the page (html.spec.whatwg.org),
 * lines and footnotes on GitHub, the file shown on the page of a repository, and the routes of single-page applications.
 */
function namesNoAnchor(name: string): boolean {
  return /^(?:top|readme|readme-ov-file|L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|fn(?:ref)?[-:].*|issue(?:comment)?-\d+|[/!?=].*)$/i.test(name);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A per cent sign that encodes nothing is part of the name.
    return fragment;
  }
}

/** Whether a fragment stands for any other, as in a page that shows how a link is written. */
export function isIllustrativeFragment(name: string): boolean {
  return /[<>{}[\]|"`$…]|\.\.\./.test(name) || /^(?:anchor|section|heading|header|fragment|link|id|slug|title|target|foo|bar|x{2,})(?:[-_]?(?:\d+|[a-z]|id|link|name|slug|title))?$|^(?:your|my|some|example)-/i.test(name);
}
