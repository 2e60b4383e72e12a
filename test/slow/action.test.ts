import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import payloads from "@octokit/webhooks-examples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runStep } from "../../src/cli/action/run.ts";
import { runnerCommands } from "../report/runner.ts";
import { sarifErrors } from "../report/validate-sarif.ts";
import { root } from "../rule-modules.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";

/** A checkout of the action as the runner has it: the bundle and its data, and no node_modules anywhere above. */
const checkout = mkdtempSync(join(tmpdir(), "markerlint-action-"));
const entry = join(checkout, "dist/action.js");

beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: { action: "src/cli/action/main.ts" },
    outdir: join(checkout, "dist"),
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
  cpSync(join(root, "package.json"), join(checkout, "package.json"));
  cpSync(join(root, "rules"), join(checkout, "rules"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
}, 120_000);

afterAll(() => {
  rmSync(checkout, { recursive: true, force: true });
});

interface Step {
  readonly status: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

type Run = (env: Readonly<Record<string, string | undefined>>, folder: string) => Promise<Pick<Step, "status" | "log">>;

/** The bundle in a process of its own, as the runner starts it. */
const inProcess: Run = (env, folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry], { cwd: folder, env, encoding: "utf8" });
  expect(stderr).toBe("");
  return Promise.resolve({ status, log: stdout });
};

/** The same from the sources, without a process. */
const fromSources: Run = async (env, folder) => {
  let log = "";
  const output = { write: (text: string) => (log += text) };
  const status = await runStep(env, { stdin: nothing(), stdout: output, stderr: output, color: false }, folder);
  return { status, log };
};

async function* nothing(): AsyncGenerator<Uint8Array> {
  // An action has no standard input.
}

/** Runs the step as the runner does: inputs, event and files by the environment alone. */
async function step(folder: string, inputs: Readonly<Record<string, string>>, event?: { readonly name: string; readonly payload: unknown }, start = fromSources): Promise<Step> {
  const files = mkdtempSync(join(tmpdir(), "markerlint-runner-"));
  const path = (name: string): string => join(files, name);
  for (const name of ["summary", "output"]) writeFileSync(path(name), "");
  writeFileSync(path("event.json"), JSON.stringify(event?.payload ?? {}));
  const env = {
    PATH: process.env["PATH"],
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: event?.name ?? "push",
    GITHUB_EVENT_PATH: path("event.json"),
    GITHUB_STEP_SUMMARY: path("summary"),
    GITHUB_OUTPUT: path("output"),
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "o/r",
    GITHUB_SHA: "abc123",
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const { status, log } = await start(env, folder);
  const outputs = Object.fromEntries(readFileSync(path("output"), "utf8").split("\n").filter((line) => line !== "").map((line) => line.split("=") as [string, string]));
  const summary = readFileSync(path("summary"), "utf8");
  rmSync(files, { recursive: true });
  return { status, log, summary, outputs };
}

const warned = goodSkill("a").replace("\n---\n\n", "\nmetadata:\n  version: 1.10\n---\n\n");

describe("the action", () => {
  it("annotates, writes a summary, SARIF and outputs, and fails for an error", async () => {
    const { folder, read } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("b"), "skills/c/SKILL.md": goodSkill("c", "Add things. Use it for sums.") });
    const { status, log, summary, outputs } = await step(folder, { "sarif-file": "out.sarif", "report-file": "out.html" }, undefined, inProcess);
    expect(status).toBe(1);
    expect(runnerCommands(log)).toMatchObject([{ name: "error", properties: { file: "skills/a/SKILL.md", line: "2", title: "skill/name-matches-folder" } }]);
    expect(summary).toContain("**1 error in 1 file.**");
    expect(summary).toContain("](<https://github.com/o/r/blob/abc123/skills/a/SKILL.md?plain=1#L2>)");
    expect(outputs).toEqual({ errors: "1", warnings: "0", infos: "0", "sarif-file": "out.sarif", "report-file": "out.html" });
    expect(sarifErrors(read("out.sarif"))).toEqual([]);
    expect(read("out.html")).toContain("How to mend them");
  }, 60_000);

  it("shows in the summary what the limits of annotations hide", async () => {
    const files = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`skills/s-${String(index)}/SKILL.md`, goodSkill("b", `Count ${String(index)} things. Use it for ${String(index)}.`)]));
    const { folder } = makeTree({ ".git/HEAD": "", ...files });
    const { log, summary } = await step(folder, {});
    expect(runnerCommands(log).filter(({ name }) => name === "error")).toHaveLength(10);
    for (const path of Object.keys(files)) expect(summary).toContain(path);
  });

  it.each([
    [{}, 0],
    [{ "fail-on": "warning" }, 1],
    [{ "fail-on": "never", "max-warnings": "0" }, 0],
    [{ "max-warnings": "0" }, 1],
    [{ "max-warnings": "1" }, 0],
  ])("with the inputs %j a warning ends with status %i", async (inputs, expected) => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": warned });
    expect((await step(folder, inputs)).status).toBe(expected);
  });

  it("takes paths, profiles, a configuration and a baseline", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("b"), "my skills/c/SKILL.md": warned.replace("name: a", "name: c"), "quiet.yaml": "rules:\n  frontmatter/no-retyped-text: off\n" });
    expect((await step(folder, { paths: "my skills\n" })).outputs).toMatchObject({ errors: "0", warnings: "1" });
    expect((await step(folder, { paths: "my skills", config: "quiet.yaml" })).outputs).toMatchObject({ errors: "0", warnings: "0" });
    expect(await step(folder, { paths: "skills", profiles: "claude-code\nclaude-cod" })).toMatchObject({ status: 2, log: expect.stringContaining("did you mean") as string });
    writeFileSync(join(folder, "base.json"), '{"version":1,"files":{}}');
    expect((await step(folder, { baseline: "base.json" })).outputs).toMatchObject({ errors: "1" });
    expect(await step(folder, { baseline: "gone.json" })).toMatchObject({ status: 2, log: expect.stringContaining("::error title=markerlint::") as string });
  });

  it("never runs a configuration that is code", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("a"), "markerlint.config.js": "require('fs').writeFileSync('ran', ''); process.stdout.write('it ran'); export default {};" });
    const { status, log } = await step(folder, {});
    expect(status).toBe(2);
    expect(log).not.toContain("it ran");
    expect(runnerCommands(log)[0]?.data).toContain("--no-config-code");
  });

  it.each([
    [{ mode: "threads" }, "The input `mode`"],
    [{ "fail-on": "errors" }, "The input `fail-on`"],
    [{ "max-warnings": "few" }, "The input `max-warnings`"],
    [{ paths: "gone" }, "`gone` does not exist"],
    [{ mode: "thread" }, "and `push` has none"],
  ])("says what is wrong with the inputs %j", async (inputs, words) => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("a") });
    const { status, log } = await step(folder, inputs);
    expect(status).toBe(2);
    expect(runnerCommands(log)[0]?.data).toContain(words);
  });

  it("lints only what the pull request or the push changes", async () => {
    const { folder } = makeTree({ "skills/old/SKILL.md": goodSkill("wrong") });
    const git = (...args: string[]): string => execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder, encoding: "utf8" });
    git("init", "-q", "-b", "main");
    git("add", ".");
    git("commit", "-qm", "one");
    const base = git("rev-parse", "HEAD").trim();
    git("mv", "skills/old", "skills/new");
    cpSync(join(folder, "skills/new"), join(folder, "skills/more"), { recursive: true });
    git("add", ".");
    git("commit", "-qm", "two");
    for (const [name, payload] of [["pull_request", { pull_request: { base: { sha: base } } }], ["push", { before: base }]] as const) {
      const { status, log } = await step(folder, { changed: "true" }, { name, payload });
      expect([status, [...new Set(runnerCommands(log).map(({ properties }) => properties["file"]))].sort()]).toEqual([1, ["skills/more/SKILL.md", "skills/new/SKILL.md"]]);
    }
    expect((await step(folder, { changed: "HEAD" })).outputs).toMatchObject({ errors: "0" });
    expect((await step(folder, { changed: "true" }, { name: "push", payload: { before: "0".repeat(40) } })).status).toBe(0);
    expect((await step(folder, { changed: "f".repeat(40) })).log).toContain("a shallow clone may lack it");
  }, 60_000);
});

/** A payload as GitHub sends it, with another text and number. */
function payload(name: string, action: string, place: string, number: number, body: string | null): unknown {
  const all = payloads as unknown as readonly { readonly name: string; readonly examples: readonly Record<string, unknown>[] }[];
  const example = structuredClone(all.find((each) => each.name === name)?.examples.find((each) => each["action"] === action) ?? {}) as Record<string, Record<string, unknown>>;
  const written = example[place] ?? {};
  const kind = name.startsWith("pull_request") ? "pull" : "issues";
  return { ...example, [place]: { ...written, body, html_url: `https://github.com/o/r/${kind}/${String(number)}${place === "comment" ? "#issuecomment-99" : ""}` } };
}

describe("the mode thread", () => {
  const record = (version: number): string => `<!-- engagement-record-design-575 -->\r\n\r\n\`\`\`yaml\r\nschema_version: ${String(version)}\r\nphase: design\r\ncapture_session: normal-design-v2\r\nload_bearing_decisions: []\r\n\`\`\`\r\n`;

  it.each([
    ["issue_comment", "created", "comment"],
    ["issues", "opened", "issue"],
  ])("checks the text of %s", async (name, action, place) => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("b") });
    expect(await step(folder, { mode: "thread" }, { name, payload: payload(name, action, place, 575, record(2)) })).toMatchObject({ status: 0, outputs: { errors: "0" } });
    const broken = await step(folder, { mode: "thread" }, { name, payload: payload(name, action, place, 575, record(9)) });
    expect(broken.status).toBe(1);
    expect(broken.log).toContain("payload/known-version");
    expect(broken.log).toContain("https://github.com/o/r/issues/575");
    expect(broken.summary).toContain("payload/known-version");
    // The number of another issue is found out.
    expect((await step(folder, { mode: "thread" }, { name, payload: payload(name, action, place, 576, record(2)) })).log).toContain("marker/target");
  });

  it("checks the text of pull requests, and passes by what is gone, empty or far from any marker", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const pull = payload("pull_request", "opened", "pull_request", 575, record(2));
    expect((await step(folder, { mode: "thread" }, { name: "pull_request_target", payload: pull })).log).toContain("marker/target");
    const gone = { ...(payload("issue_comment", "created", "comment", 575, record(9)) as object), action: "deleted" };
    expect(await step(folder, { mode: "thread" }, { name: "issue_comment", payload: gone })).toMatchObject({ status: 0, log: "The event wrote no text.\n" });
    expect((await step(folder, { mode: "thread" }, { name: "issues", payload: payload("issues", "opened", "issue", 1, null) })).status).toBe(0);
    expect((await step(folder, { mode: "thread" }, { name: "issue_comment", payload: payload("issue_comment", "created", "comment", 1, "Thank you!") })).status).toBe(0);
  });

  it("lets no text of a stranger act in the log, the summary or the outputs", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const evil = `${record(9).replace("9\r\n", '"9\\n::set-output name=x::y"\r\n')}\n::error::pwned\n##[error]pwned\n`;
    const { log, summary, outputs } = await step(folder, { mode: "thread" }, { name: "issue_comment", payload: payload("issue_comment", "created", "comment", 575, evil) });
    expect(runnerCommands(log).every(({ data }) => !data.startsWith("pwned"))).toBe(true);
    expect(summary).not.toContain("::error::");
    expect(Object.keys(outputs)).toEqual(["errors", "warnings", "infos"]);
  });
});
