import { expect, test } from "vitest";
import { createLimit } from "../../src/host/limit.ts";

test("no more tasks than allowed run at once, all run, and a failure gives its place back", async () => {
  const limit = createLimit(3);
  let running = 0;
  let most = 0;
  const task = (at: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, at % 3));
    running -= 1;
    if (at % 4 === 0) throw new Error(`task ${at}`);
    return at;
  };
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => limit(task(at))));
  expect(most).toBe(3);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(10);
  expect(results[5]).toEqual({ status: "fulfilled", value: 5 });
  expect(await limit(() => Promise.resolve("still open"))).toBe("still open");
});
