import type { Dirent } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isCheckout, isMeantAsSkill, isMiscasedSkillFile, isPluginFolder, ownershipOf, skillFileName, type FolderFacts } from "../parse/kind.ts";
import type { ConfigSource, LoadedConfig } from "./config-source.ts";
import { extendRules, isIgnored, noRules, readInfoExclude, type IgnoreRules } from "./gitignore.ts";
import { readEntries } from "./local-files.ts";
import { compareText, pathWithin } from "./paths.ts";
import { readHead, readTextOrNothing } from "./read-file.ts";

/** A listed folder with what it gives to its entries. `path` may lead through links; `realPath` is the place on the disk. */
export interface Folder extends FolderFacts {
  readonly real: string;
  /** Relative to the root, with forward slashes. */
  readonly realPath: string;
  /** In the order of their names; empty when the folder cannot be listed. */
  readonly entries: readonly Dirent[];
  /** Why the folder cannot be listed. */
  readonly unreadable: unknown;
  /** Whether the folder is the top of a working tree of git. */
  readonly repository: boolean;
  readonly config: LoadedConfig;
  readonly ignoreRules: IgnoreRules;
  /** Whether git ignores the folder itself or one above it. */
  readonly gitIgnored: boolean;
}

/** How a folder is reached. */
export interface FolderPlace {
  readonly real: string;
  readonly path: string;
  readonly owned: FolderFacts["owned"];
  readonly gitIgnored: boolean;
  readonly pluginFolder: string | undefined;
  /** What the folder above on the disk gives; absent at the root. */
  readonly above: Pick<Folder, "config" | "ignoreRules"> | undefined;
}

/** As much of a file as the front matter of a skill takes, in bytes. */
const headLength = 4096;

/** Lists the folders of one project and tells each what it inherits from those above it, up to the root. */
export class ProjectTree {
  readonly root: string;
  /** How many folders were listed. */
  listed = 0;
  readonly #configs: ConfigSource;
  readonly #folders = new Map<string, Promise<Folder>>();

  constructor(root: string, configs: ConfigSource) {
    this.root = root;
    this.#configs = configs;
  }

  /** A folder at its real place; it need not exist. It is listed once, and so are those above it. */
  folder(real: string): Promise<Folder> {
    let folder = this.#folders.get(real);
    if (folder === undefined) {
      folder = this.#descendTo(real);
      this.#folders.set(real, folder);
    }
    return folder;
  }

  async #descendTo(real: string): Promise<Folder> {
    if (real === this.root) return this.open({ real, path: "", owned: "free", gitIgnored: false, pluginFolder: undefined, above: undefined });
    return this.open(placeOfChild(await this.folder(dirname(real)), basename(real)));
  }

  /** Lists a folder; the answer is not remembered. */
  async open(place: FolderPlace): Promise<Folder> {
    const { real, path, owned, gitIgnored, above } = place;
    const realPath = pathWithin(this.root, real) ?? "";
    const { entries, unreadable } = await this.#list(real);
    const names = entries.map(({ name }) => name);
    return {
      real,
      path,
      realPath,
      entries,
      unreadable,
      owned,
      gitIgnored,
      repository: names.includes(".git"),
      top: isCheckout(names) || isPluginFolder(names),
      pluginFolder: isPluginFolder(names) ? path : place.pluginFolder,
      entryPoint: owned === "whole" ? undefined : await findEntryPoint(real, path, entries),
      // Below an ignored folder nothing comes back, so that its own files say nothing more.
      ignoreRules: gitIgnored && above !== undefined ? above.ignoreRules : await rulesOf(real, realPath, entries, above?.ignoreRules),
      config: (await this.#configs.inFolder(real, names, this.root)) ?? above?.config ?? (await this.#configs.atRoot(this.root)),
    };
  }

  async #list(real: string): Promise<Pick<Folder, "entries" | "unreadable">> {
    this.listed += 1;
    try {
      const entries = await readEntries(real);
      return { entries: entries.sort((a, b) => compareText(a.name, b.name)), unreadable: undefined };
    } catch (error) {
      return { entries: [], unreadable: error };
    }
  }
}

/** The place of an entry that is itself a folder. */
export function placeOfChild(folder: Folder, name: string): FolderPlace {
  return {
    real: join(folder.real, name),
    path: joinPath(folder.path, name),
    owned: ownershipOf(folder, name),
    gitIgnored: folder.gitIgnored || isIgnored(folder.ignoreRules, joinPath(folder.realPath, name), true),
    pluginFolder: folder.pluginFolder,
    above: folder,
  };
}

/** The folder as if git did not ignore it, for those who name it on purpose: only ignore files in it count. */
export async function withoutOuterRules(folder: Folder): Promise<Folder> {
  if (!folder.gitIgnored) return folder;
  const { real, realPath, entries } = folder;
  return { ...folder, gitIgnored: false, ignoreRules: await rulesOf(real, realPath, entries, noRules(realPath)) };
}

/** The folder seen through the link `name` in another one. */
export async function seenThrough(target: Folder, from: Folder, name: string): Promise<Folder> {
  const path = joinPath(from.path, name);
  const owned = ownershipOf(from, name);
  const pluginFolder = target.pluginFolder === target.path ? path : from.pluginFolder;
  return { ...target, path, owned, pluginFolder, entryPoint: owned === "whole" ? undefined : await findEntryPoint(target.real, path, target.entries) };
}

export function joinPath(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

async function findEntryPoint(real: string, path: string, entries: readonly Dirent[]): Promise<string | undefined> {
  // A link counts whether or not it leads somewhere: the folder is meant as a skill.
  const names = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map(({ name }) => name);
  if (names.includes(skillFileName)) return skillFileName;
  const miscased = names.find(isMiscasedSkillFile);
  if (miscased === undefined) return undefined;
  const head = await readHead(join(real, miscased), headLength).catch(() => "");
  return isMeantAsSkill(path, head) ? miscased : undefined;
}

async function rulesOf(real: string, realPath: string, entries: readonly Dirent[], above: IgnoreRules | undefined): Promise<IgnoreRules> {
  const repository = entries.some(({ name }) => name === ".git");
  // A repository inside another one is git's own affair: outer rules end at its top.
  let rules = above === undefined || repository ? noRules(realPath) : above;
  if (repository) rules = extendRules(rules, realPath, await readInfoExclude(real));
  // git does not follow a link of that name (gitignore(5)).
  const hasIgnoreFile = entries.some((entry) => entry.name === ".gitignore" && entry.isFile());
  if (hasIgnoreFile) rules = extendRules(rules, realPath, await readTextOrNothing(join(real, ".gitignore")));
  return rules;
}
