import { lstat, realpath } from "./local-files.ts";
import { basename, dirname } from "node:path";
import { ownershipOf } from "../parse/kind.ts";
import type { ConfigSource } from "./config-source.ts";
import { ProjectTree, type Folder } from "./folder.ts";
import { FoundFiles, type FoundFile } from "./found-files.ts";
import { LinkNames } from "./link-names.ts";
import { pathWithin } from "./paths.ts";
import { RootFinder } from "./root.ts";

/** The projects that the arguments of one run lead into, each known by its root, and the files found in them. */
export class ProjectTrees {
  readonly files = new FoundFiles();
  readonly #roots = new RootFinder();
  readonly #configs: ConfigSource;
  readonly #trees = new Map<string, ProjectTree>();
  readonly #searched = new Set<string>();

  constructor(configs: ConfigSource) {
    this.#configs = configs;
  }

  /** How many folders were listed in all projects. */
  get listed(): number {
    return [...this.#trees.values()].reduce((sum, { listed }) => sum + listed, 0);
  }

  /** The project of a real folder. */
  async treeOf(folder: string): Promise<ProjectTree> {
    const root = await this.#roots.rootOf(folder);
    let tree = this.#trees.get(root);
    if (tree === undefined) {
      tree = new ProjectTree(root, this.#configs);
      this.#trees.set(root, tree);
    }
    return tree;
  }

  /** Says that a whole project was searched, so that every link in it is known. */
  markSearched(root: string): void {
    this.#searched.add(root);
  }

  async folder(real: string): Promise<Folder> {
    return (await this.treeOf(real)).folder(real);
  }

  /** Whether a path as spelled leads out of its own project through a link: what stands there must not be written. */
  async leavesProject(spelledFolder: string, real: string): Promise<boolean> {
    const root = await realpath(await this.#roots.rootOf(spelledFolder));
    return pathWithin(root, real) === undefined;
  }

  /** Remembers the name by which an argument reaches a folder, if it is that of a link. */
  async addSpelledName(spelledFolder: string, real: string): Promise<void> {
    const name = basename(spelledFolder);
    const stats = await lstat(spelledFolder);
    if (!stats.isSymbolicLink()) return;
    const above = await this.folder(await realpath(dirname(spelledFolder)));
    if (ownershipOf(above, name) !== "whole") this.files.addLinkName(real, name);
  }

  /** The files, each once, with the names that links give to the skills among them. */
  async list(): Promise<FoundFile[]> {
    const linkNames = new Map<string, LinkNames>();
    for (const { root, folder } of this.files.skillFolders()) {
      const tree = this.#trees.get(root);
      if (tree === undefined || this.#searched.has(root)) continue;
      const names = linkNames.get(root) ?? new LinkNames(tree, this.files);
      linkNames.set(root, names);
      await names.collectAbove(folder === root ? root : dirname(folder));
    }
    return this.files.list();
  }
}
