import { join } from "node:path";
import { expect, test } from "vitest";
import { discoverText, type TextPlace } from "../../src/host/discover-text.ts";
import { configSource, find, linkTo, makeTree, repository, skill } from "./temporary-tree.ts";

const place = (cwd: string, path: string, text = ""): Promise<TextPlace> => discoverText(path, text, cwd, { configs: configSource(cwd) });

test("a text has the place and the kind of its file", async () => {
  const root = await makeTree({
    ...repository,
    "shared/pdf-v2/SKILL.md": skill("pdf"),
    "shared/pdf-v2/x.md": "x",
    ".claude/skills/pdf": linkTo("../../shared/pdf-v2"),
    "docs/page.md": "x",
    "thread.json": '{"body":""}',
  });
  for (const path of ["shared/pdf-v2/SKILL.md", "shared/pdf-v2/x.md", "docs/page.md", "thread.json"]) {
    const [onDisk] = (await find(root, [path])).files;
    const { file } = await place(root, path, '{"body":""}');
    expect({ ...file, config: undefined }).toEqual({ ...onDisk, config: undefined });
  }
});

test("the file and its folder need not exist", async () => {
  const root = await makeTree({ ...repository, ".claude/skills/": "", "skills/old/SKILL.md": skill("old") });
  const kinds = async (path: string, text?: string): Promise<TextPlace["file"]> => (await place(root, path, text)).file;
  expect(await kinds(".claude/skills/new/SKILL.md")).toMatchObject({ kind: "skill", path: ".claude/skills/new/SKILL.md", folderNames: ["new"] });
  expect(await kinds(".claude/skills/new/skill.md")).toMatchObject({ kind: "skill", fileName: "skill.md" });
  expect(await kinds("skills/old/assets/deep/SKILL.md")).toMatchObject({ kind: "skill-resource" });
  expect(await kinds("skills/other/skill.md", "# Page\n")).toMatchObject({ kind: "markdown" });
  expect(await kinds("skills/other/skill.md", skill("x"))).toMatchObject({ kind: "skill" });
  expect(await kinds("journal.jsonl", '{"ts":1}')).toMatchObject({ kind: "journal" });
  expect(await place(root, "notes.txt")).toEqual({ file: undefined, reason: "Nothing tells what `notes.txt` is; name its kind with `--kind`." });
  expect((await discoverText("notes.txt", "", root, { configs: configSource(root), kind: "comment" })).file).toMatchObject({ kind: "comment", path: "notes.txt" });
});

test("configuration ignores a text as it does the file", async () => {
  const root = await makeTree({ ...repository, "markerlint.config.yaml": "ignore: [drafts/]\n" });
  expect(await place(root, join(root, "drafts/new/SKILL.md"))).toEqual({
    file: undefined,
    reason: `\`${root}/drafts/new/SKILL.md\` is ignored by configuration (\`drafts/\` in markerlint.config.yaml).`,
    ignored: true,
  });
});
