import { defineConfig } from "vitest/config";
import { reporters } from "./vitest.reporters.ts";

// What the bundle compiles in a test is nothing to keep for whoever runs it.
const env = { MARKERLINT_CODE_CACHE: "off" };

/** Suites that take minutes: long differential runs, many generated inputs, and the tests of the rules with the reference parser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "slow", include: ["test/slow/**/*.test.ts"], testTimeout: 600_000, env } },
      { test: { name: "remark", include: ["test/rules/**/*.test.ts"], testTimeout: 30_000, pool: "threads", isolate: false, env: { ...env, MARKERLINT_TEST_PARSER: "remark" } } },
    ],
    ...reporters,
  },
});
