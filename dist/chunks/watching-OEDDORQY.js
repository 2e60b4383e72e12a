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
  effectOf: () => effectOf,
  effectOfEvents: () => effectOfEvents,
  watchers: () => watchers
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SC5AONMI = require("./chunk-SC5AONMI.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_path = require("node:path");
var import_node = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var watchers = [
  { globPattern: "**/*", kind: import_node.WatchKind.Create | import_node.WatchKind.Delete },
  { globPattern: "**/*.{md,markdown,json,jsonl,yaml,yml}", kind: import_node.WatchKind.Change },
  { globPattern: "**/{.gitignore,markerlint.config.*}", kind: import_node.WatchKind.Change }
];
function effectOf(path) {
  const folders = path.split(/[\\/]/);
  if (folders.some((name2) => import_chunk_7IIL3LMX.closedFolders.has(name2))) return void 0;
  const name = (0, import_node_path.basename)(path);
  const declares = import_chunk_7IIL3LMX.configFileNames.includes(name) || name === "package.json" || name === ".gitignore" || /\.contract\.ya?ml$|\.schema\.json$/.test(name);
  return declares || folders.includes(import_chunk_7IIL3LMX.contractFolder) ? "configuration" : "files";
}
function effectOfEvents(changes) {
  const effects = new Set(changes.map(({ path, isOwn }) => [effectOf(path ?? ""), isOwn]).map(([effect, isOwn]) => isOwn && effect === "files" ? void 0 : effect));
  return effects.has("configuration") ? "configuration" : effects.has("files") ? "files" : void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  effectOf,
  effectOfEvents,
  watchers
});
