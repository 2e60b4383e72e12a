import type { CommandCall } from "../core/command/call.ts";
import { commandsNamed } from "../core/command/named.ts";
import type { ContractSet } from "../core/contract-set.ts";
import type { Document, DocumentKind, Embedding, Target, TextFault } from "../core/document.ts";
import type { MarkdownIndex, MarkdownParser, NodeOf, NodeType } from "../core/markdown.ts";
import { shiftMap } from "../core/offset-map.ts";
import type { Snippet, SnippetLanguage, SnippetOf } from "../core/snippet.ts";
import { createSourceText, type SourceText } from "../core/source-text.ts";
import { compareSpans } from "../core/span.ts";
import type { Tree } from "../core/tree.ts";
import { findCalls } from "./command/find-calls.ts";
import { findTextFaults } from "./decode.ts";
import { readFrontmatter } from "./frontmatter.ts";
import { openJournal, openRecord } from "./journal/open-journal.ts";
import { findShownRecords } from "./journal/shown-records.ts";
import { findComments } from "./json/comments.ts";
import { readJson, readJsonStream } from "./json/read-json.ts";
import { encodeJsonString, jsonStringMap } from "./json/string-map.ts";
import { sortComments } from "./markers/find-markers.ts";
import { findExamples } from "./markers/examples.ts";
import { findMentions } from "./markers/mentions.ts";
import { findMirrors } from "./markers/mirrors.ts";
import { findNearMarkers } from "./markers/near-markers.ts";
import { LazyFields } from "./lazy-fields.ts";
import { readNotes } from "./note/read-notes.ts";
import { findSections } from "./sections.ts";
import { findInputs } from "./command/inputs.ts";
import { findSnippets } from "./snippet/find-snippets.ts";
import type { SnippetReaders } from "./snippet/readers.ts";

/** What a document is made from. */
export interface DocumentInput {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly kind: DocumentKind;
  readonly text: string;
  /** Where diagnostics find lines and columns, when the text itself was too large to be kept. */
  readonly source?: SourceText | undefined;
  /** The text of a journal that is too large to be kept, in pieces from front to end. */
  readonly chunks?: (() => Iterable<string>) | undefined;
  readonly hasByteOrderMark?: boolean;
  readonly faults?: readonly TextFault[];
  /** The last part of the path by default. */
  readonly fileName?: string;
  readonly folderNames?: readonly string[];
  readonly embedding?: Embedding;
  readonly tree?: Tree | undefined;
  readonly target?: Target | undefined;
}

/** What reads a document: the same for every document of a run. */
export interface DocumentReader {
  readonly parser: MarkdownParser;
  /** The Markdown nodes that may be asked for; no parser runs before one is. */
  readonly wanted: (kind: DocumentKind) => ReadonlySet<NodeType>;
  readonly contracts: ContractSet;
  /** The parsers of the languages that the rules need and that the text may hold. */
  readonly snippets?: SnippetReaders;
}

/** Kinds whose text is data and no Markdown. */
const dataKinds: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["manifest", "thread", "journal", "task", "contract", "config"]);

/** Makes a document. Front matter, Markdown and markers are read when they are first asked for, and once. */
export function createDocument(input: DocumentInput, reader: DocumentReader): Document {
  const { text, kind } = input;
  const source = input.source ?? createSourceText(text);
  const isMarkdown = !dataKinds.has(kind);
  const frontmatter = once(() =>
    isMarkdown ? readFrontmatter(text, kind) : { frontmatter: undefined, nearMisses: [], bodyStart: 0 },
  );
  let markdownLimit: TextFault | undefined;
  const index = once((): MarkdownIndex | undefined => {
    if (!isMarkdown) return undefined;
    const { bodyStart } = frontmatter();
    const limit = reader.parser.limit(text.slice(bodyStart));
    if (limit === undefined) return reader.parser.open(text, bodyStart, reader.wanted(kind));
    markdownLimit = { code: "markdown-limit", span: shiftMap(bodyStart).spanToOuter(limit.span), reason: limit.reason };
    return undefined;
  });
  const nodes = <T extends NodeType>(type: T): readonly NodeOf<T>[] => index()?.nodes(type) ?? [];
  const snippets = new Map<SnippetLanguage, readonly Snippet[]>();
  const snippetsIn = <L extends SnippetLanguage>(language: L): readonly SnippetOf<L>[] => {
    const found = snippets.get(language) ?? findSnippets(text, nodes("code"), language, reader.snippets ?? {});
    snippets.set(language, found);
    return found as readonly SnippetOf<L>[];
  };
  const json = once(() => {
    if (kind === "manifest") return readJson(text);
    return kind === "thread" ? readJsonStream(text) : undefined;
  });
  const faults = once((): readonly TextFault[] => {
    const given = input.faults ?? [];
    if (given.length > 0) return given;
    const jsonFault = json()?.fault;
    return jsonFault === undefined ? [] : [jsonFault];
  });
  const embedded = once(() =>
    findComments(kind === "thread" ? [...(json()?.values ?? []), ...(json()?.unfinished ?? [])] : []).map(({ body, target, comment }) =>
      createDocument(
        {
          path: input.path,
          kind: "comment",
          text: body.value,
          faults: findTextFaults(body.value),
          embedding: { outer: source, map: jsonStringMap(text, body), encode: encodeJsonString, comment },
          target: target ?? input.target,
        },
        reader,
      ),
    ),
  );
  const commandCalls = once((): readonly CommandCall[] => {
    const readShell = reader.snippets?.shell;
    const commands = commandsNamed(reader.contracts.commands, text, input.path);
    if (!isMarkdown || readShell === undefined || commands.length === 0) return [];
    return findCalls({ text, code: nodes("code"), inlineCode: nodes("inlineCode"), shell: snippetsIn("shell"), readShell }, commands);
  });
  const sections = once(() => findSections(nodes("heading"), text.length));
  const { markers: contracts } = reader.contracts;
  const comments = once(() => {
    if (!text.includes("<!--") || contracts.length === 0) return { markers: [], others: [] };
    return sortComments({ text, source, html: nodes("html"), code: nodes("code") }, contracts);
  });
  const mentions = once(() => {
    if (!text.includes("<!--") || contracts.length === 0) return [];
    const { markers, others } = comments();
    const own = [...markers, ...others].map(({ span }) => span).sort(compareSpans);
    const blockquotes = nodes("html").filter(({ within }) => within.includes("blockquote")).map(({ span }) => span);
    const inlineCode = reader.wanted(kind).has("inlineCode") ? nodes("inlineCode") : [];
    return findMentions({ text, code: nodes("code"), inlineCode, blockquotes, comments: own }, contracts);
  });

  const lazy = new LazyFields({ faults, markdownLimit: () => markdownLimit, frontmatter: () => frontmatter().frontmatter, frontmatterNearMisses: () => frontmatter().nearMisses });
  const document: Document = Object.assign(lazy, {
    kind,
    path: input.path,
    fileName: input.fileName ?? input.path.slice(input.path.lastIndexOf("/") + 1),
    folderNames: input.folderNames ?? [],
    text,
    source,
    hasByteOrderMark: input.hasByteOrderMark ?? false,
    nodes,
    sections,
    contracts: reader.contracts,
    markers: () => comments().markers,
    nearMarkers: once(() => findNearMarkers({ text, source }, comments().others, contracts)),
    markerMentions: mentions,
    payloadExamples: once(() => findExamples({ text, code: nodes("code"), payloads: comments().markers.flatMap(({ payload }) => (payload?.fence === undefined ? [] : [payload.fence.node.span])) }, contracts)),
    mirrors: once(() => findMirrors(text, sections(), nodes("code"), contracts)),
    notes: once(() => readNotes(document, reader.contracts.notes)),
    snippets: snippetsIn,
    commandCalls,
    commandInputs: once(() => findInputs({ text, calls: commandCalls(), shell: snippetsIn("shell") }, reader.contracts.journals)),
    json: () => (kind === "manifest" && json()?.fault === undefined ? json()?.values[0] : undefined),
    journal: once(() => {
      if (kind === "task") return openRecord(text, input.path, reader.contracts.journals);
      return kind === "journal" ? openJournal(input.chunks ?? (() => [text]), source, input.path, reader.contracts.journals) : undefined;
    }),
    shownRecords: once(() => (isMarkdown ? findShownRecords({ text, path: input.path, code: nodes("code") }, reader.contracts.journals) : [])),
    embedded,
    embedding: input.embedding,
    tree: input.tree,
    target: input.target,
  });
  return document;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
