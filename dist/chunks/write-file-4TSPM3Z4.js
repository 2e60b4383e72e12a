import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  describeError,
  pathWithin
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/host/write-file.ts
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
var WriteError = class extends Error {
  name = "WriteError";
};
async function writeBytes(path, root, bytes) {
  try {
    const target = await realpath(path);
    if (pathWithin(await realpath(root), target) === void 0) throw new WriteError("leads out of the root through a link");
    await access(target, constants.W_OK);
    await replace(target, (await stat(target)).mode & 4095, bytes);
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(describeError(error), { cause: error });
  }
}
async function replace(target, mode, bytes) {
  const name = `.${basename(target).slice(0, 200)}.${randomBytes(6).toString("hex")}.tmp`;
  const temporary = join(dirname(target), name);
  const file = await open(temporary, "wx", mode);
  try {
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
export {
  WriteError,
  writeBytes
};
