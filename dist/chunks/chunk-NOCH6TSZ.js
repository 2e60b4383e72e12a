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
  entriesOf: () => entriesOf,
  isMarketplace: () => isMarketplace,
  manifestRoot: () => manifestRoot,
  memberOf: () => memberOf,
  textsOf: () => textsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function isMarketplace({ path }) {
  return path.endsWith("/marketplace.json") || path === "marketplace.json";
}
function manifestRoot({ path }) {
  const folder = (0, import_chunk_7IIL3LMX.folderOf)(path);
  const inside = /(?:^|\/)(?:\.[a-z]+-plugin|\.plugin|\.github\/plugin|\.agents\/plugins)$/.exec(folder);
  return inside === null ? folder : folder.slice(0, inside.index);
}
function memberOf(value, key) {
  return value?.type === "object" ? value.members.get(key) : void 0;
}
function textsOf(value) {
  const items = value?.type === "array" ? value.items : value === void 0 ? [] : [value];
  return items.filter((item) => item.type === "string");
}
function entriesOf(document) {
  const plugins = memberOf(document.json(), "plugins");
  return plugins?.type === "array" ? plugins.items.filter((item) => item.type === "object") : [];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  entriesOf,
  isMarketplace,
  manifestRoot,
  memberOf,
  textsOf
});
