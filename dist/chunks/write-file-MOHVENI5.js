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
  WriteError: () => WriteError,
  writeBytes: () => writeBytes
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var WriteError = class extends Error {
  name = "WriteError";
};
async function writeBytes(path, root, bytes) {
  try {
    const target = await (0, import_promises.realpath)(path);
    if ((0, import_chunk_J6AED5OY.pathWithin)(await (0, import_promises.realpath)(root), target) === void 0) throw new WriteError("leads out of the root through a link");
    await (0, import_promises.access)(target, import_node_fs.constants.W_OK);
    await replace(target, (await (0, import_promises.stat)(target)).mode & 4095, bytes);
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError((0, import_chunk_J6AED5OY.describeError)(error), { cause: error });
  }
}
async function replace(target, mode, bytes) {
  const name = `.${(0, import_node_path.basename)(target).slice(0, 200)}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  const temporary = (0, import_node_path.join)((0, import_node_path.dirname)(target), name);
  const file = await (0, import_promises.open)(temporary, "wx", mode);
  try {
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await (0, import_promises.rename)(temporary, target);
  } catch (error) {
    await (0, import_promises.rm)(temporary, { force: true });
    throw error;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  WriteError,
  writeBytes
});
