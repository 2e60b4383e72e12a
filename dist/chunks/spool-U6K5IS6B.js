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
  SpooledText: () => SpooledText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FBSS7WRZ = require("./chunk-FBSS7WRZ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_promises2 = require("node:stream/promises");
var SpooledText = class _SpooledText extends import_chunk_FBSS7WRZ.BlockText {
  /** The folder of the file, which goes with it. */
  folder;
  constructor(folder, path) {
    super(path);
    this.folder = folder;
  }
  /** Writes bytes of any number to a temporary file, which only this user can read. Throws what the machine throws. */
  static async of(bytes) {
    const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "markerlint-"));
    try {
      const path = (0, import_node_path.join)(folder, "stdin");
      await (0, import_promises2.pipeline)(bytes, (0, import_node_fs.createWriteStream)(path, { mode: 384 }));
      return new _SpooledText(folder, path);
    } catch (error) {
      await (0, import_promises.rm)(folder, { recursive: true, force: true });
      throw error;
    }
  }
  async close() {
    await super.close();
    await (0, import_promises.rm)(this.folder, { recursive: true, force: true });
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SpooledText
});
