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
  findMisspeltKeys: () => findMisspeltKeys
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var longestKey = 60;
function findMisspeltKeys(schema, root) {
  const found = [];
  const visit = (node, path) => {
    const target = (0, import_chunk_7IIL3LMX.resolveAlias)(node);
    if (target?.kind === "sequence") for (const [index, item] of target.items.entries()) visit(item, [...path, index]);
    if (target?.kind !== "mapping" || node?.kind === "alias") return;
    const known = schema.keysAt(path);
    if (known.length === 0) return;
    const present = new Set(target.pairs.map(import_chunk_7IIL3LMX.keyText));
    const missing = known.filter((key) => !present.has(key));
    for (const pair of target.pairs) {
      const spelling = (0, import_chunk_7IIL3LMX.keyText)(pair);
      if (spelling === void 0) continue;
      if (known.includes(spelling)) visit(pair.value, [...path, spelling]);
      else if (spelling.length > 2 && spelling.length <= longestKey) {
        const meant = (0, import_chunk_7IIL3LMX.suggest)(spelling, missing);
        if (meant !== void 0) found.push({ pair, spelling, meant, path });
      }
    }
  };
  visit(root, []);
  return found;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findMisspeltKeys
});
