import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findCases, runCase } from "../src/testing/run-case.ts";
import { runCommand } from "./run-command.ts";
import { root } from "./rule-modules.ts";

/** Public bug reports re-created, with their right answers: fixtures/cases/README.md. */
const cases = findCases(join(root, "fixtures/cases"));

describe("cases", () => {
  it("are there", () => {
    expect(cases.length).toBeGreaterThanOrEqual(17);
  });

  it.each(cases.map((path) => [path.slice(path.lastIndexOf("/") + 1), path] as const))("%s", async (_name, path) => {
    expect((await runCase(path, runCommand)).problems).toEqual([]);
  });
});
