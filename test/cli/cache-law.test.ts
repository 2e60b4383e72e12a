import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KeptDocuments } from "../../src/host/cache/kept-documents.ts";
import { runCached } from "./cache-command.ts";
import { checkLaw, skill } from "./cache-law.ts";
import { goodSkill, makeTree } from "./tree.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the law of the cache", () => {
  it.each([
    ["while files are too young to trust their times", false],
    ["when their times are trusted", true],
  ])("a run with it says what a run without it says, whatever happens to the files: %s", async (_, settled) => {
    const { replayed, found } = await checkLaw(5, settled ? 2 : 1, settled);
    expect(replayed).toBeGreaterThan(0);
    expect(found).toBeGreaterThan(10);
  });

  it("holds for what git knows: staged content, and changes against a revision", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "skills/b/SKILL.md": skill("b", "[x](gone.md)") });
    const git = (...args: string[]): unknown => execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder, stdio: "ignore" });
    git("init");
    const agree = async (...args: string[]): Promise<void> => {
      const { replayed: _, ...plain } = await runCached(args, folder);
      expect(await runCached(["--cache", ...args], folder)).toMatchObject(plain);
    };
    git("add", ".");
    git("commit", "-m", "first");
    await agree("--staged");
    await agree("--changed");
    writeFileSync(join(folder, "skills/a/SKILL.md"), goodSkill("b"));
    await agree("--changed");
    await agree("--staged");
    git("add", ".");
    await agree("--staged");
    mkdirSync(join(folder, "skills/b/gone.md"));
    await agree("--staged");
    await agree();
  });
});

describe("what is done again", () => {
  const names = Array.from({ length: 12 }, (_, index) => `s${String(index)}`);

  it("is the document that changed, and those that asked of the folder that changed", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "markerlint.config.yaml": "rules: {}\n", ...Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, skill(name, "[x](references/x.md)")])), "skills/s0/references/x.md": "# x\n" });
    const kept = vi.spyOn(KeptDocuments.prototype, "keep");
    const again = async (): Promise<string[]> => {
      kept.mockClear();
      await runCached(["--cache"], folder);
      return kept.mock.calls.map(([{ id }]) => id.slice(folder.length + 1)).sort();
    };
    expect(await again()).toHaveLength(13);
    expect(await again()).toEqual([]);
    writeFileSync(join(folder, "skills/s3/SKILL.md"), skill("s3", "[y](references/x.md)"));
    expect(await again()).toEqual(["skills/s3/SKILL.md"]);
    mkdirSync(join(folder, "skills/s4/references"));
    writeFileSync(join(folder, "skills/s4/references/x.md"), "# x\n");
    expect(await again()).toEqual(["skills/s4/SKILL.md", "skills/s4/references/x.md"]);
    writeFileSync(join(folder, "markerlint.config.yaml"), "rules: { skill/name-form: warning }\n");
    // It says nothing of the resources.
    expect(await again()).toEqual(names.map((name) => `skills/${name}/SKILL.md`).sort());
  });

  it("is little where single files are given that a run over all has seen", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ...Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, goodSkill(name)])) });
    await runCached(["--cache"], folder);
    const kept = vi.spyOn(KeptDocuments.prototype, "keep");
    await runCached(["--cache", "skills/s1/SKILL.md", "skills/s2/SKILL.md"], folder);
    await runCached(["--cache", "--fix", "skills/s1/SKILL.md"], folder);
    expect(kept).not.toHaveBeenCalled();
  });

  it("mends the same with and without it", async () => {
    const untidy = "---\nname: a\ndescription: Use it when a number is needed.\nmetadata:\n  version: 1.10\n---\n\n1. a\n3. b\n";
    const fixed = async (args: readonly string[]): Promise<string> => {
      const { folder, read } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": untidy });
      if (args.includes("--cache")) await runCached(["--cache"], folder);
      await runCached(args, folder);
      return read("skills/a/SKILL.md");
    };
    const plain = await fixed(["--fix=unsafe"]);
    expect(plain).not.toBe(untidy);
    expect(await fixed(["--fix=unsafe", "--cache"])).toBe(plain);
  });
});
