// Installs VS Code as a server for browsers, in a folder of its own outside of the project: node scripts/editors/code-server.mjs. It takes
// some minutes and 700 MB: native modules are built, for which Debian's headers and Node 24 (the npm package `node`) are needed.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const server = "code-server@4.139.1";
const node = "node@24";
const debianPackages = ["build-essential", "python3", "libkrb5-dev", "libx11-dev", "libxkbfile-dev", "libsecret-1-dev"];

const folder = process.env.MARKERLINT_CODE_SERVER ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "markerlint", server);

/** The Node that runs it and its start file; they exist when it is installed. */
export const codeServer = {
  node: join(folder, "node/node_modules/node/bin/node"),
  entry: join(folder, "server/node_modules/code-server/out/node/entry.js"),
};

/**
 * The environment in which it is installed and runs: its Node comes first. What the npm around us says of its own Node is left out, since
 * the installation of code-server believes that more than the Node that it runs on.
 */
export function codeServerEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(kept), PATH: dirname(codeServer.node) + delimiter + process.env.PATH };
}

/** Why it cannot be run, if it cannot. */
export function missing() {
  if (!existsSync(codeServer.entry) || !existsSync(codeServer.node)) return "code-server is not installed; `npm run test:vscode` does that";
  const { status, stderr } = spawnSync(codeServer.node, [codeServer.entry, "--version"], { encoding: "utf8", env: { ...codeServerEnvironment(), XDG_CONFIG_HOME: join(folder, "config") } });
  return status === 0 ? undefined : `code-server does not start: ${stderr.trim().split("\n").at(-1)}`;
}

function install() {
  if (missing() === undefined) return console.log(`${server} is in ${folder}`);
  installHeaders();
  installPackage("node", node, process.env);
  installPackage("server", server, codeServerEnvironment());
  const reason = missing();
  if (reason === undefined) return console.log(`${server} is in ${folder}`);
  console.error(reason);
  process.exitCode = 1;
}

/** The headers that its native modules are built with; a system without `apt-get` has to have them. */
function installHeaders() {
  const { status, error } = spawnSync("dpkg", ["--status", ...debianPackages], { stdio: "ignore" });
  if (status === 0 || error !== undefined) return;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [["update"], ["install", "--yes", "--no-install-recommends", ...debianPackages]]) {
    const [command, ...args] = [...asRoot, "apt-get", ...step];
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
}

function installPackage(name, wanted, env) {
  const to = join(folder, name);
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, "package.json"), '{ "private": true }\n');
  console.log(`npm install ${wanted}`);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", wanted], { cwd: to, env, stdio: ["ignore", "ignore", "inherit"] });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) install();
