import { examine, type Examination, type LintSettings } from "../core/examine.ts";
import type { StreamedText } from "../core/streamed-text.ts";
import { createDocument, type DocumentReader } from "../parse/document.ts";
import type { LintInput } from "./lint-text.ts";

/**
 * Examines a journal while it is read, line by line. Nothing is kept but the findings and the few facts that rules remember,
 * so that memory does not grow with the journal. Throws what reading the text throws.
 */
export function examineStreamedJournal(input: LintInput, text: StreamedText, settings: LintSettings, reader: DocumentReader): Examination {
  const { path, kind, fileName, folderNames, tree } = input;
  const common = { path, kind, folderNames, tree, ...(fileName !== undefined && { fileName }), text: "", source: text, hasByteOrderMark: text.hasByteOrderMark };
  const first = text.fault;
  if (first !== undefined) return examine(createDocument({ ...common, faults: [first] }, reader), settings);
  const examination = examine(createDocument({ ...common, chunks: () => text.chunks() }, reader), settings);
  const { fault } = text;
  if (fault === undefined) return examination;
  // What makes bytes no text is known only at the end, and told by the rules that look at nothing else.
  const told = examine(createDocument({ ...common, faults: [fault] }, reader), { ...settings, rules: settings.rules.filter(({ rule }) => rule.meta.readsFaults === true) });
  return { ...examination, findings: [...examination.findings, ...told.findings], failures: [...examination.failures, ...told.failures] };
}
