import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  GitError,
  changedFiles,
  indexEntries,
  readStaged,
  stagedFiles
} from "./chunk-QPPNGYB6.js";
import {
  discoverText
} from "./chunk-BOAKENMR.js";
import {
  ProjectTrees,
  closedFolders,
  compareText,
  describeError,
  diskInput,
  folderOf,
  listedTree,
  lstat,
  pathWithin,
  readArgument,
  realpath,
  sight,
  stat,
  toForwardSlashes,
  treeOf
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/cli/git-inputs.ts
import { existsSync } from "node:fs";
import { join as join3 } from "node:path";

// src/host/discover-listed.ts
import { basename, dirname, join } from "node:path";
async function discoverListed(paths, root, { configs }) {
  const trees = new ProjectTrees(configs);
  const failures = [];
  for (const path of paths) {
    if (path.split("/").some((segment) => closedFolders.has(segment))) continue;
    try {
      await addListed(trees, root, path);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      failures.push({ path, reason: describeError(error) });
    }
  }
  return {
    files: await trees.list(),
    notes: [],
    failures: failures.sort((a, b) => compareText(a.path, b.path)),
    usageErrors: [],
    listedFolders: trees.listed
  };
}
async function addListed(trees, root, path) {
  const written = join(root, path);
  const stats = await lstat(written).catch(() => void 0);
  if (stats === void 0) return;
  const real = await realpath(written).catch(() => void 0);
  if (real === void 0 || pathWithin(root, real) === void 0 || !(await stat(real)).isFile()) return;
  const tree = await trees.treeOf(root);
  const home = await tree.folder(dirname(real));
  if (home.config.globs.ignoredBy(toForwardSlashes(real)) !== void 0) return;
  const how = { explicit: false, readOnly: false };
  const places = [{ folder: home, name: basename(real), real, home }];
  if (stats.isSymbolicLink()) places.push({ folder: await tree.folder(await realpath(dirname(written))), name: basename(written), real, home });
  for (const place of places) {
    const sighting = await sight(tree.root, place, { kind: void 0, named: false }, how);
    if (sighting !== void 0) trees.files.add(sighting);
  }
}

// src/host/index-tree.ts
import { statSync } from "node:fs";
import { join as join2 } from "node:path";
async function indexTree(root) {
  const entries = await indexEntries(root);
  const links = new Set(entries.filter(({ link }) => link).map(({ path }) => path));
  const onDisk = listedTree(root);
  const inIndex = treeOf(entries.map(({ path, link }) => link && leadsToFolder(join2(root, path)) ? `${path}/` : path));
  const throughLink = (folder) => {
    for (let at = folder; at !== ""; at = folderOf(at)) if (links.has(at)) return true;
    return false;
  };
  return { list: (folder) => links.size > 0 && throughLink(folder) ? onDisk.list(folder) : inIndex.list(folder) };
}
function leadsToFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/cli/path-limits.ts
async function readLimits(written, cwd) {
  if (written.length === 0) return () => true;
  const read = await Promise.all(written.map((each) => readArgument(each, cwd)));
  const faults = read.flatMap((argument, index) => faultOf(argument, written[index] ?? ""));
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  return (path) => read.some((argument) => lets(argument, path));
}
function faultOf(argument, written) {
  if (argument.type === "mistake") return [argument.message];
  return argument.type === "unreadable" ? [`\`${written}\` cannot be read: ${argument.reason}.`] : [];
}
function lets(argument, path) {
  switch (argument.type) {
    case "file":
      return path === argument.real;
    case "folder":
      return pathWithin(argument.real, path) !== void 0;
    case "glob": {
      const inside = pathWithin(argument.folder, path);
      return inside !== void 0 && argument.glob.matches(toForwardSlashes(inside));
    }
    default:
      return false;
  }
}

// src/cli/git-inputs.ts
async function gitInputs(paths, options, configs, cwd) {
  const isWithin = await readLimits(paths, cwd);
  try {
    const staged = options.staged === true;
    const revision = options.changed === void 0 || options.changed === true || options.changed === "HEAD" ? void 0 : options.changed;
    const listed = staged ? await stagedFiles(cwd) : await changedFiles(cwd, revision);
    const discovery = await discoverListed(listed.paths, listed.root, { configs });
    const gone = staged ? await goneFiles(listed, configs) : [];
    const files = [...discovery.files, ...gone].filter(({ absolutePath }) => isWithin(absolutePath));
    if (!staged) return { ...discovery, inputs: files.map((file) => diskInput(file, options)) };
    const tree = files.length === 0 ? void 0 : await indexTree(listed.root);
    return { ...discovery, inputs: files.map((file) => stagedInput(listed.root, file)), treeOf: (root) => root === listed.root ? tree : void 0 };
  } catch (error) {
    if (error instanceof GitError) throw new UsageError(error.message);
    throw error;
  }
}
async function goneFiles({ root, paths }, configs) {
  const gone = paths.filter((path) => !existsSync(join3(root, path)));
  const places = await Promise.all(gone.map(async (path) => discoverText(path, new TextDecoder().decode(await readStaged(root, path)), root, { configs, kind: void 0 })));
  return places.flatMap(({ file }) => file === void 0 || file.kindSource === "content" ? [] : [file]);
}
function stagedInput(root, file) {
  return { file, read: () => readStaged(root, file.path), stream: () => Promise.resolve(void 0), writable: false };
}
export {
  gitInputs
};
