import { join } from "node:path";
import { readTextOrNothing } from "./read-file.ts";

/** The configuration files, of which a folder may hold one; `package.json` counts when it has the key `markerlint`. */
export const configFileNames: readonly string[] = [
  "markerlint.config.yaml",
  "markerlint.config.yml",
  "markerlint.config.json",
  "markerlint.config.js",
  "markerlint.config.mjs",
  "markerlint.config.ts",
];

/** The key of `package.json` that holds a configuration. */
export const packageKey = "markerlint";

/** The configuration files among the entries of a folder; more than one is a mistake for the caller to report. */
export async function findConfigFiles(folder: string, entryNames: readonly string[]): Promise<string[]> {
  const found = configFileNames.filter((name) => entryNames.includes(name));
  if (entryNames.includes("package.json") && (await holdsPackageKey(join(folder, "package.json")))) found.push("package.json");
  return found.map((name) => join(folder, name));
}

async function holdsPackageKey(path: string): Promise<boolean> {
  const text = await readTextOrNothing(path);
  if (!text.includes(`"${packageKey}"`)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && packageKey in value;
  } catch {
    // A broken manifest of a package is for its package manager to report.
    return false;
  }
}
