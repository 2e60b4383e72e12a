import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { existsNow } from "./local-files.ts";
import { readBytesNow } from "./read-file.ts";

/** The folder of the installed package: sources and bundle stand at different depths below it. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isPackage(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** The bundle has a manifest without a name: it only tells Node what its modules are. */
function isPackage(manifest: string): boolean {
  return existsSync(manifest) && (JSON.parse(readFileSync(manifest, "utf8")) as { readonly name?: string }).name !== undefined;
}

/** A path in the installed package, such as `schemas/contracts`; nothing need stand there. */
export function packagePath(path: string): string {
  return join(packageFolder(), path);
}

/** The page of a rule as Markdown; empty when the package was installed without its pages. */
export function readRulePage(id: string): string {
  const path = packagePath(`rules/${id}.md`);
  return existsNow(path) ? new TextDecoder().decode(readBytesNow(path)) : "";
}
