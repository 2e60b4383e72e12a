import type { CodeNode } from "../markdown.ts";
import type { Span } from "../span.ts";
import type { Mapping } from "../yaml.ts";
import type { JournalContract, RecordContract } from "./contract.ts";

/** A journal (JSON Lines), read line by line. All spans are UTF-16 offsets into the file. */
export interface Journal {
  /** What the journal must look like; `undefined` for one that no contract names. */
  readonly contract: JournalContract | undefined;
  /** The lines from front to end. They can be asked for once, since a journal may be larger than the memory. */
  lines(): Iterable<JournalLine>;
  /** Reads the record once more whose line has this span, for a place in it. Only of lines that were read. */
  rootAt(line: Span): Mapping | undefined;
}

/** A line that a line feed or the end of the text ends. */
export interface JournalLine {
  /** Without its line feed and the carriage returns before that. */
  readonly span: Span;
  /** The text under `span`; empty when the line is too long to be kept. */
  readonly text: string;
  /** Whether a line feed stands behind it. */
  readonly ended: boolean;
  /** Absent on a blank line and where a fault stands. */
  readonly record: JournalRecord | undefined;
  readonly fault: LineFault | undefined;
}

/** Why a line is no record. */
export interface LineFault {
  /**
   * `cut`: the text ends inside the last record. `glued`: another value begins behind the first one. `not-object`: it is JSON,
   * and another value. `number`: `NaN` or an infinity. `limit`: longer or deeper than we read. `syntax`: anything else.
   */
  readonly code: "syntax" | "cut" | "glued" | "not-object" | "number" | "limit";
  readonly span: Span;
  /** What is wrong, in a few words that can stand after a colon. */
  readonly reason: string;
}

/** A JSON object on a line. */
export interface JournalRecord {
  readonly line: Span;
  /** The values as JavaScript has them; of equal keys the last counts. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The text of the discriminator; `undefined` where there is none. */
  readonly type: string | undefined;
  /** What binds records of this type. */
  readonly contract: RecordContract | undefined;
  /** Whether a key stands twice in the record or in a value of it. */
  readonly hasEqualKeys: boolean;
  /** The record with the places of its keys and values; made when it is first asked for, which is slow. */
  readonly root: Mapping;
}

/** A record that a document shows in a fence. All spans are offsets into the document. */
export interface ShownRecord {
  readonly contract: JournalContract;
  readonly record: JournalRecord;
  readonly fence: CodeNode;
  /** The lines between the fence lines. */
  readonly span: Span;
}

/** What a rule does with the lines of a journal, in their order. */
export interface JournalVisitor {
  line?(line: JournalLine): void;
  /** A line that holds a record; called behind `line`. */
  record?(record: JournalRecord): void;
  /** Called when the whole journal was read. */
  end?(): void;
}
