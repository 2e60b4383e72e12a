import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  BlockText
} from "./chunk-3QD3BAA7.js";
import "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/host/spool.ts
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
var SpooledText = class _SpooledText extends BlockText {
  /** The folder of the file, which goes with it. */
  folder;
  constructor(folder, path) {
    super(path);
    this.folder = folder;
  }
  /** Writes bytes of any number to a temporary file, which only this user can read. Throws what the machine throws. */
  static async of(bytes) {
    const folder = await mkdtemp(join(tmpdir(), "markerlint-"));
    try {
      const path = join(folder, "stdin");
      await pipeline(bytes, createWriteStream(path, { mode: 384 }));
      return new _SpooledText(folder, path);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  async close() {
    await super.close();
    await rm(this.folder, { recursive: true, force: true });
  }
};
export {
  SpooledText
};
