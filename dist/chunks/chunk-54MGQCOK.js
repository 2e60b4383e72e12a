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
  isCodeConfig: () => isCodeConfig,
  readConfig: () => readConfig
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_node_path = require("node:path");
var import_node_url = require("node:url");
var codeEndings = /* @__PURE__ */ new Set([".js", ".mjs", ".ts"]);
function isCodeConfig(path) {
  return codeEndings.has((0, import_node_path.extname)(path));
}
async function readConfig(path, source) {
  return isCodeConfig(path) ? runConfig(path, source) : parseConfig(path, source);
}
async function parseConfig(path, source) {
  const { text, faults: textFaults } = (0, import_chunk_7IIL3LMX.decode)(await readConfigBytes(path, source));
  const sourceText = (0, import_chunk_7IIL3LMX.createSourceText)(text);
  const issueAt = (span, message) => ({ source, point: sourceText.pointAt(span.start), message });
  const textFault = textFaults[0];
  if (textFault !== void 0) throw new import_chunk_6WLKACZ2.ConfigError([issueAt(textFault.span, `The file is not UTF-8 text: ${textFault.reason}.`)]);
  const tree = (0, import_chunk_7IIL3LMX.readYaml)(text, (0, import_chunk_7IIL3LMX.shiftMap)(0));
  if (tree.faults.length > 0) {
    throw new import_chunk_6WLKACZ2.ConfigError(tree.faults.map(({ span, reason, advice }) => issueAt(span, `Syntax: ${reason}${advice === void 0 ? "" : `; ${advice}`}.`)));
  }
  const inPackage = (0, import_node_path.basename)(path) === "package.json";
  const root = inPackage && tree.root?.kind === "mapping" ? (0, import_chunk_7IIL3LMX.findPair)(tree.root, import_chunk_7IIL3LMX.packageKey)?.value : tree.root;
  const plain = (0, import_chunk_7IIL3LMX.toPlainValue)(root);
  if (plain.faults.length > 0) throw new import_chunk_6WLKACZ2.ConfigError(plain.faults.map(({ span, message }) => issueAt(span, message)));
  return { value: plain.value, locate: (issue) => issueAt(plain.spanOf(issue), issue.message) };
}
async function readConfigBytes(path, source) {
  try {
    return await (0, import_chunk_J6AED5OY.readBytes)(path);
  } catch (error) {
    if (!(error instanceof import_chunk_J6AED5OY.ReadError)) throw error;
    throw new import_chunk_6WLKACZ2.ConfigError([{ source, point: void 0, message: error.message }], { cause: error });
  }
}
async function runConfig(path, source) {
  const fail = (message, cause) => new import_chunk_6WLKACZ2.ConfigError([{ source, point: void 0, message }], { cause });
  if ((0, import_node_path.extname)(path) === ".ts" && !stripsTypes()) {
    throw fail(`This Node (${process.version}) cannot run TypeScript; use Node 22.18 or newer, or write the configuration as .js, .yaml or .json.`);
  }
  (0, import_chunk_J6AED5OY.refuseRecording)();
  let module2;
  try {
    module2 = await import((0, import_node_url.pathToFileURL)(path).href);
  } catch (error) {
    throw fail(`The code failed: ${(0, import_chunk_J6AED5OY.describeError)(error)}`, error);
  }
  const value = module2.default;
  if (typeof value !== "object" || value === null) throw fail("The default export is not an object; write `export default { \u2026 };`.");
  return {
    value,
    locate: ({ path: keys, message }) => ({ source, point: void 0, message: keys.length === 0 ? message : `at ${keys.join(".")}: ${message}` })
  };
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isCodeConfig,
  readConfig
});
