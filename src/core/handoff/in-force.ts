import { instantOf } from "../journal/times.ts";

/** How readers choose among the records of one thing. */
export interface Choice {
  readonly read: "latest" | "first" | "every";
  /** Which of two records with the same time counts. */
  readonly ties: "later-line" | "earlier-line";
  readonly compared: "text" | "instant";
}

/** A record of a thing, as far as the choice looks at it. */
export interface Version {
  /** Undefined where the record has none. */
  readonly time: string | undefined;
}

/** The records of one thing. */
export interface Thing<V extends Version> {
  /** The texts that name it. */
  readonly identity: readonly string[];
  inForce: V;
  /** Those that readers pass by, in the order of the journal. */
  readonly superseded: V[];
}

/** Collects records in the order of the journal, and tells for each thing which of them is in force. */
export class Things<V extends Version> {
  readonly #choice: Choice;
  readonly #things = new Map<string, Thing<V>>();

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  add(identity: readonly string[], version: V): Thing<V> {
    const name = JSON.stringify(identity);
    const thing = this.#things.get(name);
    if (thing === undefined) {
      const first = { identity, inForce: version, superseded: [] };
      this.#things.set(name, first);
      return first;
    }
    if (takesOver(version, thing.inForce, this.#choice)) {
      thing.superseded.push(thing.inForce);
      thing.inForce = version;
    } else {
      thing.superseded.push(version);
    }
    return thing;
  }

  get size(): number {
    return this.#things.size;
  }

  has(identity: readonly string[]): boolean {
    return this.#things.has(JSON.stringify(identity));
  }

  /** In the order in which they first come up. */
  all(): Thing<V>[] {
    return [...this.#things.values()];
  }
}

/**
 * Whether a record takes the place of one before it. A record without a time is older than all others where times are
 * compared as texts; where instants are compared, a time that cannot be read never takes over and is always replaced.
 */
export function takesOver({ time }: Version, incumbent: Version, { read, ties, compared }: Choice): boolean {
  if (read === "first") return false;
  if (read === "every") return true;
  if (compared === "text") return isAfter(time ?? "", incumbent.time ?? "", ties);
  const [later, earlier] = [instantOf(time ?? ""), instantOf(incumbent.time ?? "")];
  if (later === undefined) return false;
  return earlier === undefined || isAfter(later, earlier, ties);
}

function isAfter<T extends string | number>(later: T, earlier: T, ties: Choice["ties"]): boolean {
  return ties === "later-line" ? later >= earlier : later > earlier;
}
