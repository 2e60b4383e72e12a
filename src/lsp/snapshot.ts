import type { Position, Range } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { createSourceText, type SourceText } from "../core/source-text.ts";
import type { Point, Span } from "../core/span.ts";

const byteOrderMark = "\uFEFF";

/**
 * The text of an open document at one version. Positions of the protocol are 0-based lines and UTF-16 code units, the encoding
 * that every client knows; offsets are those of the text without a byte-order mark, should the client send one.
 */
export class Snapshot {
  readonly uri: string;
  readonly version: number;
  readonly languageId: string;
  readonly text: string;
  readonly source: SourceText;
  readonly #mark: number;

  constructor({ uri, version, languageId }: Pick<TextDocument, "uri" | "version" | "languageId">, text: string) {
    this.uri = uri;
    this.version = version;
    this.languageId = languageId;
    this.#mark = text.startsWith(byteOrderMark) ? 1 : 0;
    this.text = text.slice(this.#mark);
    this.source = createSourceText(this.text);
  }

  get hasByteOrderMark(): boolean {
    return this.#mark === 1;
  }

  positionAt(offset: number): Position {
    return this.position(this.source.pointAt(offset));
  }

  /** The position of a point of this text. */
  position({ line, column }: Point): Position {
    return { line: line - 1, character: column - 1 + (line === 1 ? this.#mark : 0) };
  }

  range({ start, end }: Span): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  offsetAt({ line, character }: Position): number {
    return this.source.offsetAt({ line: line + 1, column: character + 1 - (line === 0 ? this.#mark : 0) });
  }

  span({ start, end }: Range): Span {
    return { start: this.offsetAt(start), end: this.offsetAt(end) };
  }
}
