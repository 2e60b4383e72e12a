var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  gitInputs: () => gitInputs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EX7TBHRX = require("./chunk-EX7TBHRX.js");
var import_chunk_HL2NQYEV = require("./chunk-HL2NQYEV.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
async function discoverListed(paths, root, { configs }) {
  const trees = new import_chunk_7IIL3LMX.ProjectTrees(configs);
  const failures = [];
  for (const path of paths) {
    if (path.split("/").some((segment) => import_chunk_7IIL3LMX.closedFolders.has(segment))) continue;
    try {
      await addListed(trees, root, path);
    } catch (error) {
      if (error instanceof import_chunk_6WLKACZ2.ConfigError) throw error;
      failures.push({ path, reason: (0, import_chunk_J6AED5OY.describeError)(error) });
    }
  }
  return {
    files: await trees.list(),
    notes: [],
    failures: failures.sort((a, b) => (0, import_chunk_J6AED5OY.compareText)(a.path, b.path)),
    usageErrors: [],
    listedFolders: trees.listed
  };
}
async function addListed(trees, root, path) {
  const written = (0, import_node_path2.join)(root, path);
  const stats = await (0, import_chunk_J6AED5OY.lstat)(written).catch(() => void 0);
  if (stats === void 0) return;
  const real = await (0, import_chunk_J6AED5OY.realpath)(written).catch(() => void 0);
  if (real === void 0 || (0, import_chunk_J6AED5OY.pathWithin)(root, real) === void 0 || !(await (0, import_chunk_J6AED5OY.stat)(real)).isFile()) return;
  const tree = await trees.treeOf(root);
  const home = await tree.folder((0, import_node_path2.dirname)(real));
  if (home.config.globs.ignoredBy((0, import_chunk_J6AED5OY.toForwardSlashes)(real)) !== void 0) return;
  const how = { explicit: false, readOnly: false };
  const places = [{ folder: home, name: (0, import_node_path2.basename)(real), real, home }];
  if (stats.isSymbolicLink()) places.push({ folder: await tree.folder(await (0, import_chunk_J6AED5OY.realpath)((0, import_node_path2.dirname)(written))), name: (0, import_node_path2.basename)(written), real, home });
  for (const place of places) {
    const sighting = await (0, import_chunk_7IIL3LMX.sight)(tree.root, place, { kind: void 0, named: false }, how);
    if (sighting !== void 0) trees.files.add(sighting);
  }
}
async function indexTree(root) {
  const entries = await (0, import_chunk_EX7TBHRX.indexEntries)(root);
  const links = new Set(entries.filter(({ link }) => link).map(({ path }) => path));
  const onDisk = (0, import_chunk_7IIL3LMX.listedTree)(root);
  const inIndex = (0, import_chunk_7IIL3LMX.treeOf)(entries.map(({ path, link }) => link && leadsToFolder((0, import_node_path3.join)(root, path)) ? `${path}/` : path));
  const throughLink = (folder) => {
    for (let at = folder; at !== ""; at = (0, import_chunk_7IIL3LMX.folderOf)(at)) if (links.has(at)) return true;
    return false;
  };
  return { list: (folder) => links.size > 0 && throughLink(folder) ? onDisk.list(folder) : inIndex.list(folder) };
}
function leadsToFolder(path) {
  return (0, import_node_fs2.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
async function readLimits(written, cwd) {
  if (written.length === 0) return () => true;
  const read = await Promise.all(written.map((each) => (0, import_chunk_7IIL3LMX.readArgument)(each, cwd)));
  const faults = read.flatMap((argument, index) => faultOf(argument, written[index] ?? ""));
  if (faults.length > 0) throw new import_chunk_7HWKPYHI.UsageError(faults.join("\n"));
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
      return (0, import_chunk_J6AED5OY.pathWithin)(argument.real, path) !== void 0;
    case "glob": {
      const inside = (0, import_chunk_J6AED5OY.pathWithin)(argument.folder, path);
      return inside !== void 0 && argument.glob.matches((0, import_chunk_J6AED5OY.toForwardSlashes)(inside));
    }
    default:
      return false;
  }
}
async function gitInputs(paths, options, configs, cwd) {
  const isWithin = await readLimits(paths, cwd);
  try {
    const staged = options.staged === true;
    const revision = options.changed === void 0 || options.changed === true || options.changed === "HEAD" ? void 0 : options.changed;
    const listed = staged ? await (0, import_chunk_EX7TBHRX.stagedFiles)(cwd) : await (0, import_chunk_EX7TBHRX.changedFiles)(cwd, revision);
    const discovery = await discoverListed(listed.paths, listed.root, { configs });
    const gone = staged ? await goneFiles(listed, configs) : [];
    const files = [...discovery.files, ...gone].filter(({ absolutePath }) => isWithin(absolutePath));
    if (!staged) return { ...discovery, inputs: files.map((file) => (0, import_chunk_7IIL3LMX.diskInput)(file, options)) };
    const tree = files.length === 0 ? void 0 : await indexTree(listed.root);
    return { ...discovery, inputs: files.map((file) => stagedInput(listed.root, file)), treeOf: (root) => root === listed.root ? tree : void 0 };
  } catch (error) {
    if (error instanceof import_chunk_EX7TBHRX.GitError) throw new import_chunk_7HWKPYHI.UsageError(error.message);
    throw error;
  }
}
async function goneFiles({ root, paths }, configs) {
  const gone = paths.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(root, path)));
  const places = await Promise.all(gone.map(async (path) => (0, import_chunk_HL2NQYEV.discoverText)(path, new TextDecoder().decode(await (0, import_chunk_EX7TBHRX.readStaged)(root, path)), root, { configs, kind: void 0 })));
  return places.flatMap(({ file }) => file === void 0 || file.kindSource === "content" ? [] : [file]);
}
function stagedInput(root, file) {
  return { file, read: () => (0, import_chunk_EX7TBHRX.readStaged)(root, file.path), stream: () => Promise.resolve(void 0), writable: false };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  gitInputs
});
