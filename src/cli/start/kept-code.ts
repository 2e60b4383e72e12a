import { closeSync, constants, fstatSync, mkdirSync, openSync, readdirSync, readSync, renameSync, statSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { isOwn, isOwnFolder } from "./cache-folder.ts";

/** What V8 made of one file of the bundle. */
export interface CompiledFile {
  /** Size in bytes and time of change (milliseconds) of the file: V8 itself looks at the length alone. */
  readonly source: readonly [size: number, changed: number];
  readonly data: Buffer;
}

/** What was kept of earlier runs. */
export interface KeptCode {
  readonly files: ReadonlyMap<string, CompiledFile>;
  /** How often it was written. */
  readonly times: number;
}

interface Header {
  readonly key: string;
  readonly times: number;
  readonly files: readonly (readonly [name: string, source: CompiledFile["source"], length: number, check: number])[];
}

const begin = Buffer.from("MLCODE1\n", "latin1");
const end = Buffer.from("\nEDOCLM1", "latin1");

/** V8 reads data in place where it begins at a multiple of this. */
const alignment = 8;

const align = (length: number): number => Math.ceil(length / alignment) * alignment;

/** The file for a key, by its FNV-1a hash: that of another key is told by the key inside. */
export function keptCodeFile(folder: string, key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return join(folder, `code-${(hash >>> 0).toString(16).padStart(8, "0")}.bin`);
}

/** Reads what was kept under a key; `undefined` where there is nothing, or nothing that can be trusted. */
export function readKeptCode(folder: string, key: string): KeptCode | undefined {
  try {
    return isOwnFolder(folder) ? parse(readOwnFile(keptCodeFile(folder, key)), key) : undefined;
  } catch {
    return undefined;
  }
}

function readOwnFile(path: string): Buffer {
  // Where the platform has no such flag, there is nothing to add.
  const file = openSync(path, constants.O_RDONLY | ((constants.O_NOFOLLOW as number | undefined) ?? 0));
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || !isOwn(stats)) throw new Error("not a file of this user");
    const bytes = Buffer.allocUnsafeSlow(stats.size);
    if (readSync(file, bytes, 0, stats.size, 0) !== stats.size) throw new Error("not read whole");
    return bytes;
  } finally {
    closeSync(file);
  }
}

/** V8 takes what is damaged for code, so that this must tell. Throws for what is not whole. */
function parse(bytes: Buffer, wanted: string): KeptCode | undefined {
  if (!bytes.subarray(0, begin.length).equals(begin) || !bytes.subarray(-end.length).equals(end)) return undefined;
  const headerAt = begin.length + alignment;
  const headerEnd = headerAt + bytes.readUInt32LE(begin.length);
  const { key, times, files } = JSON.parse(bytes.toString("utf8", headerAt, headerEnd)) as Header;
  if (key !== wanted) return undefined;
  const kept = new Map<string, CompiledFile>();
  let at = align(headerEnd);
  for (const [name, source, length, check] of files) {
    const data = bytes.subarray(at, at + length);
    if (data.length !== length || checkOf(data) !== check) return undefined;
    kept.set(name, { source, data });
    at += align(length);
  }
  return at === bytes.length - end.length ? { files: kept, times } : undefined;
}

/** A sum of samples, of each page of the disk several: whole pages are what a machine loses that stops. */
function checkOf(data: Buffer): number {
  let sum = data.length;
  for (let at = 0; at < data.length; at += 1021) sum = (Math.imul(sum, 31) + (data[at] ?? 0)) | 0;
  return sum;
}

/** Keeps it for later runs, in one step, so that no run sees half of it. Throws where it cannot be written, or others could change it. */
export function writeKeptCode(folder: string, key: string, { files, times }: KeptCode): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOwnFolder(folder)) return;
  const header: Header = { key, times, files: [...files].map(([name, { source, data }]) => [name, source, data.length, checkOf(data)]) };
  const text = Buffer.from(JSON.stringify(header), "utf8");
  const length = Buffer.alloc(alignment);
  length.writeUInt32LE(text.length);
  const blocks = [begin, length, padded(text), ...[...files.values()].map(({ data }) => padded(data)), end];
  const path = keptCodeFile(folder, key);
  const temporary = `${path}.${String(process.pid)}`;
  const file = openSync(temporary, "wx", 0o600);
  try {
    for (const block of blocks) writeSync(file, block);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  removeOld(folder);
}

function padded(bytes: Buffer): Buffer {
  const rest = align(bytes.length) - bytes.length;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(rest)]);
}

/** Of versions that are gone nothing is left in the end; what is still in use is made again. */
const longestKept = 30 * 24 * 60 * 60 * 1000;

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith("code-") && Date.now() - statSync(path).mtimeMs > longestKept) unlinkSync(path);
  }
}
