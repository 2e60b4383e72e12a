import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sarifErrors } from "../report/validate-sarif.ts";
import { runCommandFully as run } from "../run-command.ts";
import { makeTree } from "./tree.ts";

const head = (name: string): string => `---\nname: ${name}\ndescription: Count things. Use it when a number is needed.\n---\n\n`;
/** A skill with a link to a file that does not exist, so many times, each in a section of its own. */
const withLinks = (targets: readonly string[], lead = ""): string => `${head("a")}${lead}${targets.map((to, index) => `## Part ${"abcdefgh"[index] ?? ""}\n\nRead [it](${to}) first.\n\n`).join("")}`;

interface JsonReport {
  readonly files: readonly { readonly path: string; readonly diagnostics: readonly { readonly ruleId: string; readonly line: number; readonly baseline?: string }[] }[];
  readonly notes?: readonly string[];
}

async function states(folder: string, args: readonly string[] = []): Promise<[number, (string | undefined)[], readonly string[]]> {
  const { status, stdout } = await run(["--format", "json", "--baseline", "markerlint-baseline.json", ...args], folder);
  const report = JSON.parse(stdout) as JsonReport;
  return [status, report.files.flatMap(({ diagnostics }) => diagnostics.map(({ baseline }) => baseline)), report.notes ?? []];
}

const write = (folder: string, path: string, text: string): void => {
  writeFileSync(join(folder, path), text);
};

describe("markerlint baseline", () => {
  it("lets the findings of today pass, and says that they are there", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md"]) });
    expect((await run([], folder)).status).toBe(1);
    const { status, stdout } = await run(["baseline"], folder);
    expect([status, stdout]).toEqual([0, "`markerlint-baseline.json` holds 1 finding in 1 file: 1 added, 0 removed.\n"]);
    expect(read("markerlint-baseline.json")).toMatch(/^\{\n {2}"version": 1,\n {2}"files": \{\n {4}"skills\/a\/SKILL\.md": \[\n {6}\{ "rule": "links\/exists", "key": "[0-9a-f]{16}", "count": 1 \}\n {4}\]\n {2}\}\n\}\n$/);
    const after = await run(["--baseline", "markerlint-baseline.json"], folder);
    expect([after.status, after.stdout]).toEqual([0, "No new problems found.\n1 finding known from the baseline.\nChecked 1 file: 1 skill.\n"]);
    expect((await run(["--max-warnings", "0", "--baseline", "markerlint-baseline.json"], folder)).status).toBe(0);
  });

  it("keeps a finding when everything moves up ten lines", async () => {
    const lead = "One line.\n".repeat(10);
    const { folder } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md", "references/lost.md", "references/away.md"], lead) });
    await run(["baseline"], folder);
    write(folder, "skills/a/SKILL.md", withLinks(["references/gone.md", "references/lost.md", "references/away.md"]));
    expect(await states(folder)).toEqual([0, ["unchanged", "unchanged", "unchanged"], []]);
  });

  it("keeps it when its line is indented, ends in CRLF, or gets other words around the place", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md"]) });
    await run(["baseline"], folder);
    write(folder, "skills/a/SKILL.md", withLinks(["references/gone.md"]).replace("Read [it]", "- First of all: read [it]").replaceAll("\n", "\r\n"));
    expect(await states(folder)).toEqual([0, ["unchanged"], []]);
  });

  it("takes a second fault of the same kind for new, be it the same word by word", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md"]) });
    await run(["baseline"], folder);
    write(folder, "skills/a/SKILL.md", withLinks(["references/gone.md", "references/gone.md"]));
    expect(await states(folder)).toEqual([1, ["unchanged", "new"], []]);
    write(folder, "skills/a/SKILL.md", withLinks(["references/lost.md"]));
    const [status, found] = await states(folder);
    expect([status, found]).toEqual([1, ["new"]]);
  });

  it("says what is mended, and takes it out with --prune alone", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md", "references/lost.md"]) });
    await run(["baseline"], folder);
    const before = read("markerlint-baseline.json");
    write(folder, "skills/a/SKILL.md", withLinks(["references/gone.md", "references/new.md"]));
    const [status, found, notes] = await states(folder);
    expect([status, found]).toEqual([1, ["unchanged", "new"]]);
    expect(notes).toEqual(["1 finding of the baseline is mended (links/exists in skills/a/SKILL.md); run `markerlint baseline --prune`, so that nothing of it comes back unnoticed."]);
    expect(read("markerlint-baseline.json")).toBe(before);
    expect((await run(["baseline", "--prune"], folder)).stdout).toBe("`markerlint-baseline.json` holds 1 finding in 1 file: 0 added, 1 removed.\n");
    // The new fault is still new.
    expect(await states(folder)).toEqual([1, ["unchanged", "new"], []]);
  });

  it("lets numbers fall and not rise", async () => {
    const long = (lines: number): string => head("a") + "Text.\n".repeat(lines);
    const rule = ["--rule", "skill/body-length: error"];
    const { folder, read } = makeTree({ "skills/a/SKILL.md": long(600) });
    await run(["baseline", ...rule], folder);
    expect(read("markerlint-baseline.json")).toContain('"atMost": [605]');
    write(folder, "skills/a/SKILL.md", long(601));
    expect(await states(folder, rule)).toEqual([1, ["new"], []]);
    await run(["baseline", "--prune", ...rule], folder);
    expect(read("markerlint-baseline.json")).toContain('"atMost": [605]');
    write(folder, "skills/a/SKILL.md", long(550));
    const [status, found, notes] = await states(folder, rule);
    expect([status, found]).toEqual([0, ["updated"]]);
    expect(notes[0]).toContain("1 number in it is better now");
    await run(["baseline", "--prune", ...rule], folder);
    expect(read("markerlint-baseline.json")).toContain('"atMost": [555]');
    write(folder, "skills/a/SKILL.md", long(551));
    expect(await states(folder, rule)).toEqual([1, ["new"], []]);
  });

  it("knows a file that is gone from one that was not linted", async () => {
    const { folder, read } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md"]), "skills/b/SKILL.md": withLinks(["references/gone.md"]).replace("name: a", "name: b") });
    await run(["baseline"], folder);
    expect(await states(folder, ["skills/a"])).toEqual([0, ["unchanged"], []]);
    await run(["baseline", "--prune", "skills/a"], folder);
    expect(read("markerlint-baseline.json")).toContain("skills/b/SKILL.md");
    rmSync(join(folder, "skills/b"), { recursive: true });
    const [, , notes] = await states(folder);
    expect(notes[0]).toContain("links/exists in skills/b/SKILL.md");
    await run(["baseline", "--prune"], folder);
    expect(read("markerlint-baseline.json")).not.toContain("skills/b");
  });

  it("means the same from every folder, and names files from its own", async () => {
    const { folder, read } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": withLinks(["references/gone.md"]) });
    await run(["baseline", "--file", "../markerlint-baseline.json"], join(folder, "skills"));
    expect(read("markerlint-baseline.json")).toContain('"skills/a/SKILL.md"');
    expect((await run(["--baseline", "../../markerlint-baseline.json"], join(folder, "skills/a"))).status).toBe(0);
  });

  it("follows a comment of a captured thread that gets neighbours", async () => {
    const comment = (id: number, version: number): object => ({ id, html_url: `https://github.com/o/r/issues/575#issuecomment-${String(id)}`, body: `<!-- engagement-record-design-575 -->\n\n\`\`\`yaml\nschema_version: ${String(version)}\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions: []\n\`\`\`\n` });
    const { folder } = makeTree({ "thread.json": JSON.stringify([comment(2, 9)]) });
    await run(["baseline", "thread.json"], folder);
    write(folder, "thread.json", JSON.stringify([{ id: 1, body: "Hello." }, comment(2, 9), comment(3, 9)]));
    const [status, found] = await states(folder, ["thread.json"]);
    expect(status).toBe(1);
    expect(found.filter((state) => state === "unchanged")).not.toEqual([]);
    expect(found.filter((state) => state === "new")).not.toEqual([]);
  });

  it("gives SARIF a state for each result, and validators take it", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md"]) });
    await run(["baseline"], folder);
    write(folder, "skills/a/SKILL.md", withLinks(["references/gone.md", "references/new.md"]));
    const { stdout } = await run(["--format", "sarif", "--baseline", "markerlint-baseline.json"], folder);
    const { runs } = JSON.parse(stdout) as { runs: [{ results: { baselineState: string }[] }] };
    expect(runs[0].results.map(({ baselineState }) => baselineState)).toEqual(["unchanged", "new"]);
    expect(sarifErrors(stdout)).toEqual([]);
    // Annotations show what is new alone.
    expect((await run(["--format", "github", "--baseline", "markerlint-baseline.json"], folder)).stdout.match(/^::/gm)).toHaveLength(1);
  }, 120_000);

  it("is a mistake where it cannot be read", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": withLinks([]), "bad.json": "{", "other.json": '{"version":2,"files":{}}', "odd.json": '{"version":1,"files":{"a.md":[{"rule":"x"}]}}' });
    for (const name of ["gone.json", "bad.json", "other.json", "odd.json"]) {
      const { status, stdout, stderr } = await run(["--baseline", name], folder);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(`\`${name}\``);
      expect(stderr).toContain("markerlint baseline");
    }
  });

  it("writes nothing that a renamed file would lose by accident", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": withLinks(["references/gone.md"]) });
    await run(["baseline"], folder);
    renameSync(join(folder, "skills/a"), join(folder, "skills/b"));
    const [status, found, notes] = await states(folder);
    expect([status, found.every((state) => state === "new"), notes.length]).toEqual([1, true, 1]);
  });
});
