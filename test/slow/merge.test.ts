import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isInShard, readShard } from "../../src/core/shard.ts";
import { sarifErrors } from "../report/validate-sarif.ts";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";

const count = 4;

/** A tree in which findings of all kinds stand, among them some that look across files. */
function treeOfMany(): Record<string, string> {
  const files: Record<string, string> = { "markerlint.config.yaml": "ignore: [\"skills/ignored/**\"]\n", "skills/ignored/SKILL.md": "no\n" };
  for (let index = 0; index < 12; index += 1) {
    const name = `skill-${String(index)}`;
    // Two folders to each name, so that names are not unique, and a link that leads nowhere.
    files[`skills/${name}/SKILL.md`] = `${goodSkill(name)}\nRead [more](references/gone-${String(index)}.md).\n`;
    files[`other/skills/${name}/SKILL.md`] = goodSkill(name);
  }
  files["skills/a b/ä#.md"] = "x";
  files["skills/a b/SKILL.md"] = goodSkill("Not A Name");
  files["broken/SKILL.md"] = "---\nname: broken\ndescription: a: b\n---\n\nText.\n";
  return files;
}

async function shards(folder: string, format: string, extra: readonly string[] = []): Promise<{ names: string[]; statuses: number[] }> {
  const names: string[] = [];
  const statuses: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const name = `shard-${String(index)}.${format}`;
    const { status } = await run(["--format", format, "--output-file", name, "--shard", `${String(index)}/${String(count)}`, ...extra], folder);
    names.push(name);
    statuses.push(status);
  }
  return { names, statuses };
}

describe("shards", () => {
  it("divide the files, each into one, by the path alone", () => {
    const paths = Array.from({ length: 2000 }, (_, index) => `skills/s-${String(index)}/SKILL.md`);
    const sizes = [1, 2, 3, 4].map((index) => paths.filter((path) => isInShard(path, { index, count })).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(2000);
    for (const size of sizes) expect(size).toBeGreaterThan(400);
    expect([readShard("1/1"), readShard("2/4"), ...["0/4", "5/4", "1/0", "a/b", "1", "1/4 "].map(readShard)]).toEqual([{ index: 1, count: 1 }, { index: 2, count: 4 }, ...Array.from({ length: 6 })]);
  });

  it("merged as JSON are the single run, byte for byte", async () => {
    const { folder, read } = makeTree(treeOfMany());
    const single = await run(["--format", "json"], folder);
    const { names, statuses } = await shards(folder, "json");
    expect(single.stdout.includes("skill/distinct-descriptions")).toBe(true);
    expect(statuses).toEqual([1, 1, 1, 1]);
    const merged = await run(["merge", ...names], folder);
    expect(merged.stdout).toBe(single.stdout);
    expect(merged.status).toBe(single.status);
    expect(names.map((name) => (JSON.parse(read(name)) as { checked: number }).checked).every((checked) => checked > 1)).toBe(true);
  });

  it("merged as SARIF are the single run, finding for finding, and validators take it", async () => {
    const { folder, read } = makeTree(treeOfMany());
    const single = await run(["--format", "sarif"], folder);
    const { names } = await shards(folder, "sarif");
    // The order of the reports does not matter.
    const merged = await run(["merge", "--output-file", "all.sarif", ...names.reverse()], folder);
    expect([merged.status, merged.stdout]).toEqual([1, ""]);
    expect(JSON.parse(read("all.sarif"))).toEqual(JSON.parse(single.stdout));
    expect(sarifErrors(read("all.sarif"))).toEqual([]);
  }, 120_000);

  it("with a baseline and with suppressed findings are the single run too", async () => {
    const { folder, read } = makeTree({ ...treeOfMany(), "skills/skill-1/SKILL.md": `---\nname: x # markerlint-disable-line skill/name-matches-folder -- old\n${goodSkill("x").slice(12)}` });
    await run(["baseline"], folder);
    writeFileSync(join(folder, "skills/skill-2/SKILL.md"), goodSkill("nobody"));
    const options = ["--baseline", "markerlint-baseline.json", "--sarif-suppressed"];
    const single = await run(["--format", "sarif", ...options], folder);
    const { names } = await shards(folder, "sarif", options);
    const merged = await run(["merge", ...names], folder);
    const resultsOf = (text: string): unknown => (JSON.parse(text) as { runs: [{ results: unknown }] }).runs[0].results;
    expect(resultsOf(merged.stdout)).toEqual(resultsOf(single.stdout));
    expect(merged.status).toBe(single.status);
    expect(read(names[0] ?? "")).toContain('"baselineState"');
  });

  it("mend only their own files", async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`skills/s-${String(index)}/SKILL.md`, goodSkill(`s-${String(index)}`).replace("\n---\n\n", "\nmetadata:\n  version: 1.10\n---\n\n")]));
    const { folder, read } = makeTree(files);
    await run(["--fix", "--shard", "1/2"], folder);
    for (const path of Object.keys(files)) expect(read(path).includes('"1.10"')).toBe(isInShard(path, { index: 1, count: 2 }));
  });
});

describe("markerlint merge", () => {
  it("says why reports cannot be merged", async () => {
    const other = { version: "2.1.0", runs: [{ tool: { driver: { name: "eslint" } }, results: [] }] };
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "other.sarif": JSON.stringify(other), "text.txt": "Hello.", "list.json": "[]" });
    await run(["--format", "json", "-o", "a.json"], folder);
    await run(["--format", "sarif", "-o", "a.sarif"], folder);
    for (const [paths, words] of [
      [["gone.sarif"], "gone.sarif"],
      [["text.txt"], "text.txt"],
      [["list.json"], "neither a SARIF nor a JSON report"],
      [["a.json", "a.sarif"], "Some reports are SARIF"],
      [["a.sarif", "other.sarif"], "no SARIF of markerlint"],
    ] as const) {
      const { status, stdout, stderr } = await run(["merge", ...paths], folder);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(words);
    }
    expect((await run(["--shard", "5/4"], folder)).status).toBe(2);
  });

  it("counts warnings against --max-warnings, and fails for files that could not be linted", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a").replace("\n---\n\n", "\nmetadata:\n  version: 1.10\n---\n\n") });
    await run(["--format", "json", "-o", "a.json"], folder);
    expect((await run(["merge", "a.json"], folder)).status).toBe(0);
    expect((await run(["merge", "--max-warnings", "0", "a.json"], folder)).status).toBe(1);
    writeFileSync(join(folder, "b.json"), JSON.stringify({ version: 1, checked: 0, files: [{ path: "x.md", kind: "skill", diagnostics: [], failures: ["gone"] }] }));
    expect((await run(["merge", "a.json", "b.json"], folder)).status).toBe(2);
  });
});
