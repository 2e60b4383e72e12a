import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GitStates } from "../../src/host/git-state.ts";

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), "markerlint-git-"));
  execFileSync("git", ["init", "-q", root]);
  return root;
}

describe("what git does with a file", () => {
  it("is told for names of any kind", () => {
    const root = repository();
    writeFileSync(join(root, ".gitignore"), "*.tmp\n");
    for (const name of ["in.md", "ü b.md", "out.tmp", "forced.tmp", "new.md"]) writeFileSync(join(root, name), "");
    execFileSync("git", ["-C", root, "add", "in.md", "ü b.md"]);
    execFileSync("git", ["-C", root, "add", "-f", "forced.tmp"]);
    const states = new GitStates(root);
    expect(["in.md", "ü b.md", "out.tmp", "forced.tmp", "new.md", "-q"].map((name) => states.of(name))).toEqual(["tracked", "tracked", "ignored", "tracked", "untracked", "untracked"]);
  });

  it("is unknown without a repository", () => {
    expect(new GitStates(mkdtempSync(join(tmpdir(), "markerlint-git-"))).of("a.md")).toBeUndefined();
  });

  it("is unknown in what only looks like one", () => {
    const root = mkdtempSync(join(tmpdir(), "markerlint-git-"));
    writeFileSync(join(root, ".git"), "gitdir: nowhere\n");
    expect(new GitStates(root).of("a.md")).toBeUndefined();
  });
});
