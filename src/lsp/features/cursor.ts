import type { CompletionItemKind, Position, Range } from "vscode-languageserver/node";
import type { Snapshot } from "../snapshot.ts";

/** Where somebody types. */
export interface Cursor {
  readonly offset: number;
  /** 1-based. */
  readonly line: number;
  /** The text of the line before and behind the cursor. */
  readonly before: string;
  readonly behind: string;
  /** The range of so many characters before the cursor and so many behind it. */
  readonly range: (before: number, behind?: number) => Range;
}

export interface Suggestion {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly range: Range;
  readonly text: string;
  /** The same with places for the cursor. */
  readonly snippet?: string;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
  /** What the client compares with the text in the range, where it is not the label. */
  readonly filter?: string;
}

export function cursorAt(snapshot: Snapshot, position: Position): Cursor {
  const offset = snapshot.offsetAt(position);
  const { source } = snapshot;
  const { line } = source.pointAt(offset);
  const { start, end } = source.lineSpan(line);
  return {
    offset,
    line,
    before: source.slice(start, offset),
    behind: source.slice(offset, end),
    range: (before, behind = 0) => snapshot.range({ start: offset - before, end: offset + behind }),
  };
}
