import type { Streams } from "./streams.ts";

/** A run that takes longer than this, in milliseconds, says how far it is. */
const patience = 1000;
/** The time between two lines, in milliseconds. */
const pause = 100;

/** One line on a terminal that says which file is being linted; nothing at all anywhere else. */
export class Progress {
  readonly #streams: Pick<Streams, "stderr">;
  readonly #total: number;
  #done = 0;
  #next = Date.now() + patience;
  #shown = false;

  constructor(streams: Pick<Streams, "stderr">, total: number) {
    this.#streams = streams;
    this.#total = total;
  }

  step(path: string): void {
    this.#done += 1;
    // Most runs are over before that, and need no stream of errors.
    if (Date.now() < this.#next || this.#streams.stderr.isTTY !== true) return;
    this.#next = Date.now() + pause;
    this.#shown = true;
    const name = path.replaceAll(/[^\x20-\x7E]/g, "?").slice(-50);
    this.#streams.stderr.write(`\r\u001B[K[${String(this.#done)}/${String(this.#total)}] ${name}`);
  }

  end(): void {
    if (this.#shown) this.#streams.stderr.write("\r\u001B[K");
  }
}
