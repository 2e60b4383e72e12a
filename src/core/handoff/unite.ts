import type { Field, Fields } from "./field.ts";

/** What a copy holds under a key. */
export type Holding = "absent" | "empty" | "content";

/** A field of two copies, put together. */
export interface UnitedField {
  readonly name: string;
  readonly journal: Holding;
  readonly file: Holding;
  /** The copy whose value counts. */
  readonly from: "journal" | "file";
  /** Whether both hold the field, and not the same. */
  readonly differs: boolean;
  /** The text of the value that counts. */
  readonly text: string;
}

/**
 * Puts two copies of a hand-off together: each field that one of them has, and of a field that both have that of the file,
 * which is the fresher copy. One exception: a field that is there and empty in the file does not take the place of content
 * in the journal, since a write of a part of the hand-off leaves such fields behind. Content is judged there as the
 * readers do, for which `0` and `false` of the journal are none.
 */
export function unite(journal: Fields, file: Fields): UnitedField[] {
  const names = [...journal.keys(), ...[...file.keys()].filter((name) => !journal.has(name))];
  return names.flatMap((name) => uniteField(name, journal.get(name), file.get(name)));
}

function uniteField(name: string, ours: Field | undefined, theirs: Field | undefined): UnitedField[] {
  const keepsJournal = theirs === undefined || (theirs.empty && ours?.counts === true);
  const taken = keepsJournal ? ours : theirs;
  if (taken === undefined) return [];
  const differs = ours !== undefined && theirs !== undefined && ours.text !== theirs.text;
  return [{ name, journal: holdingOf(ours), file: holdingOf(theirs), from: keepsJournal ? "journal" : "file", differs, text: taken.text }];
}

function holdingOf(field: Field | undefined): Holding {
  if (field === undefined) return "absent";
  return field.empty ? "empty" : "content";
}
