import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  configFileNames,
  contractFolder,
  readNames,
  stat
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/lsp/declaration-stamps.ts
import { dirname, join } from "node:path";
var DeclarationStamps = class {
  #known = /* @__PURE__ */ new Map();
  /** Looks at the folders above a file; whether something is not as it was when it was looked at before. Never throws. */
  async changedAbove(path) {
    const files = [];
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const contracts = join(folder, contractFolder);
      files.push(...[...configFileNames, "package.json", ".gitignore"].map((name) => join(folder, name)), contracts);
      files.push(...(await readNames(contracts).catch(() => [])).map((name) => join(contracts, name)));
      if (dirname(folder) === folder) break;
    }
    const stamps = await Promise.all(files.map(stampOf));
    let changed = false;
    for (const [index, file] of files.entries()) {
      const stamp = stamps[index] ?? "";
      const before = this.#known.get(file);
      if (before !== void 0 && before !== stamp) changed = true;
      this.#known.set(file, stamp);
    }
    return changed;
  }
};
async function stampOf(path) {
  try {
    const { size, mtimeMs } = await stat(path);
    return `${String(size)} ${String(mtimeMs)}`;
  } catch {
    return "";
  }
}
export {
  DeclarationStamps
};
