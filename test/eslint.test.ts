import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ESLint, type Linter } from "eslint";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ruleEntries } from "../rules/index.ts";
import { goodSkill } from "./cli/tree.ts";
import { runCommandFully as run } from "./run-command.ts";
import { root } from "./rule-modules.ts";

interface Plugin {
  readonly configs: { readonly recommended: Linter.Config[]; readonly strict: Linter.Config[] };
  readonly rules: Readonly<Record<string, unknown>>;
}

const bundle = mkdtempSync(join(root, "node_modules/.eslint-plugin-"));
let plugin: Plugin;

beforeAll(async () => {
  // As a user has it: one module, which loads everything before the first file.
  await build({
    absWorkingDir: root,
    entryPoints: { eslint: "src/eslint/plugin.ts" },
    outdir: join(bundle, "dist"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    mainFields: ["module", "main"],
    external: ["satteri"],
    banner: { js: 'import { createRequire as createBundleRequire } from "node:module";\nconst require = createBundleRequire(import.meta.url);' },
    logLevel: "error",
  });
  plugin = ((await import(pathToFileURL(join(bundle, "dist/eslint.js")).href)) as { default: Plugin }).default;
}, 120_000);

afterAll(() => {
  rmSync(bundle, { recursive: true, force: true });
});

/** A copy of a tree with a repository around it. */
function copyOf(project: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "markerlint-eslint-")));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync(join(root, "fixtures/projects", project), folder, { recursive: true });
  mkdirSync(join(folder, ".git"), { recursive: true });
  return folder;
}

async function lintWithEslint(folder: string, fix = false, config: readonly Linter.Config[] = plugin.configs.recommended): Promise<{ findings: string[]; results: ESLint.LintResult[] }> {
  const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: [...config], fix, errorOnUnmatchedPattern: false });
  const results = await eslint.lintFiles(["**/*.md"]);
  const findings = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, line, column, endLine, endColumn, message }) => `${filePath.slice(folder.length + 1).replaceAll("\\", "/")}:${String(line)}:${String(column)}-${String(endLine)}:${String(endColumn)} ${(ruleId ?? "").replace(/^markerlint\//, "")} ${message}`),
  );
  return { findings: findings.sort(), results };
}

interface Report {
  readonly files: readonly { readonly path: string; readonly diagnostics: readonly { readonly ruleId: string; readonly line: number; readonly column: number; readonly endLine: number; readonly endColumn: number; readonly message: string }[] }[];
}

/** What the command finds in Markdown by rules that ESLint has too. */
async function lintWithCommand(folder: string): Promise<string[]> {
  const { stdout } = await run(["--format", "json", "--no-config"], folder);
  const { files } = JSON.parse(stdout) as Report;
  return files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, diagnostics }) => diagnostics.filter((each) => !("suppressed" in each) && each.ruleId in plugin.rules).map(({ ruleId, line, column, endLine, endColumn, message }) => `${path}:${String(line)}:${String(column)}-${String(endLine)}:${String(endColumn)} ${ruleId} ${message}`))
    .sort();
}

const projects = readdirSync(join(root, "fixtures/projects"));

describe("inside ESLint", () => {
  it.each(projects)("the tree %s has the findings that the command has, at the same places in the same words", async (project) => {
    const folder = copyOf(project);
    const { findings } = await lintWithEslint(folder);
    expect(findings).toEqual(await lintWithCommand(folder));
    if (project === "example") expect(findings.length).toBeGreaterThan(3);
  }, 60_000);

  it.each(projects)("the fixes of the tree %s give the same bytes", async (project) => {
    const [ours, theirs] = [copyOf(project), copyOf(project)];
    // Only the rules that ESLint has.
    const others = ruleEntries.filter(({ id }) => !(id in plugin.rules)).flatMap(({ id }) => ["--rule", `${id}: off`]);
    await run(["--fix", "--no-config", ...others], ours);
    const { results } = await lintWithEslint(theirs, true);
    await ESLint.outputFixes(results);
    const texts = (folder: string): Record<string, string> => Object.fromEntries(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(".md")).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length), readFileSync(path, "latin1")];
    }));
    expect(texts(theirs)).toEqual(texts(ours));
    if (project === "example") expect(texts(ours)).not.toEqual(texts(copyOf(project)));
  }, 60_000);

  it("leaves out the rules that look across files, and one that must know all findings", () => {
    const left = ruleEntries.filter(({ id }) => !(id in plugin.rules)).map(({ id }) => id);
    const page = readFileSync(join(root, "docs/eslint.md"), "utf8");
    for (const id of left) expect(page.includes(`[${id}]`)).toBe(true);
    expect(left).toContain("skill/unique-names");
    expect(left.length).toBeLessThan(ruleEntries.length / 3);
  });

  it("knows options, severities and clients of its configuration, and directives of ours", async () => {
    const folder = copyOf("example");
    rmSync(join(folder, ".claude"), { recursive: true, force: true });
    mkdirSync(join(folder, "skills/a"), { recursive: true });
    writeFileSync(join(folder, "skills/a/SKILL.md"), `---\nname: b # markerlint-disable-line skill/name-matches-folder -- old\n${goodSkill("b").slice(12)}${"Text.\n".repeat(20)}`);
    const { findings, results } = await lintWithEslint(folder, false, [
      ...plugin.configs.recommended,
      { rules: { "markerlint/skill/body-length": ["warn", { maxLines: 10 }] }, languageOptions: { profiles: ["codex"] } },
    ]);
    expect(findings.filter((line) => line.startsWith("skills/a"))).toMatchObject([expect.stringContaining("skill/body-length")]);
    expect(results.find(({ filePath }) => filePath.endsWith("a/SKILL.md"))?.messages.map(({ severity }) => severity)).toEqual([1]);
  });

  it("passes by Markdown that nobody searches for, unless its kind is given", async () => {
    const folder = copyOf("example");
    writeFileSync(join(folder, "notes.md"), "# A\n\n```js\nlet a;\n");
    expect((await lintWithEslint(folder)).findings.filter((line) => line.startsWith("notes.md"))).toEqual([]);
    const given = await lintWithEslint(folder, false, [...plugin.configs.recommended, { languageOptions: { kind: "markdown" } }]);
    expect(given.findings.filter((line) => line.startsWith("notes.md"))).toMatchObject([expect.stringContaining("markdown/closed-fence")]);
  });

  it("says which options it does not know", async () => {
    const folder = copyOf("example");
    for (const languageOptions of [{ kinds: "skill" }, { kind: "skil" }, { profiles: ["claude"] }]) {
      await expect(lintWithEslint(folder, false, [...plugin.configs.recommended, { languageOptions }])).rejects.toThrow(/`kind`|`profiles`/);
    }
  });
});
