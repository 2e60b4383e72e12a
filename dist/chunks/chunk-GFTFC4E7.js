import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  describeError
} from "./chunk-FLBNCQKZ.js";

// src/host/read-file.ts
import { constants } from "node:fs";
import { open, stat } from "node:fs/promises";

// src/host/limit.ts
function createLimit(most) {
  let running = 0;
  const waiting = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === void 0) running -= 1;
      else next();
    }
  };
}

// src/host/read-file.ts
var largestFile = 64 * 1024 * 1024;
var ReadError = class extends Error {
  name = "ReadError";
};
var withPlace = createLimit(64);
var withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK;
async function readBytes(path, limit = largestFile) {
  return withFile(path, async (file) => {
    const { size } = await file.stat();
    if (size > limit) throw new ReadError(tooLarge(size, limit));
    const bytes = await file.readFile();
    if (bytes.length > limit) throw new ReadError(tooLarge(bytes.length, limit));
    return bytes;
  });
}
async function sizeOf(path) {
  return stat(path).then(
    ({ size }) => size,
    () => 0
  );
}
async function readHead(path, bytes) {
  return withFile(path, async (file) => {
    const buffer = Buffer.alloc(bytes);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < bytes; filled += read) {
      ({ bytesRead: read } = await file.read(buffer, filled, bytes - filled, filled));
    }
    return new TextDecoder().decode(buffer.subarray(0, filled));
  });
}
async function readTextOrNothing(path) {
  try {
    return new TextDecoder().decode(await readBytes(path));
  } catch (error) {
    if (error instanceof ReadError) return "";
    throw error;
  }
}
function withFile(path, use) {
  return withPlace(() => openFor(path, use));
}
async function openFor(path, use) {
  let file;
  try {
    file = await open(path, withoutWaiting);
    const stats = await file.stat();
    if (!stats.isFile()) throw new ReadError(stats.isDirectory() ? "a folder, not a file" : "neither a file nor a folder");
    return await use(file);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(describeError(error), { cause: error });
  } finally {
    await file?.close();
  }
}
function tooLarge(size, limit) {
  const inMebibytes = (bytes) => `${(Math.ceil(bytes / 1024 / 1024 * 10) / 10).toLocaleString("en")} MiB`;
  return `${inMebibytes(size)} large; the limit is ${inMebibytes(limit)}`;
}

export {
  largestFile,
  ReadError,
  readBytes,
  sizeOf,
  readHead,
  readTextOrNothing,
  tooLarge
};
