import { basename, dirname } from "node:path";
import type { IgnoredBy } from "../config/file-globs.ts";
import type { DocumentKind } from "../core/document.ts";
import { readArgument, type Argument } from "./argument.ts";
import type { ConfigSource } from "./config-source.ts";
import { withoutOuterRules, type Folder } from "./folder.ts";
import type { FoundFile } from "./found-files.ts";
import { compareText, pathWithin, toForwardSlashes } from "./paths.ts";
import { ProjectTrees } from "./project-trees.ts";
import { sight } from "./sighting.ts";
import { describeError } from "./system-error.ts";
import { TreeSearch, type Failure } from "./tree-search.ts";

export interface DiscoverOptions {
  readonly configs: ConfigSource;
  /** `--kind`: the kind of every file that is given by its path or by a glob; folders are searched as always. */
  readonly kind?: DocumentKind | undefined;
}

/** What the arguments of a run lead to. */
export interface Discovery {
  readonly files: readonly FoundFile[];
  /** Sentences about what was passed by. */
  readonly notes: readonly string[];
  readonly failures: readonly Failure[];
  /** Sentences about arguments that cannot be meant: the exit status is 2. */
  readonly usageErrors: readonly string[];
  /** How many folders were listed; a measure of the work. */
  readonly listedFolders: number;
}

/**
 * Finds the files that the arguments name: files, folders, and globs in quotes; the current folder without any. Each
 * argument has the root of its own project. A file is there once, under its real path, however many arguments and links
 * lead to it; of two roots the outer one counts. A file that is named is found whatever git ignores and wherever it
 * stands, and only `ignore` of the configuration keeps it out. Throws a `ConfigError`, and nothing else.
 */
export async function discover(args: readonly string[], cwd: string, options: DiscoverOptions): Promise<Discovery> {
  const trees = new ProjectTrees(options.configs);
  // All at once: most of the time is waiting for the disk. What each finds is put together in the order of the arguments.
  const outcomes = await Promise.all(
    (args.length === 0 ? ["."] : args).map(async (written) => {
      const lookup = new ArgumentLookup(written, trees, options.kind);
      await lookup.run(await readArgument(written, cwd));
      return lookup;
    }),
  );
  return {
    files: await trees.list(),
    notes: [...new Set(outcomes.flatMap(({ notes }) => notes))],
    failures: outcomes.flatMap(({ failures }) => failures).sort((a, b) => compareText(a.path, b.path)),
    usageErrors: outcomes.flatMap(({ usageErrors }) => usageErrors),
    listedFolders: trees.listed,
  };
}

type ArgumentOf<Type extends Argument["type"]> = Extract<Argument, { type: Type }>;

/** Looks for the files of one argument. */
class ArgumentLookup {
  readonly notes: string[] = [];
  readonly failures: Failure[] = [];
  readonly usageErrors: string[] = [];
  readonly #written: string;
  readonly #trees: ProjectTrees;
  readonly #kind: DocumentKind | undefined;

  constructor(written: string, trees: ProjectTrees, kind: DocumentKind | undefined) {
    this.#written = written;
    this.#trees = trees;
    this.#kind = kind;
  }

  async run(argument: Argument): Promise<void> {
    switch (argument.type) {
      case "mistake":
        this.usageErrors.push(argument.message);
        return;
      case "unreadable":
        this.failures.push({ path: this.#written, reason: argument.reason });
        return;
      case "folder":
        return this.#addFolder(argument);
      case "glob":
        return this.#addGlob(argument);
      case "file":
        return this.#addFile(argument);
    }
  }

  async #addFolder({ real, spelled }: ArgumentOf<"folder">): Promise<void> {
    const tree = await this.#trees.treeOf(real);
    const start = await tree.folder(real);
    const { globs } = start.config;
    if (globs.ignoresAllOf(toForwardSlashes(real))) {
      this.#noteIgnored(globs.ignoredBy(`${toForwardSlashes(real)}/`));
    } else if (start.realPath.split("/").includes(".git")) {
      this.notes.push(`\`${this.#written}\` belongs to git and is not searched.`);
    } else {
      await this.#trees.addSpelledName(spelled, real);
      const readOnly = await this.#trees.leavesProject(spelled, real);
      const search = new TreeSearch(tree, this.#trees.files, { accepts: undefined, kind: undefined, named: false, readOnly });
      await this.#search(search, start);
      if (real === tree.root) this.#trees.markSearched(real);
      if (search.found === 0 && search.failures.length === 0) this.notes.push(`\`${this.#written}\` holds no documents.`);
    }
  }

  async #addGlob({ folder, spelled, glob }: ArgumentOf<"glob">): Promise<void> {
    const tree = await this.#trees.treeOf(folder);
    const start = await tree.folder(folder);
    const prefix = start.realPath === "" ? "" : `${start.realPath}/`;
    const search = new TreeSearch(tree, this.#trees.files, {
      accepts: (path) => path.startsWith(prefix) && glob.matches(path.slice(prefix.length)),
      kind: this.#kind,
      named: true,
      readOnly: await this.#trees.leavesProject(spelled, folder),
    });
    await this.#search(search, start);
    if (search.found > 0) return;
    if (search.ignored > 0) this.notes.push(`All that \`${this.#written}\` matches is ignored by configuration.`);
    else this.usageErrors.push(`\`${this.#written}\` matches no file to lint; what git ignores is passed by.`);
  }

  async #search(search: TreeSearch, start: Folder): Promise<void> {
    await search.run(await withoutOuterRules(start));
    this.notes.push(...search.notes);
    this.failures.push(...search.failures);
  }

  async #addFile({ real, spelled, folder, name }: ArgumentOf<"file">): Promise<void> {
    const tree = await this.#trees.treeOf(dirname(real));
    const home = await tree.folder(dirname(real));
    const ignored = home.config.globs.ignoredBy(toForwardSlashes(real));
    if (ignored !== undefined) {
      this.#noteIgnored(ignored);
      return;
    }
    await this.#trees.addSpelledName(dirname(spelled), folder);
    const how = { explicit: true, readOnly: await this.#trees.leavesProject(dirname(spelled), real) };
    // A link to a file gives it a second name, and with it perhaps a kind, as in a search of the whole project.
    const places = [{ folder: await this.#trees.folder(folder), name, real, home }];
    if (name !== basename(real) || folder !== home.real) places.push({ folder: home, name: basename(real), real, home });
    try {
      const sightings = await Promise.all(places.map((place) => sight(tree.root, place, { kind: this.#kind, named: true }, how)));
      for (const sighting of sightings) if (sighting !== undefined) this.#trees.files.add(sighting);
      if (sightings.every((sighting) => sighting === undefined)) {
        this.usageErrors.push(`Nothing tells what \`${this.#written}\` is; name its kind with \`--kind\`.`);
      }
    } catch (error) {
      this.failures.push({ path: pathWithin(tree.root, real) ?? this.#written, reason: describeError(error) });
    }
  }

  #noteIgnored(by: IgnoredBy | undefined): void {
    this.notes.push(`\`${this.#written}\` is ignored by configuration${by === undefined ? "" : ` (\`${by.pattern}\` in ${by.source})`}.`);
  }
}
