import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isCodeConfig,
  readConfig
} from "./chunk-S4IAOPM3.js";
import {
  validateConfig
} from "./chunk-JQJ27QQN.js";
import {
  findOptionIssues
} from "./chunk-227UBOTI.js";
import {
  configFileNames,
  pathWithin,
  presetNames,
  realpath,
  toForwardSlashes,
  unknownWord
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/host/load-config.ts
import { dirname, isAbsolute, resolve } from "node:path";
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
    const raw = await readConfig(path, source);
    const { config, issues } = validateConfig(raw.value, this.#options.known);
    const all = [...issues, ...await findOptionIssues(config, this.#options.known)].map((issue) => raw.locate(issue));
    if (all.length > 0) throw new ConfigError(all.sort(byPlace));
    const extended = await this.#extendedLayers(path, config, raw, [...chain, path]);
    return [...extended, { source, base: toForwardSlashes(this.#baseOf(path)).replace(/\/$/, ""), config }];
  }
  async #extendedLayers(path, config, raw, chain) {
    const layers = [];
    for (const [index, name] of (config.extends ?? []).entries()) {
      const issue = (message) => raw.locate({ path: ["extends", index], at: "value", message });
      const preset = presetNames.find((known) => known === name);
      if (preset !== void 0) {
        layers.push({ source: this.#shown(path), base: "", config: { presets: [preset] } });
        continue;
      }
      if (!isFileName(name)) throw new ConfigError([issue(unknownWord("preset", name, presetNames))]);
      const target = resolve(dirname(path), name);
      if (chain.includes(target)) throw new ConfigError([issue(`\`${name}\` leads back to this configuration.`)]);
      if (!await exists(target)) throw new ConfigError([issue(`The file \`${name}\` does not exist.`)]);
      layers.push(...await this.layersOf(target, chain));
    }
    return layers;
  }
  #baseOf(path) {
    const own = dirname(path);
    return pathWithin(own, this.#options.base) === void 0 ? this.#options.base : own;
  }
  #shown(path) {
    const within = pathWithin(this.#options.root, path);
    return within === "" ? "." : within ?? toForwardSlashes(path);
  }
  async #checkTrust(path, source) {
    if (this.#options.allowCode) return;
    const refuse = (message) => new ConfigError([{ source, point: void 0, message }]);
    if (isCodeConfig(path)) throw refuse("This configuration is code, which `--no-config-code` and an untrusted workspace forbid; write it as YAML or JSON.");
    const real = await realpath(path).catch(() => path);
    if (this.#options.trusted.some((folder) => pathWithin(folder, real) !== void 0)) return;
    throw refuse("This configuration is outside the root, which `--no-config-code` and an untrusted workspace forbid.");
  }
};
function isFileName(name) {
  const endings = configFileNames.map((known) => known.slice(known.lastIndexOf(".")));
  return name.startsWith(".") || isAbsolute(name) || endings.some((ending) => name.endsWith(ending));
}
async function exists(path) {
  return realpath(path).then(
    () => true,
    () => false
  );
}
function byPlace({ point: a }, { point: b }) {
  return a === void 0 || b === void 0 ? 0 : a.line - b.line || a.column - b.column;
}
export {
  loadLayers
};
