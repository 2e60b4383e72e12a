import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  discoverText
} from "./chunk-KF6NKPSY.js";
import {
  ProjectTrees,
  discover,
  readArgument
} from "./chunk-2AAD6JF5.js";
import {
  GitError,
  changedFiles,
  indexEntries,
  readStaged,
  stagedFiles
} from "./chunk-4SGC65VS.js";
import {
  folderOf,
  treeOf
} from "./chunk-4WDO7GJN.js";
import {
  listedTree
} from "./chunk-YIKY6QTU.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import {
  closedFolders,
  sight
} from "./chunk-55SUPR3M.js";
import {
  compareText,
  pathWithin,
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  ReadError,
  largestFile,
  readBytes,
  sizeOf,
  tooLarge
} from "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  decode,
  findTextFaults
} from "./chunk-MOT3UT4N.js";

// src/cli/inputs.ts
import { existsSync } from "node:fs";
import { join as join5 } from "node:path";

// src/host/discover-listed.ts
import { lstat, realpath, stat } from "node:fs/promises";
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

// src/host/block-text.ts
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
var usualBlock = 1 << 16;
var LF = 10;
var CR = 13;
var headSize = 64;
var byteOrderMarkSize = 3;
var BlockText = class {
  hasByteOrderMark;
  #file;
  #blockSize;
  #blocks = [];
  #length = 0;
  #lineCount = 1;
  #fault;
  #lastRead;
  /** Opens a regular file, to be read in blocks of at most so many bytes. Throws a `ReadError`. */
  constructor(path, blockSize = usualBlock) {
    this.#blockSize = blockSize;
    try {
      this.#file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    } catch (error) {
      throw new ReadError(describeError(error), { cause: error });
    }
    if (!fstatSync(this.#file).isFile()) throw new ReadError("neither a file nor a folder");
    const { hasByteOrderMark, faults } = decode(this.#bytes(0, headSize));
    this.hasByteOrderMark = hasByteOrderMark;
    this.#fault = faults.find(({ code }) => code === "utf-16");
  }
  /** Lets the file go; nothing can be asked for after that. */
  close() {
    closeSync(this.#file);
    return Promise.resolve();
  }
  get fault() {
    return this.#fault;
  }
  /** How much was read so far, in UTF-16 code units. */
  get length() {
    return this.#length;
  }
  get lineCount() {
    return this.#lineCount;
  }
  /** Reads the text from front to end, block by block. */
  *chunks() {
    let byte = this.hasByteOrderMark ? byteOrderMarkSize : 0;
    let lineStart = 0;
    for (let read = this.#bytes(byte, this.#blockSize); read.length > 0; read = this.#bytes(byte, this.#blockSize)) {
      const bytes = read.length < this.#blockSize ? read : read.subarray(0, wholeCharacters(read));
      const text = decodeBlock(bytes);
      const block = { byte, bytes: bytes.length, start: this.#length, line: this.#lineCount, lineStart };
      this.#blocks.push(block);
      this.#noteFault(text, bytes, block.start);
      for (const start of lineStartsIn(text)) {
        this.#lineCount += 1;
        lineStart = block.start + start;
      }
      this.#length += text.length;
      byte += bytes.length;
      this.#lastRead = { block, text };
      yield text;
    }
  }
  slice(start, end = this.#length) {
    const parts = [];
    for (let index = this.#indexBy("start", start); index < this.#blocks.length; index += 1) {
      const block = this.#blocks[index];
      if (block === void 0 || block.start >= end) break;
      parts.push(this.#text(block).slice(Math.max(0, start - block.start), end - block.start));
    }
    return parts.join("");
  }
  pointAt(offset) {
    const at = Math.max(0, Math.min(offset, this.#length));
    const block = this.#blocks[this.#indexBy("start", at)];
    if (block === void 0) return { line: 1, column: at + 1 };
    let { line, lineStart } = block;
    for (const start of lineStartsIn(this.#text(block))) {
      if (block.start + start > at) break;
      line += 1;
      lineStart = block.start + start;
    }
    return { line, column: at - lineStart + 1 };
  }
  offsetAt({ line, column }) {
    const { start, end } = this.lineSpan(line);
    return Math.min(start + Math.max(column, 1) - 1, end);
  }
  lineSpan(line) {
    const start = this.#lineStart(line);
    if (start === void 0 || line < 1) return { start: this.#length, end: this.#length };
    const next = this.#lineStart(line + 1);
    if (next === void 0) return { start, end: this.#length };
    const ending = this.slice(Math.max(start, next - 2), next);
    return { start, end: next - (ending === "\r\n" ? 2 : 1) };
  }
  #lineStart(line) {
    if (line === 1) return 0;
    const block = this.#blocks[this.#indexBy("line", line - 1)];
    if (block === void 0) return void 0;
    let at = block.line;
    for (const start of lineStartsIn(this.#text(block))) {
      at += 1;
      if (at === line) return block.start + start;
    }
    return void 0;
  }
  /** The last block whose `start` or `line` is not above the value. */
  #indexBy(key, value) {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if ((this.#blocks[middle]?.[key] ?? 0) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  #text(block) {
    if (this.#lastRead?.block !== block) this.#lastRead = { block, text: decodeBlock(this.#bytes(block.byte, block.bytes)) };
    return this.#lastRead.text;
  }
  #bytes(from, length) {
    const bytes = new Uint8Array(length);
    let filled = 0;
    try {
      for (let read = -1; read !== 0 && filled < length; filled += read) read = readSync(this.#file, bytes, filled, length - filled, from + filled);
    } catch (error) {
      throw new ReadError(describeError(error), { cause: error });
    }
    return bytes.subarray(0, filled);
  }
  #noteFault(text, bytes, start) {
    const fault = this.#fault === void 0 ? findTextFaults(text, bytes)[0] : void 0;
    if (fault !== void 0) this.#fault = { ...fault, span: { start: start + fault.span.start, end: start + fault.span.end } };
  }
};
function decodeBlock(bytes) {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
function* lineStartsIn(text) {
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) yield at + 1;
    return;
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || code === CR && text.charCodeAt(at + 1) !== LF) yield at + 1;
  }
}
function wholeCharacters(bytes) {
  let end = bytes.length;
  let lead = end - 1;
  while (lead > end - 4 && ((bytes[lead] ?? 0) & 192) === 128) lead -= 1;
  const width = widthOf(bytes[lead] ?? 0);
  if (lead + width > end) end = lead;
  if (end > 1 && bytes[end - 1] === CR) end -= 1;
  return end;
}
function widthOf(lead) {
  if (lead >= 240) return 4;
  if (lead >= 224) return 3;
  return lead >= 192 ? 2 : 1;
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

// src/host/spool.ts
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join3 } from "node:path";
import { pipeline } from "node:stream/promises";
var SpooledText = class _SpooledText extends BlockText {
  /** The folder of the file, which goes with it. */
  folder;
  constructor(folder, path) {
    super(path);
    this.folder = folder;
  }
  /** Writes bytes of any number to a temporary file, which only this user can read. Throws what the machine throws. */
  static async of(bytes) {
    const folder = await mkdtemp(join3(tmpdir(), "markerlint-"));
    try {
      const path = join3(folder, "stdin");
      await pipeline(bytes, createWriteStream(path, { mode: 384 }));
      return new _SpooledText(folder, path);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  async close() {
    await super.close();
    await rm(this.folder, { recursive: true, force: true });
  }
};

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

// src/cli/streams.ts
async function readUpTo(stdin, limit) {
  const bytes = inBytes(stdin)[Symbol.asyncIterator]();
  const chunks = [];
  let length = 0;
  while (length <= limit) {
    const { done, value } = await bytes.next();
    if (done === true) return { head: join4(chunks, length), rest: void 0 };
    chunks.push(value);
    length += value.length;
  }
  return { head: join4(chunks, length), rest: { [Symbol.asyncIterator]: () => bytes } };
}
async function* inBytes(stdin) {
  for await (const chunk of stdin) yield typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
}
function join4(chunks, length) {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

// src/cli/inputs.ts
var streamable = /* @__PURE__ */ new Set(["thread", "journal"]);
var streamedFrom = 8 * 1024 * 1024;
async function collectInputs(paths, options, configs, streams, cwd) {
  refuseContradictions(paths, options);
  if (options.stdin === true || options.stdinFilepath !== void 0) return textInput(options, configs, streams, cwd);
  if (options.changed !== void 0 || options.staged === true) return gitInputs(paths, options, configs, cwd);
  const discovery = await discover(paths, cwd, { configs, kind: options.kind });
  refuseMistakes(discovery);
  return { ...discovery, inputs: discovery.files.map((file) => diskInput(file, options)) };
}
function refuseContradictions(paths, { stdin, changed, staged, stdinFilepath, kind, target }) {
  const sources = [
    stdin === true || stdinFilepath !== void 0 ? "--stdin" : void 0,
    changed === void 0 ? void 0 : "--changed",
    staged === true ? "--staged" : void 0
  ].filter((each) => each !== void 0);
  if (sources.length > 1) throw new UsageError(`${sources.join(" and ")} cannot be used together.`);
  if (target !== void 0 && sources[0] !== "--stdin" && kind !== "comment" && kind !== "thread") {
    throw new UsageError("--target says where comments stand; use it with --stdin, --kind comment or --kind thread.");
  }
  if (sources[0] === "--stdin" && paths.length > 0) throw new UsageError("--stdin takes no paths; name the text with --stdin-filepath.");
}
function refuseMistakes({ usageErrors }) {
  if (usageErrors.length > 0) throw new UsageError(usageErrors.join("\n"));
}
function diskInput(file, options) {
  const { absolutePath: path } = file;
  const stream = async () => streamable.has(file.kind) && await sizeOf(path) > largestKept(options) ? new BlockText(path) : void 0;
  return { file, read: () => readBytes(path), stream, writable: !file.readOnly };
}
function largestKept({ fix, fixDryRun }) {
  return fix === void 0 && fixDryRun !== true ? streamedFrom : largestFile;
}
async function textInput(options, configs, streams, cwd) {
  const path = options.stdinFilepath ?? usualName(options.kind);
  const { head, rest } = await readUpTo(streams.stdin, largestKept(options));
  const { file, reason } = await discoverText(path, new TextDecoder().decode(head), cwd, { configs, kind: options.kind });
  if (file === void 0) return { inputs: [], notes: [reason ?? ""], failures: [] };
  const named = options.stdinFilepath === void 0 ? { ...file, folderNames: [] } : file;
  const text = rest === void 0 ? void 0 : chain(head, rest);
  return {
    inputs: [
      {
        file: named,
        read: async () => text === void 0 ? head : readToLimit(text),
        stream: async () => text !== void 0 && streamable.has(file.kind) && largestKept(options) < largestFile ? SpooledText.of(text) : void 0,
        writable: false
      }
    ],
    notes: [],
    failures: []
  };
}
async function* chain(head, rest) {
  yield head;
  yield* rest;
}
async function readToLimit(text) {
  const { head, rest } = await readUpTo(text, largestFile);
  if (rest !== void 0) throw new ReadError(tooLarge(head.length, largestFile));
  return head;
}
function usualName(kind) {
  if (kind === void 0) throw new UsageError("--stdin needs --stdin-filepath or --kind, so that it is known what the text is.");
  if (kind === "journal") return "stdin.jsonl";
  return kind === "skill" ? "SKILL.md" : "stdin.md";
}
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
  const gone = paths.filter((path) => !existsSync(join5(root, path)));
  const places = await Promise.all(gone.map(async (path) => discoverText(path, new TextDecoder().decode(await readStaged(root, path)), root, { configs, kind: void 0 })));
  return places.flatMap(({ file }) => file === void 0 || file.kindSource === "content" ? [] : [file]);
}
function stagedInput(root, file) {
  return { file, read: () => readStaged(root, file.path), stream: () => Promise.resolve(void 0), writable: false };
}

export {
  collectInputs
};
