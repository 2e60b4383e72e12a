import type { CommandCall } from "./command/call.ts";
import type { CommandInput } from "./command/input.ts";
import type { ContractSet } from "./contract-set.ts";
import type { Journal, ShownRecord } from "./journal/journal.ts";
import type { JsonValue } from "./json.ts";
import type { OffsetMap } from "./offset-map.ts";
import type { TargetType } from "./head-pattern.ts";
import type { Marker, MarkerMention, Mirror, NearMarker, PayloadExample } from "./marker.ts";
import type { NodeOf, NodeType } from "./markdown.ts";
import type { Note } from "./note/view.ts";
import type { SnippetLanguage, SnippetOf } from "./snippet.ts";
import type { SourceText } from "./source-text.ts";
import type { Tree } from "./tree.ts";
import type { Span } from "./span.ts";
import type { Mapping, YamlTree } from "./yaml.ts";

export const documentKinds = [
  "skill",
  "skill-resource",
  "prompt",
  "manifest",
  "note",
  "comment",
  "thread",
  "journal",
  "task",
  "contract",
  "config",
  "markdown",
] as const;

/** What a document is for; architecture: Vocabulary. */
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds whose readers expect front matter on the first line. */
export const kindsWithFrontmatter: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["skill", "prompt"]);

/** Why a text could not be read as it stands. */
export interface TextFault {
  readonly code: "utf-16" | "invalid-utf-8" | "nul" | "markdown-limit" | "json";
  readonly span: Span;
  /** What is wrong, in a few words that can stand after a colon. */
  readonly reason: string;
}

/** A block of YAML at the top of a document, closed and recognised by every reader that follows the specification. */
export interface Frontmatter {
  /** From the first `-` of the opening line to the last of the closing line. */
  readonly span: Span;
  readonly openingLine: Span;
  readonly closingLine: Span;
  /** The YAML between the delimiter lines. */
  readonly content: Span;
  readonly yaml: YamlTree;
  /** The top-level mapping; absent when a syntax fault or another type stands there, so that dependent rules stay silent. */
  readonly mapping: Mapping | undefined;
}

/** Something that was meant as front matter but that readers do not take for it. */
export interface FrontmatterNearMiss {
  readonly code: "not-first" | "unclosed" | "delimiter" | "stacked";
  readonly span: Span;
  /**
   * What messages need. Of a delimiter: its `place` (`opening` or `closing`), the `form` in which it misses being one, and the
   * invisible `character`; of an unclosed block: the 1-based `line` of the ruler that closes it too late.
   */
  readonly data: Readonly<Record<string, string>>;
  /** The edits that make it front matter, where there is one right answer. */
  readonly edits: readonly (Span & { readonly text: string })[];
}

/** A heading and everything up to the next heading of its depth or above. */
export interface Section {
  readonly heading: NodeOf<"heading">;
  /** From the start of the heading to the start of the next section of the same or a smaller depth. */
  readonly span: Span;
  readonly parent: Section | undefined;
}

/** An issue or a pull request. */
export interface Target {
  /** `undefined` where only the number is known: issues and pull requests share their numbers. */
  readonly type: TargetType | undefined;
  readonly number: number;
}

/** What a body of captured JSON is: a comment, the text of the issue or pull request itself, or what a review says. */
export type BodyPlace = "comment" | "description" | "review" | "review-comment";

/** What captured JSON tells of a body. */
export interface CommentOrigin {
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly author: string | undefined;
  readonly place: BodyPlace;
  /** When it was made, as it is written there. */
  readonly createdAt: string | undefined;
  /** Whether it was changed after that; `undefined` where the JSON does not tell. */
  readonly edited: boolean | undefined;
}

/** Where an embedded document stands in the file around it. */
export interface Embedding {
  readonly outer: SourceText;
  readonly map: OffsetMap;
  /** Writes a text so that the outer file reads it back; absent where nothing can be written back. */
  readonly encode: ((text: string) => string) | undefined;
  readonly comment: CommentOrigin;
}

/** A parsed source text of one kind. Everything is made when it is first asked for. All spans are offsets into `text`. */
export interface Document {
  readonly kind: DocumentKind;
  /** The path of the file relative to the root, with forward slashes. */
  readonly path: string;
  /** The last part of the path as the folder listing spells it. */
  readonly fileName: string;
  /** Every folder name under which the file is reached, the real one first; empty when the name means nothing. */
  readonly folderNames: readonly string[];
  readonly text: string;
  readonly source: SourceText;
  readonly hasByteOrderMark: boolean;
  /** What makes the whole text unreadable: no other rule looks at such a document. */
  readonly faults: readonly TextFault[];
  /** Why the Markdown was not parsed; known only after a rule asked for a node. */
  readonly markdownLimit: TextFault | undefined;
  readonly frontmatter: Frontmatter | undefined;
  readonly frontmatterNearMisses: readonly FrontmatterNearMiss[];
  nodes<T extends NodeType>(type: T): readonly NodeOf<T>[];
  sections(): readonly Section[];
  /** The contracts that act, whether the document holds anything of theirs or not. */
  readonly contracts: ContractSet;
  /** Comments that are markers: in the order of the text, outside code and quotes. Needs the nodes `html` and `code`. */
  markers(): readonly Marker[];
  /** Comments that were meant as markers and are none. Needs the nodes `html` and `code`. */
  nearMarkers(): readonly NearMarker[];
  /** Heads of markers in quotes and code. Needs the nodes `html` and `code`; `inlineCode` tells code spans from text. */
  markerMentions(): readonly MarkerMention[];
  /** Payloads that the document shows in its fences. Needs the nodes `html` and `code`. */
  payloadExamples(): readonly PayloadExample[];
  /** Sections that repeat the records of a payload. Needs the nodes `heading` and `code`. */
  mirrors(): readonly Mirror[];
  /** The document by every contract of a note whose file it is. Needs the nodes `heading`, `code`, `html`, `table` and `listItem`. */
  notes(): readonly Note[];
  /** The issue or pull request under which the document stands, where that is known. */
  readonly target: Target | undefined;
  /** The fences in one language, parsed. The rule names the language in `meta.needs`. */
  snippets<L extends SnippetLanguage>(language: L): readonly SnippetOf<L>[];
  /** The calls of commands that contracts describe. Needs the nodes `code` and `inlineCode`, and the language `shell`. */
  commandCalls(): readonly CommandCall[];
  /** The JSON that these calls hand to their commands, by contracts that say what it is. */
  commandInputs(): readonly CommandInput[];
  /** The value of a text that is one JSON value: a manifest; `undefined` where it is not valid. */
  json(): JsonValue | undefined;
  /** The records of a journal; `undefined` for a document of another kind. */
  journal(): Journal | undefined;
  /** The records that fences of a Markdown document show, by contracts that look there. */
  shownRecords(): readonly ShownRecord[];
  /** The documents inside this one: the comment bodies of a captured thread. */
  embedded(): readonly Document[];
  readonly embedding: Embedding | undefined;
  /** The files around the document; `undefined` for a text that stands nowhere. */
  readonly tree: Tree | undefined;
}
