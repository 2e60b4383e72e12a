import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

interface Report {
  readonly checked: number;
  readonly files: readonly { readonly path: string; readonly kind: string; readonly diagnostics: readonly { readonly ruleId: string; readonly severity: string; readonly line: number; readonly suppressed?: unknown }[] }[];
}

const parse = (stdout: string): Report => JSON.parse(stdout) as Report;
const idsOf = (stdout: string): string[] => parse(stdout).files.flatMap(({ diagnostics }) => diagnostics.map(({ ruleId }) => ruleId));

const retyped = "---\nname: a\ndescription: Use it when a number is needed.\nmetadata:\n  version: 1.10\n---\n\nCount.\n";

describe("exit status", () => {
  it("is 0 when nothing is wrong, and the report says what was checked", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a") });
    const { status, stdout, stderr } = await run([], folder);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe("No problems found.\nChecked 1 file: 1 skill.\n");
  });

  it("is 1 when a finding is an error", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("b") });
    expect((await run([], folder)).status).toBe(1);
  });

  it("is 0 for warnings, and 1 when there are more than --max-warnings", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": retyped });
    expect((await run([], folder)).status).toBe(0);
    expect((await run(["--max-warnings", "1"], folder)).status).toBe(0);
    expect((await run(["--max-warnings", "0"], folder)).status).toBe(1);
  });

  it.each([
    [["nowhere.md"], "does not exist"],
    [["--no-such-option"], "unknown option"],
    [["--format", "xml"], "Allowed choices"],
    [["--max-warnings", "many"], "whole number"],
    [["--rule", "skill/nam-form: off"], "skill/name-form"],
    [["--rule", "skill/name-form"], "--rule"],
    [["--profile", "claude-cod"], "claude-code"],
    [["--config", "nowhere.yaml"], "nowhere.yaml"],
    [["--config", "."], "markerlint: .: a folder, not a file"],
    [["--stdin", "--staged"], "cannot be used together"],
    [["--stdin"], "--stdin-filepath"],
    [["--target", "issue/575"], "--kind comment"],
    [["--kind", "comment", "--target", "575"], "issue/NUMBER"],
    [["--kind", "comment", "--target", "issue/0"], "issue/NUMBER"],
    [["--kind", "comment", "--target", "issue/575 "], "issue/NUMBER"],
    [["--changed"], "git"],
    [["explain", "skill/nam-form"], "skill/name-form"],
  ])("is 2 for the arguments %j", async (args, words) => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a") });
    const { status, stdout, stderr } = await run(args, folder);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
  });

  it("is 2 for a configuration that is wrong, with its place", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "markerlint.config.yaml": "rules:\n  skill/nam-form: off\n" });
    const { status, stderr } = await run([], folder);
    expect(status).toBe(2);
    expect(stderr).toMatch(/markerlint\.config\.yaml:2:3: .*skill\/name-form/);
  });

  it("is 2 for a file that cannot be read, and the others are linted", async () => {
    if (process.getuid?.() === 0) return;
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "skills/b/SKILL.md": goodSkill("c") });
    chmodSync(join(folder, "skills/a/SKILL.md"), 0);
    const { status, stdout } = await run(["--format", "json"], folder);
    expect(status).toBe(2);
    expect(idsOf(stdout)).toEqual(["skill/name-matches-folder"]);
  });

  it("says out loud that nothing was linted, and fails on demand", async () => {
    const { folder } = makeTree({ "notes.txt": "nothing" });
    const { status, stdout } = await run([], folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Nothing was linted/);
    expect((await run(["--error-on-no-files"], folder)).status).toBe(2);
  });
});

describe("standard input", () => {
  it("is linted under the name it is given", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const { status, stdout } = await run(["--format", "json", "--stdin", "--stdin-filepath", "skills/a/SKILL.md"], folder, goodSkill("b"));
    expect(status).toBe(1);
    expect(parse(stdout).files).toMatchObject([{ path: "skills/a/SKILL.md", kind: "skill", diagnostics: [{ ruleId: "skill/name-matches-folder" }] }]);
  });

  it("is linted under a kind alone", async () => {
    const { folder } = makeTree({});
    const { status, stdout } = await run(["--format", "json", "--stdin", "--kind", "skill"], folder, goodSkill("anything"));
    expect([status, parse(stdout).checked]).toEqual([0, 1]);
  });

  it("comes back mended with --fix, and the report goes to standard error", async () => {
    const { folder } = makeTree({});
    const { stdout, stderr } = await run(["--fix", "--stdin", "--stdin-filepath", "skills/a/SKILL.md"], folder, retyped);
    expect(stdout).toBe(retyped.replace("1.10", '"1.10"'));
    expect(stderr).toMatch(/No problems found/);
  });
});

describe("a body that is to be posted", () => {
  const body = "<!-- engagement-record-design-575 -->\n\n```yaml\nschema_version: 2\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions: []\n```\n";
  const check = async (target: string, text = body): Promise<[number, string[]]> => {
    const { folder } = makeTree({});
    const { status, stdout } = await run(["--format", "json", "--stdin", "--kind", "comment", "--target", target], folder, text);
    return [status, idsOf(stdout)];
  };

  it("is held against its target", async () => {
    expect(await check("issue/575")).toEqual([0, []]);
    expect(await check("issue/576")).toEqual([1, ["marker/target"]]);
    expect(await check("pull-request/575")).toEqual([1, ["marker/target"]]);
    expect(await check("pr/575")).toEqual([1, ["marker/target"]]);
  });

  it("comes back mended", async () => {
    const { folder } = makeTree({});
    const args = ["--fix", "--stdin", "--kind", "comment", "--target", "issue/575"];
    const { status, stdout } = await run(args, folder, body.replace("<!-- engagement-record", "\u200B\n<!-- Engagement_record"));
    expect([status, stdout]).toEqual([0, body]);
  });

  it("may be a file, or the comments of a thread that do not say where they stand", async () => {
    const { folder } = makeTree({ "body.md": body, "thread.json": JSON.stringify([{ body }]) });
    expect((await run(["--kind", "comment", "--target", "issue/575", "body.md"], folder)).status).toBe(0);
    expect((await run(["--kind", "comment", "--target", "issue/1", "body.md"], folder)).status).toBe(1);
    expect((await run(["--kind", "thread", "--target", "issue/1", "thread.json"], folder)).status).toBe(1);
  });
});

describe("fixing", () => {
  it("writes safe fixes and leaves every other byte as it was", async () => {
    const before = `\uFEFF${retyped.replaceAll("\n", "\r\n")}\r\ntrailing  \t`;
    const { folder, bytes } = makeTree({ "skills/a/SKILL.md": before });
    chmodSync(join(folder, "skills/a/SKILL.md"), 0o640);
    const { status } = await run(["--fix"], folder);
    expect(status).toBe(0);
    expect(bytes("skills/a/SKILL.md").toString("utf8")).toBe(before.replace("1.10", '"1.10"'));
    expect(statSync(join(folder, "skills/a/SKILL.md")).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(folder, "skills/a"))).toEqual(["SKILL.md"]);
  });

  it("applies unsafe fixes only on request", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": goodSkill("b") });
    await run(["--fix"], folder);
    expect(read("skills/a/SKILL.md")).toBe(goodSkill("b"));
    await run(["--fix=unsafe"], folder);
    expect(read("skills/a/SKILL.md")).toBe(goodSkill("b").replace("name: b", "name: a"));
  });

  it("does not take the path behind --fix for its value", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": retyped });
    await run(["--fix", "skills/a/SKILL.md"], folder);
    expect(read("skills/a/SKILL.md")).toContain('"1.10"');
  });

  it("shows a dry run as a unified diff that git applies, and writes nothing", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": retyped });
    const { stdout } = await run(["--fix-dry-run"], folder);
    expect(read("skills/a/SKILL.md")).toBe(retyped);
    execFileSync("git", ["apply", "-"], { cwd: folder, input: stdout });
    expect(read("skills/a/SKILL.md")).toBe(retyped.replace("1.10", '"1.10"'));
  });

  it("never writes through a link that leaves the tree", async () => {
    const outside = makeTree({ "SKILL.md": retyped });
    const { folder } = makeTree({ ".git/HEAD": "ref: refs/heads/main\n", "skills/b/SKILL.md": goodSkill("b") });
    symlinkSync(outside.folder, join(folder, "skills/a"));
    await run(["--fix", "."], folder);
    expect(outside.read("SKILL.md")).toBe(retyped);
  });
});

describe("settings", () => {
  it("switches a rule by --rule, above the configuration", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("b"), "markerlint.config.yaml": "rules:\n  skill/name-matches-folder: warning\n" });
    expect(parse((await run(["--format", "json"], folder)).stdout).files[0]?.diagnostics).toMatchObject([{ severity: "warning" }]);
    expect(idsOf((await run(["--format", "json", "--rule", "skill/name-matches-folder: off"], folder)).stdout)).toEqual([]);
    expect((await run(["--no-config"], folder)).status).toBe(1);
  });

  it("refuses configurations that are code on request", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "markerlint.config.js": "throw new Error('it ran');" });
    const { status, stderr } = await run(["--no-config-code"], folder);
    expect(status).toBe(2);
    expect(stderr).not.toContain("it ran");
  });

  it("prints what a path is given", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "markerlint.config.yaml": "profiles: [codex]\nrules:\n  skill/name-form: off\n" });
    const shown = JSON.parse((await run(["--print-config", "skills/a/SKILL.md"], folder)).stdout) as { kind: string; profiles: string[]; rules: Record<string, unknown> };
    expect([shown.kind, shown.profiles, shown.rules["skill/name-form"], shown.rules["skill/file-name"]]).toEqual(["skill", ["codex"], undefined, "error"]);
  });

  it("ignores directives on request", async () => {
    const text = `---\n# markerlint-disable-file skill/name-matches-folder -- kept for old links\n${goodSkill("b").slice(4)}`;
    const { folder } = makeTree({ "skills/a/SKILL.md": text });
    expect((await run([], folder)).status).toBe(0);
    expect((await run(["--no-inline-config"], folder)).status).toBe(1);
  });
});

describe("reports", () => {
  it("go to a file on request", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": goodSkill("b") });
    const { status, stdout } = await run(["--format", "json", "--output-file", "out.json"], folder);
    expect([status, stdout]).toEqual([1, ""]);
    expect(idsOf(read("out.json"))).toEqual(["skill/name-matches-folder"]);
  });

  it("hold only errors with --quiet", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": retyped });
    expect(idsOf((await run(["--quiet", "--format", "json"], folder)).stdout)).toEqual([]);
  });

  it("name files of several projects from the folder above them", async () => {
    const { folder } = makeTree({ "one/.git/HEAD": "", "one/skills/a/SKILL.md": goodSkill("a"), "two/.git/HEAD": "", "two/skills/a/SKILL.md": goodSkill("a") });
    const { stdout } = await run(["--format", "json", "one", "two"], folder);
    expect(parse(stdout).files.map(({ path }) => path)).toEqual(["one/skills/a/SKILL.md", "two/skills/a/SKILL.md"]);
  });

  it("are the same from every folder and for every spelling of a path", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ".claude/skills/a/SKILL.md": goodSkill("b"), ".claude/skills/c/SKILL.md": goodSkill("c") });
    const inside = join(folder, ".claude/skills");
    const reports = await Promise.all([run([], folder), run([folder], tmpdir()), run(["../.."], inside), run([`${folder}/./.claude/..`], inside), run([folder, folder], inside)]);
    expect(new Set(reports.map(({ stdout }) => stdout)).size).toBe(1);
    expect(reports[0].stdout).toContain(".claude/skills/a/SKILL.md");
  });
});

describe("git", () => {
  function repository(): ReturnType<typeof makeTree> & { git: (...args: string[]) => void } {
    const tree = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "skills/b/SKILL.md": goodSkill("b") });
    const git = (...args: string[]): void => void execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...args], { cwd: tree.folder, stdio: "pipe" });
    git("init", "-q");
    git("add", ".");
    git("commit", "-q", "-m", "first");
    return { ...tree, git };
  }

  it("lints what changed", async () => {
    const { folder } = repository();
    expect(parse((await run(["--changed", "--format", "json"], folder)).stdout).checked).toBe(0);
    execFileSync("sh", ["-c", "echo more >> skills/b/SKILL.md"], { cwd: folder });
    expect(parse((await run(["--changed", "--format", "json"], folder)).stdout).files.map(({ path }) => path)).toEqual(["skills/b/SKILL.md"]);
  });

  it.each([
    ["a revision behind a blank", ["--changed", "HEAD~1"]],
    ["a revision behind an equals sign", ["--changed=HEAD~1"]],
    ["a revision and a folder", ["--changed", "HEAD~1", "skills/b"]],
    ["a revision and a glob", ["--changed", "HEAD~1", "skills/*/SKILL.md"]],
    ["a folder behind a revision and the end of the options", ["--changed=HEAD~1", "--", "skills"]],
  ])("lints what changed since %s", async (_, args) => {
    const { folder, git } = repository();
    execFileSync("sh", ["-c", "echo more >> skills/b/SKILL.md"], { cwd: folder });
    git("commit", "-qam", "second");
    expect(parse((await run(["--format", "json", ...args], folder)).stdout).files.map(({ path }) => path)).toEqual(["skills/b/SKILL.md"]);
    expect(parse((await run(["--changed", "--format", "json"], folder)).stdout).checked).toBe(0);
  });

  it.each([
    ["a folder", ["--changed", "skills/a"], []],
    ["another folder", ["--changed", "skills/b"], ["skills/b/SKILL.md"]],
    ["a file", ["--changed", "skills/b/SKILL.md"], ["skills/b/SKILL.md"]],
    ["a glob", ["--changed", "**/b/*.md"], ["skills/b/SKILL.md"]],
    ["a glob that matches nothing", ["--changed", "**/c/*.md"], []],
  ])("takes the word behind --changed for a path where git knows no such revision: %s", async (_, args, expected) => {
    const { folder } = repository();
    execFileSync("sh", ["-c", "echo more >> skills/b/SKILL.md"], { cwd: folder });
    expect(parse((await run(["--format", "json", ...args], folder)).stdout).files.map(({ path }) => path)).toEqual(expected);
  });

  it.each([
    [["--changed", "nope"], "`nope` behind --changed is neither a revision that git knows here nor a path"],
    [["--changed=nope"], "git knows no commit `nope`"],
    [["--changed", "HEAD", "nope"], "`nope` does not exist"],
    [["--staged", "nope", "skills", "none"], "`nope` does not exist.\nmarkerlint: `none` does not exist"],
    [["--changed", "skills"], "`skills` behind --changed is a revision and a path; write `--changed=skills` or `--changed -- skills`"],
  ])("is 2 for %j", async (args, words) => {
    const { folder, git } = repository();
    git("branch", "skills");
    const { status, stdout, stderr } = await run(args, folder);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
  });

  it("lints the staged content and not the working tree", async () => {
    const { folder, git } = repository();
    execFileSync("sh", ["-c", "sed -i.bak 's/^name: a/name: wrong/' skills/a/SKILL.md && git add skills/a/SKILL.md && mv skills/a/SKILL.md.bak skills/a/SKILL.md"], { cwd: folder });
    const { status, stdout } = await run(["--staged", "--format", "json"], folder);
    expect([status, idsOf(stdout)]).toEqual([1, ["skill/name-matches-folder"]]);
    git("reset", "-q");
    expect(existsSync(join(folder, "skills/a/SKILL.md"))).toBe(true);
  });
});
