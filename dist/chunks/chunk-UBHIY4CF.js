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
  textHash: () => textHash
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
function textHash(text, length = 64) {
  return (0, import_chunk_J6AED5OY.bytesToHex)((0, import_chunk_J6AED5OY.sha256)((0, import_chunk_J6AED5OY.utf8ToBytes)(text))).slice(0, length);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  textHash
});
