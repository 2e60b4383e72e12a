/* global fetch */
// Drives VS Code in a browser as a person would: node scripts/editors/vscode.mjs [FOLDER FOR PICTURES]. The packed extension is installed into
// code-server, which Chromium opens; findings are read, fixes chosen, files saved and compared with what the disk should hold.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { codeServer, codeServerEnvironment, missing } from "./code-server.mjs";
import { patience, Window } from "./vscode-window.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

const marker = "engagement-record-design";
const files = {
  ".git/HEAD": "",
  "skills/a/SKILL.md": "---\nname: a\ndescription: Count things: use it when a number is needed.\n---\n\n# a\n\nCount.\n",
  "comments/575.md": `😀 Done.\r\n\r\n<!-- E${marker.slice(1)}-575 -->\r\n\r\nText.\r\n`,
  "comments/all.md": `Text\n\n<!-- E${marker.slice(1)}-1 -->\n\n<!-- E${marker.slice(1)}-2 -->\n`,
  "comments/kept.md": `Text\n\n<!-- E${marker.slice(1)}-3 -->\n`,
  "README.md": "# Read\n\n```sh\necho 1\n",
};

/** Runs the proof, or says why it cannot be run. Sets the exit status of the process. */
export async function proveVscode(pictures) {
  const reason = existsSync(browserPath) ? missing() : `${browserPath} is not there`;
  if (reason !== undefined) return console.log(`skipped: VS Code: ${reason}`);
  const work = mkdtempSync(join(tmpdir(), "markerlint-vscode-"));
  const closing = [];
  try {
    const extension = join(work, "markerlint.vsix");
    const packed = spawnSync(process.execPath, [join(root, "scripts/editors/package-vscode.mjs"), extension], { encoding: "utf8" });
    if (packed.status !== 0) throw new Error(`the extension cannot be packed: ${packed.stderr.trim()}`);
    const editor = await startEditor(work, extension, closing);
    const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
    closing.push(() => browser.close());
    for (const proof of [findingsAndFixes, trust]) {
      const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
      try {
        await proof(new Window(page, editor, join(work, proof.name), pictures ?? work));
      } catch (error) {
        await page.screenshot({ path: join(pictures ?? work, `failed-in-${proof.name}.png`) }).catch(() => undefined);
        throw error;
      }
    }
  } catch (error) {
    console.error(`failed: VS Code: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    process.exitCode = 1;
  } finally {
    for (const close of closing.reverse()) await close();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Installs the extension and starts the editor; gives its address. */
async function startEditor(work, extension, closing) {
  const env = { ...codeServerEnvironment(), XDG_CONFIG_HOME: join(work, "config"), XDG_DATA_HOME: join(work, "share") };
  const folders = ["--user-data-dir", join(work, "data"), "--extensions-dir", join(work, "extensions")];
  const installed = spawnSync(codeServer.node, [codeServer.entry, ...folders, "--install-extension", extension], { encoding: "utf8", env });
  if (installed.status !== 0) throw new Error(`the extension cannot be installed: ${installed.stdout}${installed.stderr}`);
  write(work, { "data/User/settings.json": JSON.stringify({ "workbench.startupEditor": "none", "files.autoSave": "off", "chat.disableAIFeatures": true, "security.workspace.trust.startupPrompt": "never" }) });
  const port = await freePort();
  const server = spawn(codeServer.node, [codeServer.entry, ...folders, "--auth", "none", "--bind-addr", `127.0.0.1:${port}`, "--disable-telemetry", "--disable-update-check", "--disable-getting-started-override"], {
    env,
    stdio: "ignore",
    detached: true,
  });
  // It has children of its own.
  closing.push(() => process.kill(-server.pid));
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + patience;
  while (!(await fetch(`${address}/healthz`).then(({ ok }) => ok, () => false))) {
    if (Date.now() > end || server.exitCode !== null) throw new Error("code-server does not answer");
    await setTimeout(100);
  }
  return address;
}

async function findingsAndFixes(window) {
  write(window.folder, files);
  await window.open();
  await window.command("Problems: Focus on Problems View");

  const skill = "skills/a/SKILL.md";
  await window.show(skill);
  await window.squiggles().first().waitFor();
  expect("a broken skill has one squiggle", await window.squiggles().count(), 1);
  const [problem = ""] = await window.problems(1);
  expect("the Problems view says what is wrong, by which rule and where", [/not valid YAML.*quote the value/.test(problem), problem.slice(problem.indexOf("markerlint "))], [true, "markerlint frontmatter/valid-yaml [Ln 3, Col 26]"]);
  await window.picture("skill");
  await window.goTo(3, 26);
  await window.act("frontmatter/valid-yaml");
  expect("the quick fix is saved", await window.save(skill), files[skill].replace(/: (Count.*)/, ': "$1"'));
  expect("the finding is gone", await window.problems(0), []);
  await window.picture("fixed");

  const comment = "comments/575.md";
  await window.show(comment);
  await window.problems(1);
  await window.goTo(3, 7);
  await window.act("marker/head-form");
  expect("a captured comment with emoji and CRLF is mended, and the rest of it is as it was", await window.save(comment), files[comment].replace("<!-- E", "<!-- e"));

  const all = "comments/all.md";
  await window.show(all);
  expect("two findings in one file", (await window.problems(2)).length, 2);
  await window.command("markerlint: Fix All Safe Findings");
  expect("all safe fixes are saved", await window.save(all), files[all].replaceAll("<!-- E", "<!-- e"));

  const kept = "comments/kept.md";
  await window.show(kept);
  await window.problems(1);
  await window.goTo(3, 7);
  await window.act("Disable marker/head-form for this line");
  await window.problems(0);
  await window.page.keyboard.type("an old one");
  expect("a rule is disabled for a line, and the cursor stands where the reason goes", await window.save(kept), files[kept].replace("<!--", "<!-- markerlint-disable-next-line marker/head-form -- an old one -->\n<!--"));
  await window.picture("kept");

  await window.show("README.md");
  await window.command("markerlint: Inspect This File");
  await window.page.locator(".editor-instance .view-line", { hasText: "no document of a known kind" }).waitFor();
  expect("an ordinary page stays silent, and says why", await window.problems(0), []);
}

/** In a workspace that nobody trusts yet no configuration that is code runs; it does when the person says so. */
async function trust(window) {
  const ran = join(window.folder, "ran");
  write(window.folder, {
    ".git/HEAD": "",
    "markerlint.config.mjs": `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(ran)}, "");\nexport default { rules: { "frontmatter/valid-yaml": "warning" } };\n`,
    "skills/a/SKILL.md": files["skills/a/SKILL.md"],
  });
  await window.open();
  await window.command("Problems: Focus on Problems View");
  await window.show("skills/a/SKILL.md");
  const [untrusted = ""] = await window.problems(1);
  expect("an untrusted workspace says why nothing is linted", /^Not linted, .*code, which .*an untrusted workspace/.test(untrusted) || untrusted, true);
  expect("and its configuration was not run", existsSync(ran), false);
  await window.picture("untrusted");
  await window.page.locator(".statusbar-item", { hasText: "Restricted Mode" }).click();
  await window.page.locator(".workspace-trust-editor .monaco-button", { hasText: /^Trust$/ }).click();
  await window.show("skills/a/SKILL.md");
  await window.page.locator(".editor-instance .squiggly-warning").waitFor();
  expect("once it is trusted, its configuration counts", existsSync(ran), true);
  await window.picture("trusted");
}

function expect(words, seen, wanted) {
  const holds = JSON.stringify(seen) === JSON.stringify(wanted);
  console.log(`${holds ? "ok" : "failed"}: ${words}${holds ? "" : ` (${JSON.stringify(seen)})`}`);
  if (!holds) process.exitCode = 1;
}

function write(folder, contents) {
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await proveVscode(process.argv[2]);
