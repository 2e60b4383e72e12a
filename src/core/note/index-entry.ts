import type { Document } from "../document.ts";
import type { Span } from "../span.ts";
import { folderOf, joinPaths } from "../tree.ts";
import { select } from "./condition-faults.ts";
import type { NoteContract } from "./contract.ts";
import type { Note } from "./view.ts";

/** An entry of an index, or any bullet that could be one. */
export interface IndexEntry {
  /** Its parts, each as `NAME VALUE`: what is no entry of a list can be named by any part. */
  readonly keys: readonly string[];
  readonly at: Span;
}

/** What a note says of the index of its folder. */
export interface IndexedNote {
  readonly index: NonNullable<NoteContract["index"]>;
  /** The path of the index, and the part that its entry repeats: its value, and as a key. */
  readonly file: string;
  readonly value: string;
  readonly key: string;
  /** Whether the note is closed, so that the index must have an entry; where that is seen. */
  readonly closedAt: Span | undefined;
}

/** The bullets of a note that have parts. */
export function indexEntries({ items, sections }: Note): IndexEntry[] {
  const all = [...items, ...sections.flatMap((section) => section.entries.flatMap((group) => group.items))];
  return all.map(({ parts, span }) => ({ keys: [...(parts ?? [])].map(([name, { text }]) => `${name} ${text}`), at: span }));
}

/** What a note says of its index; `undefined` where its contract knows none, or its path has not the form of the contract. */
export function indexedNote(document: Document, note: Note): IndexedNote | undefined {
  const { index } = note.contract;
  const value = index === undefined ? undefined : note.path?.get(index.part)?.text;
  if (index === undefined || value === undefined) return undefined;
  const [cause] = index.when === undefined ? [] : select(document, note, index.when);
  const closedAt = index.when === undefined ? { start: 0, end: 0 } : cause?.at;
  return { index, file: joinPaths(folderOf(document.path), index.file), value, key: `${index.part} ${value}`, closedAt };
}
