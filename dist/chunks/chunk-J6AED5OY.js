const __moduleUrl = require("node:url").pathToFileURL(__filename).href;
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
  CacheError: () => CacheError,
  CacheFolder: () => CacheFolder,
  ReadError: () => ReadError,
  askedBytes: () => askedBytes,
  bytesToHex: () => bytesToHex,
  compareText: () => compareText,
  describeError: () => describeError,
  documentKinds: () => documentKinds,
  existsNow: () => existsNow,
  homePage: () => homePage,
  isInShard: () => isInShard,
  isUsualCache: () => isUsualCache,
  kindsWithFrontmatter: () => kindsWithFrontmatter,
  largestFile: () => largestFile,
  lstat: () => lstat,
  note: () => note,
  packagePath: () => packagePath,
  pageUrl: () => pageUrl,
  pathWithin: () => pathWithin,
  readBytes: () => readBytes,
  readEntries: () => readEntries,
  readEntriesNow: () => readEntriesNow,
  readHead: () => readHead,
  readNames: () => readNames,
  readRulePage: () => readRulePage,
  readShard: () => readShard,
  readTarget: () => readTarget,
  readTextOrNothing: () => readTextOrNothing,
  realpath: () => realpath,
  realpathNow: () => realpathNow,
  refuseRecording: () => refuseRecording,
  reportRules: () => reportRules,
  ruleUrl: () => ruleUrl,
  sha256: () => sha256,
  sharedAnswer: () => sharedAnswer,
  sizeOf: () => sizeOf,
  startRecording: () => startRecording,
  stat: () => stat,
  statNow: () => statNow,
  systemErrorCode: () => systemErrorCode,
  targetName: () => targetName,
  toForwardSlashes: () => toForwardSlashes,
  today: () => today,
  tooLarge: () => tooLarge,
  toolVersion: () => toolVersion,
  usualLocation: () => usualLocation,
  utf8ToBytes: () => utf8ToBytes,
  withoutComments: () => withoutComments
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_node_fs = require("node:fs");
var import_node_fs2 = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_fs4 = require("node:fs");
var import_node_path2 = require("node:path");
var import_node_url = require("node:url");
var import_node_fs5 = require("node:fs");
var import_node_path3 = require("node:path");
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
var documentKinds = [
  "skill",
  "skill-resource",
  "prompt",
  "manifest",
  "note",
  "comment",
  "thread",
  "journal",
  "task",
  "contract",
  "config",
  "markdown"
];
var kindsWithFrontmatter = /* @__PURE__ */ new Set(["skill", "prompt"]);
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
var Recording = class {
  #answers = /* @__PURE__ */ new Map();
  #refused = false;
  /** Whether asking the same again would tell that nothing has changed. */
  get isComplete() {
    return !this.#refused;
  }
  get answers() {
    return this.#answers.values();
  }
  note(question) {
    const key = `${question.kind} ${question.path}`;
    const known = this.#answers.get(key);
    if (known === void 0) this.#answers.set(key, question);
    else if (known.answer !== question.answer) this.refuse();
  }
  /** Says that the run asks what cannot be asked again. */
  refuse() {
    this.#refused = true;
  }
  stop() {
    underWay.delete(this);
  }
};
var underWay = /* @__PURE__ */ new Set();
function startRecording() {
  const recording = new Recording();
  underWay.add(recording);
  return recording;
}
function isRecording() {
  return underWay.size > 0;
}
function note(question) {
  for (const recording of underWay) recording.note(question);
}
function refuseRecording() {
  for (const recording of underWay) recording.refuse();
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
  const before = (0, import_node_fs.fstatSync)(file, { bigint: true });
  const bytes = read();
  note({ kind: "bytes", path, answer: bytesAnswer(bytes), stamp: stampOf(before) });
  return bytes;
}
var settled = 3000000000n;
function stampOf({ dev, ino, size, mtimeNs, ctimeNs }, now = Date.now()) {
  const latest = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
  return latest + settled > BigInt(now) * 1000000n ? void 0 : [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
function lstat(path) {
  return promised(() => asked("lstat", path, () => (0, import_node_fs2.lstatSync)(path), typeOf));
}
function stat(path) {
  return promised(() => statNow(path));
}
function realpath(path) {
  return promised(() => realpathNow(path));
}
function readNames(path) {
  return promised(() => asked("names", path, () => (0, import_node_fs2.readdirSync)(path), namesAnswer));
}
function readEntries(path) {
  return promised(() => readEntriesNow(path));
}
function statNow(path) {
  return asked("stat", path, () => (0, import_node_fs2.statSync)(path), typeOf);
}
function realpathNow(path) {
  return asked("real", path, () => import_node_fs2.realpathSync.native(path), String);
}
function readEntriesNow(path) {
  return asked("entries", path, () => (0, import_node_fs2.readdirSync)(path, { withFileTypes: true }), entriesAnswer);
}
function existsNow(path) {
  try {
    statNow(path);
    return true;
  } catch {
    return false;
  }
}
function promised(call) {
  return new Promise((resolve2) => {
    resolve2(call());
  });
}
function toForwardSlashes(path) {
  return import_node_path.sep === "/" ? path : path.replaceAll(import_node_path.sep, "/");
}
function pathWithin(folder, inner) {
  const path = (0, import_node_path.relative)(folder, inner);
  const outside = path === ".." || path.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(path);
  return outside ? void 0 : toForwardSlashes(path);
}
function compareText(a, b) {
  return a < b ? -1 : Number(a > b);
}
var largestFile = 64 * 1024 * 1024;
var ReadError = class extends Error {
  name = "ReadError";
};
var withoutWaiting = import_node_fs3.constants.O_RDONLY | import_node_fs3.constants.O_NONBLOCK;
function readBytes(path, limit = largestFile) {
  return promised(() => readBytesNow(path, limit));
}
function readBytesNow(path, limit = largestFile) {
  return withFile(path, { kind: "bytes", path }, (file, { size }) => {
    if (size > limit) throw new ReadError(tooLarge(size, limit));
    const bytes = askedBytes(path, file, () => (0, import_node_fs3.readFileSync)(file));
    if (bytes.length > limit) throw new ReadError(tooLarge(bytes.length, limit));
    return bytes;
  });
}
async function sizeOf(path) {
  return stat(path).then(
    ({ size }) => size,
    () => 0
  );
}
function readHead(path, bytes) {
  return promised(() => new TextDecoder().decode(readHeadNow(path, bytes)));
}
function readHeadNow(path, bytes) {
  const question = { kind: "head", path: `${String(bytes)}:${path}` };
  return withFile(path, question, (file) => {
    const buffer = Buffer.alloc(bytes);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < bytes; filled += read) read = (0, import_node_fs3.readSync)(file, buffer, filled, bytes - filled, filled);
    const head = buffer.subarray(0, filled);
    if (isRecording()) note({ ...question, answer: bytesAnswer(head) });
    return head;
  });
}
async function readTextOrNothing(path) {
  try {
    return new TextDecoder().decode(await readBytes(path));
  } catch (error) {
    if (error instanceof ReadError) return "";
    throw error;
  }
}
function withFile(path, question, use) {
  let file;
  try {
    file = (0, import_node_fs3.openSync)(path, withoutWaiting);
    const stats = (0, import_node_fs3.fstatSync)(file);
    if (!stats.isFile()) throw new ReadError(stats.isDirectory() ? "a folder, not a file" : "neither a file nor a folder");
    return use(file, stats);
  } catch (error) {
    const failure = error instanceof ReadError ? error : new ReadError(describeError(error), { cause: error });
    if (isRecording()) note({ ...question, answer: failureAnswer(failure) });
    throw failure;
  } finally {
    if (file !== void 0) (0, import_node_fs3.closeSync)(file);
  }
}
function tooLarge(size, limit) {
  const inMebibytes = (bytes) => `${(Math.ceil(bytes / 1024 / 1024 * 10) / 10).toLocaleString("en")} MiB`;
  return `${inMebibytes(size)} large; the limit is ${inMebibytes(limit)}`;
}
function packageFolder() {
  let folder = (0, import_node_path2.dirname)((0, import_node_url.fileURLToPath)(__moduleUrl));
  while (!isPackage((0, import_node_path2.join)(folder, "package.json")) && (0, import_node_path2.dirname)(folder) !== folder) folder = (0, import_node_path2.dirname)(folder);
  return folder;
}
function isPackage(manifest) {
  return (0, import_node_fs4.existsSync)(manifest) && JSON.parse((0, import_node_fs4.readFileSync)(manifest, "utf8")).name !== void 0;
}
function packagePath(path) {
  return (0, import_node_path2.join)(packageFolder(), path);
}
function readRulePage(id) {
  const path = packagePath(`rules/${id}.md`);
  return existsNow(path) ? new TextDecoder().decode(readBytesNow(path)) : "";
}
var toolVersion = import_chunk_VUUOR244.package_default.version;
var homePage = import_chunk_VUUOR244.package_default.homepage;
function pageUrl(path) {
  return `${import_chunk_VUUOR244.package_default.homepage.replace(/#.*$/, "")}/blob/main/${path}`;
}
function ruleUrl(id) {
  return pageUrl(`rules/${id}.md`);
}
function reportRules(entries, withPages) {
  return entries.map(({ id, meta }) => {
    const page = withPages ? readRulePage(id) : "";
    return {
      id,
      summary: meta.summary,
      severity: meta.severity,
      level: meta.level,
      url: ruleUrl(id),
      page: withoutComments(page),
      help: prose(page) || `${meta.summary}.`,
      tags: [id.slice(0, id.indexOf("/")), meta.level]
    };
  });
}
function withoutComments(page) {
  return page.replaceAll(/<!-- \/?generated -->\n?/g, "");
}
function prose(page) {
  const [, behind = ""] = page.split("<!-- /generated -->");
  const [paragraphs = ""] = behind.split(/^## /m);
  return paragraphs.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "").trim();
}
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
    this.path = (0, import_node_path3.resolve)(cwd, location ?? usualLocation);
    this.#cwd = cwd;
  }
  /**
   * Makes the folder where it is not there. Throws a `CacheError` for one that holds what is not ours, and for one that a link below the
   * current folder leads to: a repository may hold such a link, and its owner shall not choose where we write.
   */
  prepare() {
    try {
      const inside = pathWithin(this.#cwd, this.path);
      if (inside === void 0) (0, import_node_fs5.mkdirSync)(this.path, { recursive: true });
      else makeBelow(this.#cwd, inside);
      if (!(0, import_node_fs5.statSync)(this.path).isDirectory()) throw new CacheError("it is no folder");
      const names = (0, import_node_fs5.readdirSync)(this.path);
      if (names.includes(tagName)) return;
      if (names.length > 0) throw new CacheError("the folder holds something else; name one of its own");
      writeNew((0, import_node_path3.join)(this.path, tagName), tag);
      writeNew((0, import_node_path3.join)(this.path, ".gitignore"), "*\n");
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
      file = (0, import_node_fs5.openSync)((0, import_node_path3.join)(this.path, name), import_node_fs5.constants.O_RDONLY | (import_node_fs5.constants.O_NOFOLLOW | 0) | (import_node_fs5.constants.O_NONBLOCK | 0));
      const stats = (0, import_node_fs5.fstatSync)(file);
      if (!stats.isFile() || stats.size > limits.bytes || !isPrivate(stats)) return void 0;
      const bytes = Buffer.allocUnsafe(stats.size);
      return (0, import_node_fs5.readSync)(file, bytes, 0, stats.size, 0) === stats.size ? bytes : void 0;
    } catch {
      return void 0;
    } finally {
      if (file !== void 0) (0, import_node_fs5.closeSync)(file);
    }
  }
  /** Keeps bytes under a name, in one step, so that no run sees half of it. What was there, even a link, is replaced. Throws a `CacheError`. */
  write(name, parts) {
    if (parts.reduce((sum, { length }) => sum + length, 0) > limits.bytes) return;
    written += 1;
    const temporary = (0, import_node_path3.join)(this.path, `${name.replace(/\.kept$/, "")}.${String(process.pid)}.${String(written)}.tmp`);
    try {
      const file = (0, import_node_fs5.openSync)(temporary, "wx", privateMode);
      try {
        for (const part of parts) (0, import_node_fs5.writeSync)(file, part);
      } finally {
        (0, import_node_fs5.closeSync)(file);
      }
      (0, import_node_fs5.renameSync)(temporary, (0, import_node_path3.join)(this.path, name));
      this.#removeOld();
    } catch (error) {
      (0, import_node_fs5.rmSync)(temporary, { force: true });
      if (process.platform === "win32" && windowsBusy.has(systemErrorCode(error) ?? "")) return;
      throw new CacheError(describeError(error), { cause: error });
    }
  }
  #removeOld() {
    const now = Date.now();
    const kept = [];
    for (const name of (0, import_node_fs5.readdirSync)(this.path)) {
      const path = (0, import_node_path3.join)(this.path, name);
      const stats = ownName.test(name) || temporaryName.test(name) ? (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false }) : void 0;
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
    (0, import_node_fs5.unlinkSync)(path);
  } catch (error) {
    if (systemErrorCode(error) !== "ENOENT") throw error;
  }
}
function makeBelow(base, path) {
  let at = base;
  for (const name of path.split("/").filter((each) => each !== "")) {
    at = (0, import_node_path3.join)(at, name);
    const stats = (0, import_node_fs5.lstatSync)(at, { throwIfNoEntry: false }) ?? made(at);
    if (stats.isSymbolicLink()) throw new CacheError(`\`${pathWithin(base, at) ?? at}\` is a link`);
    if (!stats.isDirectory()) throw new CacheError(`\`${pathWithin(base, at) ?? at}\` is no folder`);
  }
}
function made(path) {
  try {
    (0, import_node_fs5.mkdirSync)(path);
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
  return (0, import_node_fs5.lstatSync)(path);
}
function writeNew(path, text) {
  try {
    (0, import_node_fs5.writeFileSync)(path, text, { flag: "wx" });
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}
function isUsualCache(folder, name) {
  return name === "cache" && (0, import_node_path3.dirname)(usualLocation) === folder.slice(folder.search(/[^\\/]*$/));
}
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes)
    throw new TypeError(message);
  throw new RangeError(message);
}
var aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__"))
    throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("hash was destroyed");
  if (checkFinished && instance.finished)
    throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min);
  }
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = /* @__PURE__ */ (() => (
  // @ts-ignore
  typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
))();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin)
    return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) {
    hex += hexes[bytes[i]];
  }
  return hex;
}
function utf8ToBytes(str) {
  if (typeof str !== "string")
    throw new TypeError("string expected");
  const encoded = new TextEncoder().encode(str);
  try {
    return new Uint8Array(encoded);
  } finally {
    clean(encoded);
  }
}
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged;
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function")
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
});
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE ? l : h, isLE);
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  // For partial updates less than block size
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos);
      if (take === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
      this.pos += take;
      pos += take;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed)
      this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length)
      throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (pos)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this;
    return [A, B, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B;
      B = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B = B + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
var sha256 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);
function readTarget(text) {
  const match = /^(issue|pull-request|pr)\/([1-9]\d{0,9})$/.exec(text);
  if (match === null) return void 0;
  return { type: match[1] === "issue" ? "issue" : "pull-request", number: Number(match[2]) };
}
function targetName({ type, number }) {
  return type === void 0 ? `number ${String(number)}` : `${type.replace("-", " ")} ${String(number)}`;
}
function isInShard(path, { index, count }) {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(path));
  return (((a * 256 + b) * 256 + c) * 256 + d) % count === index - 1;
}
function readShard(text) {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const shard = { index: Number(match?.[1]), count: Number(match?.[2]) };
  return match === null || shard.index > shard.count ? void 0 : shard;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CacheError,
  CacheFolder,
  ReadError,
  askedBytes,
  bytesToHex,
  compareText,
  describeError,
  documentKinds,
  existsNow,
  homePage,
  isInShard,
  isUsualCache,
  kindsWithFrontmatter,
  largestFile,
  lstat,
  note,
  packagePath,
  pageUrl,
  pathWithin,
  readBytes,
  readEntries,
  readEntriesNow,
  readHead,
  readNames,
  readRulePage,
  readShard,
  readTarget,
  readTextOrNothing,
  realpath,
  realpathNow,
  refuseRecording,
  reportRules,
  ruleUrl,
  sha256,
  sharedAnswer,
  sizeOf,
  startRecording,
  stat,
  statNow,
  systemErrorCode,
  targetName,
  toForwardSlashes,
  today,
  tooLarge,
  toolVersion,
  usualLocation,
  utf8ToBytes,
  withoutComments
});
