import type { Document } from "../../core/document.ts";
import type { JournalContract } from "../../core/journal/contract.ts";
import type { JournalRecord } from "../../core/journal/journal.ts";

export interface OpenRecord {
  readonly contract: JournalContract | undefined;
  readonly record: JournalRecord;
}

const known = new WeakMap<Document, readonly OpenRecord[]>();

/** The records of a journal, or those that the fences of a document show, in the order of the text. */
export function recordsOf(document: Document): readonly OpenRecord[] {
  // The lines of a journal can be asked for once.
  const records = known.get(document) ?? [...journalRecords(document), ...document.shownRecords()];
  known.set(document, records);
  return records;
}

function journalRecords(document: Document): OpenRecord[] {
  const journal = document.journal();
  if (journal === undefined) return [];
  const { contract } = journal;
  return [...journal.lines()].flatMap(({ record }) => (record === undefined ? [] : [{ contract, record }]));
}
