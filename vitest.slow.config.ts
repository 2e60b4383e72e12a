import { defineConfig } from "vitest/config";
import { reporters } from "./vitest.reporters.ts";

/** Suites that take minutes: long differential runs and many generated inputs. */
export default defineConfig({
  test: {
    include: ["test/slow/**/*.test.ts"],
    testTimeout: 600_000,
    // What the bundle compiles in a test is nothing to keep for whoever runs it.
    env: { MARKERLINT_CODE_CACHE: "off" },
    ...reporters,
  },
});
