import { describe, expect, it } from "vitest";
import { clientSigns } from "../../src/cli/survey.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

const git = { ".git/HEAD": "ref: refs/heads/main\n" };
const thread = (body: string): string => JSON.stringify({ comments: [{ id: "IC_1", body }] });
const withMarker = thread("<!-- engagement-record-design-7 -->\n```yaml\nschema_version: 2\n```\n");

/** What `--print-config` says of a file under the written configuration; fails when the configuration is not valid. */
async function settingsOf(path: string, folder: string): Promise<{ kind: string; profiles: string[] | null; configuration: string | null }> {
  const { status, stdout, stderr } = await run(["--print-config", path], folder);
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as { kind: string; profiles: string[] | null; configuration: string | null };
}

describe("init", () => {
  it("chooses the clients whose folders are there, and a lint run judges by them", async () => {
    const { folder, read } = makeTree({ ...git, ".claude/skills/a/SKILL.md": goodSkill("a"), ".agents/skills/b/SKILL.md": "---\nname: b\n---\n\nCount.\n" });
    const { status, stdout, stderr } = await run(["init"], folder);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchInlineSnapshot(`
      "Wrote markerlint.config.yaml.
      Saw 2 documents: 2 skill.
      Clients: Claude Code (.claude), Codex (.agents/skills).
      Next: read the file, then run \`markerlint\`; \`markerlint --fix\` mends what has one right answer.
      "
    `);
    expect(read("markerlint.config.yaml")).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=https://raw.githubusercontent.com/markerlint/markerlint/main/schemas/config.schema.json
      # Everything that can stand here: https://github.com/markerlint/markerlint/blob/main/docs/configuration.md

      # The clients that read the skills here: they decide which keys, types and lengths are fine, and a finding names the one
      # that it is about. What each takes: https://github.com/markerlint/markerlint/blob/main/docs/clients.md
      profiles:
        - claude-code # .claude
        - codex # .agents/skills

      # The rules to start from: \`recommended\` holds what a reader provably trips over, \`strict\` also what is good style.
      presets: [recommended]

      # A level for single rules: off, info, warning, error. \`markerlint rules\` lists them, \`markerlint explain RULE\` prints a page.
      # rules:
      #   skill/known-keys: error

      # What files are, where their place does not tell.
      # files:
      #   "threads/*.json": thread

      # Files that are never linted.
      # ignore: ["vendor/**"]
      "
    `);
    expect(await settingsOf(".agents/skills/b/SKILL.md", folder)).toMatchObject({ kind: "skill", profiles: ["claude-code", "codex"] });
    expect((await run(["."], folder)).stdout).toContain("Codex");
  });

  it.each(clientSigns)("takes %s for a sign of %s", async (sign, profile) => {
    const { folder } = makeTree({ ...git, [`${sign}/notes.txt`]: "" });
    await run(["init"], folder);
    expect(await settingsOf("SKILL.md", folder)).toMatchObject({ profiles: [profile] });
  });

  it("knows only clients that exist", () => {
    const known = profiles.map(({ id }) => id);
    expect(clientSigns.filter(([, id]) => !known.includes(id))).toEqual([]);
  });

  it("finds the client folders of packages, and takes no workflow for a client", async () => {
    const { folder } = makeTree({ ...git, "packages/a/.cursor/skills/a/SKILL.md": goodSkill("a"), ".github/workflows/ci.yml": "on: push\n" });
    await run(["init"], folder);
    expect((await settingsOf("packages/a/.cursor/skills/a/SKILL.md", folder)).profiles).toEqual(["cursor"]);
  });

  it("takes rules alone for no sign that skills are read", async () => {
    const { folder } = makeTree({ ...git, ".cursor/rules/a.mdc": "", ".roo/rules/a.md": "" });
    expect((await run(["init"], folder)).stdout).toContain("Saw no folder of a client");
  });

  it("leaves the choice open where no client is seen", async () => {
    const { folder, read } = makeTree({ ...git, "skills/a/SKILL.md": goodSkill("a") });
    const { stdout } = await run(["init"], folder);
    expect(stdout).toContain("Saw no folder of a client");
    expect(read("markerlint.config.yaml")).toContain("# profiles: [claude-code, codex]");
    expect((await settingsOf("skills/a/SKILL.md", folder)).profiles).toBeNull();
  });

  it("says what captured threads with markers are, and claims no other file", async () => {
    const { folder, read } = makeTree({
      ...git,
      "threads/issue-1.json": withMarker,
      "threads/issue-2.json": withMarker,
      "data/issue (3).json": withMarker,
      "data/request.json": thread("Hello."),
      "root.json": withMarker,
      "deep/root.json": "{}",
      "package.json": "{}",
    });
    const { stdout } = await run(["init"], folder);
    expect(stdout).toContain("Captured threads with markers:");
    const config = read("markerlint.config.yaml");
    expect(config).toContain('"threads/*.json": thread # 2 markers in 2 files');
    expect(config).toContain('"./root.json": thread # 1 marker in 1 file');
    const { stdout: seen } = await run(["inspect", "--format", "json", "."], folder);
    const paths = (JSON.parse(seen) as { files: { path: string }[] }).files.map(({ path }) => path);
    expect(paths).toEqual(["data/issue (3).json", "root.json", "threads/issue-1.json", "threads/issue-2.json"]);
  });

  it("prints and writes nothing with --dry-run", async () => {
    const { folder } = makeTree({ ...git, ".claude/skills/a/SKILL.md": goodSkill("a") });
    const { status, stdout } = await run(["init", "--dry-run"], folder);
    expect(status).toBe(0);
    expect(stdout).toContain("  - claude-code # .claude\n");
    expect((await settingsOf(".claude/skills/a/SKILL.md", folder)).configuration).toBeNull();
  });

  it.each([
    ["markerlint.config.yaml", "ignore: []\n"],
    ["markerlint.config.js", "export default {};\n"],
    ["package.json", '{ "markerlint": {} }\n'],
  ])("never replaces what %s says", async (name, content) => {
    const { folder, read } = makeTree({ ...git, [name]: content });
    const { status, stderr } = await run(["init"], folder);
    expect([status, stderr]).toEqual([2, `markerlint: \`${name}\` is there already; --dry-run prints what would be written.\n`]);
    expect(read(name)).toBe(content);
  });

  it("prints with --dry-run what it would say, whatever an existing configuration hides", async () => {
    const { folder } = makeTree({ ...git, ".claude/skills/a/SKILL.md": goodSkill("a"), "markerlint.config.yaml": 'ignore: ["**"]\nprofiles: [vscode]\n' });
    const { status, stdout } = await run(["init", "--dry-run"], folder);
    expect(status).toBe(0);
    expect(stdout).toContain("profiles:\n  - claude-code # .claude\n");
  });

  it("writes at the root of the project, or where it is told to", async () => {
    const { folder, read } = makeTree({ ...git, "packages/a/.claude/skills/a/SKILL.md": goodSkill("a") });
    expect((await run(["init"], `${folder}/packages`)).stdout).toContain("Wrote ../markerlint.config.yaml.");
    expect((await run(["init", "packages/a"], folder)).stdout).toContain("Wrote packages/a/markerlint.config.yaml.");
    expect(read("packages/a/markerlint.config.yaml")).toContain("claude-code");
  });

  it("says so when there is no such folder", async () => {
    const { folder } = makeTree(git);
    const { status, stderr } = await run(["init", "absent"], folder);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^markerlint: `absent` cannot be read: /);
  });
});
