import type { Dirent } from "node:fs";
import { realpath, stat } from "./local-files.ts";
import { dirname, join } from "node:path";
import { isSkillsFolder, kindOfPath, ownershipOf, promptPlace } from "../parse/kind.ts";
import type { FoundFiles } from "./found-files.ts";
import { joinPath, placeOfChild, seenThrough, withoutOuterRules, type Folder, type ProjectTree } from "./folder.ts";
import { isIgnored } from "./gitignore.ts";
import { isUsualCache } from "./cache/cache-folder.ts";
import { isPassedBy } from "./link-names.ts";
import { compareText, pathWithin, toForwardSlashes } from "./paths.ts";
import { sight, type KindChoice } from "./sighting.ts";
import { describeError } from "./system-error.ts";

/** Something of the machine that stood in the way of a file or folder. */
export interface Failure {
  /** Relative to the root, with forward slashes; as given for an argument. */
  readonly path: string;
  /** Words that can stand behind the path and a colon. */
  readonly reason: string;
}

export interface SearchOptions extends KindChoice {
  /** Looks only for paths that match, whatever their kind: a glob of the command line. Relative to the root. */
  readonly accepts: ((path: string) => boolean) | undefined;
  readonly readOnly: boolean;
}

interface Link {
  readonly folder: Folder;
  readonly name: string;
}

/** Folders that a search never enters: the database of git, and packages of others. */
export const closedFolders: ReadonlySet<string> = new Set([".git", "node_modules"]);

/**
 * Searches a folder and what lies below it. The real tree comes first and links after it, one by one in the order of their
 * paths: each folder is entered once for what it is and at most once more for what a link makes of it (assets of a skill,
 * a folder of prompts), so that circles end and no answer depends on timing. Links out of the root are not followed, since
 * a stranger could have a report print any file of the machine.
 */
export class TreeSearch {
  readonly notes: string[] = [];
  readonly failures: Failure[] = [];
  /** How many files the search came upon that are to be linted. */
  found = 0;
  /** How many files it came upon that the configuration ignores. */
  ignored = 0;
  readonly #tree: ProjectTree;
  readonly #files: FoundFiles;
  readonly #options: SearchOptions;
  readonly #entered = new Set<string>();
  #links: Link[] = [];

  constructor(tree: ProjectTree, files: FoundFiles, options: SearchOptions) {
    this.#tree = tree;
    this.#files = files;
    this.#options = options;
  }

  async run(start: Folder): Promise<void> {
    await this.#enter(start);
    while (this.#links.length > 0) {
      const links = this.#links.sort((a, b) => compareText(joinPath(a.folder.path, a.name), joinPath(b.folder.path, b.name)));
      this.#links = [];
      for (const link of links) await this.#follow(link);
    }
  }

  async #enter(folder: Folder): Promise<void> {
    const key = entryKey(folder);
    if (this.#entered.has(key)) return;
    this.#entered.add(key);
    if (folder.unreadable !== undefined) this.#fail(folder.realPath, folder.unreadable);
    await Promise.all(folder.entries.map((entry) => this.#look(folder, entry)));
  }

  async #look(folder: Folder, entry: Dirent): Promise<void> {
    if (entry.isDirectory()) await this.#descend(folder, entry.name);
    else if (entry.isSymbolicLink()) this.#links.push({ folder, name: entry.name });
    else if (entry.isFile()) await this.#consider(folder, entry.name, join(folder.real, entry.name), folder);
  }

  async #descend(folder: Folder, name: string): Promise<void> {
    if (closedFolders.has(name) || isUsualCache(folder.real, name)) return;
    const place = placeOfChild(folder, name);
    const { globs } = folder.config;
    const absolute = toForwardSlashes(place.real);
    // A glob looks on, so that it can tell what is ignored from what is not there.
    if (this.#options.accepts === undefined && globs.ignoresAllOf(absolute)) return;
    if (place.gitIgnored && !globs.mayNameBelow(absolute)) return;
    await this.#enter(await this.#tree.open(place));
  }

  /** Adds the file under `name` in a folder if it has a kind there; `home` is the folder in which it really stands. */
  async #consider(folder: Folder, name: string, real: string, home: Folder): Promise<void> {
    const absolute = toForwardSlashes(real);
    const named = home.config.globs.kindOf(absolute) !== undefined;
    if (this.#options.accepts === undefined && !named && kindOfPath(folder, name) === undefined) return;
    if (this.#options.accepts?.(joinPath(folder.path, name)) === false) return;
    if (!named && (folder.gitIgnored || isIgnored(folder.ignoreRules, joinPath(folder.realPath, name), false))) return;
    const at = toForwardSlashes(join(folder.real, name));
    if (home.config.globs.ignoredBy(absolute) !== undefined || folder.config.globs.ignoredBy(at) !== undefined) {
      this.ignored += 1;
      return;
    }
    const { readOnly } = this.#options;
    try {
      const sighting = await sight(this.#tree.root, { folder, name, real, home }, this.#options, { explicit: false, readOnly });
      if (sighting === undefined) return;
      this.found += 1;
      this.#files.add(sighting);
    } catch (error) {
      this.#fail(joinPath(folder.realPath, name), error);
    }
  }

  async #follow({ folder, name }: Link): Promise<void> {
    if (isPassedBy(folder, name)) return;
    const path = joinPath(folder.realPath, name);
    let target: string;
    let isFolder: boolean;
    try {
      target = await realpath(join(folder.real, name));
      const stats = await stat(target);
      if (!stats.isDirectory() && !stats.isFile()) return;
      isFolder = stats.isDirectory();
    } catch (error) {
      // A dangling link matters where it stands for a document or a skill; elsewhere it is nobody's business here.
      if (kindOfPath(folder, name) !== undefined) this.#fail(path, error);
      else if (isSkillsFolder(folder.path)) this.notes.push(`The link \`${path}\` leads nowhere: ${describeError(error)}.`);
      return;
    }
    const inside = pathWithin(this.#tree.root, target);
    if (!isFolder && kindOfPath(folder, name) === undefined && this.#options.accepts === undefined) return;
    if (inside === undefined) {
      this.notes.push(`The link \`${path}\` leaves the root and was not followed; name its target to lint that.`);
      return;
    }
    const closed = inside.split("/").find((segment) => closedFolders.has(segment));
    if (closed !== undefined && !folder.realPath.split("/").includes(closed)) {
      if (closed !== ".git") this.notes.push(`The link \`${path}\` leads into \`${closed}\` and was not followed.`);
      return;
    }
    if (isFolder) await this.#followToFolder(folder, name, target);
    else await this.#consider(folder, name, target, await this.#tree.folder(dirname(target)));
  }

  async #followToFolder(folder: Folder, name: string, target: string): Promise<void> {
    if (ownershipOf(folder, name) !== "whole") this.#files.addLinkName(target, name);
    // A link to a folder above it is a circle: what it holds has been seen, and nothing of it belongs to the link.
    if (pathWithin(target, folder.real) !== undefined) return;
    const real = await this.#tree.folder(target);
    if (!real.gitIgnored) await this.#enter(real);
    await this.#enter(await seenThrough(await withoutOuterRules(real), folder, name));
  }

  #fail(path: string, error: unknown): void {
    this.failures.push({ path: path === "" ? "." : path, reason: describeError(error) });
  }
}

/** Two ways to a folder with one key give its files the same kinds. */
function entryKey({ real, path, owned }: Folder): string {
  return [real, owned, promptPlace(path)].join("\0");
}
