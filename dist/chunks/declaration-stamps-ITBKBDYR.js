var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  DeclarationStamps: () => DeclarationStamps
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_path = require("node:path");
var DeclarationStamps = class {
  #known = /* @__PURE__ */ new Map();
  /** Looks at the folders above a file; whether something is not as it was when it was looked at before. Never throws. */
  async changedAbove(path) {
    const files = [];
    for (let folder = (0, import_node_path.dirname)(path); ; folder = (0, import_node_path.dirname)(folder)) {
      const contracts = (0, import_node_path.join)(folder, import_chunk_7IIL3LMX.contractFolder);
      files.push(...[...import_chunk_7IIL3LMX.configFileNames, "package.json", ".gitignore"].map((name) => (0, import_node_path.join)(folder, name)), contracts);
      files.push(...(await (0, import_chunk_J6AED5OY.readNames)(contracts).catch(() => [])).map((name) => (0, import_node_path.join)(contracts, name)));
      if ((0, import_node_path.dirname)(folder) === folder) break;
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
    const { size, mtimeMs } = await (0, import_chunk_J6AED5OY.stat)(path);
    return `${String(size)} ${String(mtimeMs)}`;
  } catch {
    return "";
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  DeclarationStamps
});
