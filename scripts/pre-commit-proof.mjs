// Runs the hooks with pre-commit itself: `npm run pre-commit-proof`. PRE_COMMIT names another command than `pre-commit`.
// The hooks come from a tag of a throw-away clone with a fresh bundle; the repository has nested skills, names with blanks, and
// a staged change that differs from the working tree.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const preCommit = (process.env.PRE_COMMIT ?? "pre-commit").split(" ");
const folder = mkdtempSync(join(tmpdir(), "pre-commit-proof-"));
const hooks = join(folder, "hooks");
const work = join(folder, "work");
// The person's own cache and settings of git take no part.
const env = { ...process.env, PRE_COMMIT_HOME: join(folder, "cache"), PRE_COMMIT_COLOR: "never", GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: join(folder, "gitconfig") };
let wrong = 0;

try {
  prepareHooks();
  prepareWork();
  console.log(`     ${run([...preCommit, "--version"]).stdout.trim()}`);

  const first = timed("the first run installs the hooks and finds what is staged", () => run([...preCommit, "run"]));
  expect("it fails", first.status, 1);
  expect("the staged text counts, which is worse than the one on the disk", first.stdout.includes("nested/my skills/a b/SKILL.md"), true);
  expect("and where the disk is worse, it does not count", first.stdout.includes("Much Worse"), false);
  expect("a name with a blank at the root", first.stdout.includes("c d/SKILL.md"), true);
  expect("a file that no hook is for was not looked at", first.stdout.includes("README.md"), false);
  expect("agents and commands", first.stdout.includes(".claude/agents/helper one.md"), true);
  expect("captured comments", first.stdout.includes("payload/known-version"), true);
  expect("the disk is as it was", read("nested/my skills/a b/SKILL.md"), skill("a b on the disk"));

  git("checkout", "-q", "--", ".");
  const fixing = run([...preCommit, "run", "markerlint-fix", "--all-files", "--hook-stage", "manual"]);
  expect("the hook that mends fails, since it changed a file", fixing.status, 1);
  expect("and the file is mended", read("better/SKILL.md").includes('version: "1.10"'), true);

  write("nested/my skills/a b/SKILL.md", skill("a-b"));
  git("mv", "nested/my skills/a b", "nested/my skills/a-b");
  git("mv", "c d", "c-d");
  write("c-d/SKILL.md", skill("c-d"));
  write(".claude/agents/helper one.md", "---\nname: helper-one\ndescription: Helps. Use it for help.\n---\n\nHelp.\n");
  write("threads/issue 575.json", thread(2));
  git("add", "-A");
  const last = run([...preCommit, "run"]);
  expect("a good tree passes", [last.status, last.stdout.includes("Failed")], [0, false]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;

/** A clone with the bundle that the sources give, committed and tagged. */
function prepareHooks() {
  execFileSync("git", ["clone", "-q", root, hooks], { env });
  // What is not committed yet counts too.
  for (const path of ["src", "rules", "schemas", "scripts", "package.json", "package-lock.json", ".pre-commit-hooks.yaml"]) cpSync(join(root, path), join(hooks, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(hooks, "node_modules"));
  execFileSync(process.execPath, ["scripts/bundle.mjs"], { cwd: hooks, env, stdio: "ignore" });
  rmSync(join(hooks, "node_modules"));
  const commit = (...args) => execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: hooks, env });
  commit("add", "-A", ".");
  commit("commit", "-q", "--allow-empty", "-m", "proof");
  commit("tag", "v0.0.0-proof");
}

function prepareWork() {
  mkdirSync(work);
  git("init", "-q", "-b", "main");
  git("config", "user.name", "a");
  git("config", "user.email", "a@example.com");
  const ids = ["markerlint", "markerlint-prompts", "markerlint-records"].map((id) => `      - id: ${id}\n`).join("");
  write(".pre-commit-config.yaml", `repos:\n  - repo: ${hooks}\n    rev: v0.0.0-proof\n    hooks:\n${ids}      - id: markerlint-fix\n        stages: [manual]\n`);
  write("README.md", "[gone](gone.md)\n");
  write("nested/my skills/a b/SKILL.md", skill("Not A Name"));
  write("better/SKILL.md", `${skill("better").slice(0, -11)}metadata:\n  version: 1.10\n---\n\nText.\n`);
  write("c d/SKILL.md", skill("c-d"));
  write(".claude/agents/helper one.md", "---\nname: helper\nmodel: 3\n---\n");
  write("threads/issue 575.json", thread(9));
  git("add", "-A");
  write("nested/my skills/a b/SKILL.md", skill("a b on the disk"));
  write("better/SKILL.md", skill("Much Worse"));
}

function skill(name) {
  return `---\nname: ${name}\ndescription: Count things. Use it when a number is needed.\n---\n\nText.\n`;
}

function thread(version) {
  const body = `<!-- engagement-record-design-575 -->\n\n\`\`\`yaml\nschema_version: ${String(version)}\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions: []\n\`\`\`\n`;
  return `${JSON.stringify([{ id: 1, html_url: "https://github.com/o/r/issues/575#issuecomment-1", body }])}\n`;
}

function write(path, text) {
  mkdirSync(dirname(join(work, path)), { recursive: true });
  writeFileSync(join(work, path), text);
}

function read(path) {
  return readFileSync(join(work, path), "utf8");
}

function git(...args) {
  execFileSync("git", args, { cwd: work, env });
}

function run([command, ...args]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: work, env, encoding: "utf8" });
  return { status, stdout: `${stdout}${stderr}` };
}

function timed(what, act) {
  const start = Date.now();
  const result = act();
  console.log(`     ${what}: ${String(Math.round((Date.now() - start) / 1000))} s`);
  if (process.env.SHOW !== undefined) console.log(result.stdout);
  return result;
}

function expect(what, seen, wanted) {
  const holds = JSON.stringify(seen) === JSON.stringify(wanted);
  if (!holds) wrong += 1;
  console.log(`${holds ? "ok   " : "WRONG"} ${what}${holds ? "" : `: ${JSON.stringify(seen)}`}`);
}
