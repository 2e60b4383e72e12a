import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** The command, bundled from the sources into a folder from which packages are found: the path of its file. It is gone when the process ends. */
export function bundledCommand(): string {
  const folder = mkdtempSync(join(root, "node_modules", ".bench-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  execFileSync(process.execPath, [join(root, "scripts/bundle.mjs"), "--to", folder], { stdio: "ignore" });
  return join(folder, "markerlint.js");
}
