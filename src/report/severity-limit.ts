import type { Severity } from "../core/diagnostic.ts";
import { severities } from "./visible.ts";

/** The worst of all, as many as `limit`, still in their order. */
export function worstWithin<T>(all: readonly T[], limit: number, severityOf: (each: T) => Severity): readonly T[] {
  if (all.length <= limit) return all;
  let room = limit;
  const kept = new Set<T>();
  for (const wanted of severities) {
    for (const each of all) {
      if (severityOf(each) !== wanted) continue;
      if (room === 0) break;
      kept.add(each);
      room -= 1;
    }
  }
  return all.filter((each) => kept.has(each));
}
