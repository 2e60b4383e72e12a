import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTree } from "./cli/tree.ts";
import { root } from "./rule-modules.ts";
import { runCommandFully } from "./run-command.ts";

/** Whole trees with the text report that the command prints for them; `npx vitest run test/fixtures.test.ts --update` writes it anew. */
const trees = ["projects", "bugs"]
  .filter((group) => existsSync(join(root, "fixtures", group)))
  .flatMap((group) => readdirSync(join(root, "fixtures", group)).map((name) => `${group}/${name}`));

describe("fixtures", () => {
  it.each(trees)("%s", async (name) => {
    // Outside the repository of the project, so that the tree is a project of its own.
    const { folder } = makeTree({ ".git/HEAD": "ref: refs/heads/main\n" });
    cpSync(join(root, "fixtures", name), folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith("expected.txt") });
    const { stdout, stderr } = await runCommandFully([], folder);
    expect(stderr).toBe("");
    await expect(stdout).toMatchFileSnapshot(join(root, "fixtures", name, "expected.txt"));
  });
});
