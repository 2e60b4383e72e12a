import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KeptDocuments } from "../../src/host/cache/kept-documents.ts";
import { formatNames } from "../../src/report/format-names.ts";
import { runCached } from "./cache-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

const badSkill = "---\nname: Bad\ndescription: Use it when a number is needed.\n---\n\n[gone](gone.md)\n";
const location = ".markerlint/cache";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** From now on files count as settled, so that their times are trusted. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
}

const tree = (): ReturnType<typeof makeTree> => makeTree({ ".git/HEAD": "ref: refs/heads/main\n", "skills/a/SKILL.md": goodSkill("a"), "skills/bad/SKILL.md": badSkill });
const keptRuns = (folder: string): string[] => readdirSync(join(folder, location)).filter((name) => name.startsWith("run-"));

describe("--cache", () => {
  it.each(formatNames)("says in the format %s what a run without it says, twice", async (format) => {
    const { folder } = tree();
    const plain = await runCached(["--format", format], folder);
    const first = await runCached(["--cache", "--format", format], folder);
    const second = await runCached(["--cache", "--format", format], folder);
    expect(first).toEqual({ ...plain, replayed: false });
    expect(second).toEqual({ ...plain, replayed: true });
  });

  it.each([[["--output-file", "out.txt"]], [["--output-file=out.txt"]], [["-o", "out.txt"]]])("writes the file of %j again", async (option) => {
    const { folder, read } = tree();
    const args = ["--cache", ...option, "."];
    await runCached(args, folder);
    await runCached(args, folder);
    const text = read("out.txt");
    rmSync(join(folder, "out.txt"));
    writeFileSync(join(folder, "out.txt"), "");
    expect(await runCached(args, folder)).toMatchObject({ replayed: true, stdout: "" });
    expect(read("out.txt")).toBe(text);
    expect(text).toContain("skills/bad/SKILL.md");
  });

  it("keeps nothing without the option, nor with --no-cache behind it", async () => {
    const { folder } = tree();
    await runCached([], folder);
    await runCached(["--cache", "--no-cache"], folder);
    expect(existsSync(join(folder, ".markerlint"))).toBe(false);
    expect(await runCached(["--cache", "--no-cache"], folder)).toMatchObject({ replayed: false });
  });

  it("takes another build, command line, folder and choice of colours for another run", async () => {
    const { folder } = tree();
    await runCached(["--cache"], join(folder, "skills"));
    await runCached(["--cache"], folder);
    expect(await runCached(["--cache"], folder, { build: "other" })).toMatchObject({ replayed: false });
    expect(await runCached(["--cache"], folder, { color: true })).toMatchObject({ replayed: false });
    expect(await runCached(["--cache", "."], folder)).toMatchObject({ replayed: false });
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: true });
  });

  it.each([[["--fix-dry-run"]], [["--fix"]], [["--stdin", "--kind", "comment"]]])("keeps no run with %j", async (args) => {
    const { folder } = tree();
    await runCached(["--cache", ...args], folder);
    expect(await runCached(["--cache", ...args], folder)).toMatchObject({ replayed: false });
  });

  it("keeps no run that failed", async () => {
    const { folder } = tree();
    await runCached(["--cache", "--error-on-no-files", "--config", "nowhere.yaml"], folder);
    await runCached(["--cache", "nowhere.md"], folder);
    expect(keptRuns(folder)).toEqual([]);
  });

  it("keeps no run whose configuration is code, which may ask anything", async () => {
    const { folder } = tree();
    writeFileSync(join(folder, "markerlint.config.mjs"), "export default { rules: {} };\n");
    expect((await runCached(["--cache"], folder)).status).toBe(1);
    expect(keptRuns(folder)).toEqual([]);
  });

  it("leaves the root of a project without git what it was", async () => {
    const { folder } = makeTree({ "x/skills/bad/SKILL.md": badSkill });
    const args = ["x/skills/bad/SKILL.md", "--format", "json"];
    const plain = await runCached(args, folder);
    expect((await runCached(["--cache", ...args], folder)).stdout).toBe(plain.stdout);
    expect(await runCached(["--cache", ...args], folder)).toMatchObject({ stdout: plain.stdout, replayed: true });
    expect((await runCached(args, folder)).stdout).toBe(plain.stdout);
  });

  it("makes its folder one that git and backups pass by", async () => {
    const { folder, read } = tree();
    await runCached(["--cache"], folder);
    expect(read(`${location}/.gitignore`)).toBe("*\n");
    expect(read(`${location}/CACHEDIR.TAG`)).toMatch(/^Signature: 8a477f597d28d172789f06886806bc55\n/);
  });

  it("is not asked for a day when a suppression ends, and asked again on the next", async () => {
    const { folder } = tree();
    const config = (until: string): string => `suppressions:\n  - rules: [skill/name-form]\n    reason: It is about to go.\n${until}`;
    const onNextDay = async (): Promise<boolean> => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
      await runCached(["--cache"], folder);
      vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
      const { replayed } = await runCached(["--cache"], folder);
      vi.useRealTimers();
  vi.restoreAllMocks();
      return replayed;
    };
    writeFileSync(join(folder, "markerlint.config.yaml"), config(""));
    expect(await onNextDay()).toBe(true);
    writeFileSync(join(folder, "markerlint.config.yaml"), config("    until: 2999-01-01\n"));
    expect(await onNextDay()).toBe(false);
  });
});

describe("the signs of a file", () => {
  it("are trusted when it is settled, so that it is not read", async () => {
    const { folder } = tree();
    passTime();
    await runCached(["--cache"], folder);
    chmodSync(join(folder, "skills/a/SKILL.md"), 0o200);
    // The mode changes a time, so that the file is read: what cannot be read is another answer. Root reads it all the same.
    expect((await runCached(["--cache"], folder)).replayed).toBe(process.getuid?.() === 0);
  });

  it("are renewed when it was touched, and the run is still said again", async () => {
    const { folder, read } = tree();
    passTime();
    await runCached(["--cache"], folder);
    utimesSync(join(folder, "skills/a/SKILL.md"), 1, 1);
    const [name = ""] = keptRuns(folder);
    const before = read(`${location}/${name}`);
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: true });
    const after = read(`${location}/${name}`);
    expect(after).not.toBe(before);
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: true });
    expect(read(`${location}/${name}`)).toBe(after);
  });

  it("are not trusted for a file that was changed just now: the same times do not tell of the same content", async () => {
    const { folder } = tree();
    const path = join(folder, "skills/a/SKILL.md");
    await runCached(["--cache"], folder);
    const runs = (): string => readFileSync(join(folder, location, keptRuns(folder)[0] ?? ""), "utf8");
    expect(runs()).not.toMatch(/"bytes","[^"]*a\/SKILL\.md","[^"]*","\d/);
    writeFileSync(path, goodSkill("b"));
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: false, status: 1 });
    passTime();
    await runCached(["--cache"], folder);
    expect(runs()).toMatch(/"bytes","[^"]*a\/SKILL\.md","[^"]*","\d/);
  });

  it("tell of another content of the same size with the same time", async () => {
    const { folder } = tree();
    const path = join(folder, "skills/a/SKILL.md");
    utimesSync(path, 1000, 1000);
    passTime();
    await runCached(["--cache"], folder);
    writeFileSync(`${path}.new`, goodSkill("b"));
    utimesSync(`${path}.new`, 1000, 1000);
    renameSync(`${path}.new`, path);
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: false, status: 1 });
  });
});

describe("a folder in which nothing can be kept", () => {
  const warning = /^markerlint: nothing is kept by --cache: .+\n$/;

  it.each([
    ["a link in place of the folder", (folder: string, outside: string) => { mkdirSync(join(folder, ".markerlint")); symlinkSync(outside, join(folder, location)); }],
    ["a link in place of the one above", (folder: string, outside: string) => { symlinkSync(outside, join(folder, ".markerlint")); }],
    ["a file in place of the folder", (folder: string) => { writeFileSync(join(folder, ".markerlint"), ""); }],
    ["a folder with other files", (folder: string) => { mkdirSync(join(folder, location), { recursive: true }); writeFileSync(join(folder, location, "mine.txt"), ""); }],
  ])("is one warning: %s", async (_, prepare) => {
    const { folder } = tree();
    const { folder: outside } = makeTree({});
    prepare(folder, outside);
    const plain = await runCached([], folder);
    for (let round = 0; round < 2; round += 1) {
      const { stderr, ...rest } = await runCached(["--cache"], folder);
      expect(rest).toEqual({ status: plain.status, stdout: plain.stdout, replayed: false });
      expect(stderr).toMatch(warning);
    }
    expect(readdirSync(outside)).toEqual([]);
  });

  it("may be named outside the current one, and must be one of its own", async () => {
    const { folder } = tree();
    const { folder: outside } = makeTree({});
    const args = ["--cache", "--cache-location", join(outside, "kept")];
    await runCached(args, folder);
    expect(await runCached(args, folder)).toMatchObject({ replayed: true, stderr: "" });
    expect((await runCached(["--cache", "--cache-location", "."], folder)).stderr).toMatch(warning);
    expect(existsSync(join(folder, ".gitignore"))).toBe(false);
  });

  it("does not write through a link with the name of a kept run", async () => {
    const { folder } = tree();
    const { folder: outside, read } = makeTree({ "precious.txt": "mine\n" });
    await runCached(["--cache"], folder);
    const path = join(folder, location, keptRuns(folder)[0] ?? "");
    rmSync(path);
    symlinkSync(join(outside, "precious.txt"), path);
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: false, stderr: "" });
    expect(read("precious.txt")).toBe("mine\n");
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: true });
  });
});

describe("what is kept", () => {
  it.each(["run", "documents"])("counts for nothing when any byte of it is another one, and is written anew: the file of %s", async (what) => {
    const { folder, bytes } = tree();
    const plain = await runCached(["--cache"], folder);
    const path = `${location}/${readdirSync(join(folder, location)).find((name) => name.startsWith(what)) ?? ""}`;
    const whole = bytes(path);
    // What is kept of the documents is looked at where no run is.
    const forget = (): void => {
      if (what === "documents") for (const name of keptRuns(folder)) rmSync(join(folder, location, name));
    };
    for (let at = 0; at < whole.length; at += Math.max(1, Math.floor(whole.length / 40))) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x01;
      writeFileSync(join(folder, path), damaged);
      forget();
      expect(await runCached(["--cache"], folder)).toEqual({ ...plain, replayed: false });
    }
    for (const length of [0, 10, whole.length - 1]) {
      writeFileSync(join(folder, path), whole.subarray(0, length));
      forget();
      expect(await runCached(["--cache"], folder)).toEqual({ ...plain, replayed: false });
    }
    expect(await runCached(["--cache"], folder)).toEqual({ ...plain, replayed: true });
  });

  it.skipIf(process.platform === "win32")("counts for nothing when it is not as only this user writes it: a repository may hold such a file", async () => {
    const { folder } = tree();
    await runCached(["--cache"], folder);
    for (const name of readdirSync(join(folder, location))) chmodSync(join(folder, location, name), 0o644);
    const kept = vi.spyOn(KeptDocuments.prototype, "keep");
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: false });
    expect(kept).toHaveBeenCalledTimes(2);
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: true });
  });

  it("stays whole when many runs keep the same at once", async () => {
    const { folder } = tree();
    const all = await Promise.all(Array.from({ length: 8 }, () => runCached(["--cache"], folder)));
    expect(new Set(all.map(({ stdout, stderr, status }) => JSON.stringify([stdout, stderr, status]))).size).toBe(1);
    expect(readdirSync(join(folder, location)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    expect(await runCached(["--cache"], folder)).toMatchObject({ replayed: true });
  });

  it("does not grow without end", async () => {
    const { folder } = tree();
    for (let run = 0; run < 60; run += 1) await runCached(["--cache", "--max-warnings", String(run)], folder);
    expect(keptRuns(folder).length).toBeLessThanOrEqual(50);
    expect(await runCached(["--cache", "--max-warnings", "59"], folder)).toMatchObject({ replayed: true });
  });
});
