import type { Document } from "../document.ts";
import type { HandoffFacts } from "./facts.ts";
import { journalFacts } from "./note-journal.ts";
import { taskFacts } from "./note-task.ts";
import { ledgerFacts } from "./read-ledger.ts";

const known = new WeakMap<Document, HandoffFacts | "none">();

/** The kinds of documents of which something may be noted. */
export const handoffKinds = ["journal", "task", "note"] as const;

/** What rules about hand-offs need to know of a document, made once for all of them. Needs the nodes `heading` and `code`. */
export function handoffFacts(document: Document): HandoffFacts | undefined {
  if (document.contracts.journals.length === 0) return undefined;
  let facts = known.get(document);
  if (facts === undefined) known.set(document, (facts = note(document) ?? "none"));
  return facts === "none" ? undefined : facts;
}

/** The same with the whole texts of values, as `show` gives them, in place of what is only compared. */
export function wholeFacts(document: Document, show: (value: unknown) => string): HandoffFacts | undefined {
  return note(document, show);
}

function note(document: Document, show?: (value: unknown) => string): HandoffFacts | undefined {
  if (document.kind === "task") return taskFacts(document, show);
  if (document.kind === "note") return ledgerFacts(document);
  const journal = document.kind === "journal" ? document.journal() : undefined;
  return journal === undefined ? undefined : journalFacts(journal, document, show);
}
