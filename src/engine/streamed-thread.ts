import type { TextFault } from "../core/document.ts";
import { examine, type Examination, type LintSettings } from "../core/examine.ts";
import type { StreamedText } from "../core/streamed-text.ts";
import { createDocument, type DocumentReader } from "../parse/document.ts";
import { streamComments } from "../parse/streamed-comments.ts";
import type { LintInput } from "./lint-text.ts";

/**
 * Examines the comments of a captured thread one by one while it is read. Of those that give nothing to say nothing is
 * kept, so that memory grows with the findings and not with the thread. Throws what reading the text throws.
 */
export function examineStreamed(input: LintInput, text: StreamedText, settings: LintSettings, reader: DocumentReader): Examination {
  const inner: Examination[] = [];
  const faults: TextFault[] = [];
  for (const comment of streamComments(input, text, reader, (fault) => faults.push(fault))) {
    const examination = examine(comment, settings);
    const { findings, directives, failures } = examination;
    if (findings.length > 0 || directives.length > 0 || failures.length > 0) inner.push(examination);
  }
  // What makes the bytes no text comes first: a fault of the JSON can be its consequence.
  const all = text.fault === undefined ? faults : [text.fault];
  const thread = createDocument({ path: input.path, kind: input.kind, text: "", source: text, faults: all, hasByteOrderMark: text.hasByteOrderMark }, reader);
  return { ...examine(thread, settings), inner };
}
