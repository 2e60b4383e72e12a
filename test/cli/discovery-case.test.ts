import { cpSync, existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../rule-modules.ts";
import { runCommandFully as run } from "../run-command.ts";
import { makeTree } from "./tree.ts";

/** The table of runs of fixtures/cases/A28-discovery-dot-dirs/expected.md. */
function copyCase(): string {
  const { folder } = makeTree({});
  const source = join(root, "fixtures/cases/A28-discovery-dot-dirs");
  cpSync(join(source, "input"), folder, { recursive: true });
  cpSync(join(source, "markerlint"), folder, { recursive: true });
  execFileSync("sh", [join(source, "setup.sh")], { cwd: folder });
  return folder;
}

const pathsOf = (stdout: string): string[] => (JSON.parse(stdout) as { files: { path: string }[] }).files.map(({ path }) => path);
const lint = (folder: string, ...args: string[]): ReturnType<typeof run> => run(["--format", "json", ...args], folder);

describe("case A28", () => {
  it("checks what dot folders hold and what the configuration names", async () => {
    const { status, stdout } = await lint(copyCase());
    expect([status, pathsOf(stdout)]).toEqual([1, [".claude/skills/ok-skill/SKILL.md", ".tmp/session.md"]]);
  });

  it("checks a file that git ignores when it is named", async () => {
    expect(pathsOf((await lint(copyCase(), ".tmp/session.md")).stdout)).toEqual([".tmp/session.md"]);
  });

  it("gives the same for every spelling of a path", async () => {
    const folder = copyCase();
    const skill = ".claude/skills/ok-skill/SKILL.md";
    for (const path of [skill, `./${skill}`, join(folder, skill)]) {
      const { status, stdout } = await lint(folder, path);
      expect([status, pathsOf(stdout)]).toEqual([1, [skill]]);
    }
  });

  it("says that a named file is ignored by configuration", async () => {
    const folder = copyCase();
    const draft = ".agents/skills/drafts/wip/SKILL.md";
    for (const path of [draft, join(folder, draft)]) {
      const { status, stdout } = await run([path], folder);
      expect(status).toBe(0);
      expect(stdout).toMatch(/ignored by configuration/);
      expect(stdout).toMatch(/Nothing was linted/);
    }
  });

  it("finds the configuration from below", async () => {
    const folder = copyCase();
    const { status, stdout } = await lint(join(folder, ".claude/skills"));
    expect([status, pathsOf(stdout)]).toEqual([1, [".claude/skills/ok-skill/SKILL.md"]]);
  });

  it("fails for a path that does not exist", async () => {
    expect((await lint(copyCase(), "does-not-exist.md")).status).toBe(2);
  });

  it("never reads what belongs to git", async () => {
    const folder = copyCase();
    expect(existsSync(join(folder, ".git/refs/heads/notes.md"))).toBe(true);
    expect((await lint(folder, ".")).stdout).not.toContain("notes.md");
  });
});
