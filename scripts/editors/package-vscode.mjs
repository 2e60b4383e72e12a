// Packs the extension for VS Code with the server in it: node scripts/editors/package-vscode.mjs [FILE.vsix]. Needs npm, from which it
// takes `vsce` for this one run.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const vsce = "@vscode/vsce@3.9.2";
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Writes the extension as a folder: what a package of it holds. */
export async function stageExtension(folder) {
  for (const name of ["package.json", "README.md", ".vscodeignore"]) cpSync(join(root, "editors/vscode", name), join(folder, name));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE.txt"));
  await build({
    entryPoints: [join(root, "editors/vscode/src/extension.mts")],
    outfile: join(folder, "dist/extension.js"),
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    external: ["vscode"],
    logLevel: "warning",
  });
  const server = join(folder, "server");
  execFileSync(process.execPath, [join(root, "scripts/bundle.mjs"), "--to", join(server, "dist")]);
  cpSync(join(root, "schemas"), join(server, "schemas"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  writeFileSync(join(server, "package.json"), '{ "name": "markerlint-server", "private": true, "type": "module" }\n');
  return copyFastParser(server);
}

/** The fast parser has native code; the extension without it answers the same, slower. Gives the platform that it is for. */
function copyFastParser(server) {
  const native = join(root, "node_modules/@bruits");
  const names = existsSync(native) ? readdirSync(native).filter((name) => name.startsWith("satteri-")) : [];
  if (names.length === 0 || !existsSync(join(root, "node_modules/satteri"))) return undefined;
  cpSync(join(root, "node_modules/satteri"), join(server, "node_modules/satteri"), { recursive: true });
  for (const name of names) cpSync(join(native, name), join(server, "node_modules/@bruits", name), { recursive: true });
  return `${process.platform}-${process.arch}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = mkdtempSync(join(tmpdir(), "markerlint-vscode-"));
  try {
    const platform = await stageExtension(folder);
    const out = resolve(process.argv[2] ?? join(root, "editors/vscode", `markerlint${platform === undefined ? "" : `-${platform}`}.vsix`));
    mkdirSync(dirname(out), { recursive: true });
    const target = platform === undefined ? [] : ["--target", platform];
    execFileSync("npm", ["exec", "--yes", "--package", vsce, "--", "vsce", "package", "--no-dependencies", "--out", out, ...target], { cwd: folder, stdio: "inherit" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
