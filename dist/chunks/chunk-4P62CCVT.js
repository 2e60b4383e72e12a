import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  sha256,
  utf8ToBytes
} from "./chunk-MVUDYDVJ.js";

// src/core/shard.ts
function isInShard(path, { index, count }) {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(path));
  return (((a * 256 + b) * 256 + c) * 256 + d) % count === index - 1;
}
function readShard(text) {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const shard = { index: Number(match?.[1]), count: Number(match?.[2]) };
  return match === null || shard.index > shard.count ? void 0 : shard;
}

export {
  isInShard,
  readShard
};
