import GithubSlugger, { slug } from "github-slugger";
import type { Document } from "./document.ts";
import type { HeadingNode, HtmlNode, ImageNode, NodeType } from "./markdown.ts";

/** The Markdown nodes that `anchorsOf` asks for. */
export const anchorNodes = ["heading", "html", "image"] as const satisfies readonly NodeType[];

/** The places of a document that the fragment of a link can name. Plain data. */
export interface Anchors {
  /** What GitHub makes of the headings, in the order of the text; of equal ones the later carry `-1`, `-2`, … */
  readonly headings: readonly string[];
  /** What the document sets itself: `id` and `name` in HTML, and the attribute forms of other renderers. */
  readonly custom: readonly string[];
  /** Whether the document takes in text from elsewhere, headings perhaps among it. */
  readonly open: boolean;
}

/**
 * What two fragments share that lead to one place on GitHub: it finds an anchor in any case
 * (github.com/rsc/markdown/issues/19). Variation selectors and joiners go, since editors drop them from an emoji unseen.
 */
export function anchorKey(fragment: string): string {
  return fragment.normalize("NFC").toLowerCase().replaceAll(/\u200D|\uFE0F/g, "");
}

/** The longest text of a heading in HTML, in UTF-16 code units: where none ends within it, it is none. */
const longestHtmlHeading = 1000;

/** Attribute lists of kramdown, Pandoc and MkDocs, targets of MyST, ids of docsify. */
const customForms = /\{[^{}\n]{0,80}?#([\w:.-]+)[^{}\n]{0,80}\}|^\(([\w:.-]+)\)=\s*$|(?<=\s):id=([\w:.-]+)/gm;
const idAttribute = /\b(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`=]+))/gi;
/** The include directives of mdBook, Jekyll, MkDocs snippets, Microsoft Learn, and of AsciiDoc-like preprocessors. */
const includes = /\{\{\s*#(?:rustdoc_)?include\b|\{%-?\s*include|--8<--|\[!include\s*\[|^\s*@include\b/im;

/** The anchors of a document. */
export function anchorsOf(document: Document): Anchors {
  const html = document.nodes("html");
  const headings = [...document.nodes("heading").map((node) => markdownHeading(node, html, document.nodes("image"))), ...html.flatMap((node) => htmlHeadings(document.text, node))];
  headings.sort((a, b) => a.start - b.start);
  const slugger = new GithubSlugger();
  const custom = new Set<string>();
  const made = headings.map(({ text }) => {
    // Other renderers take the blanks off, and an attribute list.
    const bare = text.replace(/\{[^{}]*\}\s*$/, "").trim();
    if (bare !== text) custom.add(slug(bare));
    return slugger.slug(text);
  });
  for (const node of html) for (const match of document.text.slice(node.span.start, node.span.end).matchAll(idAttribute)) custom.add(match[1] ?? match[2] ?? match[3] ?? "");
  for (const match of document.text.matchAll(customForms)) custom.add(match[1] ?? match[2] ?? match[3] ?? "");
  return { headings: made, custom: [...custom], open: opensOthers(document.text) };
}

/** Whether a text takes in another one, whose headings are its own then. */
export function opensOthers(text: string): boolean {
  return /include|--8<--/i.test(text) && includes.test(text);
}

interface HeadingText {
  readonly start: number;
  readonly text: string;
}

/** The text of a heading as a browser shows it: without the tags and the pictures in it. */
function markdownHeading({ span, text }: HeadingNode, html: readonly HtmlNode[], images: readonly ImageNode[]): HeadingText {
  const silent = [...within(html, span).map(({ span: { start }, value }) => ({ start, value })), ...within(images, span).map(({ span: { start }, alt }) => ({ start, value: alt }))];
  silent.sort((a, b) => a.start - b.start);
  let shown = "";
  let from = 0;
  for (const { value } of silent) {
    const at = text.indexOf(value, from);
    if (at === -1) continue;
    shown += text.slice(from, at);
    from = at + value.length;
  }
  return { start: span.start, text: shown + text.slice(from) };
}

/** The nodes inside a span; they come in the order of the text. */
function within<N extends HtmlNode | ImageNode>(nodes: readonly N[], { start, end }: HeadingNode["span"]): readonly N[] {
  let low = 0;
  for (let high = nodes.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.span.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((nodes[last]?.span.start ?? end) < end) last += 1;
  return nodes.slice(low, last);
}

/** The headings written as HTML; their text may reach beyond the node, since a blank line ends it. */
function htmlHeadings(text: string, { span }: HtmlNode): HeadingText[] {
  return [...text.slice(span.start, span.end).matchAll(/<h([1-6])(?:\s[^<>]*)?>/gi)].flatMap((match) => {
    const start = span.start + match.index;
    const content = text.slice(start + match[0].length, start + longestHtmlHeading);
    const end = content.search(new RegExp(`</h${match[1] ?? ""}\\s*>`, "i"));
    return end === -1 ? [] : [{ start, text: content.slice(0, end).replaceAll(/<[^<>]*>|&\w+;/g, "").trim() }];
  });
}
