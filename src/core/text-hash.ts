import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The first `length` hexadecimal digits of the SHA-256 (FIPS 180-4) of a text in UTF-8; a lone surrogate counts as U+FFFD. */
export function textHash(text: string, length = 64): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, length);
}
