import type { Document, TextFault } from "../core/document.ts";
import { examine, type Examination, type LintSettings } from "../core/examine.ts";
import type { StreamedText } from "../core/streamed-text.ts";
import { checkThreads, threadRules } from "../core/thread/check-threads.ts";
import { collectComment } from "../core/thread/collect-comment.ts";
import { Details } from "../core/details.ts";
import type { CommentFacts } from "../core/thread/comment-facts.ts";
import { readThreads } from "../core/thread/read-threads.ts";
import { createDocument, type DocumentReader } from "../parse/document.ts";
import { reopenComment, streamComments } from "../parse/streamed-comments.ts";
import type { LintInput } from "./lint-text.ts";

/**
 * Examines the comments of a captured thread one by one while it is read. Of those that give nothing to say nothing is
 * kept, so that memory grows with the findings and not with the thread. Throws what reading the text throws.
 */
export function examineStreamed(input: LintInput, text: StreamedText, settings: LintSettings, reader: DocumentReader): Examination {
  const faults: TextFault[] = [];
  const asked = threadRules(settings);
  const facts: CommentFacts[] = [];
  const kept = new Map<number, Examination>();
  let index = 0;
  for (const comment of streamComments(input, text, reader, (fault) => faults.push(fault))) {
    const examination = examine(comment, settings);
    const { findings, directives, failures } = examination;
    if (findings.length > 0 || directives.length > 0 || failures.length > 0) kept.set(index, examination);
    const noted = asked.length === 0 ? undefined : collectComment(comment, index);
    if (noted !== undefined) facts.push(noted);
    index += 1;
  }
  const failures: string[] = [];
  // A thread that breaks off is judged no more than one that is read whole.
  const complete = faults.length === 0 && text.fault === undefined;
  for (const { comment, finding } of complete ? checkThreads(asked, readThreads(facts, reader.contracts.markers), failures) : []) {
    // A comment that was not kept holds no directive that could silence the finding.
    const examination = kept.get(comment.index) ?? bareExamination(reopenComment(input, text, comment, reader), settings);
    kept.set(comment.index, examination);
    examination.findings.push(finding);
  }
  // What makes the bytes no text comes first: a fault of the JSON can be its consequence.
  const all = text.fault === undefined ? faults : [text.fault];
  const thread = createDocument({ path: input.path, kind: input.kind, text: "", source: text, faults: all, hasByteOrderMark: text.hasByteOrderMark }, reader);
  return { ...examine(thread, settings), inner: [...kept.values()], failures };
}

function bareExamination(document: Document, settings: LintSettings): Examination {
  return { document, settings, findings: [], directives: [], facts: new Map(), details: new Details(() => document), inner: [], failures: [] };
}
