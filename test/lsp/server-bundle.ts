import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../rule-modules.ts";

let bundle: Promise<string> | undefined;

/** The command, bundled from the sources as `dist/` is, below `node_modules` so that packages are found: the path of its file. */
export function bundledCommand(): Promise<string> {
  bundle ??= build();
  return bundle;
}

async function build(): Promise<string> {
  const folder = mkdtempSync(join(root, "node_modules", ".lsp-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  await promisify(execFile)(process.execPath, [join(root, "scripts", "bundle.mjs"), "--to", folder]);
  return join(folder, "markerlint.js");
}
