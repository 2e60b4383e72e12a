import { dirname, join } from "node:path";
import { configFileNames } from "../host/find-config.ts";
import { contractFolder } from "../host/contract-files.ts";
import { readNames, stat } from "../host/local-files.ts";

/**
 * Tells for clients that watch no files whether a configuration or a contract came, went or changed above a document. What one
 * configuration names in other places is not looked at; it counts when its own configuration is saved.
 */
export class DeclarationStamps {
  readonly #known = new Map<string, string>();

  /** Looks at the folders above a file; whether something is not as it was when it was looked at before. Never throws. */
  async changedAbove(path: string): Promise<boolean> {
    const files: string[] = [];
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const contracts = join(folder, contractFolder);
      files.push(...[...configFileNames, "package.json", ".gitignore"].map((name) => join(folder, name)), contracts);
      files.push(...(await readNames(contracts).catch(() => [])).map((name) => join(contracts, name)));
      if (dirname(folder) === folder) break;
    }
    const stamps = await Promise.all(files.map(stampOf));
    let changed = false;
    for (const [index, file] of files.entries()) {
      const stamp = stamps[index] ?? "";
      const before = this.#known.get(file);
      if (before !== undefined && before !== stamp) changed = true;
      this.#known.set(file, stamp);
    }
    return changed;
  }
}

/** The size and the time of the last change; empty for what is not there. */
async function stampOf(path: string): Promise<string> {
  try {
    const { size, mtimeMs } = await stat(path);
    return `${String(size)} ${String(mtimeMs)}`;
  } catch {
    return "";
  }
}
