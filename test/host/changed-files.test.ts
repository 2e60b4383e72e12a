import { execFileSync } from "node:child_process";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { changedFiles, GitError, readStaged, stagedFiles } from "../../src/host/changed-files.ts";
import { discoverListed } from "../../src/host/discover-listed.ts";
import { configSource, linkTo, listed, makeTree, skill } from "./temporary-tree.ts";

const identity = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@example.com", GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@example.com" };

function git(cwd: string, ...args: string[]): void {
  execFileSync("git", args, { cwd, env: { ...process.env, ...identity, HOME: cwd, GIT_CONFIG_NOSYSTEM: "1" }, stdio: "ignore" });
}

async function write(root: string, path: string, text: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function makeRepository(): Promise<string> {
  const root = await makeTree({ "a.md": "a\n", "b.md": "b\n", "gone.md": "g\n", "old name.md": "a long enough text to be found again\n", ".gitignore": "ignored/\n" });
  git(root, "init", "-q", "-b", "main");
  git(root, "add", "-A");
  git(root, "commit", "-qm", "one");
  return root;
}

describe("files that changed", () => {
  test("since the last commit, with new files and odd names, from any folder", async () => {
    const root = await makeRepository();
    await write(root, "a.md", "changed\n");
    await write(root, "new/line\nfeed 🙂.md", "x");
    await write(root, "-rf.md", "x");
    await write(root, "ignored/x.md", "x");
    await write(root, "staged.md", "x");
    git(root, "add", "staged.md");
    await rm(join(root, "gone.md"));
    await rename(join(root, "old name.md"), join(root, "new name.md"));
    git(root, "config", "diff.relative", "true");
    const expected = { root, paths: ["-rf.md", "a.md", "new name.md", "new/line\nfeed 🙂.md", "staged.md"] };
    expect(await changedFiles(root)).toEqual(expected);
    expect(await changedFiles(join(root, "new"))).toEqual(expected);
  });

  test("since a branch was left, without what others did there", async () => {
    const root = await makeRepository();
    git(root, "switch", "-qc", "topic");
    await write(root, "topic.md", "x");
    git(root, "add", "-A");
    git(root, "commit", "-qm", "topic");
    git(root, "switch", "-q", "main");
    await write(root, "b.md", "theirs\n");
    git(root, "commit", "-qam", "theirs");
    git(root, "switch", "-q", "topic");
    await write(root, "a.md", "mine\n");
    expect((await changedFiles(root, "main")).paths).toEqual(["a.md", "topic.md"]);
    expect((await changedFiles(root, "HEAD~1")).paths).toEqual(["a.md", "topic.md"]);
    git(root, "commit", "-qam", "mine");
    git(root, "switch", "-q", "--orphan", "other");
    await write(root, "lone.md", "x");
    git(root, "add", "-A");
    git(root, "commit", "-qm", "lone");
    expect((await changedFiles(root, "main")).paths).toContain("lone.md");
  });

  test("before the first commit", async () => {
    const root = await makeTree({ "a.md": "a", "b.md": "b" });
    git(root, "init", "-q");
    git(root, "add", "a.md");
    expect((await changedFiles(root)).paths).toEqual(["a.md", "b.md"]);
    expect((await stagedFiles(root)).paths).toEqual(["a.md"]);
  });

  test("staged content is that of the index", async () => {
    const root = await makeRepository();
    await write(root, "a.md", "staged\n");
    await write(root, "odd\n:name 🙂.md", "odd\n");
    git(root, "add", "-A");
    await write(root, "a.md", "later\n");
    await write(root, "b.md", "not staged\n");
    git(root, "rm", "-q", "gone.md");
    expect(await stagedFiles(root)).toEqual({ root, paths: ["a.md", "odd\n:name 🙂.md"] });
    expect(Buffer.from(await readStaged(root, "a.md")).toString()).toBe("staged\n");
    expect(Buffer.from(await readStaged(root, "odd\n:name 🙂.md")).toString()).toBe("odd\n");
    await expect(readStaged(root, "nowhere.md")).rejects.toThrow(GitError);
  });

  test("clear errors", async () => {
    const outside = await makeTree({});
    await expect(changedFiles(outside)).rejects.toThrow(`\`${outside}\` is not in a git repository; name the files.`);
    const root = await makeRepository();
    await expect(changedFiles(root, "no-such-branch")).rejects.toThrow("git knows no commit `no-such-branch`; a shallow clone may lack it.");
    await expect(changedFiles(root, "--output=/tmp/x")).rejects.toThrow("git knows no commit `--output=/tmp/x`");
    await expect(stagedFiles(join(root, ".git"))).rejects.toThrow(GitError);
    const path = process.env["PATH"];
    process.env["PATH"] = outside;
    await expect(stagedFiles(root)).rejects.toThrow("git was not found; install it or name the files.").finally(() => {
      process.env["PATH"] = path;
    });
  });
});

describe("a list that git made", () => {
  test("gives the documents of a search and nothing else", async () => {
    const outside = await makeTree({ "secret.md": "s" });
    const root = await makeTree({
      ".git/HEAD": "x",
      "markerlint.config.yaml": "ignore: [drafts/]\nfiles: { plan.md: note }\n",
      "skills/a/SKILL.md": skill("a"),
      "skills/a/assets/SKILL.md": skill("b"),
      "skills/a/secret.md": linkTo(join(outside, "secret.md")),
      "skills/linked/SKILL.md": linkTo("../../docs/skill.md"),
      "docs/skill.md": skill("linked"),
      "docs/page.md": "x",
      "plan.md": "x",
      "drafts/SKILL.md": "x",
      "node_modules/x/SKILL.md": "x",
      "sub/": "",
    });
    const paths = ["skills/a/SKILL.md", "skills/a/assets/SKILL.md", "skills/a/secret.md", "skills/linked/SKILL.md", "docs/page.md", "plan.md", "drafts/SKILL.md", "node_modules/x/SKILL.md", "sub", "gone.md", "gone/x/SKILL.md"];
    const discovery = await discoverListed(paths, root, { configs: configSource(root) });
    expect(listed(discovery)).toEqual(["skill docs/skill.md", "note plan.md", "skill skills/a/SKILL.md", "skill-resource skills/a/assets/SKILL.md"]);
    expect(discovery).toMatchObject({ notes: [], failures: [], usageErrors: [] });
    expect(discovery.files.map(({ folderNames }) => folderNames[0])).toEqual(["linked", undefined, "a", "assets"]);
  });
});
