import { defineConfig } from "vitest/config";
import { reporters } from "./vitest.reporters.ts";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/slow/**"],
    testTimeout: 30_000,
    // No test changes what others share, so they need no processes of their own, which take longer than the tests.
    pool: "threads",
    isolate: false,
    // What the bundle compiles in a test is nothing to keep for whoever runs it.
    env: { MARKERLINT_CODE_CACHE: "off" },
    ...reporters,
  },
});
