import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  pathWithin,
  toForwardSlashes,
  toPlainValue
} from "./chunk-QCEAM6G2.js";
import {
  ReadError,
  readBytes,
  readTextOrNothing
} from "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  UsageError
} from "./chunk-N5NDYTCX.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  builtInSources,
  packNames,
  presetNames,
  withDefaults
} from "./chunk-36OAEOIZ.js";
import {
  compileGlob,
  createSourceText,
  decode,
  globFault,
  pathFrom,
  readYaml
} from "./chunk-OEH4MSRP.js";
import {
  shiftMap
} from "./chunk-2HZWXRTW.js";
import {
  ruleEntries
} from "./chunk-MR7BP4NY.js";
import {
  profiles
} from "./chunk-A4RCR4PN.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";
import {
  unknownWord
} from "./chunk-CDWNWB7T.js";
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";

// src/host/find-config.ts
import { join } from "node:path";
var configFileNames = [
  "markerlint.config.yaml",
  "markerlint.config.yml",
  "markerlint.config.json",
  "markerlint.config.js",
  "markerlint.config.mjs",
  "markerlint.config.ts"
];
var packageKey = "markerlint";
async function findConfigFiles(folder, entryNames) {
  const found = configFileNames.filter((name) => entryNames.includes(name));
  if (entryNames.includes("package.json") && await holdsPackageKey(join(folder, "package.json"))) found.push("package.json");
  return found.map((name) => join(folder, name));
}
async function holdsPackageKey(path) {
  const text = await readTextOrNothing(path);
  if (!text.includes(`"${packageKey}"`)) return false;
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && packageKey in value;
  } catch {
    return false;
  }
}

// src/host/config-source.ts
import { realpath as realpath2 } from "node:fs/promises";
import { dirname as dirname2, resolve as resolve2 } from "node:path";

// src/config/file-globs.ts
function compileFileGlobs(layers, contractFiles) {
  const ignores = layers.flatMap(
    ({ source, base, config }) => (config.ignore ?? []).map((pattern) => toIgnorePattern(pattern, source, base))
  );
  const named = [
    ...contractFiles,
    ...layers.flatMap(({ base, config }) => Object.entries(config.files ?? {}).map(([glob, kind]) => ({ base, glob, kind })))
  ].map(({ base, glob, kind }) => ({ base, kind, glob: compileGlob(glob) }));
  const someNegated = ignores.some(({ negated }) => negated);
  const ignoredBy = (path) => {
    const last = ignores.findLast((pattern) => covers(pattern, path));
    return last === void 0 || last.negated ? void 0 : { pattern: last.pattern, source: last.source };
  };
  return {
    ignoredBy,
    ignoresAllOf: (folder) => !someNegated && ignoredBy(`${folder}/`) !== void 0,
    kindOf: (path) => named.findLast(({ base, glob }) => {
      const inside = pathFrom(base, path);
      return inside !== void 0 && glob.matches(inside);
    })?.kind,
    mayNameBelow: (folder) => named.some(({ base, glob }) => {
      const inside = pathFrom(base, folder);
      return inside === void 0 ? base.startsWith(`${folder}/`) : glob.mayMatchBelow(inside);
    })
  };
}
function toIgnorePattern(pattern, source, base) {
  const negated = pattern.startsWith("!");
  const written = negated ? pattern.slice(1) : pattern;
  const folderOnly = written.endsWith("/");
  return { pattern, source, base, negated, folderOnly, glob: compileGlob(folderOnly ? written.slice(0, -1) : written) };
}
function covers({ base, glob, folderOnly }, path) {
  const inside = pathFrom(base, path);
  if (inside === void 0) return false;
  const segments = inside.split("/");
  const isFolder = segments.at(-1) === "";
  if (isFolder) segments.pop();
  return segments.some((_, index) => {
    if (folderOnly && !isFolder && index === segments.length - 1) return false;
    return glob.matches(segments.slice(0, index + 1).join("/"));
  });
}

// src/config/config.ts
var severityLevels = ["off", "info", "warning", "error"];

// src/config/validate.ts
var configKeys = ["$schema", "extends", "profiles", "presets", "packs", "contracts", "rules", "overrides", "files", "ignore"];
var overrideKeys = ["files", "rules", "profiles"];
var levelSynonyms = /* @__PURE__ */ new Map([
  ["warn", "warning"],
  ["note", "info"],
  ["none", "off"],
  [false, "off"],
  [0, "off"],
  [1, "warning"],
  [2, "error"]
]);
function validateConfig(value, known) {
  const reader = new ConfigReader(known);
  const config = value === null || value === void 0 ? {} : reader.config(value);
  return { config, issues: reader.issues };
}
var ConfigReader = class {
  issues = [];
  #known;
  #ruleIds;
  constructor(known) {
    this.#known = known;
    this.#ruleIds = known.rules.flatMap(({ id, meta }) => [id, ...meta.formerly ?? []]);
  }
  config(value) {
    const keys = this.#object(value, [], "A configuration", configKeys);
    const words = (key, what, allowed) => keys[key] === void 0 ? void 0 : this.#words(keys[key], [key], what, allowed);
    return withoutAbsent({
      extends: keys["extends"] === void 0 ? void 0 : this.#strings(keys["extends"], ["extends"]),
      profiles: words("profiles", "profile", this.#known.profiles),
      presets: words("presets", "preset", presetNames),
      packs: keys["packs"] === void 0 ? void 0 : this.#packs(keys["packs"]),
      contracts: keys["contracts"] === void 0 ? void 0 : this.#globs(keys["contracts"], ["contracts"]),
      rules: keys["rules"] === void 0 ? void 0 : this.#rules(keys["rules"], ["rules"]),
      overrides: keys["overrides"] === void 0 ? void 0 : this.#overrides(keys["overrides"]),
      files: keys["files"] === void 0 ? void 0 : this.#files(keys["files"]),
      ignore: keys["ignore"] === void 0 ? void 0 : this.#globs(keys["ignore"], ["ignore"])
    });
  }
  #report(path, at, message) {
    this.issues.push({ path, at, message });
  }
  #object(value, path, what, keys) {
    if (!isObject(value)) {
      this.#report(path, "value", `${what} is a mapping, not ${nameOf(value)}.`);
      return {};
    }
    for (const key of Object.keys(value)) {
      if (keys !== void 0 && !keys.includes(key)) this.#report([...path, key], "key", unknownWord("key", key, keys));
    }
    return value;
  }
  #strings(value, path) {
    if (typeof value === "string") return [value];
    if (!Array.isArray(value)) {
      this.#report(path, "value", `\`${String(path.at(-1))}\` is a list of text, not ${nameOf(value)}.`);
      return [];
    }
    return value.filter((item, index) => {
      if (typeof item === "string") return true;
      this.#report([...path, index], "value", `\`${String(path.at(-1))}\` lists text, not ${nameOf(item)}.`);
      return false;
    });
  }
  /** A list of words out of a closed list. */
  #words(value, path, what, allowed) {
    const words = this.#strings(value, path);
    for (const [index, word] of words.entries()) {
      const place = typeof value === "string" ? path : [...path, index];
      if (!allowed.includes(word)) this.#report(place, "value", unknownWord(what, word, allowed));
    }
    return words;
  }
  #globs(value, path) {
    const globs = this.#strings(value, path);
    for (const [index, glob] of globs.entries()) this.#glob(glob, typeof value === "string" ? path : [...path, index], "value");
    return globs;
  }
  #glob(glob, path, at) {
    const fault = globFault(path[0] === "ignore" ? glob.replace(/^!/, "") : glob);
    if (fault !== void 0) this.#report(path, at, `The glob \`${glob}\` ${fault}.`);
  }
  #packs(value) {
    const packs = this.#object(value, ["packs"], "`packs`");
    for (const [name, level] of Object.entries(packs)) {
      if (!this.#known.packs.includes(name)) this.#report(["packs", name], "key", unknownWord("pack", name, this.#known.packs));
      if (level !== "on" && level !== "off") this.#report(["packs", name], "value", `A pack is \`on\` or \`off\`, not ${nameOf(level)}.`);
    }
    return packs;
  }
  #files(value) {
    const files = this.#object(value, ["files"], "`files`");
    for (const [glob, kind] of Object.entries(files)) {
      this.#glob(glob, ["files", glob], "key");
      if (typeof kind !== "string") this.#report(["files", glob], "value", `A kind is text, not ${nameOf(kind)}.`);
      else if (!documentKinds.includes(kind)) this.#report(["files", glob], "value", unknownWord("kind", kind, documentKinds));
    }
    return files;
  }
  #overrides(value) {
    if (!Array.isArray(value)) {
      this.#report(["overrides"], "value", `\`overrides\` is a list, not ${nameOf(value)}.`);
      return [];
    }
    return value.map((item, index) => {
      const path = ["overrides", index];
      const keys = this.#object(item, path, "An override", overrideKeys);
      if (isObject(item) && keys["files"] === void 0) this.#report(path, "value", "An override names its `files`.");
      return {
        files: keys["files"] === void 0 ? [] : this.#globs(keys["files"], [...path, "files"]),
        ...withoutAbsent({
          rules: keys["rules"] === void 0 ? void 0 : this.#rules(keys["rules"], [...path, "rules"]),
          profiles: keys["profiles"] === void 0 ? void 0 : this.#words(keys["profiles"], [...path, "profiles"], "profile", this.#known.profiles)
        })
      };
    });
  }
  #rules(value, path) {
    const rules = this.#object(value, path, "`rules`");
    for (const [id, setting] of Object.entries(rules)) {
      const place = [...path, id];
      if (!this.#ruleIds.includes(id)) this.#report(place, "key", unknownWord("rule", id, this.#ruleIds));
      if (!Array.isArray(setting)) this.#level(setting, place);
      else this.#levelAndOptions(setting, place);
    }
    return rules;
  }
  #levelAndOptions(setting, path) {
    if (setting.length < 1 || setting.length > 2) this.#report(path, "value", "A rule has a severity, or a list of a severity and options.");
    else this.#level(setting[0], [...path, 0]);
    if (setting.length === 2 && !isObject(setting[1])) {
      this.#report([...path, 1], "value", `The options of a rule are a mapping, not ${nameOf(setting[1])}.`);
    }
  }
  #level(value, path) {
    if (severityLevels.includes(value)) return;
    const synonym = levelSynonyms.get(value);
    if (synonym !== void 0) this.#report(path, "value", `Unknown severity \`${JSON.stringify(value).replaceAll('"', "")}\`; write \`${synonym}\`.`);
    else if (typeof value === "string") this.#report(path, "value", unknownWord("severity", value, severityLevels));
    else this.#report(path, "value", `A severity is text, not ${nameOf(value)}.`);
  }
};
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function nameOf(value) {
  if (value === null || value === void 0) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a mapping" : typeof value === "string" ? "text" : `a ${typeof value}`;
}
function withoutAbsent(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}

// src/config/validate-options.ts
async function findOptionIssues(config, { rules }) {
  const given = [
    ...givenOptions(config.rules, ["rules"]),
    ...(config.overrides ?? []).flatMap((override, index) => givenOptions(override.rules, ["overrides", index, "rules"]))
  ];
  if (given.length === 0) return [];
  const {
    default: { Ajv: AjvClass }
  } = await import("./ajv-ZRAOTGC2.js");
  const ajv = new AjvClass({ allErrors: true, strict: false, verbose: true });
  return given.flatMap(({ id, options, path }) => {
    const meta = rules.find((entry) => entry.id === id || entry.meta.formerly?.includes(id) === true)?.meta;
    if (meta === void 0) return [];
    const schema = meta.options;
    if (typeof schema !== "object" || schema === null) {
      return [{ path, at: "value", message: `The rule \`${id}\` has no options; write its severity alone.` }];
    }
    const validate = ajv.compile(schema);
    validate(withDefaults(meta.defaults, options));
    return (validate.errors ?? []).map((error) => toIssue(error, path));
  });
}
function givenOptions(rules, path) {
  return Object.entries(rules ?? {}).flatMap(
    ([id, setting]) => Array.isArray(setting) && setting[1] !== void 0 ? [{ id, options: setting[1], path: [...path, id, 1] }] : []
  );
}
function toIssue({ instancePath, keyword, params, message, parentSchema }, base) {
  const steps = instancePath.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const path = [...base, ...steps.map((step) => /^\d+$/.test(step) ? Number(step) : step)];
  const name = steps.length === 0 ? "The options of a rule" : `The option \`${steps.join(".")}\``;
  if (keyword === "additionalProperties") {
    const key = String(params["additionalProperty"]);
    return { path: [...path, key], at: "key", message: unknownWord("option", key, Object.keys(parentSchema?.["properties"] ?? {})) };
  }
  if (keyword === "enum") {
    const allowed = params["allowedValues"].map((value) => `\`${String(value)}\``);
    return { path, at: "value", message: `${name} is one of ${allowed.join(", ")}.` };
  }
  return { path, at: "value", message: `${name} ${message ?? "does not fit its schema"}.` };
}

// src/host/load-config.ts
import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, resolve } from "node:path";

// src/host/read-config.ts
import { basename, extname } from "node:path";
import { pathToFileURL } from "node:url";
var codeEndings = /* @__PURE__ */ new Set([".js", ".mjs", ".ts"]);
function isCodeConfig(path) {
  return codeEndings.has(extname(path));
}
async function readConfig(path, source) {
  return isCodeConfig(path) ? runConfig(path, source) : parseConfig(path, source);
}
async function parseConfig(path, source) {
  const { text, faults: textFaults } = decode(await readConfigBytes(path, source));
  const sourceText = createSourceText(text);
  const issueAt = (span, message) => ({ source, point: sourceText.pointAt(span.start), message });
  const textFault = textFaults[0];
  if (textFault !== void 0) throw new ConfigError([issueAt(textFault.span, `The file is not UTF-8 text: ${textFault.reason}.`)]);
  const tree = readYaml(text, shiftMap(0));
  if (tree.faults.length > 0) {
    throw new ConfigError(tree.faults.map(({ span, reason, advice }) => issueAt(span, `Syntax: ${reason}${advice === void 0 ? "" : `; ${advice}`}.`)));
  }
  const inPackage = basename(path) === "package.json";
  const root = inPackage && tree.root?.kind === "mapping" ? findPair(tree.root, packageKey)?.value : tree.root;
  const plain = toPlainValue(root);
  if (plain.faults.length > 0) throw new ConfigError(plain.faults.map(({ span, message }) => issueAt(span, message)));
  return { value: plain.value, locate: (issue) => issueAt(plain.spanOf(issue), issue.message) };
}
async function readConfigBytes(path, source) {
  try {
    return await readBytes(path);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ConfigError([{ source, point: void 0, message: error.message }], { cause: error });
  }
}
async function runConfig(path, source) {
  const fail = (message, cause) => new ConfigError([{ source, point: void 0, message }], { cause });
  if (extname(path) === ".ts" && !stripsTypes()) {
    throw fail(`This Node (${process.version}) cannot run TypeScript; use Node 22.18 or newer, or write the configuration as .js, .yaml or .json.`);
  }
  let module;
  try {
    module = await import(pathToFileURL(path).href);
  } catch (error) {
    throw fail(`The code failed: ${describeError(error)}`, error);
  }
  const value = module.default;
  if (typeof value !== "object" || value === null) throw fail("The default export is not an object; write `export default { \u2026 };`.");
  return {
    value,
    locate: ({ path: keys, message }) => ({ source, point: void 0, message: keys.length === 0 ? message : `at ${keys.join(".")}: ${message}` })
  };
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}

// src/host/load-config.ts
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
    if (isCodeConfig(path)) throw refuse("This configuration is code, which `--no-config-code` forbids; write it as YAML or JSON.");
    const real = await realpath(path).catch(() => path);
    if (this.#options.trusted.some((folder) => pathWithin(folder, real) !== void 0)) return;
    throw refuse("This configuration is outside the root, which `--no-config-code` forbids.");
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

// src/host/config-source.ts
var ConfigSource = class {
  #options;
  #cwd;
  #loaded = /* @__PURE__ */ new Map();
  #commandLine;
  constructor(options, cwd) {
    this.#options = options;
    this.#cwd = cwd;
  }
  /** What governs files above every configuration: the one that was named, or nothing but defaults. */
  async atRoot(root) {
    return this.#once(`root ${root}`, async () => {
      const { config } = this.#options;
      if (typeof config !== "string") return this.#finish(void 0, [], root);
      const file = await realpath2(resolve2(this.#cwd, config)).catch((error) => {
        throw new ConfigError([{ source: config, point: void 0, message: `The configuration cannot be read: ${describeError(error)}.` }]);
      });
      const folder = dirname2(file);
      const base = pathWithin(folder, root) === void 0 ? root : folder;
      return this.#finish(file, await this.#load(file, root, base, [root, folder]), root);
    });
  }
  /** The configuration in one folder with these entries. Two of them are a mistake: nobody could tell which one counts. */
  async inFolder(folder, entryNames, root) {
    if (this.#options.config !== void 0) return void 0;
    const [file, second] = await findConfigFiles(folder, entryNames);
    if (file === void 0) return void 0;
    if (second !== void 0) {
      const source = pathWithin(root, second) ?? second;
      throw new ConfigError([{ source, point: void 0, message: `A second configuration beside \`${pathWithin(root, file) ?? file}\`; keep one.` }]);
    }
    return this.#once(`${root} ${file}`, async () => this.#finish(file, await this.#load(file, root, folder, [root]), root));
  }
  #load(file, root, base, trusted) {
    const { known, allowCode } = this.#options;
    return loadLayers(file, { root, base, known, allowCode, trusted });
  }
  #once(key, load) {
    let loaded = this.#loaded.get(key);
    if (loaded === void 0) {
      loaded = load();
      this.#loaded.set(key, loaded);
    }
    return loaded;
  }
  async #finish(file, own, root) {
    const { config, allowCode } = this.#options;
    const written = [...own, ...await (this.#commandLine ??= this.#commandLineLayers())];
    const contracts = config === false ? [] : await this.#options.contracts?.(root, written, allowCode) ?? [];
    const layers = contracts.length === 0 ? written : [{ source: "contracts", base: "", config: {}, contracts }, ...written];
    const named = contracts.flatMap(({ files }) => files.map(({ glob, kind }) => ({ base: toForwardSlashes(root), glob: glob.pattern, kind })));
    const contractFiles = [...named, ...await this.#options.contractFiles?.(layers, root) ?? []];
    return { file, layers, globs: compileFileGlobs(layers, contractFiles) };
  }
  async #commandLineLayers() {
    const { commandLine, known } = this.#options;
    if (commandLine === void 0) return [];
    const { config, issues } = validateConfig(commandLine, known);
    const all = issues.length > 0 ? issues : await findOptionIssues(config, known);
    if (all.length > 0) throw new ConfigError(all.map(({ message }) => ({ source: "command line", point: void 0, message })));
    return [{ source: "command line", base: "", config }];
  }
};

// schemas/contract.schema.json
var contract_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://github.com/markerlint/markerlint/blob/main/schemas/contract.schema.json",
  title: "A contract of markerlint",
  description: "What a family of markers must look like: one file `NAME.contract.yaml` in `.markerlint/`. Loading a contract runs no code.",
  type: "object",
  required: ["contract"],
  additionalProperties: false,
  properties: {
    contract: { const: "marker", description: "The kind of contract." },
    extends: {
      description: "Another contract that this one changes: a file beside it, such as `./base.contract.yaml`, or the name of a built-in family. Mappings are put together key by key; any other value takes the place of the old one, and `null` takes it away.",
      type: "string",
      minLength: 1,
      maxLength: 200
    },
    pack: {
      description: "The pack that the contract belongs to, by which a configuration switches built-in contracts off. The family by default.",
      $ref: "#/$defs/name"
    },
    family: { description: "The name of the family of markers, as it stands in findings.", $ref: "#/$defs/name" },
    description: { description: "What the family is for, in one sentence.", $ref: "#/$defs/text" },
    head: {
      description: "The text of the comment between `<!--` and `-->`, or its beginning when the payload stands in the comment; `{name}` stands for a parameter.",
      $ref: "#/$defs/head"
    },
    parameters: {
      description: "What each parameter of the head may be. One that is not named is a run of letters, digits, `_` and `-`.",
      $ref: "#/$defs/parameters"
    },
    legacy: {
      description: "Earlier spellings of the head.",
      type: "array",
      maxItems: 20,
      items: {
        description: "An earlier spelling.",
        type: "object",
        additionalProperties: false,
        required: ["head"],
        properties: {
          head: { description: "The head as it was.", $ref: "#/$defs/head" },
          note: { description: "What became of it, in words that can stand behind a semicolon.", $ref: "#/$defs/text" }
        }
      }
    },
    recognise: {
      enum: ["raw-line", "html-node"],
      default: "html-node",
      description: "How the real readers find a marker: `raw-line` searches the text line by line and takes what stands in code and quotes too; `html-node` sees what Markdown makes an HTML comment."
    },
    placement: { enum: ["first-line", "line-start", "anywhere"], default: "anywhere", description: "Where in its document a marker must stand." },
    aloneOnLine: { type: "boolean", default: false, description: "Whether nothing may stand behind the marker on its line." },
    count: {
      description: "How many markers of the family a document may hold.",
      type: "object",
      additionalProperties: false,
      properties: {
        minimum: { type: "integer", minimum: 0, maximum: 1e3, default: 0, description: "The least number, in the documents that `files` names." },
        maximum: {
          type: "integer",
          minimum: 1,
          maximum: 1e6,
          description: "The greatest number, in any document that holds one; without it any number."
        }
      }
    },
    write: { enum: ["append", "replace"], description: "Whether writers add a comment for each record, or replace the one that is there." },
    read: { enum: ["latest", "first", "union"], description: "Which of several records in a thread readers take, by the time at which they were made." },
    longestBody: { type: "integer", minimum: 1, maximum: 1e8, description: "The longest body that may hold the marker, in Unicode code points." },
    pair: {
      description: "The marker that ends what this one begins.",
      type: "object",
      additionalProperties: false,
      required: ["end"],
      properties: {
        end: { description: "Its head; parameters of the same name must have the same text as in the first one.", $ref: "#/$defs/head" },
        nested: { type: "boolean", default: false, description: "Whether a pair may stand inside another one." }
      }
    },
    payload: {
      description: "The data that a marker carries.",
      type: "object",
      additionalProperties: false,
      required: ["in"],
      properties: {
        in: {
          enum: ["fence", "comment", "region", "none"],
          description: "Where it stands: in the first fence behind the marker, in the comment behind the head, between the two markers of a pair, or nowhere."
        },
        language: {
          enum: ["yaml", "json", "pairs", "text"],
          default: "yaml",
          description: "How it is written; `pairs` is `key:value key:value` on one line, and `text` is not read."
        },
        fenceNames: { description: "The first words of the info strings that readers look for; the language by default.", $ref: "#/$defs/words" },
        pairs: {
          description: "How pairs are written.",
          type: "object",
          additionalProperties: false,
          properties: {
            assign: { enum: [":", "="], default: ":", description: "What stands between a key and its value." },
            separator: {
              enum: [" ", ",", ";", "|"],
              default: " ",
              description: "What stands between two pairs, and before the first one where a word of the head stands there; a space stands for any white space."
            }
          }
        },
        optional: { type: "boolean", default: false, description: "Whether a marker may stand without one." },
        missing: { description: "What readers do with a marker whose payload is missing, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        ignoresCase: { type: "boolean", default: false, description: "Whether readers take the words of an enumeration in any case." },
        schema: { description: "The schema of every payload, where there are no versions.", $ref: "#/$defs/schemaOrFile" },
        version: {
          description: "Which versions of the payload readers know.",
          type: "object",
          additionalProperties: false,
          required: ["field", "schemas"],
          properties: {
            field: {
              description: "The key of the payload that holds the version, or `head.NAME` for a parameter of the head.",
              type: "string",
              minLength: 1,
              maxLength: 100
            },
            schemas: {
              description: "The versions that readers know, and the schema of each: a file beside the contract, or a JSON Schema in place.",
              type: "object",
              minProperties: 1,
              maxProperties: 100,
              propertyNames: { pattern: "^(?:0|[1-9][0-9]{0,8})$" },
              additionalProperties: { $ref: "#/$defs/schemaOrFile" }
            },
            consequence: { description: "What readers do with another version, in words that can stand behind a colon.", $ref: "#/$defs/text" },
            minimum: { description: "The least version that readers take.", $ref: "#/$defs/versionByHead" },
            minimumConsequence: { description: "What readers do with a lesser one, in words that can stand behind a colon.", $ref: "#/$defs/text" },
            current: { description: "The version that writers should use.", $ref: "#/$defs/versionByHead" },
            coerced: { type: "boolean", default: false, description: 'Whether readers take `"2"` and `2.0` for 2.' }
          }
        },
        agrees: {
          description: "Keys whose value repeats a parameter of the head: the key, and the name of the parameter.",
          type: "object",
          maxProperties: 20,
          additionalProperties: { $ref: "#/$defs/word" }
        },
        records: {
          description: "The list of entries that the payload holds.",
          type: "object",
          additionalProperties: false,
          properties: {
            at: {
              description: "The keys that lead to the list, with dots between them; without it the payload itself is the list, or the only record.",
              type: "string",
              minLength: 1,
              maxLength: 200
            },
            key: { description: "The key that names an entry.", $ref: "#/$defs/text" },
            cumulative: {
              type: "boolean",
              default: false,
              description: "Whether a later payload must repeat the entries of the earlier ones, since readers take only one payload."
            }
          }
        },
        text: {
          description: "How texts that people type must be written.",
          type: "object",
          additionalProperties: false,
          required: ["fields"],
          properties: {
            fields: { description: "The keys of such texts, at any depth.", $ref: "#/$defs/words" },
            multiline: { const: "|-", description: "The block scalar header for text of several lines." },
            forbid: { const: "fence", description: "Any run of three backticks in the payload ends the match of its readers." },
            consequence: { description: "What readers do with such a run, in words that can stand behind a colon.", $ref: "#/$defs/text" }
          }
        },
        legacyWithout: { description: "Keys whose absence makes a payload an old one, which readers take only when they are asked to.", $ref: "#/$defs/words" }
      }
    },
    mirror: {
      description: "The Markdown that repeats the payload for people.",
      type: "object",
      additionalProperties: false,
      required: ["title", "bullets"],
      properties: {
        title: { description: "The heading above it, whatever its depth.", $ref: "#/$defs/text" },
        entries: {
          description: "Whether an entry is a heading, a bullet in bold, or either.",
          type: "array",
          minItems: 1,
          maxItems: 2,
          uniqueItems: true,
          items: { enum: ["heading", "bullet"] }
        },
        key: { description: "The key of the record that names an entry; that of `payload.records` by default.", $ref: "#/$defs/text" },
        bullets: {
          description: "The bold label of each bullet, and the key that it repeats.",
          type: "object",
          minProperties: 1,
          maxProperties: 200,
          additionalProperties: { $ref: "#/$defs/text" }
        },
        quoted: { description: "Keys whose value the mirror writes in double quotes.", $ref: "#/$defs/words" },
        optional: { description: "Keys that the mirror need not repeat.", $ref: "#/$defs/words" },
        placeholders: {
          description: "For a key whose value is empty, what the mirror shows instead; `#{number}` stands for any number.",
          type: "object",
          maxProperties: 50,
          additionalProperties: { $ref: "#/$defs/text" }
        },
        none: { description: "The sentence that stands there when there are no records.", $ref: "#/$defs/text" }
      }
    },
    relations: { description: "What no schema can say: a closed list.", type: "array", maxItems: 100, items: { $ref: "#/$defs/relation" } },
    files: {
      description: "The files in which the family is at home; they are found even when git ignores them, and `count.minimum` binds them.",
      type: "array",
      maxItems: 100,
      items: {
        description: "Some files.",
        type: "object",
        additionalProperties: false,
        required: ["glob"],
        properties: {
          glob: { description: "A glob relative to the root of the project.", type: "string", minLength: 1, maxLength: 500 },
          kind: { enum: ["comment", "note", "markdown"], default: "markdown", description: "What the files are." }
        }
      }
    },
    severity: {
      description: "For a rule, how bad its findings about these markers are at most.",
      type: "object",
      maxProperties: 100,
      additionalProperties: { $ref: "#/$defs/severity" }
    },
    examples: {
      description: "Texts by which `markerlint contract check` tries the contract.",
      type: "object",
      additionalProperties: false,
      properties: {
        good: {
          description: "Texts in which nothing is to be found.",
          type: "array",
          maxItems: 200,
          items: {
            anyOf: [
              { type: "string" },
              {
                description: "A good text.",
                type: "object",
                additionalProperties: false,
                required: ["text"],
                properties: {
                  name: { description: "What it shows.", $ref: "#/$defs/text" },
                  kind: { $ref: "#/$defs/kind", description: "What the text is; `comment` by default." },
                  target: { $ref: "#/$defs/target", description: "Where the comment stands." },
                  text: { description: "The text.", type: "string" }
                }
              }
            ]
          }
        },
        bad: {
          description: "Texts in which something is to be found.",
          type: "array",
          maxItems: 200,
          items: {
            anyOf: [
              { type: "string" },
              {
                description: "A bad text.",
                type: "object",
                additionalProperties: false,
                required: ["text"],
                properties: {
                  name: { description: "What it shows.", $ref: "#/$defs/text" },
                  kind: { $ref: "#/$defs/kind", description: "What the text is; `comment` by default." },
                  target: { $ref: "#/$defs/target", description: "Where the comment stands." },
                  text: { description: "The text.", type: "string" },
                  reports: {
                    description: "The ids of the rules that must find something, each with a line where that counts: `payload/known-version:3`.",
                    type: "array",
                    minItems: 1,
                    maxItems: 50,
                    items: { type: "string", maxLength: 100 }
                  }
                }
              }
            ]
          }
        }
      }
    }
  },
  $defs: {
    name: { type: "string", maxLength: 60, pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
    word: { type: "string", minLength: 1, maxLength: 100, pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
    text: { type: "string", minLength: 1, maxLength: 2e3 },
    words: { type: "array", minItems: 1, maxItems: 200, uniqueItems: true, items: { type: "string", minLength: 1, maxLength: 200 } },
    head: { type: "string", minLength: 1, maxLength: 200 },
    path: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.\\[\\]]+(\\[\\])?(\\.[^\\s.\\[\\]]+(\\[\\])?)*$" },
    source: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.\\[\\]]+(\\[\\])?(\\.[^\\s.\\[\\]]+(\\[\\])?)*$" },
    severity: { enum: ["error", "warning", "info"] },
    kind: { enum: ["comment", "note", "markdown", "skill", "skill-resource", "prompt"] },
    target: { type: "string", pattern: "^(issue|pull-request)/[1-9][0-9]{0,9}$" },
    condition: {
      description: "A key beside the judged value, and the texts that it may have.",
      type: "object",
      additionalProperties: false,
      required: ["key", "words"],
      properties: { key: { description: "The key.", $ref: "#/$defs/text" }, words: { description: "The texts.", $ref: "#/$defs/words" } }
    },
    versionByHead: {
      anyOf: [
        { type: "integer", minimum: 0 },
        {
          type: "object",
          minProperties: 1,
          maxProperties: 1,
          additionalProperties: { type: "object", minProperties: 1, maxProperties: 200, additionalProperties: { type: "integer", minimum: 0 } }
        }
      ]
    },
    parameters: {
      type: "object",
      maxProperties: 20,
      additionalProperties: {
        description: "A parameter: `enum`, or a `type`.",
        type: "object",
        additionalProperties: false,
        properties: {
          enum: {
            description: "The words that it may be.",
            type: "array",
            minItems: 1,
            maxItems: 200,
            uniqueItems: true,
            items: { type: "string", minLength: 1, maxLength: 100 }
          },
          type: {
            enum: ["integer", "version", "word"],
            description: "`integer` is a decimal number, `version` numbers with dots between them such as `2` or `1.4`, `word` a run of letters, digits, `_` and `-`."
          },
          minimum: { type: "integer", description: "Of an integer: the smallest number allowed." },
          refersTo: {
            description: 'Of an integer: what it is the number of, always or by the word of another parameter: `{ review: pull-request, "*": issue }`.',
            anyOf: [
              { enum: ["issue", "pull-request"] },
              { type: "object", minProperties: 1, maxProperties: 200, additionalProperties: { enum: ["issue", "pull-request"] } }
            ]
          },
          description: { $ref: "#/$defs/text", description: "What it means." }
        }
      }
    },
    schemaOrFile: { anyOf: [{ type: "string", minLength: 1, maxLength: 500 }, { $ref: "#/$defs/schema" }] },
    schema: {
      description: "A JSON Schema (draft 2020-12) with these keywords. `$ref` leads to a part of the same file or to a file in the folder of the contract; a schema must not contain itself.",
      type: "object",
      additionalProperties: false,
      properties: {
        $schema: { type: "string", description: "The draft; it says nothing here." },
        $id: { type: "string", description: "Says nothing here." },
        $ref: { description: "Another schema: `#/$defs/name`, or `./file.json#/$defs/name`.", type: "string", maxLength: 500 },
        $defs: { type: "object", maxProperties: 200, additionalProperties: { $ref: "#/$defs/schema" }, description: "Schemas for `$ref`." },
        title: { description: "A name.", $ref: "#/$defs/text" },
        description: { description: "What the value means; shown to who writes it.", $ref: "#/$defs/text" },
        default: { description: "Says nothing here." },
        examples: { type: "array", description: "Says nothing here." },
        deprecated: { type: "boolean", description: "Says nothing here." },
        type: {
          description: "The types that the value may have.",
          anyOf: [{ $ref: "#/$defs/type" }, { type: "array", minItems: 1, maxItems: 7, uniqueItems: true, items: { $ref: "#/$defs/type" } }]
        },
        const: { description: "The one value.", type: ["string", "number", "boolean", "null"] },
        enum: {
          description: "The allowed values.",
          type: "array",
          minItems: 1,
          maxItems: 1e3,
          items: { type: ["string", "number", "boolean", "null"], maxLength: 500 }
        },
        properties: { type: "object", maxProperties: 500, additionalProperties: { $ref: "#/$defs/schema" }, description: "The keys of a mapping." },
        patternProperties: {
          type: "object",
          maxProperties: 20,
          propertyNames: { $ref: "#/$defs/pattern" },
          additionalProperties: { $ref: "#/$defs/schema" },
          description: "Keys of a mapping by a pattern."
        },
        propertyNames: { $ref: "#/$defs/schema", description: "What every key must be." },
        additionalProperties: {
          anyOf: [{ type: "boolean" }, { $ref: "#/$defs/schema" }],
          description: "Other keys of a mapping: whether there may be any, or what they hold."
        },
        required: { type: "array", maxItems: 500, uniqueItems: true, items: { type: "string" }, description: "Keys that must be there." },
        dependentRequired: {
          type: "object",
          maxProperties: 100,
          additionalProperties: { type: "array", maxItems: 100, items: { type: "string" } },
          description: "Keys that must be there when another one is."
        },
        minProperties: { $ref: "#/$defs/size", description: "The least number of keys." },
        maxProperties: { $ref: "#/$defs/size", description: "The greatest number of keys." },
        items: { $ref: "#/$defs/schema", description: "Every item of a list." },
        contains: { $ref: "#/$defs/schema", description: "An item that a list must hold." },
        minItems: { $ref: "#/$defs/size", description: "The least number of items." },
        maxItems: { $ref: "#/$defs/size", description: "The greatest number of items." },
        minLength: { $ref: "#/$defs/size", description: "The least length of a text, in Unicode code points." },
        maxLength: { $ref: "#/$defs/size", description: "The greatest length of a text, in Unicode code points." },
        pattern: { $ref: "#/$defs/pattern", description: "A regular expression (RE2) that a text must match somewhere." },
        format: { enum: ["date", "date-time", "time", "uuid"], description: "The form of a text, by RFC 3339 or RFC 4122: `2026-03-04`, `2026-03-04T10:00:00Z`, `10:00:00Z`, or a UUID." },
        minimum: { type: "number", description: "The least number." },
        maximum: { type: "number", description: "The greatest number." },
        exclusiveMinimum: { type: "number", description: "A number that the value must be greater than." },
        exclusiveMaximum: { type: "number", description: "A number that the value must be less than." },
        multipleOf: { type: "number", exclusiveMinimum: 0, description: "A number that divides the value." },
        allOf: { $ref: "#/$defs/schemas", description: "Schemas that must all fit." },
        anyOf: { $ref: "#/$defs/schemas", description: "Schemas of which one must fit." },
        oneOf: { $ref: "#/$defs/schemas", description: "Schemas of which exactly one must fit." },
        not: { $ref: "#/$defs/schema", description: "A schema that must not fit." },
        if: { $ref: "#/$defs/schema", description: "A schema on which `then` and `else` depend." },
        then: { $ref: "#/$defs/schema", description: "What must fit when `if` does." },
        else: { $ref: "#/$defs/schema", description: "What must fit when `if` does not." },
        "x-consequence": {
          description: "What readers do where the value does not fit or is missing, in words that can stand behind a colon.",
          $ref: "#/$defs/text"
        },
        "x-severity": { $ref: "#/$defs/severity", description: "How bad it is where the value does not fit or is missing; `error` by default." },
        "x-missing": {
          description: "The same for a key that is missing or has no value, where that is another matter.",
          type: "object",
          additionalProperties: false,
          properties: {
            consequence: { description: "What readers do, in words that can stand behind a colon.", $ref: "#/$defs/text" },
            severity: { description: "How bad it is.", $ref: "#/$defs/severity" }
          }
        }
      }
    },
    schemas: { type: "array", minItems: 1, maxItems: 50, items: { $ref: "#/$defs/schema" } },
    type: { enum: ["string", "number", "integer", "boolean", "null", "array", "object"] },
    size: { type: "integer", minimum: 0 },
    pattern: { type: "string", minLength: 1, maxLength: 1e3 },
    relation: {
      description: "One relation.",
      type: "object",
      required: ["relation"],
      properties: {
        relation: {
          enum: [
            "agreesWith",
            "equals",
            "uniqueBy",
            "subsetOf",
            "setEquals",
            "sumOf",
            "countOf",
            "orderedBefore",
            "requiredWhen",
            "emptyWhen",
            "hasForm",
            "startsAs"
          ],
          description: "Which one."
        }
      },
      allOf: [
        { if: { properties: { relation: { const: "agreesWith" } }, required: ["relation"] }, then: { $ref: "#/$defs/agreesWith" } },
        { if: { properties: { relation: { const: "equals" } }, required: ["relation"] }, then: { $ref: "#/$defs/equals" } },
        { if: { properties: { relation: { const: "uniqueBy" } }, required: ["relation"] }, then: { $ref: "#/$defs/uniqueBy" } },
        { if: { properties: { relation: { const: "subsetOf" } }, required: ["relation"] }, then: { $ref: "#/$defs/subsetOf" } },
        { if: { properties: { relation: { const: "setEquals" } }, required: ["relation"] }, then: { $ref: "#/$defs/setEquals" } },
        { if: { properties: { relation: { const: "sumOf" } }, required: ["relation"] }, then: { $ref: "#/$defs/sumOf" } },
        { if: { properties: { relation: { const: "countOf" } }, required: ["relation"] }, then: { $ref: "#/$defs/countOf" } },
        { if: { properties: { relation: { const: "orderedBefore" } }, required: ["relation"] }, then: { $ref: "#/$defs/orderedBefore" } },
        { if: { properties: { relation: { const: "requiredWhen" } }, required: ["relation"] }, then: { $ref: "#/$defs/requiredWhen" } },
        { if: { properties: { relation: { const: "emptyWhen" } }, required: ["relation"] }, then: { $ref: "#/$defs/emptyWhen" } },
        { if: { properties: { relation: { const: "hasForm" } }, required: ["relation"] }, then: { $ref: "#/$defs/hasForm" } },
        { if: { properties: { relation: { const: "startsAs" } }, required: ["relation"] }, then: { $ref: "#/$defs/startsAs" } }
      ]
    },
    agreesWith: {
      description: "Every value is the same as a parameter of the head or another value of the payload.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "with"],
      properties: {
        relation: { const: "agreesWith", description: "Every value is the same as a parameter of the head or another value of the payload." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        with: { description: "The other one: `head.phase`, or a path.", $ref: "#/$defs/source" }
      }
    },
    equals: {
      description: "Every value is this text.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "text"],
      properties: {
        relation: { const: "equals", description: "Every value is this text." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        text: { description: "The text.", $ref: "#/$defs/text" }
      }
    },
    uniqueBy: {
      description: "No two items of a list are the same.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at"],
      properties: {
        relation: { const: "uniqueBy", description: "No two items of a list are the same." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        key: { description: "The key by which items that are mappings are told apart.", $ref: "#/$defs/text" }
      }
    },
    subsetOf: {
      description: "Every value is among others.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "of"],
      properties: {
        relation: { const: "subsetOf", description: "Every value is among others." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        of: { description: "The others.", $ref: "#/$defs/source" }
      }
    },
    setEquals: {
      description: "Two lists hold the same values, in any order.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "of"],
      properties: {
        relation: { const: "setEquals", description: "Two lists hold the same values, in any order." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        of: { description: "The other list.", $ref: "#/$defs/source" }
      }
    },
    sumOf: {
      description: "A number is the sum of others.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "of"],
      properties: {
        relation: { const: "sumOf", description: "A number is the sum of others." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        of: { description: "The numbers that are added.", $ref: "#/$defs/path" }
      }
    },
    countOf: {
      description: "A number is how many values there are.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "of"],
      properties: {
        relation: { const: "countOf", description: "A number is how many values there are." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        of: { description: "The values that are counted.", $ref: "#/$defs/path" },
        text: { description: "Only values with this text are counted.", $ref: "#/$defs/text" }
      }
    },
    orderedBefore: {
      description: "A word does not stand behind another one in an order.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "then", "order"],
      properties: {
        relation: { const: "orderedBefore", description: "A word does not stand behind another one in an order." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        then: { description: "The key, beside the judged value, of the later word.", $ref: "#/$defs/text" },
        order: { description: "The words from the first to the last.", $ref: "#/$defs/words" }
      }
    },
    requiredWhen: {
      description: "A value is there and not blank when another one beside it has one of some texts.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "when"],
      properties: {
        relation: { const: "requiredWhen", description: "A value is there and not blank when another one beside it has one of some texts." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        when: { description: "When the relation binds.", $ref: "#/$defs/condition" }
      }
    },
    emptyWhen: {
      description: "A value is absent or blank when another one beside it has one of some texts.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "when"],
      properties: {
        relation: { const: "emptyWhen", description: "A value is absent or blank when another one beside it has one of some texts." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        when: { description: "When the relation binds.", $ref: "#/$defs/condition" }
      }
    },
    hasForm: {
      description: "A text has a form, and its parts agree with other values.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "form"],
      properties: {
        relation: { const: "hasForm", description: "A text has a form, and its parts agree with other values." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        form: { description: "The form; `{name}` stands for a part.", type: "string", minLength: 1, maxLength: 200 },
        parts: { description: "What each part of the form may be, as `parameters` says it of a head.", $ref: "#/$defs/parameters" },
        agrees: {
          description: "Parts that repeat another value: the name of the part, and `head.phase` or a path.",
          type: "object",
          maxProperties: 20,
          additionalProperties: { $ref: "#/$defs/source" }
        }
      }
    },
    startsAs: {
      description: "The first record with a name in a thread has one of these texts; later ones may have others.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "words"],
      properties: {
        relation: { const: "startsAs", description: "The first record with a name in a thread has one of these texts; later ones may have others." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        words: { description: "The texts.", $ref: "#/$defs/words" }
      }
    }
  }
};

// src/cli/configuration.ts
var contractOptions = { schema: contract_schema_default, builtIn: builtInSources, ruleIds: ruleEntries.map(({ id }) => id) };
var knownNames = { rules: ruleEntries, profiles: profiles.map(({ id }) => id), packs: packNames };
function configSource({ config, configCode, rule, profile }, cwd) {
  const contracts = /* @__PURE__ */ new Map();
  const rules = Object.assign({}, ...rule.map(readRuleSetting));
  return new ConfigSource(
    {
      known: knownNames,
      contracts: (root, layers, outside) => {
        const key = JSON.stringify([root, layers.filter((layer) => layer.config.contracts !== void 0).map((layer) => [layer.base, layer.config.contracts])]);
        const known = contracts.get(key) ?? import("./load-contracts-TRUKZOKP.js").then(({ loadContracts }) => loadContracts(root, layers, outside, contractOptions));
        contracts.set(key, known);
        return known;
      },
      allowCode: configCode,
      config: config === true ? void 0 : config,
      commandLine: {
        ...rule.length > 0 && { rules },
        ...profile.length > 0 && { profiles: profile }
      }
    },
    cwd
  );
}
function readRuleSetting(setting) {
  const { root, faults } = readYaml(setting, shiftMap(0));
  if (faults.length > 0 || root?.kind !== "mapping") throw new UsageError(`\`--rule ${setting}\` cannot be read; write \`--rule 'group/name: level'\`.`);
  return toPlainValue(root).value;
}

// src/host/root.ts
import { lstat, readdir } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { basename as basename2, dirname as dirname3, join as join2, parse } from "node:path";

// src/parse/kind.ts
var clientFolders = /* @__PURE__ */ new Set([
  ".agents",
  ".augment",
  ".claude",
  ".codex",
  ".copilot",
  ".cursor",
  ".gemini",
  ".github",
  ".goose",
  ".kiro",
  ".opencode",
  ".roo",
  ".windsurf"
]);
var pluginManifestFolders = /* @__PURE__ */ new Set([".claude-plugin", ".codex-plugin", ".cursor-plugin"]);
var skillFileName = "SKILL.md";
var assetFolders = /* @__PURE__ */ new Set([
  "assets",
  "evals",
  "example",
  "examples",
  "fixtures",
  "reference",
  "references",
  "resources",
  "samples",
  "scripts",
  "template",
  "templates",
  "test",
  "tests"
]);
function ownershipOf(parent, child) {
  if (child === "node_modules") return "free";
  if (parent.owned === "whole") return "whole";
  if (parent.owned === "free" && parent.entryPoint === void 0) return "free";
  if (child === "skills" || clientFolders.has(child) || pluginManifestFolders.has(child)) return "free";
  if (parent.pluginFolder === parent.path && (child === "agents" || child === "commands")) return "free";
  if (isSkillsFolder(parent.path)) return "free";
  const mayHoldMore = parent.top || parent.entryPoint === void 0;
  if (!mayHoldMore || assetFolders.has(child)) return "whole";
  return child === "plugins" ? "free" : "loose";
}
function isSkillsFolder(path) {
  const folders = path.split("/");
  return folders.at(-1) === "skills" && folders.at(-2) !== "skills";
}
function isPluginFolder(entryNames) {
  return entryNames.some((name) => pluginManifestFolders.has(name));
}
function isCheckout(entryNames) {
  return entryNames.includes(".git") || entryNames.includes(".github");
}
function kindOfPath(folder, fileName) {
  if (fileName === folder.entryPoint) return "skill";
  if (folder.owned !== "free" || folder.entryPoint !== void 0) return isMarkdown(fileName) ? "skill-resource" : void 0;
  const path = folder.path === "" ? fileName : `${folder.path}/${fileName}`;
  if (/(?:^|\/)\.claude-plugin\/(?:plugin|marketplace)\.json$/.test(path)) return "manifest";
  return isPrompt(path, folder) ? "prompt" : void 0;
}
function isPrompt(path, { pluginFolder }) {
  if (/(?:^|\/)README\.md$/i.test(path)) return false;
  if (/(?:^|\/)\.claude\/(?:agents|commands)\/(?:.+\/)?[^/]+\.md$/.test(path)) return true;
  if (/[^/]\.(?:agent|prompt)\.md$/.test(path)) return true;
  if (pluginFolder === void 0) return false;
  const inPlugin = pluginFolder === "" ? path : path.slice(pluginFolder.length + 1);
  return /^(?:agents|commands)\/(?:.+\/)?[^/]+\.md$/.test(inPlugin);
}
function promptPlace(folderPath) {
  const inside = /(?:^|\/)(\.claude\/(?:agents|commands))(?:\/|$)/.exec(folderPath);
  return (inside ?? /(?:^|\/)(\.claude|\.claude-plugin)$/.exec(folderPath))?.[1] ?? "";
}
function isMiscasedSkillFile(fileName) {
  return fileName !== skillFileName && fileName.toLowerCase() === "skill.md";
}
function isMeantAsSkill(folderPath, head) {
  const folders = folderPath.split("/");
  const above = folders.slice(0, -1);
  if (above.some((name2, index) => /^skills(?:-|$)/.test(name2) && clientFolders.has(above[index - 1] ?? ""))) return true;
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*$|$(?![\s\S]))/m.exec(head)?.[1] ?? "";
  const name = /^name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/m.exec(block)?.[1];
  const described = /^description:/m.test(block);
  if (above.includes("skills")) return name !== void 0 || described;
  return described && name !== void 0 && name === folders.at(-1);
}
function isMarkdown(fileName) {
  return /\.(?:md|markdown)$/i.test(fileName);
}
function kindOfNamedFile(fileName, head) {
  if (isMarkdown(fileName)) return "markdown";
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return holdsCommentBody(firstLine(head)) ? "thread" : "journal";
  if (/\.json$/i.test(fileName)) return holdsCommentBody(head) ? "thread" : void 0;
  return void 0;
}
function holdsCommentBody(text) {
  if (!/(?<!\\)"body"\s*:/.test(text)) return false;
  try {
    const value = JSON.parse(text);
    return !(typeof value === "object" && value !== null && ("ts" in value || "timestamp" in value || "type" in value));
  } catch {
    return true;
  }
}
function firstLine(text) {
  return /[^\r\n]*[^\s][^\r\n]*/.exec(text)?.[0] ?? "";
}

// src/host/root.ts
var topFolders = /* @__PURE__ */ new Set([...clientFolders, ".claude-plugin", ".codex-plugin", ".cursor-plugin", ".markerlint", ".tmp"]);
var sharedFolders = /* @__PURE__ */ new Set([homedir(), tmpdir(), parse(tmpdir()).root]);
var RootFinder = class {
  #known = /* @__PURE__ */ new Map();
  /** `folder` is an absolute path; the root of a real one is real. */
  async rootOf(folder) {
    const { repository, configuration, holder, skill } = await this.#landmarks(folder);
    return repository ?? configuration ?? aboveDotFolder(folder) ?? holder ?? skill ?? folder;
  }
  #landmarks(folder) {
    let landmarks = this.#known.get(folder);
    if (landmarks === void 0) {
      landmarks = this.#look(folder);
      this.#known.set(folder, landmarks);
    }
    return landmarks;
  }
  async #look(folder) {
    if (await exists2(join2(folder, ".git"))) return { repository: folder, configuration: void 0, holder: void 0, skill: void 0 };
    const above = dirname3(folder) === folder ? void 0 : await this.#landmarks(dirname3(folder));
    if (above?.repository !== void 0) return above;
    const names = await readdir(folder).catch(() => []);
    const configured = (await findConfigFiles(folder, names)).length > 0;
    return {
      repository: void 0,
      configuration: configured ? folder : above?.configuration,
      holder: above?.holder ?? (names.some((name) => topFolders.has(name)) && !sharedFolders.has(folder) ? folder : void 0),
      skill: above?.skill ?? (names.includes(skillFileName) ? folder : void 0)
    };
  }
};
function aboveDotFolder(folder) {
  let found;
  for (let at = folder; dirname3(at) !== at; at = dirname3(at)) {
    if (topFolders.has(basename2(at))) found = dirname3(at);
  }
  return found;
}
async function exists2(path) {
  return lstat(path).then(
    () => true,
    () => false
  );
}

export {
  findConfigFiles,
  ConfigSource,
  contractOptions,
  knownNames,
  configSource,
  clientFolders,
  skillFileName,
  ownershipOf,
  isSkillsFolder,
  isPluginFolder,
  isCheckout,
  kindOfPath,
  promptPlace,
  isMiscasedSkillFile,
  isMeantAsSkill,
  isMarkdown,
  kindOfNamedFile,
  RootFinder
};
