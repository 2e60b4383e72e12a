import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FoundFile } from "../../src/host/found-files.ts";
import { find, linkTo, listOf, listed, makeTree, repository, skill } from "./temporary-tree.ts";

const named = ({ kind, path, fileName, folderNames }: FoundFile): unknown[] => [kind, path, fileName, ...folderNames];

describe("links", () => {
  test("A13: linked skills are found once and under their real paths, and circles end", async () => {
    const root = await makeTree({
      ".agents/skills/tidy-imports/SKILL.md": skill("tidy-import"),
      ".agents/skills/tidy-imports/loop": linkTo("."),
      ".agents/skills/linked-skill": linkTo("../../shared/linked-skill"),
      ".claude/skills": linkTo("../.agents/skills"),
      "shared/linked-skill/SKILL.md": skill("linked-skill"),
    });
    const expected = [
      ["skill", ".agents/skills/tidy-imports/SKILL.md", "SKILL.md", "tidy-imports"],
      ["skill", "shared/linked-skill/SKILL.md", "SKILL.md", "linked-skill"],
    ];
    const { files, failures, notes, listedFolders } = await find(root);
    expect(files.map(named)).toEqual(expected);
    expect([failures, notes]).toEqual([[], []]);
    expect(listedFolders).toBeLessThan(15);
    for (const start of [".claude/skills", ".agents/skills", ".claude"]) {
      expect((await find(join(root, start))).files.map(named)).toEqual(expected);
    }
    expect((await find(root, [".claude/skills/tidy-imports/SKILL.md", ".agents/skills/tidy-imports/loop/loop/SKILL.md"])).files.map(named)).toEqual([expected[0]]);
  });

  test("a skill has every name that a link gives to its folder, seen from anywhere", async () => {
    const root = await makeTree({
      ...repository,
      "shared/pdf-v2/SKILL.md": skill("pdf"),
      "shared/pdf-v2/references/x.md": "x",
      ".claude/skills/pdf": linkTo("../../shared/pdf-v2"),
      ".agents/skills/acrobat": linkTo("../../.claude/skills/pdf"),
    });
    const expected = ["skill", "shared/pdf-v2/SKILL.md", "SKILL.md", "pdf-v2", "acrobat", "pdf"];
    const runs = [[], ["shared"], ["shared/pdf-v2/SKILL.md"], [".claude/skills/pdf/SKILL.md"], [".claude/skills"], ["**/SKILL.md"]];
    for (const args of runs) {
      const { files } = await find(root, args);
      expect(files.filter(({ kind }) => kind === "skill").map(named)).toEqual([expected]);
    }
    expect(listed(await find(root, [".claude/skills/pdf"]))).toEqual(["skill shared/pdf-v2/SKILL.md", "skill-resource shared/pdf-v2/references/x.md"]);
  });

  test.each(["/.claude/skills\n", "/.claude/skills/pdf\n"])("the name of a link that git ignores by %j counts nowhere", async (ignoreFile) => {
    const root = await makeTree({
      ...repository,
      ".gitignore": ignoreFile,
      "shared/pdf-v2/SKILL.md": skill("pdf"),
      ".claude/skills/pdf": linkTo("../../shared/pdf-v2"),
    });
    for (const args of [[], ["shared/pdf-v2/SKILL.md"]]) expect((await find(root, args)).files[0]?.folderNames).toEqual(["pdf-v2"]);
  });

  test("a link to the top of a checkout gives it no name either", async () => {
    const root = await makeTree({ ...repository, "SKILL.md": skill("tool"), ".claude/skills/tool": linkTo("../..") });
    for (const args of [[], ["SKILL.md"], [".claude/skills/tool/SKILL.md"]]) expect((await find(root, args)).files[0]?.folderNames).toEqual([]);
  });

  test("a link to the folder around it adds a name and nothing else", async () => {
    const root = await makeTree({
      ".claude/skills": linkTo(".."),
      "wip/SKILL.md": skill("wip"),
      "wip/all": linkTo(".."),
      "docs/x.md": "x",
      "notes/y.md": "y",
    });
    expect((await find(root)).files.map(named)).toEqual([["skill", "wip/SKILL.md", "SKILL.md", "wip"]]);
    const single = await makeTree({ "tool-main/SKILL.md": skill("tool"), "tool-main/.claude/skills/tool": linkTo("../..") });
    for (const args of [["tool-main"], ["tool-main/SKILL.md"]]) {
      expect((await find(single, args)).files.map(named)).toEqual([["skill", "tool-main/SKILL.md", "SKILL.md", "tool-main", "tool"].map((part) => part.replace("tool-main/S", "S"))]);
    }
  });

  test("links that lead to each other end", async () => {
    const files: Record<string, string | { link: string }> = { ...repository, "skills/a/SKILL.md": skill("a") };
    for (let at = 0; at < 12; at += 1) {
      files[`web/n${at}/here.md`] = "x";
      for (let to = 0; to < 12; to += 1) if (to !== at) files[`web/n${at}/to${to}`] = linkTo(`../n${to}`);
      files[`skills/a/web${at}`] = linkTo(`../../web/n${at}`);
    }
    const root = await makeTree(files);
    const { files: found, listedFolders } = await find(root);
    expect(found.filter(({ kind }) => kind === "skill-resource")).toHaveLength(12);
    expect(listedFolders).toBeLessThan(60);
  });

  test("a link to a file gives it the kind of its place", async () => {
    const root = await makeTree({
      ...repository,
      "docs/deploy.md": skill("deploy"),
      "docs/shared.md": "x",
      ".claude/skills/deploy/SKILL.md": linkTo("../../../docs/deploy.md"),
      ".claude/skills/deploy/shared.md": linkTo("../../../docs/shared.md"),
      ".claude/agents": linkTo("../agents"),
      "agents/helper.md": "x",
      "skills/both/skill.md": skill("both"),
      "skills/both/SKILL.md": linkTo("skill.md"),
      "CLAUDE.md": linkTo("docs/shared.md"),
    });
    const { files } = await find(root);
    expect(files.map(named)).toEqual([
      ["prompt", "agents/helper.md", "helper.md", "agents"],
      ["skill", "docs/deploy.md", "SKILL.md", "deploy"],
      ["skill-resource", "docs/shared.md", "shared.md", "deploy"],
      ["skill", "skills/both/skill.md", "SKILL.md", "both"],
    ]);
    expect((await find(root, [".claude/skills/deploy/SKILL.md"])).files.map(named)).toEqual([["skill", "docs/deploy.md", "SKILL.md", "deploy"]]);
  });

  test("an asset becomes a skill where a link puts it among the skills", async () => {
    const root = await makeTree({
      ...repository,
      ".claude/skills/builder/SKILL.md": skill("builder"),
      ".claude/skills/builder/assets/setup/SKILL.md": skill("setup"),
      ".claude/skills/install": linkTo("builder/assets/setup"),
    });
    expect((await find(root)).files.map(named)).toEqual([
      ["skill", ".claude/skills/builder/SKILL.md", "SKILL.md", "builder"],
      ["skill", ".claude/skills/builder/assets/setup/SKILL.md", "SKILL.md", "setup", "install"],
    ]);
  });

  test("what git ignores is found through a link that it does not ignore", async () => {
    const root = await makeTree({
      ...repository,
      ".gitignore": "/installed/\n",
      "installed/a/SKILL.md": skill("a"),
      "installed/a/.gitignore": "cache/\n",
      "installed/a/cache/x.md": "x",
      "installed/b/SKILL.md": skill("b"),
      ".claude/skills/a": linkTo("../../installed/a"),
    });
    expect(await listOf(root)).toEqual(["skill installed/a/SKILL.md"]);
  });

  test("links out of the root, into packages and to nowhere are not followed, and said out loud", async () => {
    const outside = await makeTree({ "secret/SKILL.md": skill("secret"), "secret.md": "secret" });
    const root = await makeTree({
      ...repository,
      ".claude/skills/secret": linkTo(join(outside, "secret")),
      ".claude/skills/file/SKILL.md": linkTo(join(outside, "secret.md")),
      ".claude/skills/gone": linkTo("../../nowhere"),
      ".claude/skills/torn/SKILL.md": linkTo("nowhere.md"),
      ".claude/skills/vendored": linkTo("../../node_modules/pkg/skills/v"),
      "node_modules/pkg/skills/v/SKILL.md": skill("v"),
      "refs": linkTo(".git/refs"),
      "other.md": linkTo(join(outside, "secret.md")),
      "dangling": linkTo("nowhere"),
    });
    const { files, notes, failures } = await find(root);
    expect(files).toEqual([]);
    expect(notes).toEqual([
      "The link `.claude/skills/file/SKILL.md` leaves the root and was not followed; name its target to lint that.",
      "The link `.claude/skills/gone` leads nowhere: does not exist (ENOENT).",
      "The link `.claude/skills/secret` leaves the root and was not followed; name its target to lint that.",
      "The link `.claude/skills/vendored` leads into `node_modules` and was not followed.",
      "`.` holds no documents.",
    ].filter((note) => failures.length === 0 || !note.startsWith("`.`")));
    expect(failures).toEqual([{ path: ".claude/skills/torn/SKILL.md", reason: "does not exist (ENOENT)" }]);
  });

  test("a named link that leaves the project is read and must not be written", async () => {
    const outside = await makeTree({ "pdf-v2/SKILL.md": skill("pdf") });
    const root = await makeTree({ ...repository, ".claude/skills/pdf": linkTo(join(outside, "pdf-v2")) });
    for (const args of [[".claude/skills/pdf/SKILL.md"], [".claude/skills/pdf"]]) {
      const { files } = await find(root, args);
      expect(files).toMatchObject([{ absolutePath: join(outside, "pdf-v2/SKILL.md"), path: "SKILL.md", readOnly: true, folderNames: ["pdf-v2", "pdf"] }]);
    }
    expect((await find(root, [".claude/skills/pdf", join(outside, "pdf-v2")])).files).toMatchObject([{ readOnly: false }]);
  });
});
