import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

const identity = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@example.com", GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@example.com", GIT_CONFIG_NOSYSTEM: "1" };

function repository(files: Readonly<Record<string, string>>): { folder: string; git: (...args: string[]) => string; write: (path: string, text: string) => void } {
  const { folder } = makeTree(files);
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, env: { ...process.env, ...identity, HOME: folder }, encoding: "utf8" });
  git("init", "-q", "-b", "main");
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return { folder, git, write };
}

async function staged(folder: string): Promise<string[]> {
  const { stdout } = await run(["--staged", "--format", "json"], folder);
  const { files } = JSON.parse(stdout) as { files: { path: string; diagnostics: { ruleId: string }[] }[] };
  return files.flatMap(({ path, diagnostics }) => [path, ...diagnostics.map(({ ruleId }) => `  ${ruleId}`)]);
}

const linked = (to: string): string => `${goodSkill("a")}\nRead [more](${to}).\n`;

describe("--staged", () => {
  it("reads the staged text and not that of the disk, be it better or worse", async () => {
    const { folder, git, write } = repository({ "nested/my skills/a/SKILL.md": goodSkill("wrong"), "b/SKILL.md": goodSkill("b") });
    git("add", ".");
    write("nested/my skills/a/SKILL.md", goodSkill("a"));
    write("b/SKILL.md", goodSkill("wrong"));
    expect(await staged(folder)).toEqual(["b/SKILL.md", "nested/my skills/a/SKILL.md", "  skill/name-matches-folder"]);
    git("add", ".");
    expect(await staged(folder)).toEqual(["b/SKILL.md", "  skill/name-matches-folder", "nested/my skills/a/SKILL.md"]);
  });

  it("knows a staged file that is no longer on the disk", async () => {
    const { folder, git } = repository({ "skills/a/SKILL.md": goodSkill("wrong"), "skills/a/references/x.md": "[x](gone.md)\n", "notes.md": "Hello.\n" });
    git("add", ".");
    rmSync(join(folder, "skills"), { recursive: true });
    rmSync(join(folder, "notes.md"));
    expect(await staged(folder)).toEqual(["skills/a/SKILL.md", "  skill/name-matches-folder"]);
  });

  it("asks the index whether a linked file exists", async () => {
    const { folder, git, write } = repository({ "skills/a/SKILL.md": linked("references/more.md"), "skills/a/references/more.md": "# More\n" });
    git("add", "skills/a/SKILL.md");
    expect(await staged(folder)).toEqual(["skills/a/SKILL.md", "  links/exists"]);
    git("add", ".");
    expect(await staged(folder)).toContain("skills/a/SKILL.md");
    expect(await staged(folder)).not.toContain("  links/exists");
    git("commit", "-qm", "one");
    rmSync(join(folder, "skills/a/references"), { recursive: true });
    write("skills/a/SKILL.md", `${linked("references/more.md")}\nMore.\n`);
    git("add", "skills/a/SKILL.md");
    expect(await staged(folder)).toEqual(["skills/a/SKILL.md"]);
    git("add", "-A");
    expect(await staged(folder)).toEqual(["skills/a/SKILL.md", "  links/exists"]);
  });

  it("follows links of the index on the disk", async () => {
    if (process.platform === "win32") return;
    const { folder, git } = repository({ "skills/a/SKILL.md": linked("shared/more.md"), "shared/more.md": "# More\n" });
    symlinkSync("../../shared", join(folder, "skills/a/shared"));
    git("add", ".");
    expect(await staged(folder)).not.toContain("  links/exists");
  });
});
