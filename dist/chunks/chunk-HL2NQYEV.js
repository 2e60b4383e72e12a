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
  discoverText: () => discoverText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_node_path = require("node:path");
async function discoverText(path, text, cwd, options) {
  const trees = new import_chunk_7IIL3LMX.ProjectTrees(options.configs);
  const spelled = (0, import_node_path.resolve)(cwd, path);
  const real = await realpathOfNew(spelled);
  const tree = await trees.treeOf((0, import_node_path.dirname)(real));
  const home = withFile(await tree.folder((0, import_node_path.dirname)(real)), (0, import_node_path.basename)(real), text);
  const ignored = home.config.globs.ignoredBy((0, import_chunk_J6AED5OY.toForwardSlashes)(real));
  if (ignored !== void 0) {
    return { file: void 0, reason: `\`${path}\` is ignored by configuration (\`${ignored.pattern}\` in ${ignored.source}).`, ignored: true };
  }
  const place = { folder: home, name: (0, import_node_path.basename)(real), real, home };
  const readOnly = await trees.leavesProject((0, import_node_path.dirname)(spelled), real).catch(() => false);
  const sighting = await (0, import_chunk_7IIL3LMX.sight)(tree.root, place, { kind: options.kind, named: options.named ?? true }, { explicit: true, readOnly, head: text });
  if (sighting === void 0) return { file: void 0, reason: `Nothing tells what \`${path}\` is; name its kind with \`--kind\`.` };
  trees.files.add(sighting);
  const [file] = await trees.list();
  return { file, reason: void 0 };
}
async function realpathOfNew(path) {
  try {
    return await (0, import_chunk_J6AED5OY.realpath)(path);
  } catch {
    const above = (0, import_node_path.dirname)(path);
    return above === path ? path : (0, import_node_path.join)(await realpathOfNew(above), (0, import_node_path.basename)(path));
  }
}
function withFile(folder, name, text) {
  if (folder.owned === "whole" || folder.entryPoint === import_chunk_7IIL3LMX.skillFileName) return folder;
  if (name === import_chunk_7IIL3LMX.skillFileName) return { ...folder, entryPoint: name };
  return (0, import_chunk_7IIL3LMX.isMiscasedSkillFile)(name) && (0, import_chunk_7IIL3LMX.isMeantAsSkill)(folder.path, text) ? { ...folder, entryPoint: name } : folder;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  discoverText
});
