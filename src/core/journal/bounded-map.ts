/** What a rule remembers of the things in a journal: so many at most, so that memory does not grow with the journal. */
const mostKept = 20_000;

/** A map that lets go of what was not set for the longest time. */
export class BoundedMap<Value> {
  readonly #most: number;
  readonly #entries = new Map<string, Value>();

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
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  values(): Iterable<Value> {
    return this.#entries.values();
  }
}
