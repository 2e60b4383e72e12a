import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import type { TextFault } from "../core/document.ts";
import type { Span } from "../core/span.ts";
import type { StreamedText } from "../core/streamed-text.ts";
import { decode, findTextFaults } from "../parse/decode.ts";
import { refuseRecording } from "./cache/recording.ts";
import { ReadError } from "./read-file.ts";
import { describeError } from "./system-error.ts";

/** A piece of a file that can be decoded by itself. Offsets are UTF-16 code units, the line is 1-based. */
interface Block {
  readonly byte: number;
  readonly bytes: number;
  readonly start: number;
  readonly line: number;
  /** Where the line begins on which the block begins: often in an earlier block. */
  readonly lineStart: number;
}

const usualBlock = 1 << 16;
const LF = 10;
const CR = 13;
/** Enough to know another encoding by. */
const headSize = 64;
const byteOrderMarkSize = 3;

/**
 * The text of a file of any size, of which only an index of blocks is kept in memory: it is read once from the front with
 * `chunks`, and after that every part which was read can be asked for again. UTF-8 only.
 */
export class BlockText implements StreamedText {
  readonly hasByteOrderMark: boolean;
  readonly #file: number;
  readonly #blockSize: number;
  readonly #blocks: Block[] = [];
  #length = 0;
  #lineCount = 1;
  #fault: TextFault | undefined;
  #lastRead: { readonly block: Block; readonly text: string } | undefined;

  /** Opens a regular file, to be read in blocks of at most so many bytes. Throws a `ReadError`. */
  constructor(path: string, blockSize = usualBlock) {
    this.#blockSize = blockSize;
    // What is read in pieces is too large to be read twice.
    refuseRecording();
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
  close(): Promise<void> {
    closeSync(this.#file);
    return Promise.resolve();
  }

  get fault(): TextFault | undefined {
    return this.#fault;
  }

  /** How much was read so far, in UTF-16 code units. */
  get length(): number {
    return this.#length;
  }

  get lineCount(): number {
    return this.#lineCount;
  }

  /** Reads the text from front to end, block by block. */
  *chunks(): Generator<string> {
    let byte = this.hasByteOrderMark ? byteOrderMarkSize : 0;
    let lineStart = 0;
    for (let read = this.#bytes(byte, this.#blockSize); read.length > 0; read = this.#bytes(byte, this.#blockSize)) {
      const bytes = read.length < this.#blockSize ? read : read.subarray(0, wholeCharacters(read));
      const text = decodeBlock(bytes);
      const block: Block = { byte, bytes: bytes.length, start: this.#length, line: this.#lineCount, lineStart };
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

  slice(start: number, end = this.#length): string {
    const parts: string[] = [];
    for (let index = this.#indexBy("start", start); index < this.#blocks.length; index += 1) {
      const block = this.#blocks[index];
      if (block === undefined || block.start >= end) break;
      parts.push(this.#text(block).slice(Math.max(0, start - block.start), end - block.start));
    }
    return parts.join("");
  }

  pointAt(offset: number): { line: number; column: number } {
    const at = Math.max(0, Math.min(offset, this.#length));
    const block = this.#blocks[this.#indexBy("start", at)];
    if (block === undefined) return { line: 1, column: at + 1 };
    let { line, lineStart } = block;
    for (const start of lineStartsIn(this.#text(block))) {
      if (block.start + start > at) break;
      line += 1;
      lineStart = block.start + start;
    }
    return { line, column: at - lineStart + 1 };
  }

  offsetAt({ line, column }: { readonly line: number; readonly column: number }): number {
    const { start, end } = this.lineSpan(line);
    return Math.min(start + Math.max(column, 1) - 1, end);
  }

  lineSpan(line: number): Span {
    const start = this.#lineStart(line);
    if (start === undefined || line < 1) return { start: this.#length, end: this.#length };
    const next = this.#lineStart(line + 1);
    if (next === undefined) return { start, end: this.#length };
    const ending = this.slice(Math.max(start, next - 2), next);
    return { start, end: next - (ending === "\r\n" ? 2 : 1) };
  }

  #lineStart(line: number): number | undefined {
    if (line === 1) return 0;
    // The last block that begins before the line does holds the line's first character.
    const block = this.#blocks[this.#indexBy("line", line - 1)];
    if (block === undefined) return undefined;
    let at = block.line;
    for (const start of lineStartsIn(this.#text(block))) {
      at += 1;
      if (at === line) return block.start + start;
    }
    return undefined;
  }

  /** The last block whose `start` or `line` is not above the value. */
  #indexBy(key: "start" | "line", value: number): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#blocks[middle]?.[key] ?? 0) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #text(block: Block): string {
    if (this.#lastRead?.block !== block) this.#lastRead = { block, text: decodeBlock(this.#bytes(block.byte, block.bytes)) };
    return this.#lastRead.text;
  }

  #bytes(from: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    let filled = 0;
    try {
      for (let read = -1; read !== 0 && filled < length; filled += read) read = readSync(this.#file, bytes, filled, length - filled, from + filled);
    } catch (error) {
      throw new ReadError(describeError(error), { cause: error });
    }
    return bytes.subarray(0, filled);
  }

  #noteFault(text: string, bytes: Uint8Array, start: number): void {
    const fault = this.#fault === undefined ? findTextFaults(text, bytes)[0] : undefined;
    if (fault !== undefined) this.#fault = { ...fault, span: { start: start + fault.span.start, end: start + fault.span.end } };
  }
}

function decodeBlock(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** Offsets behind the line endings of a text that does not end between a carriage return and its line feed. */
function* lineStartsIn(text: string): Generator<number> {
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) yield at + 1;
    return;
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) yield at + 1;
  }
}

/** How many bytes of a full block end with a whole character of UTF-8 that is no carriage return. */
function wholeCharacters(bytes: Uint8Array): number {
  let end = bytes.length;
  // A character has at most three bytes behind its first one; more of them are no UTF-8, and may be cut anywhere.
  let lead = end - 1;
  while (lead > end - 4 && ((bytes[lead] ?? 0) & 0xc0) === 0x80) lead -= 1;
  const width = widthOf(bytes[lead] ?? 0);
  if (lead + width > end) end = lead;
  // A carriage return before another one ends a line whatever follows.
  if (end > 1 && bytes[end - 1] === CR) end -= 1;
  return end;
}

/** How many bytes a character takes that begins with this one (RFC 3629, section 3). */
function widthOf(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}
