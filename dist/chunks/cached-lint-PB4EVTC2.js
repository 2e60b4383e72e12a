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
  lintCached: () => lintCached
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_fs = require("node:fs");
var import_node_crypto = require("node:crypto");
var import_node_v8 = require("node:v8");
var import_node_util = require("node:util");
var begin = "markerlint --cache, 1: ";
var sumLength = 8;
var headLength = begin.length + sumLength + 1;
function readKept(folder, what, key) {
  const bytes = folder.read(nameOf(what, key));
  if (bytes === void 0 || bytes.toString("latin1", 0, begin.length) !== begin) return void 0;
  const body = bytes.subarray(headLength);
  if (bytes.toString("latin1", begin.length, headLength) !== `${sumOf(body)}
`) return void 0;
  const wanted = Buffer.from(`${key}
`);
  return body.subarray(0, wanted.length).equals(wanted) ? body.subarray(wanted.length) : void 0;
}
function writeKept(folder, what, key, bytes) {
  const body = Buffer.concat([Buffer.from(`${key}
`), bytes]);
  folder.write(nameOf(what, key), [Buffer.from(`${begin}${sumOf(body)}
`), body]);
}
function nameOf(what, key) {
  return `${what}-${sumOf(Buffer.from(key))}.kept`;
}
function sumOf(bytes) {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  const words = new Int32Array(buffer, byteOffset, length >> 2);
  let sum = 2166136261 ^ length;
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 16777619);
  for (let at = length & ~3; at < length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 16777619);
  return (sum >>> 0).toString(16).padStart(sumLength, "0");
}
var longestKept = 30;
var KeptDocuments = class {
  #folder;
  #key;
  #entries;
  #hashes = /* @__PURE__ */ new Map();
  #answers = /* @__PURE__ */ new WeakMap();
  #today = Math.floor(Date.now() / (24 * 60 * 60 * 1e3));
  #lastText;
  #changed = false;
  constructor(folder, build) {
    this.#folder = folder;
    this.#key = JSON.stringify([build, process.version, process.platform, process.arch, process.env["TZ"]]);
    this.#entries = readEntries(folder, this.#key);
  }
  find(examined) {
    const entry = this.#entries.get(examined.id);
    if (entry?.print !== this.#print(examined)) return void 0;
    if (!entry.asked.every(([of, path, hash]) => this.#answer(examined.tree, { of, path }) === hash)) return void 0;
    this.#use(entry);
    return (0, import_node_v8.deserialize)(entry.data);
  }
  noted(examined, make) {
    const id = `${examined.id}\0noted`;
    const entry = this.#entries.get(id);
    const print = this.#print(examined);
    if (entry?.print === print) {
      this.#use(entry);
      return (0, import_node_v8.deserialize)(entry.data);
    }
    const noted = make();
    this.#entries.set(id, { print, asked: [], data: (0, import_node_v8.serialize)(noted), seen: this.#today });
    this.#changed = true;
    return noted;
  }
  keep(examined, asked, examination) {
    const data = plainData(examination);
    if (data === void 0) return;
    const answers = asked.map((question) => [question.of, question.path, this.#answer(examined.tree, question)]);
    this.#entries.set(examined.id, { print: this.#print(examined), asked: answers, data, seen: this.#today });
    this.#changed = true;
  }
  /** Writes what is new for later runs. Throws a `CacheError`. */
  save() {
    if (!this.#changed) return;
    const kept = [...this.#entries].filter(([, { seen }]) => this.#today - seen <= longestKept);
    writeKept(this.#folder, "documents", this.#key, (0, import_node_v8.serialize)(new Map(kept)));
  }
  #use(entry) {
    if (entry.seen !== this.#today) this.#changed = true;
    entry.seen = this.#today;
  }
  #print({ id, text, place, settings }) {
    return (0, import_node_crypto.createHash)("sha256").update(this.#hash(settings)).update("\0").update(place).update("\0").update(this.#textHash(id, text)).digest("base64");
  }
  /** The hash of a text, which is asked for twice. */
  #textHash(id, text) {
    const last = this.#lastText;
    if (last?.id === id && last.text === text) return last.hash;
    const hash = (0, import_node_crypto.createHash)("sha256").update(text).digest("base64");
    this.#lastText = { id, text, hash };
    return hash;
  }
  /** The hash of a text that comes again and again. */
  #hash(text) {
    let hash = this.#hashes.get(text);
    if (hash === void 0) {
      hash = (0, import_node_crypto.createHash)("sha256").update(text).digest("base64");
      this.#hashes.set(text, hash);
    }
    return hash;
  }
  /** The hash of an answer; a tree answers the same during a run. */
  #answer(tree, question) {
    const known = tree === void 0 ? void 0 : this.#answers.get(tree) ?? /* @__PURE__ */ new Map();
    if (tree !== void 0 && known !== void 0) this.#answers.set(tree, known);
    const key = `${question.of} ${question.path}`;
    const hash = known?.get(key) ?? (0, import_node_crypto.createHash)("sha256").update((0, import_chunk_7IIL3LMX.answerOf)(tree, question)).digest("base64");
    known?.set(key, hash);
    return hash;
  }
};
function plainData(examination) {
  try {
    const data = (0, import_node_v8.serialize)(examination);
    return (0, import_node_util.isDeepStrictEqual)((0, import_node_v8.deserialize)(data), examination) ? data : void 0;
  } catch {
    return void 0;
  }
}
function readEntries(folder, key) {
  const bytes = readKept(folder, "documents", key);
  return bytes === void 0 ? /* @__PURE__ */ new Map() : (0, import_node_v8.deserialize)(bytes);
}
function runKey({ build, argv, cwd, color }) {
  return JSON.stringify([build, process.version, process.platform, process.arch, process.env["TZ"], cwd, color, argv]);
}
function writeRun(folder, key, { answers, written, status }) {
  const stored = { answers: answers.map(({ kind, path, answer, stamp }) => stamp === void 0 ? [kind, path, answer] : [kind, path, answer, stamp]), written, status };
  writeKept(folder, "run", key, Buffer.from(JSON.stringify(stored)));
}
async function lintCached(options, identity, streams, cwd, lint) {
  const folder = new import_chunk_J6AED5OY.CacheFolder(options.cacheLocation, cwd);
  const isReady = warned(streams, () => {
    folder.prepare();
  });
  if (!isReady) return lint(streams);
  const documents = new KeptDocuments(folder, identity.build);
  const recording = (0, import_chunk_J6AED5OY.startRecording)();
  const written = [];
  let status;
  try {
    status = await lint(teeing(streams, written), documents);
  } finally {
    recording.stop();
  }
  warned(streams, () => {
    documents.save();
    if (status < 2 && recording.isComplete && isRepeatable(options)) writeRun(folder, runKey(identity), { answers: [...recording.answers], written, status });
  });
  return status;
}
function isRepeatable({ changed, staged, fix, fixDryRun }) {
  return changed === void 0 && staged !== true && fix === void 0 && fixDryRun !== true;
}
function warned(streams, work) {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof import_chunk_J6AED5OY.CacheError)) throw error;
    streams.stderr.write(`markerlint: nothing is kept by --cache: ${error.message}
`);
    return false;
  }
}
function teeing(streams, written) {
  const tee = (to) => ({
    write: (text) => {
      written.push([to, text]);
      streams[to].write(text);
    }
  });
  return {
    get stdin() {
      return streams.stdin;
    },
    stdout: tee("stdout"),
    stderr: tee("stderr"),
    color: streams.color,
    writeFile: (file, text) => {
      (streams.writeFile ?? import_node_fs.writeFileSync)(file, text);
      written.push(["file", text]);
    }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  lintCached
});
