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
  BlockText: () => BlockText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_node_fs = require("node:fs");
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
    (0, import_chunk_J6AED5OY.refuseRecording)();
    try {
      this.#file = (0, import_node_fs.openSync)(path, import_node_fs.constants.O_RDONLY | import_node_fs.constants.O_NONBLOCK);
    } catch (error) {
      throw new import_chunk_J6AED5OY.ReadError((0, import_chunk_J6AED5OY.describeError)(error), { cause: error });
    }
    if (!(0, import_node_fs.fstatSync)(this.#file).isFile()) throw new import_chunk_J6AED5OY.ReadError("neither a file nor a folder");
    const { hasByteOrderMark, faults } = (0, import_chunk_7IIL3LMX.decode)(this.#bytes(0, headSize));
    this.hasByteOrderMark = hasByteOrderMark;
    this.#fault = faults.find(({ code }) => code === "utf-16");
  }
  /** Lets the file go; nothing can be asked for after that. */
  close() {
    (0, import_node_fs.closeSync)(this.#file);
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
      for (let read = -1; read !== 0 && filled < length; filled += read) read = (0, import_node_fs.readSync)(this.#file, bytes, filled, length - filled, from + filled);
    } catch (error) {
      throw new import_chunk_J6AED5OY.ReadError((0, import_chunk_J6AED5OY.describeError)(error), { cause: error });
    }
    return bytes.subarray(0, filled);
  }
  #noteFault(text, bytes, start) {
    const fault = this.#fault === void 0 ? (0, import_chunk_7IIL3LMX.findTextFaults)(text, bytes)[0] : void 0;
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  BlockText
});
