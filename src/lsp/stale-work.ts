import { setImmediate } from "node:timers/promises";

/** How long rules run before the server reads what its client sent meanwhile, in milliseconds. */
const slice = 8;

/** Thrown to end an analysis whose document has changed or was closed. */
export class StaleWork extends Error {}

/** What is done between two rules of an analysis: messages of the client are read now and then, and work that is stale ends. */
export function breathe(isStale: () => boolean): () => Promise<void> | undefined {
  let since = performance.now();
  const end = (): void => {
    if (isStale()) throw new StaleWork("the document has changed");
  };
  return () => {
    end();
    if (performance.now() - since < slice) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
      end();
    });
  };
}
