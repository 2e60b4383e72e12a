import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the installed package: sources and bundle stand at different depths below it. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  // The bundle has a file of that name that tells Node what its modules are.
  while ((basename(folder) === "dist" || !existsSync(join(folder, "package.json"))) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** A path in the installed package, such as `schemas/contracts`; nothing need stand there. */
export function packagePath(path: string): string {
  return join(packageFolder(), path);
}

/** The page of a rule as Markdown; empty when the package was installed without its pages. */
export function readRulePage(id: string): string {
  const path = packagePath(`rules/${id}.md`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
