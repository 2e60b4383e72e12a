import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  RootFinder
} from "./chunk-MICD7VGW.js";
import {
  FoundFiles,
  LinkNames,
  ProjectTree,
  TreeSearch,
  sight,
  withoutOuterRules
} from "./chunk-55SUPR3M.js";
import {
  ownershipOf
} from "./chunk-ZBGMNPQD.js";
import {
  compareText,
  pathWithin,
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";
import {
  describeError,
  systemErrorCode
} from "./chunk-FLBNCQKZ.js";
import {
  compileGlob,
  globFault
} from "./chunk-S3XRTHME.js";

// src/host/discover.ts
import { basename as basename3, dirname as dirname3 } from "node:path";

// src/host/argument.ts
import { lstat, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
async function readArgument(written, cwd) {
  if (written === "") return { type: "mistake", message: "A path is empty." };
  const spelled = resolve(cwd, written);
  try {
    const real = await realpath(spelled);
    const stats = await stat(real);
    if (stats.isDirectory()) return { type: "folder", real, spelled };
    if (!stats.isFile()) return { type: "mistake", message: `\`${written}\` is neither a file nor a folder.` };
    return { type: "file", real, spelled, ...await placeOfName(spelled, real) };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code !== "ENOENT" && code !== "ENOTDIR" && code !== "ENAMETOOLONG") return { type: "unreadable", reason: describeError(error) };
    return await readGlob(written, cwd) ?? { type: "mistake", message: `\`${written}\` does not exist.` };
  }
}
async function placeOfName(spelled, real) {
  const folder = await realpath(dirname(spelled));
  const isLink = (await lstat(spelled)).isSymbolicLink();
  return isLink ? { folder, name: basename(spelled) } : { folder: dirname(real), name: basename(real) };
}
async function readGlob(written, cwd) {
  const segments = toForwardSlashes(written).split("/");
  const firstWild = segments.findIndex((segment) => /[*?[\]{}]/.test(segment));
  if (firstWild === -1) return void 0;
  const pattern = segments.slice(firstWild).join("/");
  const fault = globFault(pattern);
  if (fault !== void 0) return { type: "mistake", message: `The glob \`${written}\` ${fault}.` };
  const before = segments.slice(0, firstWild).join("/");
  const spelled = resolve(cwd, firstWild > 0 && before === "" ? "/" : before);
  const glob = compileGlob(`/${pattern}`);
  const folder = await realpath(spelled).catch(() => void 0);
  const isFolder = folder !== void 0 && (await stat(folder)).isDirectory();
  return isFolder ? { type: "glob", folder, spelled: join(spelled), glob } : { type: "mistake", message: `\`${written}\` matches nothing.` };
}

// src/host/project-trees.ts
import { lstat as lstat2, realpath as realpath2 } from "node:fs/promises";
import { basename as basename2, dirname as dirname2 } from "node:path";
var ProjectTrees = class {
  files = new FoundFiles();
  #roots = new RootFinder();
  #configs;
  #trees = /* @__PURE__ */ new Map();
  #searched = /* @__PURE__ */ new Set();
  constructor(configs) {
    this.#configs = configs;
  }
  /** How many folders were listed in all projects. */
  get listed() {
    return [...this.#trees.values()].reduce((sum, { listed }) => sum + listed, 0);
  }
  /** The project of a real folder. */
  async treeOf(folder) {
    const root = await this.#roots.rootOf(folder);
    let tree = this.#trees.get(root);
    if (tree === void 0) {
      tree = new ProjectTree(root, this.#configs);
      this.#trees.set(root, tree);
    }
    return tree;
  }
  /** Says that a whole project was searched, so that every link in it is known. */
  markSearched(root) {
    this.#searched.add(root);
  }
  async folder(real) {
    return (await this.treeOf(real)).folder(real);
  }
  /** Whether a path as spelled leads out of its own project through a link: what stands there must not be written. */
  async leavesProject(spelledFolder, real) {
    const root = await realpath2(await this.#roots.rootOf(spelledFolder));
    return pathWithin(root, real) === void 0;
  }
  /** Remembers the name by which an argument reaches a folder, if it is that of a link. */
  async addSpelledName(spelledFolder, real) {
    const name = basename2(spelledFolder);
    const stats = await lstat2(spelledFolder);
    if (!stats.isSymbolicLink()) return;
    const above = await this.folder(await realpath2(dirname2(spelledFolder)));
    if (ownershipOf(above, name) !== "whole") this.files.addLinkName(real, name);
  }
  /** The files, each once, with the names that links give to the skills among them. */
  async list() {
    const linkNames = /* @__PURE__ */ new Map();
    for (const { root, folder } of this.files.skillFolders()) {
      const tree = this.#trees.get(root);
      if (tree === void 0 || this.#searched.has(root)) continue;
      const names = linkNames.get(root) ?? new LinkNames(tree, this.files);
      linkNames.set(root, names);
      await names.collectAbove(folder === root ? root : dirname2(folder));
    }
    return this.files.list();
  }
};

// src/host/discover.ts
async function discover(args, cwd, options) {
  const trees = new ProjectTrees(options.configs);
  const outcomes = await Promise.all(
    (args.length === 0 ? ["."] : args).map(async (written) => {
      const lookup = new ArgumentLookup(written, trees, options.kind);
      await lookup.run(await readArgument(written, cwd));
      return lookup;
    })
  );
  return {
    files: await trees.list(),
    notes: [...new Set(outcomes.flatMap(({ notes }) => notes))],
    failures: outcomes.flatMap(({ failures }) => failures).sort((a, b) => compareText(a.path, b.path)),
    usageErrors: outcomes.flatMap(({ usageErrors }) => usageErrors),
    listedFolders: trees.listed
  };
}
var ArgumentLookup = class {
  notes = [];
  failures = [];
  usageErrors = [];
  #written;
  #trees;
  #kind;
  constructor(written, trees, kind) {
    this.#written = written;
    this.#trees = trees;
    this.#kind = kind;
  }
  async run(argument) {
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
  async #addFolder({ real, spelled }) {
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
      const search = new TreeSearch(tree, this.#trees.files, { accepts: void 0, kind: void 0, named: false, readOnly });
      await this.#search(search, start);
      if (real === tree.root) this.#trees.markSearched(real);
      if (search.found === 0 && search.failures.length === 0) this.notes.push(`\`${this.#written}\` holds no documents.`);
    }
  }
  async #addGlob({ folder, spelled, glob }) {
    const tree = await this.#trees.treeOf(folder);
    const start = await tree.folder(folder);
    const prefix = start.realPath === "" ? "" : `${start.realPath}/`;
    const search = new TreeSearch(tree, this.#trees.files, {
      accepts: (path) => path.startsWith(prefix) && glob.matches(path.slice(prefix.length)),
      kind: this.#kind,
      named: true,
      readOnly: await this.#trees.leavesProject(spelled, folder)
    });
    await this.#search(search, start);
    if (search.found > 0) return;
    if (search.ignored > 0) this.notes.push(`All that \`${this.#written}\` matches is ignored by configuration.`);
    else this.usageErrors.push(`\`${this.#written}\` matches no file to lint; what git ignores is passed by.`);
  }
  async #search(search, start) {
    await search.run(await withoutOuterRules(start));
    this.notes.push(...search.notes);
    this.failures.push(...search.failures);
  }
  async #addFile({ real, spelled, folder, name }) {
    const tree = await this.#trees.treeOf(dirname3(real));
    const home = await tree.folder(dirname3(real));
    const ignored = home.config.globs.ignoredBy(toForwardSlashes(real));
    if (ignored !== void 0) {
      this.#noteIgnored(ignored);
      return;
    }
    await this.#trees.addSpelledName(dirname3(spelled), folder);
    const how = { explicit: true, readOnly: await this.#trees.leavesProject(dirname3(spelled), real) };
    const places = [{ folder: await this.#trees.folder(folder), name, real, home }];
    if (name !== basename3(real) || folder !== home.real) places.push({ folder: home, name: basename3(real), real, home });
    try {
      const sightings = await Promise.all(places.map((place) => sight(tree.root, place, { kind: this.#kind, named: true }, how)));
      for (const sighting of sightings) if (sighting !== void 0) this.#trees.files.add(sighting);
      if (sightings.every((sighting) => sighting === void 0)) {
        this.usageErrors.push(`Nothing tells what \`${this.#written}\` is; name its kind with \`--kind\`.`);
      }
    } catch (error) {
      this.failures.push({ path: pathWithin(tree.root, real) ?? this.#written, reason: describeError(error) });
    }
  }
  #noteIgnored(by) {
    this.notes.push(`\`${this.#written}\` is ignored by configuration${by === void 0 ? "" : ` (\`${by.pattern}\` in ${by.source})`}.`);
  }
};

export {
  ProjectTrees,
  readArgument,
  discover
};
