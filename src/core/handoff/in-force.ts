import type { RecordContract } from "../journal/contract.ts";
import { supersedes } from "../journal/in-force.ts";

/** How readers choose among the records of one thing. */
export type Choice = Pick<RecordContract, "read" | "ties" | "compared">;

/** A record of a thing, as far as the choice looks at it. */
export interface Version {
  /** Undefined where the record has none. */
  readonly time: string | undefined;
}

/** The records of one thing. */
export interface HeldThing<V extends Version> {
  /** The texts that name it. */
  readonly identity: readonly (string | null)[];
  inForce: V;
  /** Those that readers pass by, in the order of the journal. */
  readonly superseded: V[];
}

/** Collects records in the order of the journal, and tells for each thing which of them is in force. */
export class Things<V extends Version> {
  readonly #choice: Choice;
  readonly #things = new Map<string, HeldThing<V>>();

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  add(identity: readonly (string | null)[], version: V): HeldThing<V> {
    const name = JSON.stringify(identity);
    const thing = this.#things.get(name);
    if (thing === undefined) {
      const first = { identity, inForce: version, superseded: [] };
      this.#things.set(name, first);
      return first;
    }
    if (supersedes(version, thing.inForce, this.#choice, this.#choice.compared)) {
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

  has(identity: readonly (string | null)[]): boolean {
    return this.#things.has(JSON.stringify(identity));
  }

  /** In the order in which they first come up. */
  all(): HeldThing<V>[] {
    return [...this.#things.values()];
  }
}
