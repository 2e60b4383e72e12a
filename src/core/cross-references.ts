import type { Document } from "./document.ts";
import type { InlineCodeNode, LinkNode, NodeType } from "./markdown.ts";
import { readName, type NameRead } from "./reference-name.ts";
import { linkReference, type Reference } from "./references.ts";
import { sentenceAround } from "./section-references.ts";
import type { Span } from "./span.ts";

/** The Markdown nodes that `findCrossReferences` asks for. */
export const crossReferenceNodes = ["code", "html", "inlineCode", "link"] as const satisfies readonly NodeType[];

/** The document that a reference names: by a path, or by the name of a skill or a page alone. */
export type NamedDocument = { readonly reference: Reference } | { readonly name: string };

/** A place that names a section by a section sign, or a numbered one of another document by a word: `Step 3 of x.md`. */
export interface CrossReference extends NameRead {
  /** `§`, or what is counted, in lower case: `section`, `step`. */
  readonly sign: string;
  /** Absent where the words around name none: the section may be one of the document itself. */
  readonly document: NamedDocument | undefined;
  /** From the sign to the end of the name. */
  readonly span: Span;
  readonly numberSpan: Span;
  readonly titleSpan: Span;
  /** The sentence around. */
  readonly sentence: string;
  readonly inQuote: boolean;
}

const signs = /(§+)[  ]?(?:(section|step|phase|part|stage)s?[  ](?=\d))?|\b(section|step|phase|part|stage)s?[  ](?=\d)/gi;

/** A text of more signs is none of prose, and each reference is compared with all sections of a document. */
const mostReferences = 2000;

/** As far as the name of a document is looked for before and behind a reference, in UTF-16 units. */
const farthest = 200;

/** What may stand between a document and its section: marks, the end of a bracket, `, see`, `and follow`. */
const joint = /[*_"”]*(?:['’]s)?[*_]*\s*(?:[,:]|—|–|--?|→|->|\(|(?:,\s*)?(?:see(?: also)?|at|under|and (?:follow|run|execute|apply|use)))?\s*[*_("“[`]*$/i;

/** Every reference to a section by a sign, and every one by a word and a number beside the name of another document. */
export function findCrossReferences(document: Document): CrossReference[] {
  const { text } = document;
  const around = new Surroundings(document);
  const found = [...text.matchAll(signs)];
  return (found.length > mostReferences ? [] : found).flatMap((match): CrossReference[] => {
    const [whole, section, behindSign, alone = ""] = match;
    const word = (behindSign ?? alone).toLowerCase();
    const { index: start } = match;
    if (around.isSilent(start)) return [];
    const isSign = section !== undefined;
    const container = around.containing(start);
    const name = readName(text.slice(start + whole.length, Math.min(container?.inner ?? Infinity, start + whole.length + farthest)), isSign);
    if (name === undefined || standsForAny(name.title)) return [];
    const from = start + whole.length;
    const end = from + name.length;
    const numberSpan = { start: from, end: from + name.number.length };
    const titleSpan = { start: from + name.titleStart, end: from + name.titleStart + name.title.length };
    const named = container?.link ?? around.before(start) ?? around.behind(end);
    if (named === "elsewhere" || (named === undefined && (!isSign || container !== undefined))) return [];
    return [{ ...name, sign: word === "" ? "§" : word, document: named, span: { start, end }, numberSpan, titleSpan, sentence: sentenceAround(text, start, end), inQuote: /(?:^|\n)[ \t]*>[^\n]*$/.test(text.slice(Math.max(0, start - farthest), start)) }];
  });
}

/** Whether a title is that of an item in a list of its own (`R4`, `H1`), or shows how a reference is written. */
function standsForAny(title: string): boolean {
  return /^(?:\p{Lu}{1,4}[-.]?\d|[IVX]+\b)/u.test(title) || /^(?:foo|ba[rz]|x+|y|z|section|title|heading|name|topic)(?: (?:name|title|[a-z]))?$/i.test(title);
}

/** What stands around the references of one document. */
class Surroundings {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Whether an offset is in an example, a comment or the front matter. */
  isSilent(offset: number): boolean {
    const end = this.#document.frontmatter?.span.end ?? 0;
    return offset < end || nodeAround(this.#document.nodes("code"), offset) !== undefined || nodeAround(this.#document.nodes("html"), offset) !== undefined;
  }

  /** The link or the code span around an offset; `inner` is where its text ends. */
  containing(offset: number): { readonly inner: number; readonly link?: NamedDocument | "elsewhere" } | undefined {
    const { text } = this.#document;
    const link = nodeAround(this.#document.nodes("link"), offset);
    if (link !== undefined) return { inner: link.span.start + Math.max(0, text.slice(link.span.start, link.span.end).lastIndexOf("](")), link: ofLink(text, link) };
    const code = nodeAround(this.#document.nodes("inlineCode"), offset);
    return code === undefined ? undefined : { inner: code.span.end - (/`+$/.exec(text.slice(code.span.start, code.span.end))?.[0].length ?? 1) };
  }

  before(offset: number): NamedDocument | "elsewhere" | undefined {
    const behind = this.#document.text.slice(Math.max(0, offset - farthest), offset);
    const between = joint.exec(behind)?.[0] ?? "";
    if (/\n[ \t]*\r?\n/.test(between)) return undefined;
    // A backtick at the start of the joint is the end of a code span.
    for (let length = between.length; length >= 0; length -= 1) {
      const found = this.#named(({ span }) => span.end === offset - length, offset - length - 1);
      if (found !== undefined) return found;
    }
    return ofPlain(behind.slice(0, behind.length - between.length), offset - between.length);
  }

  behind(offset: number): NamedDocument | "elsewhere" | undefined {
    const ahead = this.#document.text.slice(offset, offset + farthest);
    const between = /^[*_"”)]*\s+(?:of|in|from)\s+(?:the\s+)?[*_]*/.exec(ahead)?.[0];
    if (between === undefined) return undefined;
    const start = offset + between.length;
    const found = this.#named(({ span }) => span.start === start, start);
    if (found !== undefined) return found;
    const path = /^[^\s`()[\]"'<>|*]+\.mdx?(?=[\s.,;:)]|$)/.exec(ahead.slice(between.length))?.[0];
    return path === undefined ? undefined : ofPath(path, start);
  }

  /** What the code span or the link around an offset names, where it stands as it should. */
  #named(stands: (node: InlineCodeNode | LinkNode) => boolean, offset: number): NamedDocument | "elsewhere" | undefined {
    const code = nodeAround(this.#document.nodes("inlineCode"), offset);
    const ofNode = code !== undefined && stands(code) ? ofCode(code.value, code.span) : undefined;
    if (ofNode !== undefined) return ofNode;
    const link = nodeAround(this.#document.nodes("link"), offset);
    return link !== undefined && stands(link) ? ofLink(this.#document.text, link) : undefined;
  }
}

/** The node around an offset, of some that stand in the order of the text and not in each other. */
function nodeAround<N extends { readonly span: Span }>(nodes: readonly N[], offset: number): N | undefined {
  let low = 0;
  for (let high = nodes.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.span.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const node = nodes[low];
  return node !== undefined && node.span.start <= offset ? node : undefined;
}

function ofLink(text: string, node: LinkNode): NamedDocument | "elsewhere" {
  const reference = linkReference(text, node);
  // A fragment says itself which section is meant.
  return reference === undefined || node.url.includes("#") || !/\.mdx?$/i.test(reference.path) ? "elsewhere" : { reference };
}

function ofCode(value: string, span: Span): NamedDocument | "elsewhere" | undefined {
  if (/^[\w-]+$/.test(value)) return { name: value };
  if (/\.mdx?$/.test(value)) return ofPath(value, span.start + 1);
  return /[./]/.test(value) ? "elsewhere" : undefined;
}

/** A path, or a name of several words with hyphens, or one in capitals, at the end of plain text. */
function ofPlain(before: string, end: number): NamedDocument | "elsewhere" | undefined {
  const word = /[^\s`()[\]"'<>|*]+$/.exec(before)?.[0] ?? "";
  if (/\.mdx?$/.test(word)) return ofPath(word, end - word.length);
  if (/^(?:[a-z\d]+(?:-[a-z\d]+)+|[A-Z][A-Z_-]{3,})$/.test(word)) return { name: word };
  return /^[A-Z]{2,}|[./]\w|['’]s$/.test(word) ? "elsewhere" : undefined;
}

function ofPath(path: string, start: number): NamedDocument | "elsewhere" {
  if (/:\/\/|[{}$~*<>…]|\.\.\./.test(path)) return "elsewhere";
  return { reference: { form: "code", path, base: "relative", span: { start, end: start + path.length }, verbatim: true } };
}
