import { realpath } from "./local-files.ts";
import { dirname, join } from "node:path";
import { clientFolders, ownershipOf } from "../parse/kind.ts";
import { joinPath, type Folder, type ProjectTree } from "./folder.ts";
import type { FoundFiles } from "./found-files.ts";
import { isIgnored } from "./gitignore.ts";
import { pathWithin, toForwardSlashes } from "./paths.ts";

/**
 * Finds the names that links give to skill folders, for files that were found without a search of the whole project: a file
 * gives the same findings alone as in the tree. Looks where links to skills are put: into `skills` beside or above the
 * skill, at the top, in a client folder and in a plugin. A search of the root finds links in any place.
 */
export class LinkNames {
  readonly #tree: ProjectTree;
  readonly #files: FoundFiles;
  readonly #seen = new Map<string, Promise<void>>();

  constructor(tree: ProjectTree, files: FoundFiles) {
    this.#tree = tree;
    this.#files = files;
  }

  /** Collects the names of links that stand in or below the folders from the root down to this real one. */
  async collectAbove(real: string): Promise<void> {
    let seen = this.#seen.get(real);
    if (seen === undefined) {
      seen = this.#collect(real);
      this.#seen.set(real, seen);
    }
    return seen;
  }

  async #collect(real: string): Promise<void> {
    if (real !== this.#tree.root) await this.collectAbove(dirname(real));
    const folder = await this.#tree.folder(real);
    for (const container of this.#containers(folder)) await this.#list(container);
    if (!hasFolder(folder, "plugins")) return;
    const plugins = await this.#inside(join(real, "plugins"));
    for (const { name } of plugins?.entries ?? []) await this.#list(join(real, "plugins", name, "skills"));
  }

  #containers(folder: Folder): string[] {
    const below = folder.entries
      .filter(({ name }) => clientFolders.has(name) && ownershipOf(folder, name) !== "whole")
      .map(({ name }) => join(folder.real, name, "skills"));
    return hasFolder(folder, "skills") ? [join(folder.real, "skills"), ...below] : below;
  }

  async #list(container: string): Promise<void> {
    const folder = await this.#inside(container);
    if (folder === undefined || folder.gitIgnored) return;
    for (const entry of folder.entries) {
      if (!entry.isSymbolicLink() || isPassedBy(folder, entry.name)) continue;
      const target = await realpath(join(folder.real, entry.name)).catch(() => undefined);
      if (target !== undefined) this.#files.addLinkName(target, entry.name);
    }
  }

  /** The folder at a path that may lead through links, if it is a listed one of the project. */
  async #inside(path: string): Promise<Folder | undefined> {
    const real = await realpath(path).catch(() => undefined);
    if (real === undefined || pathWithin(this.#tree.root, real) === undefined) return undefined;
    return this.#tree.folder(real);
  }
}

/** Whether a search passes a link by. */
export function isPassedBy(folder: Folder, name: string): boolean {
  if (folder.gitIgnored || isIgnored(folder.ignoreRules, joinPath(folder.realPath, name), false)) return true;
  return folder.config.globs.ignoredBy(toForwardSlashes(join(folder.real, name))) !== undefined;
}

function hasFolder(folder: Folder, name: string): boolean {
  return folder.entries.some((entry) => entry.name === name && !entry.isFile()) && ownershipOf(folder, name) !== "whole";
}
