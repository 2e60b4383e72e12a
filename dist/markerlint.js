#!/usr/bin/env node
"use strict";

// src/cli/start/bundle-loader.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_vm = require("node:vm");

// src/cli/start/kept-code.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// src/cli/start/cache-folder.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function userCacheFolder(env2, platform2) {
  const { HOME: home, XDG_CACHE_HOME: given, LOCALAPPDATA: local } = env2;
  const folder2 = platform2 === "win32" ? local : platform2 === "darwin" ? home && (0, import_node_path.join)(home, "Library/Caches") : given && (0, import_node_path.isAbsolute)(given) ? given : home && (0, import_node_path.join)(home, ".cache");
  return folder2 !== void 0 && (0, import_node_path.isAbsolute)(folder2) ? (0, import_node_path.join)(folder2, "markerlint") : void 0;
}
function isOwn({ uid, mode }, user = process.getuid?.()) {
  return user === void 0 || uid === user && (mode & 18) === 0;
}
function isOwnFolder(folder2) {
  const stats = (0, import_node_fs.lstatSync)(folder2, { throwIfNoEntry: false });
  return stats !== void 0 && stats.isDirectory() && isOwn(stats);
}

// src/cli/start/kept-code.ts
var begin = Buffer.from("MLCODE1\n", "latin1");
var end = Buffer.from("\nEDOCLM1", "latin1");
var alignment = 8;
var align = (length) => Math.ceil(length / alignment) * alignment;
function keptCodeFile(folder2, key) {
  let hash = 2166136261;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16777619);
  return (0, import_node_path2.join)(folder2, `code-${(hash >>> 0).toString(16).padStart(8, "0")}.bin`);
}
function readKeptCode(folder2, key) {
  try {
    return isOwnFolder(folder2) ? parse(readOwnFile(keptCodeFile(folder2, key)), key) : void 0;
  } catch {
    return void 0;
  }
}
function readOwnFile(path) {
  const file = (0, import_node_fs2.openSync)(path, import_node_fs2.constants.O_RDONLY | (import_node_fs2.constants.O_NOFOLLOW ?? 0));
  try {
    const stats = (0, import_node_fs2.fstatSync)(file);
    if (!stats.isFile() || !isOwn(stats)) throw new Error("not a file of this user");
    const bytes = Buffer.allocUnsafeSlow(stats.size);
    if ((0, import_node_fs2.readSync)(file, bytes, 0, stats.size, 0) !== stats.size) throw new Error("not read whole");
    return bytes;
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
}
function parse(bytes, wanted) {
  if (!bytes.subarray(0, begin.length).equals(begin) || !bytes.subarray(-end.length).equals(end)) return void 0;
  const headerAt = begin.length + alignment;
  const headerEnd = headerAt + bytes.readUInt32LE(begin.length);
  const { key, times, files } = JSON.parse(bytes.toString("utf8", headerAt, headerEnd));
  if (key !== wanted) return void 0;
  const kept = /* @__PURE__ */ new Map();
  let at = align(headerEnd);
  for (const [name, source, length, check] of files) {
    const data = bytes.subarray(at, at + length);
    if (data.length !== length || checkOf(data) !== check) return void 0;
    kept.set(name, { source, data });
    at += align(length);
  }
  return at === bytes.length - end.length ? { files: kept, times } : void 0;
}
function checkOf(data) {
  let sum = data.length;
  for (let at = 0; at < data.length; at += 1021) sum = Math.imul(sum, 31) + (data[at] ?? 0) | 0;
  return sum;
}
function writeKeptCode(folder2, key, { files, times }) {
  (0, import_node_fs2.mkdirSync)(folder2, { recursive: true, mode: 448 });
  if (!isOwnFolder(folder2)) return;
  const header = { key, times, files: [...files].map(([name, { source, data }]) => [name, source, data.length, checkOf(data)]) };
  const text = Buffer.from(JSON.stringify(header), "utf8");
  const length = Buffer.alloc(alignment);
  length.writeUInt32LE(text.length);
  const blocks = [begin, length, padded(text), ...[...files.values()].map(({ data }) => padded(data)), end];
  const path = keptCodeFile(folder2, key);
  const temporary = `${path}.${String(process.pid)}`;
  const file = (0, import_node_fs2.openSync)(temporary, "wx", 384);
  try {
    for (const block of blocks) (0, import_node_fs2.writeSync)(file, block);
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
  (0, import_node_fs2.renameSync)(temporary, path);
  removeOld(folder2);
}
function padded(bytes) {
  const rest = align(bytes.length) - bytes.length;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(rest)]);
}
var longestKept = 30 * 24 * 60 * 60 * 1e3;
function removeOld(folder2) {
  for (const name of (0, import_node_fs2.readdirSync)(folder2)) {
    const path = (0, import_node_path2.join)(folder2, name);
    if (name.startsWith("code-") && Date.now() - (0, import_node_fs2.statSync)(path).mtimeMs > longestKept) (0, import_node_fs2.unlinkSync)(path);
  }
}

// src/cli/start/bundle-loader.ts
var learningRuns = 4;
var head = Buffer.from("(function (exports, require, module, __filename, __dirname) {", "latin1");
var tail = Buffer.from("\n})", "latin1");
var BundleLoader = class {
  #options;
  #modules = /* @__PURE__ */ new Map();
  #loaded = /* @__PURE__ */ new Map();
  #kept;
  #times;
  constructor(options) {
    this.#options = options;
    const kept = readKeptCode(options.folder, options.key);
    this.#kept = kept?.files ?? /* @__PURE__ */ new Map();
    this.#times = kept?.times ?? 0;
    if (options.writes) {
      process.once("exit", () => {
        this.#keep();
      });
    }
  }
  /** Loads a file by its path in the bundle, with forward slashes, once. */
  load(name) {
    const known = this.#modules.get(name);
    if (known !== void 0) return known.exports;
    const module2 = { exports: {} };
    this.#modules.set(name, module2);
    const path = (0, import_node_path3.join)(this.#options.bundle, name);
    this.#compile(name, path).runInThisContext()(module2.exports, this.#requireOf(name), module2, path, (0, import_node_path3.join)(path, ".."));
    return module2.exports;
  }
  #compile(name, path) {
    const { text, source } = readSource(path);
    const found = this.#kept.get(name);
    const kept = found?.source[0] === source[0] && found.source[1] === source[1] ? found : void 0;
    const script = new import_node_vm.Script(text, {
      filename: path,
      ...kept !== void 0 && { cachedData: kept.data },
      // Configurations in code are modules.
      importModuleDynamically: import_node_vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
    });
    this.#loaded.set(name, { script, source, kept: script.cachedDataRejected === true ? void 0 : kept });
    return script;
  }
  #requireOf(from) {
    const { require: require2 } = this.#options;
    const load2 = (id) => id.startsWith(".") ? this.load((0, import_node_path3.join)(from, "..", id).replaceAll("\\", "/")) : require2(id);
    return Object.assign(load2, require2);
  }
  #keep() {
    if (this.#times >= learningRuns && [...this.#loaded.values()].every(({ kept }) => kept !== void 0)) return;
    try {
      const files = new Map(this.#kept);
      for (const [name, { script, source, kept }] of this.#loaded) {
        const data = script.createCachedData();
        if (kept === void 0 || data.length > kept.data.length) files.set(name, { source, data });
      }
      writeKeptCode(this.#options.folder, this.#options.key, { files, times: this.#times + 1 });
    } catch {
    }
  }
};
function readSource(path) {
  const file = (0, import_node_fs3.openSync)(path, "r");
  try {
    const { size, mtimeMs } = (0, import_node_fs3.fstatSync)(file);
    const bytes = Buffer.allocUnsafe(head.length + size + tail.length);
    head.copy(bytes, 0);
    if ((0, import_node_fs3.readSync)(file, bytes, head.length, size, 0) !== size) throw new Error(`${path} changes while it is read`);
    tail.copy(bytes, head.length + size);
    return { text: bytes.toString("latin1"), source: [size, mtimeMs] };
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}

// src/cli/start/start.ts
var { env, version, arch, execArgv, platform } = process;
var isOff = env["MARKERLINT_CODE_CACHE"] === "off" || Boolean(env["NODE_DISABLE_COMPILE_CACHE"]) || Boolean(env["NODE_V8_COVERAGE"]);
var folder = isOff ? void 0 : userCacheFolder(env, platform);
var load = require;
if (folder === void 0) load("./chunks/bin.js");
else {
  const key = ["5b780e7776e2268b10fb066e82ce075046f6fe4a5b18e2700881ee2339bdf4af", __dirname, version, arch, ...execArgv, env["NODE_OPTIONS"] ?? ""].join("\n");
  new BundleLoader({ bundle: __dirname, folder, key, writes: !env["CI"], require }).load("chunks/bin.js");
}
