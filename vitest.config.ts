import { defineConfig } from "vitest/config";
import { reporters } from "./vitest.reporters.ts";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/slow/**"],
    testTimeout: 30_000,
    ...reporters,
  },
});
