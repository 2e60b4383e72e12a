import type { MarkerContract } from "../contract.ts";
import type { Entry } from "./thread-reading.ts";

/** Whether a claim still stands; a record that is no claim always does. */
export function isLive({ thread: { live } }: MarkerContract, { marker: { state } }: Entry): boolean {
  return live === undefined || (state !== undefined && live.words.includes(state));
}
