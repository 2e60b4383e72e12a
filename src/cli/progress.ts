import type { Output } from "./streams.ts";

/** A run that takes longer than this, in milliseconds, says how far it is. */
const patience = 1000;
/** The time between two lines, in milliseconds. */
const pause = 100;

/** One line on a terminal that says which file is being linted; nothing at all anywhere else. */
export class Progress {
  readonly #output: Output;
  readonly #total: number;
  #done = 0;
  #next = performance.now() + patience;
  #shown = false;

  constructor(output: Output, total: number) {
    this.#output = output;
    this.#total = total;
  }

  step(path: string): void {
    this.#done += 1;
    if (this.#output.isTTY !== true || performance.now() < this.#next) return;
    this.#next = performance.now() + pause;
    this.#shown = true;
    const name = path.replaceAll(/[^\x20-\x7E]/g, "?").slice(-50);
    this.#output.write(`\r\u001B[K[${String(this.#done)}/${String(this.#total)}] ${name}`);
  }

  end(): void {
    if (this.#shown) this.#output.write("\r\u001B[K");
  }
}
