import type { Document } from "../core/document.ts";
import { indexedNote, indexEntries } from "../core/note/index-entry.ts";
import { folderOf } from "../core/tree.ts";

/** The notes of one folder in the order of the part by which its index knows them. Lines are 1-based. */
export interface IndexReport {
  readonly folder: string;
  readonly index: string;
  /** Whether the index itself was inspected. */
  readonly hasIndex: boolean;
  readonly notes: readonly IndexedFile[];
}

export interface IndexedFile {
  readonly path: string;
  /** The part that an entry of the index repeats. */
  readonly value: string;
  readonly closed: boolean;
  /** The line of its entry in the index. */
  readonly line: number | null;
}

/** Puts notes beside the entries of their indexes, folder by folder. */
export function reportIndexes(documents: readonly Document[]): IndexReport[] {
  const lines = new Map(documents.map((document) => [document.path, entryLines(document)]));
  const reports = new Map<string, { index: string; notes: IndexedFile[] }>();
  for (const document of documents) {
    for (const note of document.notes()) {
      const indexed = indexedNote(document, note);
      if (indexed === undefined) continue;
      const { file, value, key, closedAt } = indexed;
      const report = reports.get(file) ?? { index: file, notes: [] };
      reports.set(file, report);
      report.notes.push({ path: document.path, value, closed: closedAt !== undefined, line: lines.get(file)?.get(key) ?? null });
    }
  }
  return [...reports.values()].map(({ index, notes }) => ({
    folder: folderOf(index),
    index,
    hasIndex: lines.has(index),
    notes: notes.toSorted((left, right) => (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)),
  }));
}

/** The first line of the entry for each key. */
function entryLines(document: Document): Map<string, number> {
  const entries = document.notes().flatMap(indexEntries);
  return new Map(entries.flatMap(({ keys, at }) => keys.map((key) => [key, document.source.pointAt(at.start).line] as const)).reverse());
}

/** The report as text, a line for each note. */
export function renderIndex({ folder, index, hasIndex, notes }: IndexReport): string {
  const rows = notes.map(({ value, closed, line }) => {
    if (line !== null) return `  ${value}  ${closed ? "closed" : "not closed"}, line ${String(line)} of the index`;
    return `  ${value}  ${closed ? (hasIndex ? "closed, and missing in the index" : "closed") : "open"}`;
  });
  return [`${folder}/, ${hasIndex ? `by \`${index}\`` : `whose index \`${index}\` was not inspected`}:`, ...rows].join("\n");
}
