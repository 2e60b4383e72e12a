import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runCached } from "../cli/cache-command.ts";
import { checkLaw } from "../cli/cache-law.ts";
import { makeTree } from "../cli/tree.ts";
import { root } from "../rule-modules.ts";

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

describe("the projects of the fixtures", () => {
  const projects = readdirSync(join(root, "fixtures/projects"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it.each(projects.map(({ name }) => name))("give the same with what was kept of the run and of the documents: %s", async (name) => {
    const { folder: location } = makeTree({});
    const project = join(root, "fixtures/projects", name);
    const args = ["--format", "json", "."];
    const { replayed: _, ...plain } = await runCached(args, project);
    const cached = ["--cache", "--cache-location", location, ...args];
    expect(await runCached(cached, project)).toMatchObject(plain);
    expect(await runCached(cached, project)).toMatchObject(plain);
    for (const each of readdirSync(location)) if (each.startsWith("run-")) rmSync(join(location, each));
    expect(await runCached(cached, project)).toMatchObject(plain);
  });
});
