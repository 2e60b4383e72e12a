import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
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

describe("the bytes of the edge fixtures", () => {
  const bytesOf = (name: string): Buffer => readFileSync(join(root, "fixtures/projects/edge/.claude/skills", name, "SKILL.md"));

  it("are those that an editor or a checkout would have mended", () => {
    expect(bytesOf("crlf").toString("latin1").match(/(?<!\r)\n/)).toBeNull();
    expect(bytesOf("crlf").includes("\r\n")).toBe(true);
    expect([...bytesOf("byte-order-mark").subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytesOf("empty")).toHaveLength(0);
    expect(bytesOf("latin-1").includes(0xe9)).toBe(true);
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytesOf("latin-1"))).toThrow();
  });
});
