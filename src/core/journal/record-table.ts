import type { Span } from "../span.ts";
import { packTime, unpackTime } from "./times.ts";

/** The time and the line of one record for each slot, in arrays of numbers: objects would take some ten times as much, and all of them be moved when memory is tidied up. */
export class RecordTable {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #times: number[] = [];
  /** The times that are no number, by their slots. */
  readonly #texts = new Map<number, string>();

  set(slot: number, time: string, { start, end }: Span): void {
    const packed = packTime(time);
    this.#starts[slot] = start;
    this.#ends[slot] = end;
    this.#times[slot] = packed ?? Number.NaN;
    if (packed === undefined) this.#texts.set(slot, time);
    else if (this.#texts.size > 0) this.#texts.delete(slot);
  }

  /** The text of the time. */
  timeAt(slot: number): string {
    return this.#texts.get(slot) ?? unpackTime(this.#times[slot] ?? Number.NaN);
  }

  lineAt(slot: number): Span {
    return { start: this.#starts[slot] ?? 0, end: this.#ends[slot] ?? 0 };
  }
}
