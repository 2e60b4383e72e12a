import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runCached } from "./cache-command.ts";
import { skill } from "./cache-law.ts";
import { goodSkill, makeTree } from "./tree.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

interface Case {
  readonly files?: Readonly<Record<string, string>>;
  readonly links?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Whether the folder is the top of a repository, as it is without a word. */
  readonly git?: false;
  /** What happens between two runs; a text stands for the content of a file. */
  readonly then: Readonly<Record<string, string>> | ((folder: string) => void);
}

const contract = (level: string): string => `contract: note\nname: handoff\nfiles: [HANDOFF.md]\nsections:\n  one: { heading: ${level}, required: true, consequence: nobody goes on }\n`;
const relink = (folder: string, path: string, target: string): void => {
  rmSync(join(folder, path));
  symlinkSync(target, join(folder, path));
};
const git = (folder: string, ...args: string[]): unknown => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
const handoff = "# Hand-off\n\n## Next\n\n- write\n";
const payload = (version: number): string => `<!-- thing-1 -->\n\n\`\`\`yaml\nversion: ${String(version)}\n\`\`\`\n`;

const cases: Readonly<Record<string, Case>> = {
  "the content of a document, of the same size": { then: { "skills/a/SKILL.md": goodSkill("b") } },
  "a document that is gone": { files: { "skills/b/SKILL.md": goodSkill("b") }, then: (folder) => { rmSync(join(folder, "skills/b"), { recursive: true }); } },
  "a new document": { then: { "skills/b/SKILL.md": goodSkill("c") } },
  "a configuration that says something else": { files: { "markerlint.config.yaml": "rules: { skill/name-matches-folder: off }\n", "skills/a/SKILL.md": goodSkill("b") }, then: { "markerlint.config.yaml": "rules: { skill/name-matches-folder: info }\n" } },
  "a severity alone": { files: { "markerlint.config.yaml": "rules: { skill/name-matches-folder: error }\n", "skills/a/SKILL.md": goodSkill("b") }, then: { "markerlint.config.yaml": "rules: { skill/name-matches-folder: info }\n" } },
  "a configuration where there was none": { files: { "skills/a/SKILL.md": goodSkill("b") }, then: { "markerlint.config.yaml": "rules: { skill/name-matches-folder: off }\n" } },
  "a configuration that another one extends": { files: { "markerlint.config.yaml": "extends: [./shared/base.yaml]\n", "shared/base.yaml": "rules: {}\n", "skills/a/SKILL.md": goodSkill("b") }, then: { "shared/base.yaml": "rules: { skill/name-matches-folder: off }\n" } },
  "the key of a package": { files: { "package.json": "{}", "skills/a/SKILL.md": goodSkill("b") }, then: { "package.json": '{ "markerlint": { "rules": { "skill/name-matches-folder": "off" } } }' } },
  "the profiles of a configuration": { files: { "markerlint.config.yaml": "profiles: [agent-skills]\n", "skills/a/SKILL.md": goodSkill("a").replace("name:", "argument-hint: x\nname:") }, then: { "markerlint.config.yaml": "profiles: [claude-code]\n" } },
  "what git ignores": { files: { ".gitignore": "nothing\n", "skills/b/SKILL.md": goodSkill("c") }, then: { ".gitignore": "skills/b\n" } },
  "what git ignores in this checkout alone": { files: { ".git/info/exclude": "nothing\n", "skills/b/SKILL.md": goodSkill("c") }, then: { ".git/info/exclude": "skills/b\n" } },
  "an ignore file that was not there": { files: { "skills/b/SKILL.md": goodSkill("c") }, then: { ".git/info/exclude": "skills/b\n" } },
  "a configuration above the project": { files: { "in/skills/a/SKILL.md": goodSkill("b") }, git: false, args: ["--format", "json", "in/skills"], then: { "markerlint.config.yaml": "rules: {}\n" } },
  "what lies outside the root behind a link": {
    files: { "beside/x": "", "in/.git/HEAD": "", "in/skills/a/SKILL.md": skill("a", "[x](scripts/y.py)") },
    links: { "in/skills/a/scripts/y.py": "../../../../beside/y.py" },
    args: ["--format", "json", "in"],
    then: { "beside/y.py": "" },
  },
  "a contract of the project": { files: { ".markerlint/handoff.contract.yaml": contract("Next"), "HANDOFF.md": handoff }, then: { ".markerlint/handoff.contract.yaml": contract("Done") } },
  "a schema of a contract": {
    files: {
      ".markerlint/thing.contract.yaml": "contract: marker\nfamily: thing\nhead: thing-{id}\nparameters: { id: { type: integer } }\nplacement: first-line\npayload:\n  in: fence\n  language: yaml\n  schema: ./thing.schema.json\n",
      ".markerlint/thing.schema.json": '{ "type": "object", "properties": { "version": { "const": 1 } } }',
      "comment.md": payload(1),
    },
    args: ["--kind", "comment", "comment.md"],
    then: { ".markerlint/thing.schema.json": '{ "type": "object", "properties": { "version": { "const": 2 } } }' },
  },
  "a path that a document links to": { files: { "skills/a/SKILL.md": skill("a", "[x](y.md)") }, then: { "skills/a/y.md": "# y\n" } },
  "the case of such a path": { files: { "skills/a/SKILL.md": skill("a", "[x](y.md)"), "skills/a/y.md": "# y\n" }, then: (folder) => { rmSync(join(folder, "skills/a/y.md")); writeFileSync(join(folder, "skills/a/Y.md"), "# y\n"); } },
  "an anchor in another document": { files: { "skills/a/SKILL.md": skill("a", "[x](y.md#here)"), "skills/a/y.md": "# Here\n" }, then: { "skills/a/y.md": "# There\n" } },
  "the name of another skill": { files: { "skills/b/SKILL.md": goodSkill("b") }, then: { "skills/b/SKILL.md": goodSkill("a") } },
  "where a link to a folder leads": { files: { ".claude/x": "", "b/SKILL.md": goodSkill("b"), "c/SKILL.md": goodSkill("d") }, links: { ".claude/skills/b": "../../b" }, args: [".claude"], then: (folder) => { relink(folder, ".claude/skills/b", "../../c"); } },
  "where a link to a file leads": { files: { "skills/b/other.md": goodSkill("b"), "skills/b/another.md": goodSkill("c") }, links: { "skills/b/SKILL.md": "other.md" }, then: (folder) => { relink(folder, "skills/b/SKILL.md", "another.md"); } },
  "whether a link leads anywhere": { files: { "skills/a/SKILL.md": skill("a", "[x](scripts/y.py)") }, links: { "skills/a/scripts/y.py": "../../../elsewhere.txt" }, then: { "elsewhere.txt": "" } },
  "a link in place of the same content": { files: { "skills/b/SKILL.md": goodSkill("a") }, then: (folder) => { relink(folder, "skills/b/SKILL.md", "../a/SKILL.md"); } },
  "the name of a link to a skill": { files: { "b/SKILL.md": goodSkill("c") }, links: { "skills/b": "../b" }, args: ["b/SKILL.md"], then: (folder) => { rmSync(join(folder, "skills/b")); symlinkSync("../b", join(folder, "skills/c")); } },
  "what a name on the command line stands for": { files: { "x": "" }, args: ["--kind", "skill", "x"], then: (folder) => { rmSync(join(folder, "x")); mkdirSync(join(folder, "x")); } },
  "the kind that the beginning of a named file tells": { files: { "x.json": '[{ "body": "a", "created_at": "2026-01-01T00:00:00Z" }]', "y.json": "{}" }, args: ["--format", "json", "*.json"], then: { "y.json": '[{ "body": "<!-- engagement-record-design-575 -->\\n", "created_at": "2026-01-01T00:00:00Z" }]' } },
  "a baseline": { files: { "skills/a/SKILL.md": goodSkill("b"), "known.json": '{ "version": 1, "files": {} }' }, args: ["--baseline", "known.json"], then: (folder) => { rmSync(join(folder, "known.json")); execBaseline(folder); } },
  "a repository around the folder": { files: { "in/skills/a/SKILL.md": goodSkill("b") }, args: ["in/skills"], then: (folder) => { rmSync(join(folder, ".git"), { recursive: true }); mkdirSync(join(folder, "in/.git")); } },
};

function execBaseline(folder: string): void {
  writeFileSync(join(folder, "known.json"), '{ "version": 1, "files": { "skills/a/SKILL.md": [{ "rule": "skill/name-matches-folder", "key": "0000", "count": 1 }] } }');
}

function makeCase({ files = {}, links = {}, git: isRepository }: Case): string {
  const { folder } = makeTree({ ...(isRepository !== false && { ".git/HEAD": "ref: refs/heads/main\n" }), "skills/a/SKILL.md": goodSkill("a"), ...files });
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path));
  }
  return folder;
}

function change(folder: string, then: Case["then"]): void {
  if (typeof then === "function") then(folder);
  else for (const [path, text] of Object.entries(then)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe("a run is not said again when there is another answer to", () => {
  it.each(Object.entries(cases))("%s", async (_, given) => {
    const folder = makeCase(given);
    const { args = ["--format", "json"], then } = given;
    const cached = ["--cache", ...args];
    const before = await runCached(cached, folder);
    expect(await runCached(cached, folder)).toEqual({ ...before, replayed: true });
    change(folder, then);
    const plain = await runCached(args, folder);
    expect(plain).not.toEqual(before);
    expect(await runCached(cached, folder)).toEqual(plain);
  });

  it("what git does with a file", async () => {
    const { folder } = makeTree({ ".tmp/main/2026-03-04.md": "# Session — main / 2026-03-04\n", ".gitignore": ".tmp\n" });
    git(folder, "init");
    const args = ["--format", "json"];
    const before = await runCached(["--cache", ...args], folder);
    expect(await runCached(["--cache", ...args], folder)).toMatchObject({ replayed: true });
    git(folder, "add", "--force", ".tmp");
    const plain = await runCached(args, folder);
    expect(await runCached(["--cache", ...args], folder)).toEqual(plain);
    expect(plain.stdout).not.toBe(before.stdout);
  });

  it("where the folder of the user is, whose dot folders make no project", async () => {
    const { folder } = makeTree({ ".claude/x": "", "in/skills/a/SKILL.md": goodSkill("b") });
    const args = ["--format", "json", "in/skills"];
    const before = await runCached(["--cache", ...args], folder);
    expect(await runCached(["--cache", ...args], folder)).toMatchObject({ replayed: true });
    vi.spyOn(process.getBuiltinModule("node:os"), "homedir").mockReturnValue(folder);
    const plain = await runCached(args, folder);
    expect(plain.stdout).not.toBe(before.stdout);
    expect(await runCached(["--cache", ...args], folder)).toEqual(plain);
  });
});
