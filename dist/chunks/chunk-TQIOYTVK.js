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
  loadContract: () => loadContract,
  loadContracts: () => loadContracts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2N2WYESO = require("./chunk-2N2WYESO.js");
var import_chunk_4YQ5OLM5 = require("./chunk-4YQ5OLM5.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
async function loadContracts(files, root, options) {
  const loader = await import_chunk_2N2WYESO.ContractLoader.create(options);
  const homes = /* @__PURE__ */ new Map();
  return files.map((file) => {
    const { source, text } = loadContract(loader, file, root);
    const name = (0, import_chunk_2N2WYESO.sourceName)(source);
    const key = `${source.contract} ${name}`;
    const other = homes.get(key);
    if (other !== void 0) {
      const nameKey = source.contract === "marker" ? "family" : "name";
      const point = text.source.pointAt(text.plain.spanOf({ path: [nameKey], at: "value" }).start);
      throw new import_chunk_6WLKACZ2.ConfigError([{ source: shown(file, root), point, message: `The ${nameKey} \`${name}\` has a contract already: ${other}.` }]);
    }
    homes.set(key, shown(file, root));
    return (0, import_chunk_7IIL3LMX.identify)((0, import_chunk_4YQ5OLM5.compileContract)(source), source);
  });
}
function loadContract(loader, file, root) {
  try {
    return loader.load(file, (0, import_chunk_7IIL3LMX.contractFileAccess)(file));
  } catch (error) {
    if (!(error instanceof import_chunk_2N2WYESO.ContractFaults)) throw error;
    throw new import_chunk_6WLKACZ2.ConfigError(
      error.faults.map(({ at, message }) => ({ source: shown(error.file, root), point: error.source?.pointAt(at.start), message: message.replaceAll(`${root}/`, "") })),
      { cause: error }
    );
  }
}
function shown(file, root) {
  return (0, import_chunk_J6AED5OY.pathWithin)(root, file) ?? (0, import_chunk_J6AED5OY.toForwardSlashes)(file);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  loadContract,
  loadContracts
});
