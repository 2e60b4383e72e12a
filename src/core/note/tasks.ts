import type { Document } from "../document.ts";
import type { Span } from "../span.ts";

/** A bullet with a check box, whatever stands in it. */
export interface NoteTask {
  /** What stands between the brackets. */
  readonly state: string;
  /** The box with its brackets. */
  readonly box: Span;
  /** The rest of the line, without stars. */
  readonly text: string;
}

/** The check boxes of a document. Needs the node `listItem`. A number in brackets is a reference. */
export function findTasks({ text, nodes }: Pick<Document, "text" | "nodes">): NoteTask[] {
  return nodes("listItem").flatMap(({ span }) => {
    const match = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([^\]\r\n\d]{1,2})\](?=\s|$)/.exec(text.slice(span.start, Math.min(span.end, span.start + 40)));
    if (match === null) return [];
    const start = span.start + (match[1]?.length ?? 0);
    const state = match[2] ?? "";
    const end = start + state.length + 2;
    const rest = /^[^\r\n]*/.exec(text.slice(end, end + 500))?.[0] ?? "";
    return [{ state, box: { start, end }, text: rest.replaceAll("**", "").trim() }];
  });
}
