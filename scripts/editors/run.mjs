// Proves the server in real editors: node scripts/editors/run.mjs. A client that is not installed is skipped, with the reason.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { proveVscode } from "./vscode.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bundle = mkdtempSync(join(root, "node_modules", ".editors-"));
const work = mkdtempSync(join(tmpdir(), "markerlint-editors-"));
try {
  execFileSync(process.execPath, [join(root, "scripts/bundle.mjs"), "--to", bundle]);
  mkdirSync(join(work, "bin"));
  symlinkSync(join(bundle, "markerlint.js"), join(work, "bin", "markerlint"));
  neovim();
  vscodePackage();
  await proveVscode();
} finally {
  rmSync(bundle, { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
}

/** Runs the lines of the page for Neovim, and what a person would do. */
function neovim() {
  const version = spawnSync("nvim", ["--version"], { encoding: "utf8" });
  if (version.error !== undefined) return console.log(`skipped: Neovim: ${version.error.code === "ENOENT" ? "nvim is not installed" : version.error.message}`);
  const name = version.stdout.split("\n")[0];
  if (!/v0\.(?:[7-9]|10)\./.test(name)) return console.log(`skipped: Neovim: ${name}; the lines that are proved are for 0.7`);
  const project = join(work, "project");
  const files = {
    ".git/HEAD": "",
    "skills/a/SKILL.md": "---\nname: a\ndescription: Count things: use it when a number is needed.\n---\n\n# a\n\nCount.\n",
    "comments/575.md": "😀 Done.\r\n\r\n<!-- Engagement-record-design-575 -->\r\n\r\nText.\r\n",
    "comments/all.md": "Text\n\n<!-- Engagement-record-design-1 -->\n\n<!-- Engagement-record-design-2 -->\n",
    "comments/kept.md": "Text\n\n<!-- Engagement-record-design-3 -->\n",
    "README.md": "# Read\n\n```sh\necho 1\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const page = readFileSync(join(root, "editors/neovim.md"), "utf8");
  const init = join(work, "init.lua");
  writeFileSync(init, `vim.cmd("filetype on")\n${/```lua\n([\s\S]*?)```/.exec(page)[1]}`);
  console.log(name);
  const { status, stdout, stderr } = spawnSync("nvim", ["--headless", "-i", "NONE", "-u", init, "-S", join(root, "scripts/editors/neovim.lua")], {
    encoding: "utf8",
    timeout: 300_000,
    env: { ...process.env, MARKERLINT_PROJECT: project, PATH: join(work, "bin") + delimiter + process.env.PATH, XDG_DATA_HOME: work, XDG_STATE_HOME: work, XDG_CACHE_HOME: work },
  });
  console.log(stdout.trim());
  if (status !== 0) {
    console.error(stderr.trim());
    process.exitCode = 1;
  }
}

/** Packs the extension for VS Code with vsce, which npm has to bring. */
function vscodePackage() {
  const file = join(work, "markerlint.vsix");
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/editors/package-vscode.mjs"), file], { encoding: "utf8", timeout: 300_000 });
  if (status === 0) return console.log(`VS Code: ${/Packaged: .*\((.*)\)/.exec(stdout)?.[0].replace(/\S*\//, "") ?? "packaged"}`);
  if (/npm (?:error|ERR!) (?:code E|network)/.test(stderr)) return console.log(`skipped: VS Code: npm does not have vsce here (${/code (\w+)/.exec(stderr)?.[1] ?? "no network"})`);
  console.error(`failed: VS Code: ${stderr.trim()}`);
  process.exitCode = 1;
}
