#!/usr/bin/env node
"use strict";

// src/cli/build.ts
var build = false ? void 0 : "daf66a3a9db214f2e7dcc5179b68d397a03b19a68a4418c6856422adfbef901c";

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
  const folder = platform2 === "win32" ? local : platform2 === "darwin" ? home && (0, import_node_path.join)(home, "Library/Caches") : given && (0, import_node_path.isAbsolute)(given) ? given : home && (0, import_node_path.join)(home, ".cache");
  return folder !== void 0 && (0, import_node_path.isAbsolute)(folder) ? (0, import_node_path.join)(folder, "markerlint") : void 0;
}
function isOwn({ uid, mode }, user = process.getuid?.()) {
  return user === void 0 || uid === user && (mode & 18) === 0;
}
function isOwnFolder(folder) {
  const stats = (0, import_node_fs.lstatSync)(folder, { throwIfNoEntry: false });
  return stats !== void 0 && stats.isDirectory() && isOwn(stats);
}

// src/cli/start/kept-code.ts
var begin = Buffer.from("MLCODE1\n", "latin1");
var end = Buffer.from("\nEDOCLM1", "latin1");
var alignment = 8;
var align = (length) => Math.ceil(length / alignment) * alignment;
function keptCodeFile(folder, key) {
  let hash = 2166136261;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16777619);
  return (0, import_node_path2.join)(folder, `code-${(hash >>> 0).toString(16).padStart(8, "0")}.bin`);
}
function readKeptCode(folder, key) {
  try {
    return isOwnFolder(folder) ? parse(readOwnFile(keptCodeFile(folder, key)), key) : void 0;
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
function writeKeptCode(folder, key, { files, times }) {
  (0, import_node_fs2.mkdirSync)(folder, { recursive: true, mode: 448 });
  if (!isOwnFolder(folder)) return;
  const header = { key, times, files: [...files].map(([name, { source, data }]) => [name, source, data.length, checkOf(data)]) };
  const text = Buffer.from(JSON.stringify(header), "utf8");
  const length = Buffer.alloc(alignment);
  length.writeUInt32LE(text.length);
  const blocks = [begin, length, padded(text), ...[...files.values()].map(({ data }) => padded(data)), end];
  const path = keptCodeFile(folder, key);
  const temporary = `${path}.${String(process.pid)}`;
  const file = (0, import_node_fs2.openSync)(temporary, "wx", 384);
  try {
    for (const block of blocks) (0, import_node_fs2.writeSync)(file, block);
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
  (0, import_node_fs2.renameSync)(temporary, path);
  removeOld(folder);
}
function padded(bytes) {
  const rest = align(bytes.length) - bytes.length;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(rest)]);
}
var longestKept = 30 * 24 * 60 * 60 * 1e3;
function removeOld(folder) {
  for (const name of (0, import_node_fs2.readdirSync)(folder)) {
    const path = (0, import_node_path2.join)(folder, name);
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
    const load = (id) => id.startsWith(".") ? this.load((0, import_node_path3.join)(from, "..", id).replaceAll("\\", "/")) : require2(id);
    return Object.assign(load, require2);
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

// src/cli/color.ts
function usesColor(env2, isTerminal) {
  return env2["FORCE_COLOR"] !== void 0 && env2["FORCE_COLOR"] !== "0" ? true : isTerminal && !env2["NO_COLOR"] && env2["TERM"] !== "dumb";
}

// src/cli/process-output.ts
var import_node_fs4 = require("node:fs");
var ProcessOutput = class {
  #descriptor;
  #open;
  #stream;
  constructor(descriptor, open) {
    this.#descriptor = descriptor;
    this.#open = open;
    if (!isPlain(descriptor)) this.#stream = this.#opened();
  }
  get isTTY() {
    return this.#stream?.isTTY === true;
  }
  write(text) {
    if (this.#stream !== void 0) {
      this.#stream.write(text);
      return;
    }
    const bytes = Buffer.from(text, "utf8");
    let at = 0;
    try {
      while (at < bytes.length) at += (0, import_node_fs4.writeSync)(this.#descriptor, bytes, at);
    } catch (error) {
      endWithoutReader(error, "EAGAIN");
      this.#stream = this.#opened();
      this.#stream.write(bytes.subarray(at));
    }
  }
  #opened() {
    const stream = this.#open();
    stream.on("error", endWithoutReader);
    return stream;
  }
};
function isPlain(descriptor) {
  try {
    const stats = (0, import_node_fs4.fstatSync)(descriptor);
    if (stats.isFile()) return true;
    return process.platform !== "win32" && (stats.isFIFO() || stats.isCharacterDevice() && stats.rdev === (0, import_node_fs4.statSync)("/dev/null").rdev);
  } catch {
    return false;
  }
}
function endWithoutReader(error, passed = "") {
  if (error.code === "EPIPE") process.exit(0);
  if (error.code !== passed) throw error;
}

// src/cli/start/replay.ts
var import_node_fs11 = require("node:fs");
var import_node_path7 = require("node:path");

// src/host/cache/ask-again.ts
var import_node_fs9 = require("node:fs");

// src/host/git-state.ts
var import_node_path4 = require("node:path");

// src/host/cache/recording.ts
var import_node_fs6 = require("node:fs");

// src/host/cache/questions.ts
var import_node_fs5 = require("node:fs");

// src/host/system-error.ts
var words = {
  EACCES: "permission denied",
  EBUSY: "in use",
  EISDIR: "a folder, not a file",
  ELOOP: "links that lead in a circle",
  EMFILE: "too many open files",
  ENAMETOOLONG: "a name that is too long",
  ENOENT: "does not exist",
  ENOSPC: "no space left on the disk",
  ENOTDIR: "a part of the path is not a folder",
  EPERM: "not permitted",
  EROFS: "the disk is read-only"
};
function systemErrorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function describeError(error) {
  const code = systemErrorCode(error);
  if (code !== void 0 && words[code] !== void 0) return `${words[code]} (${code})`;
  return error instanceof Error ? error.message : String(error);
}

// src/host/cache/questions.ts
function typeOf(entry) {
  if (entry.isFile()) return "f";
  if (entry.isDirectory()) return "d";
  return entry.isSymbolicLink() ? "l" : "o";
}
function namesAnswer(names) {
  return [...names].sort().join("/");
}
function entriesAnswer(entries) {
  return entries.map((entry) => typeOf(entry) + entry.name).sort().join("/");
}
function failureAnswer(error) {
  return `!${systemErrorCode(error) ?? (error instanceof Error ? error.message : String(error))}`;
}
function bytesAnswer(bytes) {
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("base64");
}
function sharedAnswer() {
  const { homedir, tmpdir } = process.getBuiltinModule("node:os");
  return JSON.stringify([homedir(), tmpdir()]);
}
function today() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}
var simpleQuestions = {
  names: (path) => namesAnswer((0, import_node_fs5.readdirSync)(path)),
  entries: (path) => entriesAnswer((0, import_node_fs5.readdirSync)(path, { withFileTypes: true })),
  stat: (path) => typeOf((0, import_node_fs5.statSync)(path)),
  lstat: (path) => typeOf((0, import_node_fs5.lstatSync)(path)),
  real: (path) => import_node_fs5.realpathSync.native(path)
};

// src/host/cache/recording.ts
var underWay = /* @__PURE__ */ new Set();
function isRecording() {
  return underWay.size > 0;
}
function note(question) {
  for (const recording of underWay) recording.note(question);
}
function asked(kind, path, ask, tell) {
  if (!isRecording()) return ask();
  try {
    const answer = ask();
    note({ kind, path, answer: tell(answer) });
    return answer;
  } catch (error) {
    note({ kind, path, answer: failureAnswer(error) });
    throw error;
  }
}
function askedBytes(path, file, read) {
  if (!isRecording()) return read();
  const before = (0, import_node_fs6.fstatSync)(file, { bigint: true });
  const bytes = read();
  note({ kind: "bytes", path, answer: bytesAnswer(bytes), stamp: stampOf(before) });
  return bytes;
}
var settled = 3000000000n;
function stampOf({ dev, ino, size, mtimeNs, ctimeNs }, now = Date.now()) {
  const latest = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
  return latest + settled > BigInt(now) * 1000000n ? void 0 : [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}

// src/host/local-files.ts
var import_node_fs7 = require("node:fs");
function statNow(path) {
  return asked("stat", path, () => (0, import_node_fs7.statSync)(path), typeOf);
}
function existsNow(path) {
  try {
    statNow(path);
    return true;
  } catch {
    return false;
  }
}

// src/host/git-state.ts
var GitStates = class {
  #root;
  #tracked;
  #known = /* @__PURE__ */ new Map();
  constructor(root) {
    this.#root = root;
  }
  /** The state of a file, asked for once; `path` is relative to the root, with forward slashes. */
  of(path) {
    if (!this.#known.has(path)) this.#known.set(path, this.#ask(path));
    const state = this.#known.get(path);
    note({ kind: "git", path: `${this.#root}\0${path}`, answer: state ?? "" });
    return state;
  }
  #ask(path) {
    if (!existsNow((0, import_node_path4.join)(this.#root, ".git"))) return void 0;
    this.#tracked ??= new Set((this.#git(["ls-files", "-z", "--cached"])?.stdout ?? "").split("\0"));
    if (this.#tracked.has(path)) return "tracked";
    const { status: status2 } = this.#git(["check-ignore", "-q", "--", path]) ?? { status: void 0 };
    if (status2 === 0) return "ignored";
    return status2 === 1 ? "untracked" : void 0;
  }
  #git(words2) {
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    const { status: status2, stdout, error } = spawnSync("git", ["-C", this.#root, ...words2], { encoding: "utf8", maxBuffer: 1 << 28 });
    return error === void 0 ? { status: status2, stdout } : void 0;
  }
};

// src/host/read-file.ts
var import_node_fs8 = require("node:fs");
var largestFile = 64 * 1024 * 1024;
var ReadError = class extends Error {
  name = "ReadError";
};
var withoutWaiting = import_node_fs8.constants.O_RDONLY | import_node_fs8.constants.O_NONBLOCK;
function readBytesNow(path, limit = largestFile) {
  return withFile(path, { kind: "bytes", path }, (file, { size }) => {
    if (size > limit) throw new ReadError(tooLarge(size, limit));
    const bytes = askedBytes(path, file, () => (0, import_node_fs8.readFileSync)(file));
    if (bytes.length > limit) throw new ReadError(tooLarge(bytes.length, limit));
    return bytes;
  });
}
function readHeadNow(path, bytes) {
  const question = { kind: "head", path: `${String(bytes)}:${path}` };
  return withFile(path, question, (file) => {
    const buffer = Buffer.alloc(bytes);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < bytes; filled += read) read = (0, import_node_fs8.readSync)(file, buffer, filled, bytes - filled, filled);
    const head2 = buffer.subarray(0, filled);
    if (isRecording()) note({ ...question, answer: bytesAnswer(head2) });
    return head2;
  });
}
function withFile(path, question, use) {
  let file;
  try {
    file = (0, import_node_fs8.openSync)(path, withoutWaiting);
    const stats = (0, import_node_fs8.fstatSync)(file);
    if (!stats.isFile()) throw new ReadError(stats.isDirectory() ? "a folder, not a file" : "neither a file nor a folder");
    return use(file, stats);
  } catch (error) {
    const failure = error instanceof ReadError ? error : new ReadError(describeError(error), { cause: error });
    if (isRecording()) note({ ...question, answer: failureAnswer(failure) });
    throw failure;
  } finally {
    if (file !== void 0) (0, import_node_fs8.closeSync)(file);
  }
}
function tooLarge(size, limit) {
  const inMebibytes = (bytes) => `${(Math.ceil(bytes / 1024 / 1024 * 10) / 10).toLocaleString("en")} MiB`;
  return `${inMebibytes(size)} large; the limit is ${inMebibytes(limit)}`;
}

// src/host/cache/ask-again.ts
var SecondAsking = class {
  /** The answers with the signs that files have now, of those whose signs did not tell. */
  renewed = /* @__PURE__ */ new Map();
  #states = /* @__PURE__ */ new Map();
  #now = Date.now();
  /** Whether the answer to a question is what it was. */
  isSame(question) {
    const { kind, path, answer, stamp } = question;
    if (kind !== "bytes" || answer.startsWith("!")) return this.#answer(kind, path) === answer;
    const now = this.#stamp(path);
    if (stamp !== void 0 && stamp === now) return true;
    if (this.#answer(kind, path) !== answer) return false;
    if (now !== void 0) this.renewed.set(question, now);
    return true;
  }
  #stamp(path) {
    const stats = (0, import_node_fs9.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return stats?.isFile() === true ? stampOf(stats, this.#now) : void 0;
  }
  #answer(kind, path) {
    try {
      return this.#ask(kind, path);
    } catch (error) {
      return failureAnswer(error);
    }
  }
  #ask(kind, path) {
    switch (kind) {
      case "bytes":
        return bytesAnswer(readBytesNow(path));
      case "head": {
        const colon = path.indexOf(":");
        return bytesAnswer(readHeadNow(path.slice(colon + 1), Number(path.slice(0, colon))));
      }
      case "git": {
        const [root = "", below = ""] = path.split("\0");
        const states = this.#states.get(root) ?? new GitStates(root);
        this.#states.set(root, states);
        return states.of(below) ?? "";
      }
      case "shared":
        return sharedAnswer();
      case "day":
        return today();
      default:
        return simpleQuestions[kind](path);
    }
  }
};

// src/host/cache/cache-folder.ts
var import_node_fs10 = require("node:fs");
var import_node_path6 = require("node:path");

// src/host/paths.ts
var import_node_path5 = require("node:path");
function toForwardSlashes(path) {
  return import_node_path5.sep === "/" ? path : path.replaceAll(import_node_path5.sep, "/");
}
function pathWithin(folder, inner) {
  const path = (0, import_node_path5.relative)(folder, inner);
  const outside = path === ".." || path.startsWith(`..${import_node_path5.sep}`) || (0, import_node_path5.isAbsolute)(path);
  return outside ? void 0 : toForwardSlashes(path);
}

// src/host/cache/cache-folder.ts
var usualLocation = ".markerlint/cache";
var CacheError = class extends Error {
  name = "CacheError";
};
var tagName = "CACHEDIR.TAG";
var tag = "Signature: 8a477f597d28d172789f06886806bc55\n# What markerlint --cache keeps; it may be deleted at any time.\n";
var ownName = /^[a-z]+-[0-9a-f]{8}\.kept$/;
var temporaryName = /^[a-z]+-[0-9a-f]{8}\.\d+\.\d+\.tmp$/;
var limits = { files: 50, bytes: 128 * 1024 * 1024, age: 30 * 24 * 60 * 60 * 1e3, unfinished: 60 * 60 * 1e3 };
var windowsBusy = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
var privateMode = 384;
var written = 0;
var CacheFolder = class {
  path;
  #cwd;
  /** `location` is relative to `cwd`. Nothing is looked at before it is asked for. */
  constructor(location, cwd) {
    this.path = (0, import_node_path6.resolve)(cwd, location ?? usualLocation);
    this.#cwd = cwd;
  }
  /**
   * Makes the folder where it is not there. Throws a `CacheError` for one that holds what is not ours, and for one that a link below the
   * current folder leads to: a repository may hold such a link, and its owner shall not choose where we write.
   */
  prepare() {
    try {
      const inside = pathWithin(this.#cwd, this.path);
      if (inside === void 0) (0, import_node_fs10.mkdirSync)(this.path, { recursive: true });
      else makeBelow(this.#cwd, inside);
      if (!(0, import_node_fs10.statSync)(this.path).isDirectory()) throw new CacheError("it is no folder");
      const names = (0, import_node_fs10.readdirSync)(this.path);
      if (names.includes(tagName)) return;
      if (names.length > 0) throw new CacheError("the folder holds something else; name one of its own");
      writeNew((0, import_node_path6.join)(this.path, tagName), tag);
      writeNew((0, import_node_path6.join)(this.path, ".gitignore"), "*\n");
    } catch (error) {
      throw error instanceof CacheError ? error : new CacheError(describeError(error), { cause: error });
    }
  }
  /**
   * What is kept under a name; `undefined` where there is nothing, or nothing that this user wrote. git gives no file the mode of ours, so
   * that nobody can have a run say what he likes by a commit. (Windows has no such modes.)
   */
  read(name) {
    let file;
    try {
      file = (0, import_node_fs10.openSync)((0, import_node_path6.join)(this.path, name), import_node_fs10.constants.O_RDONLY | (import_node_fs10.constants.O_NOFOLLOW | 0) | (import_node_fs10.constants.O_NONBLOCK | 0));
      const stats = (0, import_node_fs10.fstatSync)(file);
      if (!stats.isFile() || stats.size > limits.bytes || !isPrivate(stats)) return void 0;
      const bytes = Buffer.allocUnsafe(stats.size);
      return (0, import_node_fs10.readSync)(file, bytes, 0, stats.size, 0) === stats.size ? bytes : void 0;
    } catch {
      return void 0;
    } finally {
      if (file !== void 0) (0, import_node_fs10.closeSync)(file);
    }
  }
  /** Keeps bytes under a name, in one step, so that no run sees half of it. What was there, even a link, is replaced. Throws a `CacheError`. */
  write(name, parts) {
    if (parts.reduce((sum, { length }) => sum + length, 0) > limits.bytes) return;
    written += 1;
    const temporary = (0, import_node_path6.join)(this.path, `${name.replace(/\.kept$/, "")}.${String(process.pid)}.${String(written)}.tmp`);
    try {
      const file = (0, import_node_fs10.openSync)(temporary, "wx", privateMode);
      try {
        for (const part of parts) (0, import_node_fs10.writeSync)(file, part);
      } finally {
        (0, import_node_fs10.closeSync)(file);
      }
      (0, import_node_fs10.renameSync)(temporary, (0, import_node_path6.join)(this.path, name));
      this.#removeOld();
    } catch (error) {
      (0, import_node_fs10.rmSync)(temporary, { force: true });
      if (process.platform === "win32" && windowsBusy.has(systemErrorCode(error) ?? "")) return;
      throw new CacheError(describeError(error), { cause: error });
    }
  }
  #removeOld() {
    const now = Date.now();
    const kept = [];
    for (const name of (0, import_node_fs10.readdirSync)(this.path)) {
      const path = (0, import_node_path6.join)(this.path, name);
      const stats = ownName.test(name) || temporaryName.test(name) ? (0, import_node_fs10.lstatSync)(path, { throwIfNoEntry: false }) : void 0;
      if (stats === void 0) continue;
      const age = now - stats.mtimeMs;
      if (ownName.test(name)) kept.push({ path, size: stats.size, age });
      else if (age > limits.unfinished) remove(path);
    }
    let bytes = 0;
    for (const [index, { path, size, age }] of kept.sort((a, b) => a.age - b.age).entries()) {
      bytes += size;
      if (index >= limits.files || bytes > limits.bytes || age > limits.age) remove(path);
    }
  }
};
function isPrivate({ uid, mode }) {
  const user = process.getuid?.();
  return user === void 0 || uid === user && (mode & 511) === privateMode;
}
function remove(path) {
  try {
    (0, import_node_fs10.unlinkSync)(path);
  } catch (error) {
    if (systemErrorCode(error) !== "ENOENT") throw error;
  }
}
function makeBelow(base, path) {
  let at = base;
  for (const name of path.split("/").filter((each) => each !== "")) {
    at = (0, import_node_path6.join)(at, name);
    const stats = (0, import_node_fs10.lstatSync)(at, { throwIfNoEntry: false }) ?? made(at);
    if (stats.isSymbolicLink()) throw new CacheError(`\`${pathWithin(base, at) ?? at}\` is a link`);
    if (!stats.isDirectory()) throw new CacheError(`\`${pathWithin(base, at) ?? at}\` is no folder`);
  }
}
function made(path) {
  try {
    (0, import_node_fs10.mkdirSync)(path);
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
  return (0, import_node_fs10.lstatSync)(path);
}
function writeNew(path, text) {
  try {
    (0, import_node_fs10.writeFileSync)(path, text, { flag: "wx" });
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}

// src/host/cache/kept-file.ts
var begin2 = "markerlint --cache, 1: ";
var sumLength = 8;
var headLength = begin2.length + sumLength + 1;
function readKept(folder, what, key) {
  const bytes = folder.read(nameOf(what, key));
  if (bytes === void 0 || bytes.toString("latin1", 0, begin2.length) !== begin2) return void 0;
  const body = bytes.subarray(headLength);
  if (bytes.toString("latin1", begin2.length, headLength) !== `${sumOf(body)}
`) return void 0;
  const wanted = Buffer.from(`${key}
`);
  return body.subarray(0, wanted.length).equals(wanted) ? body.subarray(wanted.length) : void 0;
}
function writeKept(folder, what, key, bytes) {
  const body = Buffer.concat([Buffer.from(`${key}
`), bytes]);
  folder.write(nameOf(what, key), [Buffer.from(`${begin2}${sumOf(body)}
`), body]);
}
function nameOf(what, key) {
  return `${what}-${sumOf(Buffer.from(key))}.kept`;
}
function sumOf(bytes) {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  const words2 = new Int32Array(buffer, byteOffset, length >> 2);
  let sum = 2166136261 ^ length;
  for (let at = 0; at < words2.length; at += 1) sum = Math.imul(sum ^ (words2[at] ?? 0), 16777619);
  for (let at = length & ~3; at < length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 16777619);
  return (sum >>> 0).toString(16).padStart(sumLength, "0");
}

// src/host/cache/kept-run.ts
function runKey({ build: build2, argv: argv2, cwd, color }) {
  return JSON.stringify([build2, process.version, process.platform, process.arch, process.env["TZ"], cwd, color, argv2]);
}
function readRun(folder, key) {
  const bytes = readKept(folder, "run", key);
  if (bytes === void 0) return void 0;
  const { answers, ...stored } = JSON.parse(bytes.toString("utf8"));
  return { ...stored, answers: answers.map(([kind, path, answer, stamp]) => ({ kind, path, answer, stamp })) };
}
function writeRun(folder, key, { answers, written: written2, status: status2 }) {
  const stored = { answers: answers.map(({ kind, path, answer, stamp }) => stamp === void 0 ? [kind, path, answer] : [kind, path, answer, stamp]), written: written2, status: status2 };
  writeKept(folder, "run", key, Buffer.from(JSON.stringify(stored)));
}
function isCurrent({ answers }, asking) {
  return answers.every((each) => asking.isSame(each));
}

// src/cli/start/replay.ts
function replay(identity, outputs) {
  const { argv: argv2, cwd } = identity;
  const folder = new CacheFolder(valueOf(["--cache-location"], argv2), cwd);
  const key = runKey(identity);
  const run = readRun(folder, key);
  if (run === void 0) return void 0;
  const asking = new SecondAsking();
  if (!isCurrent(run, asking)) return void 0;
  const file = valueOf(["--output-file", "-o"], argv2);
  try {
    for (const [to, text] of run.written) {
      if (to !== "file") continue;
      if (file === void 0) return void 0;
      (0, import_node_fs11.writeFileSync)((0, import_node_path7.resolve)(cwd, file), text);
    }
  } catch {
    return void 0;
  }
  for (const [to, text] of run.written) if (to !== "file") outputs[to]().write(text);
  if (asking.renewed.size > 0) renew(folder, key, run, asking.renewed);
  return run.status;
}
function renew(folder, key, run, renewed) {
  try {
    folder.prepare();
    writeRun(folder, key, { ...run, answers: run.answers.map((each) => ({ ...each, stamp: renewed.get(each) ?? each.stamp })) });
  } catch {
  }
}
function valueOf(names, argv2) {
  const at = argv2.findLastIndex((argument) => names.some((name2) => argument === name2 || argument.startsWith(`${name2}=`)));
  if (at === -1) return void 0;
  const [name = "", ...value] = argv2[at]?.split("=") ?? [];
  return argv2[at] === name ? argv2[at + 1] : value.join("=");
}

// src/cli/start/replay-process.ts
function replayProcess(build2) {
  const stdout = new ProcessOutput(1, () => process.stdout);
  const color = usesColor(process.env, stdout.isTTY);
  return replay({ build: build2, argv: process.argv.slice(2), cwd: process.cwd(), color }, { stdout: () => stdout, stderr: () => new ProcessOutput(2, () => process.stderr) });
}

// src/cli/start/start.ts
var { argv, env, version, arch, execArgv, platform } = process;
var status = build === void 0 || !argv.includes("--cache") ? void 0 : replayProcess(build);
if (status === void 0) start();
else process.exitCode = status;
function start() {
  const isOff = env["MARKERLINT_CODE_CACHE"] === "off" || Boolean(env["NODE_DISABLE_COMPILE_CACHE"]) || Boolean(env["NODE_V8_COVERAGE"]);
  const folder = isOff ? void 0 : userCacheFolder(env, platform);
  const load = require;
  if (folder === void 0) load("./chunks/bin.js");
  else {
    const key = [build, __dirname, version, arch, ...execArgv, env["NODE_OPTIONS"] ?? ""].join("\n");
    new BundleLoader({ bundle: __dirname, folder, key, writes: !env["CI"], require }).load("chunks/bin.js");
  }
}
