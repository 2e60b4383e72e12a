import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { bundledCommand } from "../../lsp/server-bundle.ts";

let command = "";
beforeAll(async () => {
  command = await bundledCommand();
}, 120_000);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "markerlint-start-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Project {
  readonly folder: string;
  readonly cache: string;
  readonly run: (env?: Readonly<Record<string, string>>, args?: readonly string[]) => Run;
  /** The names of the files with code. */
  readonly kept: () => string[];
}

/** A folder with a bad skill in it, and what runs the command there with a cache folder of its own. */
function makeProject(): Project {
  const folder = makeFolder();
  const cache = join(folder, "cache");
  for (const each of [".git", "skills/Bad"]) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, "skills/Bad/SKILL.md"), "---\nname: Bad\ndescription: Does „this“.\n---\n\n[gone](gone.md)\n\n```bash\ncat <<EOF\n```\n");
  const run: Project["run"] = (env = {}, args = ["skills/Bad/SKILL.md"]) => {
    const { NODE_V8_COVERAGE: _, NODE_DISABLE_COMPILE_CACHE: __, MARKERLINT_CODE_CACHE: ___, CI: ____, ...others } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: "utf8", env: { ...others, HOME: folder, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, ...env } });
    return { status, stdout, stderr };
  };
  const kept = (): string[] => {
    try {
      return readdirSync(join(cache, "markerlint"));
    } catch {
      return [];
    }
  };
  return { folder, cache, run, kept };
}

describe.skipIf(process.platform === "darwin")("the command of the bundle", () => {
  it("prints the same with and without the code that it kept", () => {
    const { run, kept } = makeProject();
    const first = run();
    expect(first).toMatchObject({ status: 1, stderr: "" });
    expect(first.stdout).toContain("snippet/closed-heredoc");
    expect(kept()).toHaveLength(1);
    expect(run()).toEqual(first);
    expect(run({}, ["--format", "json", "."])).toMatchObject({ status: 1, stderr: "" });
    expect(run()).toEqual(first);
    expect(run({ MARKERLINT_CODE_CACHE: "off" })).toEqual(first);
  });

  it("learns from some runs and then writes no more", () => {
    const { cache, run, kept } = makeProject();
    const contents = [1, 2, 3, 4, 5, 6].map(() => {
      run();
      return readFileSync(join(cache, "markerlint", kept()[0] ?? "")).toString("latin1");
    });
    expect(contents[5]).toBe(contents[4]);
  });

  it.each([{ MARKERLINT_CODE_CACHE: "off" }, { NODE_DISABLE_COMPILE_CACHE: "1" }, { CI: "true" }])("keeps nothing with %j", (env) => {
    const { run, kept } = makeProject();
    expect(run(env)).toMatchObject({ status: 1, stderr: "" });
    expect(kept()).toEqual([]);
  });

  it("says nothing of a folder that it cannot write to", () => {
    const { folder, run } = makeProject();
    writeFileSync(join(folder, "file"), "");
    expect(run({ XDG_CACHE_HOME: join(folder, "file"), LOCALAPPDATA: join(folder, "file") })).toMatchObject({ status: 1, stderr: "" });
  });

  it("makes anew what is damaged", () => {
    const { cache, run, kept } = makeProject();
    const first = run();
    const file = join(cache, "markerlint", kept()[0] ?? "");
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, 1000));
    expect(run()).toEqual(first);
    expect(readFileSync(file).length).toBeGreaterThan(whole.length / 2);
  });

  it("runs configurations in code", () => {
    const { folder, run } = makeProject();
    writeFileSync(join(folder, "markerlint.config.mjs"), 'import { basename } from "node:path";\nexport default { rules: { [`snippet/${basename("/closed-heredoc")}`]: "off" } };\n');
    for (const _ of [1, 2]) expect(run().stdout).not.toContain("snippet/closed-heredoc");
  });

  it("writes to a file", () => {
    const { folder, run } = makeProject();
    const out = join(folder, "out.txt");
    const { status } = spawnSync(process.execPath, [command, "skills/Bad/SKILL.md"], { cwd: folder, stdio: ["ignore", openSync(out, "w"), "ignore"] });
    expect(status).toBe(1);
    expect(readFileSync(out, "utf8")).toBe(run().stdout);
  });

  it.skipIf(process.platform === "win32")("ends in silence when its reader goes away", () => {
    const { folder } = makeProject();
    const { stdout } = spawnSync("bash", ["-c", `"$0" "$1" --format json skills | true; echo "\${PIPESTATUS[0]}"`, process.execPath, command], { cwd: folder, encoding: "utf8" });
    expect(["0\n", "1\n"]).toContain(stdout);
  });
});

describe.skipIf(process.platform === "darwin")("--cache in the command of the bundle", () => {
  const args = ["--cache", "--format", "json", "."];

  it("loads neither rules nor parsers where nothing has changed", () => {
    const { folder, run } = makeProject();
    const plain = run({}, args.slice(1));
    expect(run({}, args)).toEqual(plain);
    // What loads them would keep their code.
    const unused = join(folder, "unused");
    expect(run({ XDG_CACHE_HOME: unused, LOCALAPPDATA: unused }, args)).toEqual(plain);
    expect(existsSync(unused)).toBe(false);
    writeFileSync(join(folder, "skills/Bad/gone.md"), "# Here\n");
    const after = run({ XDG_CACHE_HOME: unused, LOCALAPPDATA: unused }, args);
    expect(after.stdout).not.toBe(plain.stdout);
    expect(existsSync(unused)).toBe(true);
  });

  it("gives many processes at once what one of them gives", async () => {
    const { folder, cache, run } = makeProject();
    const plain = run({}, args.slice(1));
    const env = { ...process.env, HOME: folder, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, MARKERLINT_CODE_CACHE: "off" };
    const processes = Array.from({ length: 6 }, () => new Promise((resolve) => {
      execFile(process.execPath, [command, ...args], { cwd: folder, env }, (_, stdout) => {
        resolve(stdout);
      });
    }));
    expect(new Set(await Promise.all(processes))).toEqual(new Set([plain.stdout]));
    expect(run({}, args)).toEqual(plain);
    expect(readdirSync(join(folder, ".markerlint/cache")).sort()).toEqual([".gitignore", "CACHEDIR.TAG", expect.stringMatching(/^documents-/), expect.stringMatching(/^run-/)]);
  });
});

describe("the modules of the bundle", () => {
  it("export what the sources do", async () => {
    const folder = join(command, "..");
    const api = (await import(pathToFileURL(join(folder, "index.mjs")).href)) as object;
    expect(Object.keys(api).sort()).toEqual(Object.keys(await import("../../../src/index.ts")).sort());
    const plugin = (await import(pathToFileURL(join(folder, "eslint.mjs")).href)) as { default: { rules: object } };
    expect(Object.keys(plugin.default.rules).length).toBeGreaterThan(50);
  });
});
