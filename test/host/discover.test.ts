import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { find, linkTo, listOf, listed, makeTree, repository, skill } from "./temporary-tree.ts";

describe("folders", () => {
  test("A28: dot folders are searched, the database of git and packages never", async () => {
    const root = await makeTree({
      ...repository,
      ".git/refs/heads/SKILL.md": "0000\n",
      ".git/modules/x/skills/y/SKILL.md": "0000\n",
      ".claude/skills/ok-skill/SKILL.md": skill("ok-skill"),
      ".agents/skills/other/SKILL.md": skill("other"),
      ".hidden/deep/er/SKILL.md": skill("er"),
      "node_modules/pkg/skills/x/SKILL.md": skill("x"),
      "packages/a/node_modules/pkg/SKILL.md": skill("pkg"),
      "docs/page.md": "# Page\n",
    });
    expect(await listOf(root)).toEqual([
      "skill .agents/skills/other/SKILL.md",
      "skill .claude/skills/ok-skill/SKILL.md",
      "skill .hidden/deep/er/SKILL.md",
    ]);
  });

  test("the kinds of a tree", async () => {
    const root = await makeTree({
      ...repository,
      ".claude/agents/reviewer.md": "x",
      ".claude/agents/team/deep.md": "x",
      ".claude/agents/README.md": "x",
      ".claude/commands/git/commit.md": "x",
      ".claude/settings.json": "{}",
      ".github/agents/a.agent.md": "x",
      ".github/agents/notes.md": "x",
      ".github/prompts/b.prompt.md": "x",
      ".github/ISSUE_TEMPLATE.md": "x",
      "plugins/p/.claude-plugin/plugin.json": "{}",
      "plugins/p/agents/helper.md": "x",
      "plugins/p/commands/x/run.md": "x",
      "plugins/p/skills/s/SKILL.md": skill("s"),
      "plugins/p/README.md": "x",
      "agents/plain.md": "x",
      "agents/c.agent.md": "x",
      "docs/deep/er/d.prompt.md": "x",
      ".agent.md": "x",
      "docs/agent.md": "x",
      "docs/e.agent.markdown": "x",
      "skills/s/SKILL.md": skill("s"),
      "skills/s/agents/f.agent.md": "x",
      "skills/s/references/a.md": "x",
      "skills/s/references/b.markdown": "x",
      "skills/s/scripts/run.sh": "x",
      "skills/README.md": "x",
    });
    expect(await listOf(root)).toEqual([
      "prompt .claude/agents/reviewer.md",
      "prompt .claude/agents/team/deep.md",
      "prompt .claude/commands/git/commit.md",
      "prompt .github/agents/a.agent.md",
      "prompt .github/prompts/b.prompt.md",
      "prompt agents/c.agent.md",
      "prompt docs/deep/er/d.prompt.md",
      "manifest plugins/p/.claude-plugin/plugin.json",
      "prompt plugins/p/agents/helper.md",
      "prompt plugins/p/commands/x/run.md",
      "skill plugins/p/skills/s/SKILL.md",
      "skill skills/s/SKILL.md",
      "skill-resource skills/s/agents/f.agent.md",
      "skill-resource skills/s/references/a.md",
      "skill-resource skills/s/references/b.markdown",
    ]);
  });

  test("names with spaces, line feeds, glob characters and emoji", async () => {
    const root = await makeTree({
      ...repository,
      "my skills/a b/SKILL.md": skill("a"),
      "skills/line\nfeed/SKILL.md": skill("b"),
      "skills/[id]{x}*(y)/SKILL.md": skill("c"),
      "skills/🙂/SKILL.md": skill("d"),
    });
    const all = ["skill my skills/a b/SKILL.md", "skill skills/[id]{x}*(y)/SKILL.md", "skill skills/line\nfeed/SKILL.md", "skill skills/🙂/SKILL.md"];
    expect(await listOf(root)).toEqual(all);
    expect(await listOf(root, ["my skills/a b/SKILL.md", "skills/line\nfeed/SKILL.md", "skills/[id]{x}*(y)/SKILL.md", "skills/🙂/SKILL.md"])).toEqual(all);
    expect(await listOf(root, ["**/line*/*.md"])).toEqual([all[2]]);
  });

  test("each folder of a large tree is listed once", async () => {
    const files: Record<string, string> = { ...repository };
    for (let group = 0; group < 50; group += 1) {
      for (let at = 0; at < 20; at += 1) {
        const folder = `packages/p${group}/skills/s${at}`;
        files[`${folder}/SKILL.md`] = skill(`s${at}`);
        for (let more = 0; more < 4; more += 1) files[`${folder}/references/r${more}.md`] = "x";
      }
    }
    const root = await makeTree(files);
    const discovery = await find(root);
    expect(discovery.files).toHaveLength(5000);
    // The root, `packages`, and for each group two folders and 20 skills with one folder each.
    expect(discovery.listedFolders).toBe(2 + 50 * (2 + 20 * 2));
  });

  test("a folder without documents is said out loud", async () => {
    const root = await makeTree({ ...repository, "docs/page.md": "x" });
    expect(await find(root, ["docs"])).toMatchObject({ files: [], notes: ["`docs` holds no documents."], usageErrors: [] });
    expect((await find(root, [".git"])).notes).toEqual(["`.git` belongs to git and is not searched."]);
  });
});

describe("what a skill owns", () => {
  test("A14: a SKILL.md among the files of a skill is its asset", async () => {
    const root = await makeTree({
      ...repository,
      ".claude/skills/module-builder/SKILL.md": skill("module-builder"),
      ".claude/skills/module-builder/assets/setup-template/SKILL.md": skill("setup"),
      ".claude/skills/module-builder/assets/skills/inner/SKILL.md": skill("inner"),
      ".claude/skills/module-builder/assets/.claude/agents/x.md": "x",
      ".claude/skills/module-builder/node_modules/tracer/lib/SKILL.md": "none",
    });
    const base = ".claude/skills/module-builder";
    const assets = [
      `skill-resource ${base}/assets/.claude/agents/x.md`,
      `skill-resource ${base}/assets/setup-template/SKILL.md`,
      `skill-resource ${base}/assets/skills/inner/SKILL.md`,
    ];
    expect(await listOf(root)).toEqual([`skill ${base}/SKILL.md`, ...assets]);
    // The same from within, and for a file alone.
    expect(await listOf(join(root, base, "assets"))).toEqual(assets);
    expect(await listOf(root, [`${base}/assets/setup-template/SKILL.md`])).toEqual([assets[1]]);
    expect(await listOf(root, [`${base}/assets/skills`])).toEqual([assets[2]]);
    // A package in a skill is none of its assets, for those who name it.
    expect(await listOf(root, [`${base}/node_modules/tracer/lib/SKILL.md`])).toEqual([`skill ${base}/node_modules/tracer/lib/SKILL.md`]);
  });

  test("without a repository an inner folder still belongs to its skill", async () => {
    const root = await makeTree({ "my-skill/SKILL.md": skill("my-skill"), "my-skill/assets/tpl/SKILL.md": skill("tpl") });
    const expected = ["skill-resource assets/tpl/SKILL.md"];
    expect(await listOf(root, ["my-skill/assets"])).toEqual(expected);
    expect(await listOf(root, ["my-skill/assets/tpl/SKILL.md"])).toEqual(expected);
  });

  test("a skill at the top of a repository leaves the skills, clients and plugins in it alone", async () => {
    const root = await makeTree({
      ...repository,
      "SKILL.md": skill("collection"),
      "references/guide.md": "x",
      "README.md": "x",
      "examples/demo/SKILL.md": skill("demo"),
      "skills/a/SKILL.md": skill("a"),
      "skills/a/templates/t/SKILL.md": skill("t"),
      "frontend/README.md": "x",
      "frontend/css/SKILL.md": skill("css"),
      "frontend/css/deep/SKILL.md": skill("deep"),
      "frontend/templates/t/SKILL.md": skill("t"),
      ".claude/skills/b/SKILL.md": skill("b"),
      ".claude/agents/c.md": "x",
      "plugins/p/skills/d/SKILL.md": skill("d"),
    });
    expect(await listOf(root)).toEqual([
      "prompt .claude/agents/c.md",
      "skill .claude/skills/b/SKILL.md",
      "skill-resource README.md",
      "skill SKILL.md",
      "skill-resource examples/demo/SKILL.md",
      "skill-resource frontend/README.md",
      "skill frontend/css/SKILL.md",
      "skill-resource frontend/css/deep/SKILL.md",
      "skill-resource frontend/templates/t/SKILL.md",
      "skill plugins/p/skills/d/SKILL.md",
      "skill-resource references/guide.md",
      "skill skills/a/SKILL.md",
      "skill-resource skills/a/templates/t/SKILL.md",
    ]);
  });

  test("a misplaced SKILL.md in a skills folder does not hide the skills below it", async () => {
    const root = await makeTree({
      ...repository,
      ".claude/skills/SKILL.md": skill("skills"),
      ".claude/skills/a/SKILL.md": skill("a"),
      ".claude/skills/skills/SKILL.md": skill("skills"),
      ".claude/skills/skills/assets/SKILL.md": skill("t"),
    });
    expect(await listOf(root)).toEqual([
      "skill .claude/skills/SKILL.md",
      "skill .claude/skills/a/SKILL.md",
      "skill .claude/skills/skills/SKILL.md",
      "skill-resource .claude/skills/skills/assets/SKILL.md",
    ]);
  });
});

describe("miscased entry points", () => {
  test("A12: skill.md below the skills of a client is a skill with a wrong name", async () => {
    const root = await makeTree({ ".claude/skills/contract-check/skill.md": "no front matter", ".agents/skills/x/Skill.md": skill("x") });
    const { files } = await find(root);
    expect(files.map(({ kind, path, fileName, folderNames }) => ({ kind, path, fileName, folderNames }))).toEqual([
      { kind: "skill", path: ".agents/skills/x/Skill.md", fileName: "Skill.md", folderNames: ["x"] },
      { kind: "skill", path: ".claude/skills/contract-check/skill.md", fileName: "skill.md", folderNames: ["contract-check"] },
    ]);
  });

  test("elsewhere its content decides, and an exact SKILL.md beside it settles the matter", async () => {
    const root = await makeTree({
      ...repository,
      "docs/skill.md": "---\ntitle: Skill\ndescription: The skill page.\n---\n",
      "site/skill.md": "---\nname: product\ndescription: For agents.\n---\n",
      "docs/skills/intro/skill.md": "# What a skill is\n",
      "skill.md": skill("top"),
      "my-tool/skill.md": skill("my-tool"),
      "skills/a/skill.md": "---\r\ndescription: With CRLF.\r\n---\r\n",
      "skills/b/SKILL.md": skill("b"),
      "skills/b/skill.md": skill("b"),
    });
    expect(await listOf(root)).toEqual([
      "skill my-tool/skill.md",
      "skill skills/a/skill.md",
      "skill skills/b/SKILL.md",
      "skill-resource skills/b/skill.md",
    ]);
    expect(await listOf(root, ["docs/skill.md"])).toEqual(["markdown docs/skill.md"]);
  });
});

describe("files and globs", () => {
  test("a file that is named is found, ignored by git or in a package", async () => {
    const root = await makeTree({
      ...repository,
      ".gitignore": "dist/\n*.draft.md\n",
      "dist/skills/a/SKILL.md": skill("a"),
      "node_modules/p/SKILL.md": skill("p"),
      "x.draft.md": "x",
      ".git/COMMIT_EDITMSG.md": "x",
    });
    const args = ["dist/skills/a/SKILL.md", "node_modules/p/SKILL.md", "x.draft.md", ".git/COMMIT_EDITMSG.md"];
    const { files } = await find(root, args);
    expect(listed({ files })).toEqual(["markdown .git/COMMIT_EDITMSG.md", "skill dist/skills/a/SKILL.md", "skill node_modules/p/SKILL.md", "markdown x.draft.md"]);
    expect(files.every(({ explicit }) => explicit)).toBe(true);
    // A folder that is named is searched too, by the ignore files in it alone.
    expect(await listOf(root, ["dist", "node_modules/p"])).toEqual(["skill dist/skills/a/SKILL.md", "skill node_modules/p/SKILL.md"]);
    expect(await listOf(root)).toEqual([]);
  });

  test("the kind of captured comments and journals is told from their text", async () => {
    const root = await makeTree({
      "rest.json": '[{"id":1,"user":{"type":"User"},"body":"hi"}]',
      "view.json": '{"author":{},"body":"hi","comments":[]}',
      "lines.ndjson": '\n{"id":1,"body":"a"}\n{"id":2,"body":"b"}\n',
      "session-journal.jsonl": '{"ts":"2026-03-04T10:00:00Z","type":"note","body":"x"}\n',
      "torn.jsonl": '{"ts":',
      "package.json": '{"name":"x"}',
      "long.json": `[{"title":"${"x".repeat(70_000)}"}]`,
      "page.md": "x",
      "script.sh": "x",
    });
    const { files, usageErrors } = await find(root, await readdir(root));
    expect(listed({ files })).toEqual([
      "thread lines.ndjson",
      "markdown page.md",
      "thread rest.json",
      "journal session-journal.jsonl",
      "journal torn.jsonl",
      "thread view.json",
    ]);
    expect(usageErrors).toHaveLength(3);
    expect(usageErrors.join()).toContain("`script.sh`");
    expect(await listOf(root, ["script.sh", "page.md"], { kind: "comment" })).toEqual(["comment page.md", "comment script.sh"]);
  });

  test("a quoted glob", async () => {
    const root = await makeTree({
      ...repository,
      ".gitignore": "dist/\n",
      "skills/a/SKILL.md": skill("a"),
      "skills/a/x.txt": "x",
      "skills/.b/SKILL.md": skill("b"),
      "dist/skills/c/SKILL.md": skill("c"),
      "docs/x.md": "x",
    });
    const skills = ["skill skills/.b/SKILL.md", "skill skills/a/SKILL.md"];
    expect(await listOf(root, ["**/SKILL.md"])).toEqual(skills);
    expect(await listOf(join(root, "docs"), ["../skills/**/SKILL.md"])).toEqual(skills);
    expect(await listOf(root, [join(root, "skills/*/SKILL.{md,txt}")])).toEqual(skills);
    expect(await listOf(root, ["d*/*.md"])).toEqual(["markdown docs/x.md"]);
    expect(await listOf(root, ["*.md"])).toEqual([]);
    expect(await listOf(root, ["dist/**/*.md"])).toEqual(["skill dist/skills/c/SKILL.md"]);
    expect(await listOf(root, ["docs/*.md"], { kind: "comment" })).toEqual(["comment docs/x.md"]);
  });

  test("what leads nowhere is an error of usage", async () => {
    const root = await makeTree({ ...repository, "skills/a/SKILL.md": skill("a") });
    const { files, usageErrors } = await find(root, ["gone.md", "skills/*/GONE.md", "gone/**/*.md", "skills/a/SKILL.md/x", "", "a/**/b/**/c/**/d/**/e/**"]);
    expect(files).toEqual([]);
    expect(usageErrors).toEqual([
      "`gone.md` does not exist.",
      "`skills/*/GONE.md` matches no file to lint; what git ignores is passed by.",
      "`gone/**/*.md` matches nothing.",
      "`skills/a/SKILL.md/x` does not exist.",
      "A path is empty.",
      "The glob `a/**/b/**/c/**/d/**/e/**` has more than four `**`.",
    ]);
  });

  test("the same from every folder and for every spelling", async () => {
    const root = await makeTree({
      ...repository,
      "markerlint.config.yaml": 'ignore: ["**/drafts/**"]\n',
      ".claude/skills/ok-skill/SKILL.md": skill("ok"),
      ".agents/skills/drafts/wip/SKILL.md": "x",
      "a/b/c/": "",
    });
    const path = ".claude/skills/ok-skill/SKILL.md";
    const [whole] = (await find(root)).files;
    expect(whole).toMatchObject({ path, root, kind: "skill", folderNames: ["ok-skill"], explicit: false });
    const runs = [
      await find(root, [path]),
      await find(root, [`./${path}`]),
      await find(root, [join(root, path)]),
      await find(join(root, "a/b/c"), [`../../../${path}`]),
      await find(join(root, ".claude/skills/ok-skill"), ["SKILL.md"]),
      await find(join(root, ".claude/skills")),
      await find(join(root, ".claude/skills/ok-skill"), ["."]),
      await find("/", [join(root, ".claude")]),
    ];
    for (const { files } of runs) {
      expect(files.map(({ explicit: _explicit, kindSource: _kindSource, config, ...rest }) => ({ ...rest, config: config.file }))).toEqual([
        { absolutePath: join(root, path), root, path, fileName: "SKILL.md", kind: "skill", folderNames: ["ok-skill"], readOnly: false, config: join(root, "markerlint.config.yaml") },
      ]);
    }
    const draft = ".agents/skills/drafts/wip/SKILL.md";
    for (const spelled of [draft, join(root, draft), `./${draft}`, ".agents/skills/drafts/wip"]) {
      const { files, notes, usageErrors } = await find(root, [spelled]);
      expect([files, usageErrors]).toEqual([[], []]);
      expect(notes).toEqual([`\`${spelled}\` is ignored by configuration (\`**/drafts/**\` in markerlint.config.yaml).`]);
    }
    expect((await find(root, [".agents/**/SKILL.md"])).notes).toEqual(["All that `.agents/**/SKILL.md` matches is ignored by configuration."]);
  });

  test("several arguments with several roots give each file once", async () => {
    const root = await makeTree({
      "one/.git/HEAD": "x",
      "one/skills/a/SKILL.md": skill("a"),
      "one/vendor/two/.git": "gitdir: ../../.git/modules/two\n",
      "one/vendor/two/skills/b/SKILL.md": skill("b"),
      "three/.git/HEAD": "x",
      "three/SKILL.md": skill("three"),
    });
    const outer = await find(root, ["one"]);
    expect(listed(outer)).toEqual(["skill skills/a/SKILL.md", "skill vendor/two/skills/b/SKILL.md"]);
    expect(listed(await find(root, ["one/vendor/two"]))).toEqual(["skill skills/b/SKILL.md"]);
    for (const args of [["one", "one/vendor/two", "three"], ["three", "one/vendor/two/skills/b/SKILL.md", "one", "one/skills"]]) {
      const { files } = await find(root, args);
      expect(files.map((file) => [file.root, file.path])).toEqual([
        [join(root, "one"), "skills/a/SKILL.md"],
        [join(root, "one"), "vendor/two/skills/b/SKILL.md"],
        [join(root, "three"), "SKILL.md"],
      ]);
    }
  });

  test("the folder of a checkout has no name", async () => {
    const root = await makeTree({ "clone-17/.git/HEAD": "x", "clone-17/SKILL.md": skill("tool"), "plain/SKILL.md": skill("plain") });
    expect((await find(root, ["clone-17"])).files[0]?.folderNames).toEqual([]);
    expect((await find(root, ["clone-17/SKILL.md"])).files[0]?.folderNames).toEqual([]);
    expect((await find(root, ["plain"])).files[0]?.folderNames).toEqual(["plain"]);
  });
});

describe("what cannot be read", () => {
  test.skipIf(process.getuid?.() === 0)("an unreadable folder is a failure and not the end", async () => {
    const root = await makeTree({ ...repository, "skills/a/SKILL.md": skill("a"), "closed/": "" });
    const { chmod } = await import("node:fs/promises");
    await chmod(join(root, "closed"), 0);
    const { files, failures } = await find(root);
    await chmod(join(root, "closed"), 0o755);
    expect(listed({ files })).toEqual(["skill skills/a/SKILL.md"]);
    expect(failures).toEqual([{ path: "closed", reason: "permission denied (EACCES)" }]);
  });

  test("a link in a circle that is named is a failure", async () => {
    const root = await makeTree({ ...repository, "loop": linkTo("loop") });
    expect((await find(root, ["loop"])).failures).toEqual([{ path: "loop", reason: "links that lead in a circle (ELOOP)" }]);
  });

  test("a pipe is no file", async () => {
    const root = await makeTree(repository);
    const { execFileSync } = await import("node:child_process");
    for (const name of ["SKILL.md", "package.json", ".gitignore"]) execFileSync("mkfifo", [join(root, name)]);
    expect((await find(root, ["SKILL.md"])).usageErrors).toEqual(["`SKILL.md` is neither a file nor a folder."]);
    expect((await find(root)).files).toEqual([]);
  });
});
