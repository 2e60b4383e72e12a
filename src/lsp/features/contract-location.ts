import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { findContractFiles } from "../../host/contract-files.ts";
import { packagePath } from "../../host/package-files.ts";
import type { Place } from "../place.ts";

/** Where the contract of a family stands: one of the project, else the built-in one; `undefined` when its file was not installed. */
export async function contractLocation(family: string, { root, layers }: Place): Promise<{ readonly file: string; readonly line: number } | undefined> {
  const own = root === undefined ? [] : await findContractFiles(root, layers, true).catch(() => []);
  for (const file of [...own, ...(await builtInFiles())]) {
    const lines = (await readFile(file, "utf8").catch(() => "")).split(/\r?\n/);
    const index = lines.findIndex((line) => /^family:\s*["']?([^"'\s#]+)/.exec(line)?.[1] === family);
    if (index !== -1) return { file, line: index + 1 };
  }
  return undefined;
}

async function builtInFiles(): Promise<string[]> {
  const folder = packagePath("schemas/contracts");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".contract.yaml")).sort().map((name) => join(folder, name));
}
