import type { ThreadContract } from "../core/thread/thread-contract.ts";
import { compileHeadPattern } from "./head-pattern.ts";
import { compileSource } from "./relations.ts";
import type { ThreadSource } from "./source.ts";

/** Makes the part of a contract ready that speaks of whole threads. */
export function compileThread(source: ThreadSource = {}): ThreadContract {
  return {
    by: source.by?.map(compileSource),
    surface: source.surface,
    bodies: source.bodies,
    byHeadAlone: source.byHeadAlone ?? false,
    after: (source.after ?? []).map(({ head, when, required, consequence, severity }) => {
      const pattern = compileHeadPattern(head);
      return { fill: (texts) => pattern.fill(texts), when: new Map(Object.entries(when ?? {})), required: required ?? false, consequence, severity: severity ?? "error" };
    }),
    voidWhenEdited: source.voidWhenEdited ?? false,
    live: source.live,
  };
}
