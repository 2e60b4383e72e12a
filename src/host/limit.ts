/** Runs tasks in the order in which they come, at most so many at the same time. */
export type Limit = <T>(task: () => Promise<T>) => Promise<T>;

export function createLimit(most: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    // A task that ends hands its place to the first one that waits, so that the count stays as it is.
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
