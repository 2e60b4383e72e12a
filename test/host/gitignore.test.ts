import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NamedFiles } from "../../src/config/file-globs.ts";
import { find, listOf, makeTree, repository, skill } from "./temporary-tree.ts";

const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", env: { ...process.env, HOME: cwd, GIT_CONFIG_NOSYSTEM: "1" }, stdio: ["ignore", "pipe", "ignore"] });

describe("ignore files of git", () => {
  test("nested, anchored, negated and folder patterns", async () => {
    const root = await makeTree({
      ...repository,
      ".git/info/exclude": "/excluded/\n",
      ".gitignore": "/anchored/\nbuild/\n*.tmp\n!keep.tmp\ndeep/**/gone\n\\#odd\n",
      "excluded/SKILL.md": skill("excluded"),
      "anchored/SKILL.md": skill("anchored"),
      "sub/anchored/SKILL.md": skill("anchored"),
      "sub/build/SKILL.md": skill("build"),
      "x.tmp/SKILL.md": skill("x"),
      "keep.tmp/SKILL.md": skill("keep"),
      "deep/a/b/gone/SKILL.md": skill("gone"),
      "deep/gone/SKILL.md": skill("gone"),
      "#odd/SKILL.md": skill("odd"),
      "sub/.gitignore": "/here/\n!/build/\nnested.*\r\n",
      "sub/here/SKILL.md": skill("here"),
      "sub/more/here/SKILL.md": skill("here"),
      "sub/more/nested.x/SKILL.md": skill("x"),
      "nested.x/SKILL.md": skill("x"),
      "file/SKILL.md": skill("file"),
      "file/.gitignore": "SKILL.md\n",
    });
    expect(await listOf(root)).toEqual([
      "skill keep.tmp/SKILL.md",
      "skill nested.x/SKILL.md",
      "skill sub/anchored/SKILL.md",
      "skill sub/build/SKILL.md",
      "skill sub/more/here/SKILL.md",
    ]);
    expect(await listOf(join(root, "sub/more"))).toEqual(["skill sub/more/here/SKILL.md"]);
  });

  test("a folder pattern of a nested file holds at any depth below it, and case counts on every disk", async () => {
    const root = await makeTree({
      ...repository,
      ".gitignore": "Build\n",
      "build/SKILL.md": skill("build"),
      "Build/x/SKILL.md": skill("x"),
      "sub/.gitignore": "cache/\nOUT/\n",
      "sub/cache/SKILL.md": skill("cache"),
      "sub/more/cache/SKILL.md": skill("cache"),
      "sub/out/SKILL.md": skill("out"),
      "cache/SKILL.md": skill("cache"),
    });
    expect(await listOf(root)).toEqual(["skill build/SKILL.md", "skill cache/SKILL.md", "skill sub/out/SKILL.md"]);
  });

  test("a worktree has the exclude file of its repository", async () => {
    const root = await makeTree({
      "main/.git/info/exclude": "secret/\n",
      "main/.git/worktrees/side/commondir": "../..\n",
      "side/.git": "gitdir: ../main/.git/worktrees/side\n",
      "side/secret/SKILL.md": skill("secret"),
      "side/open/SKILL.md": skill("open"),
    });
    expect(await listOf(root, ["side"])).toEqual(["skill open/SKILL.md"]);
  });

  test("a repository inside another one has its own rules alone", async () => {
    const root = await makeTree({
      ...repository,
      ".gitignore": "drafts/\n",
      "drafts/SKILL.md": skill("drafts"),
      "inner/.git": "gitdir: ../.git/modules/inner\n",
      "inner/drafts/SKILL.md": skill("drafts"),
      "inner/.gitignore": "own/\n",
      "inner/own/SKILL.md": skill("own"),
    });
    expect(await listOf(root)).toEqual(["skill inner/drafts/SKILL.md"]);
    expect(await listOf(root, ["inner"])).toEqual(["skill drafts/SKILL.md"]);
  });

  test("files that the configuration or a contract names are found though git ignores them", async () => {
    const files = {
      ...repository,
      ".gitignore": ".tmp/\nlogs/\nvenv/\n*.secret.md\n",
      ".tmp/session.md": "x",
      ".tmp/deep/other.md": "x",
      ".tmp/skills/a/SKILL.md": skill("a"),
      "logs/a/journal.jsonl": "{}",
      "venv/lib/x.md": "x",
      "plan.secret.md": "x",
      "markerlint.config.yaml": "files:\n  .tmp/*.md: note\n  logs/**/*.jsonl: journal\n  /plan.secret.md: note\n",
    };
    const root = await makeTree(files);
    const expected = ["note .tmp/session.md", "journal logs/a/journal.jsonl", "note plan.secret.md"];
    expect(await listOf(root)).toEqual(expected);
    // The root, `.tmp`, `logs` and `logs/a`: in no other folder can a glob match.
    expect((await find(root)).listedFolders).toBe(4);
    const { "markerlint.config.yaml": _config, ...bare } = files;
    const contractFiles = (): NamedFiles[] => [{ base: "", glob: "session.md", kind: "note" }];
    expect(await listOf(await makeTree(bare), [], { config: { contractFiles } })).toEqual(["note .tmp/session.md"]);
  });

  test("agrees with git on any tree and any patterns", { timeout: 120_000 }, async () => {
    const name = fc.constantFrom("a", "b", "ab", "a.md", ".c", "d e", "x[1]");
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
    const pattern = fc
      .tuple(fc.constantFrom("", "!"), fc.constantFrom("", "/", "**/", "\\"), fc.array(fc.constantFrom("a", "b", "a*", "*", "**", "?b", "*.md", ".c", "d e", "x[[]1]", "[ab]"), { minLength: 1, maxLength: 3 }), fc.constantFrom("", "/", "  ", "/**"))
      .map(([negated, start, parts, end]) => negated + start + parts.join("/") + end);
    const ignoreFiles = fc.dictionary(fc.constantFrom(".gitignore", "a/.gitignore", "a/b/.gitignore", "x[1]/.gitignore"), fc.array(pattern, { minLength: 1, maxLength: 4 }), { minKeys: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 8 }), ignoreFiles, async (paths, ignores) => {
        const root = await makeTree({ ".git/": "" });
        git(root, "init", "-q");
        const documents = [...new Set(paths.map((at) => `${at}/SKILL.md`))];
        const all: [string, string][] = [...documents.map((at): [string, string] => [at, "x"]), ...Object.entries(ignores).map(([at, lines]): [string, string] => [at, `${lines.join("\n")}\n`])];
        for (const [at, text] of all) {
          await mkdir(join(root, dirname(at)), { recursive: true });
          await writeFile(join(root, at), text);
        }
        const visible = git(root, "ls-files", "-z", "--others", "--exclude-standard").split("\0").filter((at) => at.endsWith("SKILL.md"));
        const { files } = await find(root, [], { config: { config: false } });
        expect(files.map((file) => file.path).sort()).toEqual(visible.sort());
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});
