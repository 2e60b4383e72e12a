/** What a rule remembers of the things in a journal: so many at most, so that memory does not grow with the journal. */
const mostKept = 20_000;

/** A map that lets go of what was not set for the longest time. */
export class BoundedMap<Value> {
  readonly #most: number;
  readonly #entries = new Map<string, Value>();
  /** Stands behind the entries that were let go: a search from the front would go over each place that they left. */
  readonly #oldest = this.#entries.keys();

  constructor(most = mostKept) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    // Never at its end, since all entries that are left stand behind it.
    const oldest = this.#oldest.next();
    if (oldest.done !== true) this.#entries.delete(oldest.value);
  }

  values(): Iterable<Value> {
    return this.#entries.values();
  }
}
