import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  bytesToHex,
  sha256,
  utf8ToBytes
} from "./chunk-Z66IB73Z.js";

// src/core/text-hash.ts
function textHash(text, length = 64) {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, length);
}

export {
  textHash
};
