import { join } from "node:path";
import { expect, test } from "vitest";
import { RootFinder } from "../../src/host/root.ts";
import { makeTree, skill } from "./temporary-tree.ts";

test.each([
  ["a repository", { "r/.git/HEAD": "x", "r/a/markerlint.config.yaml": "", "r/a/b/.claude/skills/": "" }, "r/a/b/.claude/skills", "r"],
  ["a worktree", { "r/.git": "gitdir: x", "r/a/": "" }, "r/a", "r"],
  ["the nearest of two repositories", { "r/.git/HEAD": "x", "r/s/.git/HEAD": "x", "r/s/a/": "" }, "r/s/a", "r/s"],
  ["a configuration", { "r/a/markerlint.config.js": "", "r/a/b/.claude/skills/": "" }, "r/a/b/.claude/skills", "r/a"],
  ["a key of package.json", { "r/package.json": '{"markerlint":{}}', "r/a/package.json": "{}", "r/a/b/": "" }, "r/a/b", "r"],
  ["a dot folder", { "r/.claude/skills/a/": "" }, "r/.claude/skills/a", "r"],
  ["the outermost dot folder", { "r/.agents/skills/a/templates/.claude/agents/": "" }, "r/.agents/skills/a/templates/.claude/agents", "r"],
  ["a dot folder beside the path", { "r/.agents/skills/": "", "r/shared/linked/": "" }, "r/shared/linked", "r"],
  ["scratchpads", { "r/.tmp/x/": "" }, "r/.tmp/x", "r"],
  ["the outermost skill", { "r/my/SKILL.md": skill("my"), "r/my/assets/t/SKILL.md": skill("t") }, "r/my/assets/t", "r/my"],
  ["nothing at all", { "r/a/b/": "" }, "r/a/b", "r/a/b"],
])("%s", async (_name, files, from, root) => {
  const tree = await makeTree(files);
  expect(await new RootFinder().rootOf(join(tree, from))).toBe(join(tree, root));
});
