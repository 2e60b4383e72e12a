/** As many names as a rule remembers of a journal, so that memory does not grow with it. */
const mostKept = 20_000;

/** A power of two, as all numbers of buckets are. */
const fewestBuckets = 16;

/**
 * The names that were used last, each with a slot: a number, the least that is free, under which a caller keeps what it knows of it, in
 * arrays. Names are told apart by 64 bits of a hash and are not kept, so that no string lives on: one in 10¹² of new names is taken
 * for one that is there. The hash differs from process to process, so that nobody can write names that have the same one.
 */
export class RecentNames {
  readonly #size: number;
  readonly #first = [0];
  readonly #second = [0];
  /** Slots that share a bucket are a chain. In all that follows a slot is one more than it is, and 0 is none. */
  #buckets: number[] = new Array<number>(fewestBuckets).fill(0);
  readonly #chain = [0];
  /** The order of their last use. */
  readonly #older = [0];
  readonly #newer = [0];
  #oldest = 0;
  #newest = 0;
  #count = 0;

  constructor(size = mostKept) {
    this.#size = size;
  }

  /** The slot of a name, which is the newest then. A new one may have the slot of the oldest, which is let go for it. */
  use(name: string): { readonly slot: number; readonly isNew: boolean } {
    const [first, second] = [hash(name, firstSeed, 15), hash(name, secondSeed, 11)];
    let at = this.#buckets[this.#bucketOf(first)] ?? 0;
    while (at !== 0 && (this.#first[at] !== first || this.#second[at] !== second)) at = this.#chain[at] ?? 0;
    const isNew = at === 0;
    if (!isNew) this.#leave(at);
    else at = this.#count < this.#size ? this.#grow() : this.#letGo();
    if (isNew) this.#enter(at, first, second);
    this.#older[at] = this.#newest;
    this.#newer[at] = 0;
    if (this.#newest === 0) this.#oldest = at;
    else this.#newer[this.#newest] = at;
    this.#newest = at;
    return { slot: at - 1, isNew };
  }

  /** The slots from that of the oldest name to that of the newest. */
  *slots(): Generator<number> {
    for (let at = this.#oldest; at !== 0; at = this.#newer[at] ?? 0) yield at - 1;
  }

  /** One place more, and as many buckets as places. */
  #grow(): number {
    if (this.#count === this.#buckets.length) {
      this.#buckets = new Array<number>(this.#count * 2).fill(0);
      for (let at = 1; at <= this.#count; at += 1) this.#chainUp(at);
    }
    this.#count += 1;
    return this.#count;
  }

  #bucketOf(first: number): number {
    return first & (this.#buckets.length - 1);
  }

  #enter(at: number, first: number, second: number): void {
    this.#first[at] = first;
    this.#second[at] = second;
    this.#chainUp(at);
  }

  #chainUp(at: number): void {
    const bucket = this.#bucketOf(this.#first[at] ?? 0);
    this.#chain[at] = this.#buckets[bucket] ?? 0;
    this.#buckets[bucket] = at;
  }

  /** Takes a name out of the order. */
  #leave(at: number): void {
    const [older, newer] = [this.#older[at] ?? 0, this.#newer[at] ?? 0];
    if (older === 0) this.#oldest = newer;
    else this.#newer[older] = newer;
    if (newer === 0) this.#newest = older;
    else this.#older[newer] = older;
  }

  /** Lets the oldest name go; its place is free then. */
  #letGo(): number {
    const gone = this.#oldest;
    this.#leave(gone);
    const bucket = this.#bucketOf(this.#first[gone] ?? 0);
    const next = this.#chain[gone] ?? 0;
    let before = this.#buckets[bucket] ?? 0;
    if (before === gone) {
      this.#buckets[bucket] = next;
      return gone;
    }
    while (this.#chain[before] !== gone) before = this.#chain[before] ?? 0;
    this.#chain[before] = next;
    return gone;
  }
}

const firstSeed = Math.trunc(Math.random() * 2 ** 32);
const secondSeed = Math.trunc(Math.random() * 2 ** 32);

/** 32 bits that each character of a text changes. */
function hash(text: string, seed: number, turn: number): number {
  let bits = seed | 0;
  for (let at = 0; at < text.length; at += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x9e3779b1);
    bits = (bits << turn) | (bits >>> (32 - turn));
  }
  bits = Math.imul(bits ^ (bits >>> 15), 0x9e3779b1);
  return bits ^ (bits >>> 13);
}
