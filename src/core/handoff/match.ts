import type { Fields } from "./field.ts";
import type { HeldThing, Version } from "./in-force.ts";
import { unite, type UnitedField } from "./unite.ts";

/** The copy of a hand-off that stands in a task file. */
export interface FileCopy {
  /** Whether the file is JSON; one that is not says nothing of what it holds. */
  readonly readable: boolean;
  /** Whether it is an object without keys, which readers cannot tell from no file. */
  readonly empty: boolean;
  /** The texts that name what the file is about, as writers of the journal would write them. */
  readonly identity: readonly (string | null)[];
  readonly fields: Fields;
}

/** A record in force with the fields that it hands on. */
export interface HandedVersion extends Version {
  readonly fields: Fields;
}

/** What becomes of the copy in the file: `united`, or why it could not be. */
export type FileState = "united" | "absent" | "unreadable" | "mismatch";

/** One piece of work: the records of one thing with what the task file adds. */
export interface HandedWork<V extends HandedVersion> {
  /** Undefined for one that only the file holds. */
  readonly thing: HeldThing<V> | undefined;
  readonly file: FileState;
  /** Field by field, what a reader of both copies has. */
  readonly fields: readonly UnitedField[];
}

/**
 * Puts the records of one task and its file together. Ids are used again, so that a task may have several things; each is
 * work of its own, and the file belongs to one of them at most.
 */
export function matchCopies<V extends HandedVersion>(things: readonly HeldThing<V>[], file: FileCopy | undefined): HandedWork<V>[] {
  const there = file !== undefined && file.readable && !file.empty;
  const none: Fields = new Map();
  if (things.length === 0) return there ? [{ thing: undefined, file: "united", fields: unite(none, file.fields) }] : [];
  return things.map((thing) => {
    const { fields } = thing.inForce;
    const state = stateOf(thing, file);
    return { thing, file: state, fields: unite(fields, state === "united" && file !== undefined ? file.fields : none) };
  });
}

function stateOf({ identity }: HeldThing<Version>, file: FileCopy | undefined): FileState {
  if (file !== undefined && !file.readable) return "unreadable";
  if (file === undefined || file.empty) return "absent";
  return sameTexts(identity, file.identity) ? "united" : "mismatch";
}

function sameTexts(a: readonly (string | null)[], b: readonly (string | null)[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index] && text !== null);
}
