import type { DocumentKind } from "./document.ts";
import type { SourceText } from "./source-text.ts";
import type { Point, Span } from "./span.ts";

export type Severity = "error" | "warning" | "info";

/** Texts to put in place of spans; the edits of one fix are applied together or not at all. */
export interface Fix {
  /** `safe` keeps what the author meant; `unsafe` may break who relies on the old text, so it is applied only on request. */
  readonly safety: "safe" | "unsafe";
  readonly edits: readonly Edit[];
}

/** Half-open UTF-16 offsets of the text to replace, and the new text. */
export interface Edit extends Span {
  readonly text: string;
}

/** Another place that belongs to a finding, such as the first of two equal keys. */
export interface Related<At = Span> {
  readonly at: At;
  readonly message: string;
  /** The file, relative to the root, where it is another one. */
  readonly path?: string;
  /**
   * The comment of a captured thread in which the place is. A finding of a rule tells it where it is another comment than its own,
   * and `at` is then a place in the captured file; a diagnostic tells it always.
   */
  readonly comment?: CommentPlace;
}

/** What a rule reports: offsets into its document, and the words still apart from their data. */
export interface Finding {
  readonly ruleId: string;
  readonly messageId: string;
  readonly message: string;
  readonly severity: Severity;
  readonly at: Span;
  readonly fix: Fix | undefined;
  readonly related: readonly Related[];
  /** The words of the document that the message holds: what tells findings at one place apart. */
  readonly subject?: string;
  /** The number that the rule measures and limits, such as lines. */
  readonly measure?: number;
}

/** A span with its ends as lines and columns (1-based, UTF-16; the end column is the first one behind). */
export interface Region extends Span {
  readonly startPoint: Point;
  readonly endPoint: Point;
}

/** The comment of a captured thread in which a diagnostic stands. */
export interface CommentPlace {
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly author: string | undefined;
  /** When it was made, as the captured JSON writes it. */
  readonly createdAt?: string | undefined;
  /** The 1-based line and column within the body of the comment. */
  readonly line: number;
  readonly column: number;
}

/** A finding made concrete: plain data, ready to be printed. All offsets are those of the outer file. */
export interface Diagnostic {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly ruleId: string;
  readonly messageId: string;
  readonly message: string;
  readonly severity: Severity;
  readonly region: Region;
  /** The page of the rule. */
  readonly url: string;
  readonly fix: Fix | undefined;
  readonly related: readonly Related<Region>[];
  readonly comment: CommentPlace | undefined;
  /** Present when the diagnostic is silenced, by a directive or by the configuration: the reason, which may be empty. */
  readonly suppressed: { readonly reason: string; readonly by?: "configuration" } | undefined;
  readonly subject?: string;
  readonly measure?: number;
  /** Where the run is held against a baseline: not in it, in it, or in it with a number that is better now. */
  readonly baseline?: "new" | "unchanged" | "updated";
}

/** One linted (or unreadable) file with all it gave, ready for a report. */
export interface FileResult {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly kind: DocumentKind;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of the file, for code frames and fingerprints; absent when the file could not be read. */
  readonly source: SourceText | undefined;
  /** Whether the file begins with a byte-order mark, which `source` leaves out but code scanning hashes. */
  readonly hasByteOrderMark?: boolean;
  /** Why the file could not be linted: a message of the machine or the crash of a rule. */
  readonly failures: readonly string[];
}
