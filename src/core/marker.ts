import type { MarkerContract } from "./contract.ts";
import type { HeadPart } from "./head-pattern.ts";
import type { CodeNode, Container } from "./markdown.ts";
import type { OffsetMap } from "./offset-map.ts";
import type { PayloadLanguage, PayloadPlace } from "./payload-contract.ts";
import type { Span } from "./span.ts";
import type { Mapping, Scalar, YamlTree } from "./yaml.ts";

/** A text inside a document without the prefixes of containers, and where its code units stand. */
export interface MappedText {
  /** In the document, container prefixes included. */
  readonly span: Span;
  readonly text: string;
  readonly map: OffsetMap;
}

/** The data that a marker carries. Spans are offsets into the document that holds the marker. */
export interface Payload extends MappedText {
  readonly place: Exclude<PayloadPlace, "none">;
  readonly language: PayloadLanguage;
  /** The data as YAML views, whatever its language; JSON and pairs have their own faults. Of `text` it is empty. */
  readonly tree: YamlTree;
  /** The fence around it, where the place is `fence`. */
  readonly fence: PayloadFence | undefined;
  /** The entries of the list that the contract names, in order; what is no mapping is left out. */
  readonly records: readonly PayloadRecord[];
}

/** An entry of a payload. */
export interface PayloadRecord {
  readonly node: Mapping;
  /** The value that names it. */
  readonly key: Scalar | undefined;
}

/** A payload that a document shows in a fence, to teach how one is written. */
export interface PayloadExample {
  readonly contract: MarkerContract;
  /** The parts of the head above it, whatever stands in their places; none where the payload is shown alone. */
  readonly parameters: ReadonlyMap<string, HeadPart>;
  readonly payload: Payload;
}

/** A fence near a marker, and what a reader would make of it. */
export interface PayloadFence {
  readonly node: CodeNode;
  /** Whether its info string is one that readers look for. */
  readonly named: boolean;
  /** Before the marker, or behind it. */
  readonly side: "before" | "behind";
  /** Whether a line ends it before the document or its container does. */
  readonly closed: boolean;
}

/** Where a marker stands. */
export interface MarkerPlace {
  /** 1-based, in the document. */
  readonly line: number;
  /** What stands before it on its line as it is written, prefixes of containers included; empty at the start of a line. */
  readonly before: Span;
  /** What stands behind it on its line, without white space around it. */
  readonly behind: Span;
  /** The containers around it, outermost first. */
  readonly within: readonly Container[];
}

/** An HTML comment whose head a contract declares, outside code and quotes. */
export interface Marker {
  readonly contract: MarkerContract;
  /** From `<!--` to `-->`. */
  readonly span: Span;
  /** Of a pair, which half; `single` where the contract knows no pair. */
  readonly role: "single" | "begin" | "end";
  /** The other half, where there is one. */
  readonly partner: Span | undefined;
  /** The index in `contract.legacy` of the old spelling that it has. */
  readonly legacy: number | undefined;
  /** The head as written, without the delimiters of the comment. */
  readonly head: HeadPart;
  /** The parts of the head that the contract names, such as `phase` and `id`. */
  readonly parameters: ReadonlyMap<string, HeadPart>;
  /** What stands in the comment behind the head, without white space around it. */
  readonly rest: MappedText;
  readonly place: MarkerPlace;
  /** From the end of the marker to the next marker of any family, or to the end of the document. */
  readonly region: Span;
  /** Of a payload in the comment: a line with nothing but `-->` further down, so that the first `-->` was meant as text. */
  readonly strayClose: Span | undefined;
  readonly payload: Payload | undefined;
  /** Every fence between the markers around it, the payload among them. Those before the first marker belong to the first. */
  readonly fences: readonly PayloadFence[];
}

/** Why a comment that was meant as a marker is none. */
export type NearMarkerCode =
  /** Letters in another case. */
  | "case"
  /** No space, or several, inside or around the head. */
  | "spacing"
  /** An underscore, a long dash or another sign where the head has a hyphen. */
  | "separator"
  /** A character that nobody sees. */
  | "invisible"
  /** A parameter still in braces or angle brackets. */
  | "placeholder"
  /** A parameter that is not one of its words or no number. */
  | "parameter"
  /** Text behind the head, inside the comment. */
  | "trailing-text"
  /** A misspelt head. */
  | "spelling"
  /** Nothing closes the comment: its text was cut, or `-->` forgotten. */
  | "unclosed";

/** A comment that is no marker, and of which family it was most likely meant to be. */
export interface NearMarker {
  readonly contract: MarkerContract;
  readonly code: NearMarkerCode;
  /** The whole comment. */
  readonly span: Span;
  /** The part that is wrong. */
  readonly at: Span;
  /** The part that is wrong as written. */
  readonly found: string;
  /** The name of the parameter that is wrong. */
  readonly parameter: string | undefined;
  /** The whole comment as it should be, where there is one right answer. */
  readonly meant: string | undefined;
  readonly place: MarkerPlace;
}

/** A head in a text that is no marker of its own: quoted, or shown as code. Readers that search the raw text may take it. */
export interface MarkerMention {
  readonly contract: MarkerContract;
  /** From `<!--` to `-->`, or to the end of the head when the comment is not closed within 1,000 characters. */
  readonly span: Span;
  readonly head: HeadPart;
  readonly parameters: ReadonlyMap<string, HeadPart>;
  readonly where: "blockquote" | "code" | "inline-code" | "text";
  /** Whether nothing but white space and invisible characters stands before it on its line. */
  readonly atLineStart: boolean;
}

/** The Markdown section that repeats the records of a payload. */
export interface Mirror {
  readonly contract: MarkerContract;
  readonly heading: Span;
  /** From the start of the heading to the end of the section. */
  readonly span: Span;
  readonly entries: readonly MirrorEntry[];
  /** The sentence that says that there are no records, where it stands there. */
  readonly none: Span | undefined;
}

export interface MirrorEntry {
  /** What names the record, and where. */
  readonly name: HeadPart;
  readonly form: "heading" | "bullet";
  readonly span: Span;
  readonly bullets: readonly MirrorBullet[];
}

export interface MirrorBullet {
  readonly label: HeadPart;
  /** The key that it repeats; `undefined` for a label that the contract does not know. */
  readonly key: string | undefined;
  /** What stands behind the colon, without quotes around it; of a block, the lines below without their indentation. */
  readonly value: HeadPart;
  readonly form: "plain" | "quoted" | "block";
}
