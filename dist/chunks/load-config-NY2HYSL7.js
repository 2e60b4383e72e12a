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
  loadLayers: () => loadLayers
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_54MGQCOK = require("./chunk-54MGQCOK.js");
var import_chunk_AWL3WD6F = require("./chunk-AWL3WD6F.js");
var import_chunk_QBW263PB = require("./chunk-QBW263PB.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_path = require("node:path");
async function loadLayers(path, options) {
  return new Loader(options).layersOf(path, []);
}
var Loader = class {
  #options;
  constructor(options) {
    this.#options = options;
  }
  /** `chain` holds the files that led here, so that a circle ends. */
  async layersOf(path, chain) {
    const source = this.#shown(path);
    await this.#checkTrust(path, source);
    const raw = await (0, import_chunk_54MGQCOK.readConfig)(path, source);
    const { config, issues } = (0, import_chunk_QBW263PB.validateConfig)(raw.value, this.#options.known);
    const all = [...issues, ...await (0, import_chunk_AWL3WD6F.findOptionIssues)(config, this.#options.known)].map((issue) => raw.locate(issue));
    if (all.length > 0) throw new import_chunk_6WLKACZ2.ConfigError(all.sort(byPlace));
    const extended = await this.#extendedLayers(path, config, raw, [...chain, path]);
    return [...extended, { source, base: (0, import_chunk_J6AED5OY.toForwardSlashes)(this.#baseOf(path)).replace(/\/$/, ""), config }];
  }
  async #extendedLayers(path, config, raw, chain) {
    const layers = [];
    for (const [index, name] of (config.extends ?? []).entries()) {
      const issue = (message) => raw.locate({ path: ["extends", index], at: "value", message });
      const preset = import_chunk_7IIL3LMX.presetNames.find((known) => known === name);
      if (preset !== void 0) {
        layers.push({ source: this.#shown(path), base: "", config: { presets: [preset] } });
        continue;
      }
      if (!isFileName(name)) throw new import_chunk_6WLKACZ2.ConfigError([issue((0, import_chunk_7IIL3LMX.unknownWord)("preset", name, import_chunk_7IIL3LMX.presetNames))]);
      const target = (0, import_node_path.resolve)((0, import_node_path.dirname)(path), name);
      if (chain.includes(target)) throw new import_chunk_6WLKACZ2.ConfigError([issue(`\`${name}\` leads back to this configuration.`)]);
      if (!await exists(target)) throw new import_chunk_6WLKACZ2.ConfigError([issue(`The file \`${name}\` does not exist.`)]);
      layers.push(...await this.layersOf(target, chain));
    }
    return layers;
  }
  #baseOf(path) {
    const own = (0, import_node_path.dirname)(path);
    return (0, import_chunk_J6AED5OY.pathWithin)(own, this.#options.base) === void 0 ? this.#options.base : own;
  }
  #shown(path) {
    const within = (0, import_chunk_J6AED5OY.pathWithin)(this.#options.root, path);
    return within === "" ? "." : within ?? (0, import_chunk_J6AED5OY.toForwardSlashes)(path);
  }
  async #checkTrust(path, source) {
    if (this.#options.allowCode) return;
    const refuse = (message) => new import_chunk_6WLKACZ2.ConfigError([{ source, point: void 0, message }]);
    if ((0, import_chunk_54MGQCOK.isCodeConfig)(path)) throw refuse("This configuration is code, which `--no-config-code` and an untrusted workspace forbid; write it as YAML or JSON.");
    const real = await (0, import_chunk_J6AED5OY.realpath)(path).catch(() => path);
    if (this.#options.trusted.some((folder) => (0, import_chunk_J6AED5OY.pathWithin)(folder, real) !== void 0)) return;
    throw refuse("This configuration is outside the root, which `--no-config-code` and an untrusted workspace forbid.");
  }
};
function isFileName(name) {
  const endings = import_chunk_7IIL3LMX.configFileNames.map((known) => known.slice(known.lastIndexOf(".")));
  return name.startsWith(".") || (0, import_node_path.isAbsolute)(name) || endings.some((ending) => name.endsWith(ending));
}
async function exists(path) {
  return (0, import_chunk_J6AED5OY.realpath)(path).then(
    () => true,
    () => false
  );
}
function byPlace({ point: a }, { point: b }) {
  return a === void 0 || b === void 0 ? 0 : a.line - b.line || a.column - b.column;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  loadLayers
});
