import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** One of several runs that share the files of a tree among them. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/**
 * Whether a shard reports on a file. Only the path decides, so that a file stays in its shard when others come and go, on every
 * machine; a tree of many files falls into shards of about the same number.
 */
export function isInShard(path: string, { index, count }: Shard): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(path));
  return (((a * 256 + b) * 256 + c) * 256 + d) % count === index - 1;
}

/** Reads `2/4`; `undefined` for what is none. */
export function readShard(text: string): Shard | undefined {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const shard = { index: Number(match?.[1]), count: Number(match?.[2]) };
  return match === null || shard.index > shard.count ? undefined : shard;
}
