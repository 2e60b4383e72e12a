import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  pathWithin,
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";

// src/host/listed-tree.ts
import { readdirSync, realpathSync, statSync } from "node:fs";
import { join as join2 } from "node:path";

// src/host/git-state.ts
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
var GitStates = class {
  #root;
  #tracked;
  constructor(root) {
    this.#root = root;
  }
  /** The state of a file; `path` is relative to the root, with forward slashes. */
  of(path) {
    if (!existsSync(join(this.#root, ".git"))) return void 0;
    this.#tracked ??= new Set((this.#git(["ls-files", "-z", "--cached"])?.stdout ?? "").split("\0"));
    if (this.#tracked.has(path)) return "tracked";
    const { status } = this.#git(["check-ignore", "-q", "--", path]) ?? { status: void 0 };
    if (status === 0) return "ignored";
    return status === 1 ? "untracked" : void 0;
  }
  #git(words) {
    const { status, stdout, error } = spawnSync("git", ["-C", this.#root, ...words], { encoding: "utf8", maxBuffer: 1 << 28 });
    return error === void 0 ? { status, stdout } : void 0;
  }
};

// src/host/listed-tree.ts
function listedTree(root) {
  const states = new GitStates(root);
  const known = /* @__PURE__ */ new Map();
  return {
    base: toForwardSlashes(root),
    list(folder) {
      if (!known.has(folder)) known.set(folder, listFolder(root, folder));
      return known.get(folder);
    },
    gitState: (path) => states.of(path)
  };
}
function listFolder(root, folder) {
  const path = join2(root, folder);
  try {
    if (pathWithin(root, realpathSync(path)) === void 0) return void 0;
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return [{ name: entry.name, type: "file" }];
      if (entry.isDirectory()) return [{ name: entry.name, type: "folder" }];
      return entry.isSymbolicLink() ? followLink(join2(path, entry.name), entry.name) : [];
    });
  } catch {
    return void 0;
  }
}
function followLink(path, name) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === void 0) return [];
  return [{ name, type: stats.isDirectory() ? "folder" : "file" }];
}

export {
  listedTree
};
