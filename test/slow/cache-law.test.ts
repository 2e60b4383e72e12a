import { afterEach, describe, expect, it, vi } from "vitest";
import { checkLaw } from "../cli/cache-law.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the law of the cache", () => {
  it.each([11, 12, 13, 14])("holds for many changes of many kinds, with the seed %i", async (seed) => {
    const { replayed, found } = await checkLaw(60, seed, seed % 2 === 0);
    expect(replayed).toBeGreaterThan(10);
    expect(found).toBeGreaterThan(100);
  });
});
