import type { Section } from "../../core/document.ts";
import type { CodeNode, HtmlNode, ListItemNode, TableNode } from "../../core/markdown.ts";
import type { HeadPart } from "../../core/head-pattern.ts";
import type { NoteContract } from "../../core/note/contract.ts";
import { matchFormsAtStart } from "../../core/note/form.ts";
import type { DataContract, SectionContract } from "../../core/note/section-contract.ts";
import type { NoteData, NoteSection, ReadText } from "../../core/note/view.ts";
import type { Span } from "../../core/span.ts";
import { codeContent } from "../code-content.ts";
import { linesFrom, type Line } from "../lines.ts";
import { readJsonViews } from "../markers/json-views.ts";
import { composeMaps, shiftMap } from "../../core/offset-map.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { findEntries } from "./entries.ts";
import { readHeading } from "./headings.ts";
import { findLabels } from "./labels.ts";
import { placeParts, plainText } from "./plain-text.ts";

/** What of a document the sections of a note are read from. */
export interface NoteInput {
  readonly text: string;
  readonly sections: readonly Section[];
  readonly code: readonly CodeNode[];
  readonly html: readonly HtmlNode[];
  readonly tables: readonly TableNode[];
  readonly items: readonly ListItemNode[];
}

/** The sections of a note, of which `title` is none. Linear in the document. */
export function readSections(input: NoteInput, title: Section | undefined, contract: NoteContract): NoteSection[] {
  const { text, sections } = input;
  const made = new Map<Section, NoteSection>();
  const slices = new Slicer(input);
  sections.forEach((section, index) => {
    if (section === title) return;
    const parent = section.parent === undefined ? undefined : made.get(section.parent);
    const heading = readHeading(text, section, keysAbove(parent), contract);
    const body = { start: section.heading.span.end, end: sections[index + 1]?.heading.span.start ?? text.length };
    made.set(section, { section, parent, ...heading, body, ...readBody(slices, body, heading.contract) });
  });
  return [...made.values()];
}

function keysAbove(parent: NoteSection | undefined): string[] {
  return parent === undefined ? [] : [...keysAbove(parent.parent), ...(parent.contract === undefined ? [] : [parent.contract.key])];
}

type Body = Pick<NoteSection, "first" | "firstParts" | "labels" | "data" | "entries">;

function readBody(slices: Slicer, body: Span, contract: SectionContract | undefined): Body {
  const { text } = slices;
  const lines = slices.lines(body);
  const first = firstText(text, lines, contract?.first?.later === true);
  const fences = slices.code(body);
  return {
    first: first?.read,
    firstParts: contract?.first === undefined ? undefined : (findFirst(text, first?.paragraphs ?? [], contract.first)),
    labels: findLabels(text, lines, contract?.labels ?? []),
    data: contract?.data === undefined ? undefined : readData(text, fences, contract.data),
    entries: contract === undefined ? [] : findEntries({ document: text, lines, fences, tables: slices.tables(body), items: slices.items(body) }, contract.entries),
  };
}

const startsItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** The first paragraph of some lines; with `all`, the spans of the others too. */
function firstText(text: string, lines: readonly Line[], all: boolean): { read: ReadText; paragraphs: readonly Span[] } | undefined {
  const paragraphs: { start: number; end: number }[] = [];
  let open = false;
  for (const { text: line, span } of lines) {
    const blank = line.trim() === "";
    const starts = startsItem.test(line);
    const last = paragraphs.at(-1);
    if (blank) open = false;
    else if (open && !starts && last !== undefined) last.end = span.end;
    else if (last !== undefined && !all) break;
    else {
      // The sign of a bullet or a quote is no part of a sentence.
      const sign = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+|>\s*)?/.exec(line)?.[0].length ?? 0;
      paragraphs.push({ start: span.start + sign, end: span.end });
      open = true;
    }
  }
  const [first] = paragraphs;
  return first === undefined ? undefined : { read: plainText(text, first), paragraphs };
}

function findFirst(text: string, paragraphs: readonly Span[], contract: NonNullable<SectionContract["first"]>): ReadonlyMap<string, HeadPart> | undefined {
  for (const paragraph of contract.later ? paragraphs : paragraphs.slice(0, 1)) {
    const plain = plainText(text, paragraph);
    const parts = placeParts(matchFormsAtStart(contract.forms, plain.text, contract.ignoresCase), plain);
    if (parts !== undefined) return parts;
  }
  return undefined;
}

function readData(text: string, fences: readonly CodeNode[], contract: DataContract): NoteData | undefined {
  const fence = fences.find(({ lang }) => lang !== undefined && contract.fenceNames.includes(lang.toLowerCase()));
  if (fence === undefined) return undefined;
  const content = codeContent(text, fence);
  if (contract.language === "yaml") return { contract, fence, trees: [readYaml(content.text, content.map, { document: text })] };
  if (contract.language === "json") return { contract, fence, trees: [readJsonViews(content.text, content.map)] };
  const trees = [...linesFrom(content.text)].flatMap((line) => (line.text.trim() === "" ? [] : [readJsonViews(line.text, composeMaps(shiftMap(line.span.start), content.map))]));
  return { contract, fence, trees };
}

/** Gives the parts of a document that lie in a span, asked for in the order of the text. */
class Slicer {
  readonly text: string;
  readonly #input: NoteInput;
  /** What is no text: code and comments, in order. */
  readonly #silent: readonly Span[];
  readonly #next = new Map<readonly { readonly span: Span }[], number>();
  #silentAt = 0;

  constructor(input: NoteInput) {
    this.text = input.text;
    this.#input = { ...input, code: outermost(input.code), tables: outermost(input.tables), items: outermost(input.items) };
    const comments = input.html.filter(({ value, inline }) => !inline && value.startsWith("<!--"));
    this.#silent = [...input.code, ...comments].map(({ span }) => span).sort((a, b) => a.start - b.start);
  }

  code(body: Span): readonly CodeNode[] {
    return this.#slice(this.#input.code, body);
  }

  tables(body: Span): readonly TableNode[] {
    return this.#slice(this.#input.tables, body);
  }

  items(body: Span): readonly ListItemNode[] {
    return this.#slice(this.#input.items, body);
  }

  /** The lines of a span without those of code and comments, which are blank there. */
  lines(body: Span): Line[] {
    const lines: Line[] = [];
    for (const line of linesFrom(this.text, body.start)) {
      if (line.span.start >= body.end) break;
      const { span } = line;
      while ((this.#silent[this.#silentAt]?.end ?? Infinity) <= span.start) this.#silentAt += 1;
      const silent = this.#silent[this.#silentAt];
      const hidden = silent !== undefined && silent.start < span.end && silent.end > span.start;
      lines.push(hidden ? { ...line, text: "" } : line);
      if (line.next >= this.text.length && span.end === this.text.length) break;
    }
    return lines;
  }

  #slice<Node extends { readonly span: Span }>(nodes: readonly Node[], body: Span): Node[] {
    let at = this.#next.get(nodes) ?? 0;
    while ((nodes[at]?.span.start ?? Infinity) < body.start) at += 1;
    const from = at;
    while ((nodes[at]?.span.start ?? Infinity) < body.end) at += 1;
    this.#next.set(nodes, at);
    return nodes.slice(from, at);
  }
}

function outermost<Node extends { readonly within: readonly string[] }>(nodes: readonly Node[]): Node[] {
  return nodes.filter(({ within }) => within.length === 0);
}
