import type { MarkerContract } from "../contract.ts";
import { commentName } from "./comment-name.ts";
import type { LossCode } from "./loss.ts";
import { isLive } from "./live.ts";
import type { Entry, FamilyReading, KeyReading } from "./thread-reading.ts";

/** What became of a marker that does not count. */
export type OutcomeCode =
  | LossCode
  /** A later one takes its place. */
  | "superseded"
  /** One whose head says another key takes its place. */
  | "shadowed"
  /** Readers take an earlier one. */
  | "unread"
  /** An earlier claim stands. */
  | "yields"
  /** A claim that is over. */
  | "ended";

export interface Outcome {
  readonly entry: Entry;
  readonly code: OutcomeCode;
  /** A sentence without a final stop. */
  readonly reason: string;
}

/** Every marker of a family that does not count, in the order of the thread, with the reason. */
export function outcomesOf({ contract, keys, lost }: FamilyReading): Outcome[] {
  const dropped = lost.map(({ loss, ...entry }): Outcome => ({ entry, code: loss.code, reason: loss.reason }));
  return [...dropped, ...keys.flatMap((key) => passedOver(contract, key))].sort((a, b) => a.entry.order - b.entry.order);
}

function passedOver(contract: MarkerContract, key: KeyReading): Outcome[] {
  const counting = new Set(key.inForce);
  const tied = new Set(key.tied);
  const [winner] = key.chosen;
  return key.entries.filter((entry) => !counting.has(entry)).map((entry) => {
    if (entry.marker.loss !== undefined) return { entry, ...entry.marker.loss };
    if (!isLive(contract, entry)) return { entry, code: "ended", reason: entry.marker.state === undefined ? "it states no state" : `its state is \`${entry.marker.state}\`` };
    if (winner === undefined) return { entry, code: "unread", reason: "readers take none" };
    const other = commentName(winner.comment);
    if (contract.thread.live !== undefined) return { entry, code: "yields", reason: `the claim of ${other} was made before it and still stands` };
    if (tied.has(entry)) return { entry, code: contract.read === "first" ? "unread" : "superseded", reason: `it was made in the same second as ${other}, which readers come to first` };
    if (contract.read === "first") return { entry, code: "unread", reason: `readers take the first, which is ${other}` };
    if (winner.marker.headKey !== undefined) {
      const [says, files] = [winner.marker.headKey, winner.marker.key].map((texts) => texts.join(" "));
      return { entry, code: "shadowed", reason: `${other} takes its place: its head says \`${says ?? ""}\`, and its payload \`${files ?? ""}\`` };
    }
    return { entry, code: "superseded", reason: `${other} takes its place as a whole` };
  });
}
