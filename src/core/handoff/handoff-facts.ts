import type { Document } from "../document.ts";
import type { Journal, JournalVisitor } from "../journal/journal.ts";
import type { HandoffFacts } from "./facts.ts";
import { fingerprint, openNotes, type JournalNotes } from "./note-journal.ts";
import { taskFacts } from "./note-task.ts";
import { ledgerFacts } from "./read-ledger.ts";

const known = new WeakMap<Document, HandoffFacts | "none">();
const notes = new WeakMap<Document, JournalNotes>();

/** The kinds of documents of which something may be noted. */
export const handoffKinds = ["journal", "task", "note"] as const;

/** Notes what a journal hands on while it is read, once for all rules about hand-offs. */
export function visitHandoffs(journal: Journal, { document }: { readonly document: Document }): JournalVisitor {
  if (document.kind !== "journal" || notes.has(document)) return {};
  const own = openNotes(journal, document, fingerprint);
  if (own === undefined) return {};
  notes.set(document, own);
  return {
    record: (record) => {
      own.record(record);
    },
  };
}

/** What rules about hand-offs need to know of a document, made once for all of them. Needs the nodes `heading` and `code`. */
export function handoffFacts(document: Document): HandoffFacts | undefined {
  if (document.contracts.journals.length === 0) return undefined;
  let facts = known.get(document);
  if (facts === undefined) known.set(document, (facts = note(document, notes.get(document)) ?? "none"));
  return facts === "none" ? undefined : facts;
}

/** The same with the whole texts of values, as `show` gives them; reads a journal from front to end. */
export function wholeFacts(document: Document, show: (value: unknown) => string): HandoffFacts | undefined {
  const journal = document.kind === "journal" ? document.journal() : undefined;
  const own = journal === undefined ? undefined : openNotes(journal, document, show);
  for (const { record } of own === undefined ? [] : (journal?.lines() ?? [])) if (record !== undefined) own?.record(record);
  return note(document, own, show);
}

function note(document: Document, own: JournalNotes | undefined, show?: (value: unknown) => string): HandoffFacts | undefined {
  if (document.kind === "task") return taskFacts(document, show);
  if (document.kind === "note") return ledgerFacts(document);
  const journal = document.kind === "journal" ? document.journal() : undefined;
  return journal === undefined ? undefined : own?.facts(journal, document);
}
