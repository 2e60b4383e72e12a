import type { CacheFolder } from "./cache-folder.ts";

/** What is kept under one key: a line with the sum of all that follows, the key, and bytes. The line has 32 characters, so that what follows it is read by words. */
const begin = "markerlint --cache, 1: ";
const sumLength = 8;
const headLength = begin.length + sumLength + 1;

/** The bytes that are kept under a key; `undefined` for none, and for what is damaged. Two keys may have one name, so that the key stands inside. */
export function readKept(folder: CacheFolder, what: string, key: string): Buffer | undefined {
  const bytes = folder.read(nameOf(what, key));
  if (bytes === undefined || bytes.toString("latin1", 0, begin.length) !== begin) return undefined;
  const body = bytes.subarray(headLength);
  if (bytes.toString("latin1", begin.length, headLength) !== `${sumOf(body)}\n`) return undefined;
  const wanted = Buffer.from(`${key}\n`);
  return body.subarray(0, wanted.length).equals(wanted) ? body.subarray(wanted.length) : undefined;
}

/** Keeps bytes under a key, which is one line. Throws a `CacheError`. */
export function writeKept(folder: CacheFolder, what: string, key: string, bytes: Uint8Array): void {
  const body = Buffer.concat([Buffer.from(`${key}\n`), bytes]);
  folder.write(nameOf(what, key), [Buffer.from(`${begin}${sumOf(body)}\n`), body]);
}

function nameOf(what: string, key: string): string {
  return `${what}-${sumOf(Buffer.from(key))}.kept`;
}

/** FNV-1a over words of four bytes: it tells what is damaged, and needs no module of Node, which would take longer to load. */
function sumOf(bytes: Uint8Array): string {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  const words = new Int32Array(buffer, byteOffset, length >> 2);
  let sum = 0x811c9dc5 ^ length;
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
  for (let at = length & ~3; at < length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(sumLength, "0");
}
