import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import {
  toPlainValue
} from "./chunk-KTLJRMUF.js";
import {
  actingContracts,
  builtInSources,
  filesOf,
  latestRuleset,
  packNames,
  presetNames,
  withDefaults
} from "./chunk-SM3N7PAN.js";
import {
  ruleEntries
} from "./chunk-BXR3MR53.js";
import {
  readYaml
} from "./chunk-BFAMMFYH.js";
import {
  shiftMap
} from "./chunk-2HZWXRTW.js";
import {
  profiles
} from "./chunk-A4RCR4PN.js";
import {
  createSourceText
} from "./chunk-JBSD3DFC.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  clientFolders,
  configFileNames,
  findConfigFiles,
  packageKey,
  skillFileName
} from "./chunk-ZBGMNPQD.js";
import {
  pathWithin,
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  ReadError,
  readBytes
} from "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  compileGlob,
  globFault,
  pathFrom
} from "./chunk-S3XRTHME.js";
import {
  decode
} from "./chunk-MOT3UT4N.js";
import {
  unknownWord
} from "./chunk-CDWNWB7T.js";

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

// src/config/suppressions.ts
var keys = ["rules", "family", "comment", "until", "reason"];
function readSuppressions(value, path, ruleIds) {
  const issues = [];
  const report = (at, message, where = "value") => {
    issues.push({ path: at, at: where, message });
  };
  if (!Array.isArray(value)) {
    report(path, "`suppressions` is a list.");
    return { suppressions: [], issues };
  }
  const suppressions = value.map((item, index) => {
    const own = [...path, index];
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      report(own, "A suppression is a mapping.");
      return { rules: [], reason: "" };
    }
    const given = item;
    for (const key of Object.keys(given)) if (!keys.includes(key)) report([...own, key], unknownWord("key", key, keys), "key");
    const text = (key, mayBeNumber = false) => {
      const found = given[key];
      if (found === void 0) return void 0;
      if (typeof found === "string" && found.trim() !== "") return found;
      if (mayBeNumber && typeof found === "number") return String(found);
      report([...own, key], `\`${key}\` is text.`);
      return void 0;
    };
    const [family, comment, until, reason] = [text("family"), text("comment", true), text("until"), text("reason")];
    if (given["reason"] === void 0) report(own, "A suppression states its `reason`.");
    if (until !== void 0 && !isDay(until)) report([...own, "until"], `\`${until}\` is no day; write it as \`2027-03-31\`.`);
    const rules = readRules(given["rules"], own, ruleIds, report);
    return { rules, reason: reason ?? "", ...family !== void 0 && { family }, ...comment !== void 0 && { comment }, ...until !== void 0 && { until } };
  });
  return { suppressions, issues };
}
function readRules(value, own, ruleIds, report) {
  const rules = Array.isArray(value) ? value : [value];
  if (value === void 0 || rules.length === 0) {
    report(own, "A suppression names its `rules`.");
    return [];
  }
  return rules.flatMap((id, index) => {
    if (typeof id === "string" && ruleIds.includes(id)) return [id];
    report(Array.isArray(value) ? [...own, "rules", index] : [...own, "rules"], typeof id === "string" ? unknownWord("rule", id, ruleIds) : "`rules` lists the ids of rules.");
    return [];
  });
}
function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

// src/config/validate.ts
var configKeys = ["$schema", "extends", "profiles", "presets", "ruleset", "packs", "contracts", "rules", "overrides", "suppressions", "files", "ignore"];
var overrideKeys = ["files", "rules", "profiles", "suppressions"];
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
    const keys2 = this.#object(value, [], "A configuration", configKeys);
    const words = (key, what, allowed) => keys2[key] === void 0 ? void 0 : this.#words(keys2[key], [key], what, allowed);
    return withoutAbsent({
      extends: keys2["extends"] === void 0 ? void 0 : this.#strings(keys2["extends"], ["extends"]),
      profiles: words("profiles", "profile", this.#known.profiles),
      presets: words("presets", "preset", presetNames),
      ruleset: keys2["ruleset"] === void 0 ? void 0 : this.#ruleset(keys2["ruleset"]),
      packs: keys2["packs"] === void 0 ? void 0 : this.#packs(keys2["packs"]),
      contracts: keys2["contracts"] === void 0 ? void 0 : this.#globs(keys2["contracts"], ["contracts"]),
      rules: keys2["rules"] === void 0 ? void 0 : this.#rules(keys2["rules"], ["rules"]),
      overrides: keys2["overrides"] === void 0 ? void 0 : this.#overrides(keys2["overrides"]),
      suppressions: keys2["suppressions"] === void 0 ? void 0 : this.#suppressions(keys2["suppressions"], ["suppressions"]),
      files: keys2["files"] === void 0 ? void 0 : this.#files(keys2["files"]),
      ignore: keys2["ignore"] === void 0 ? void 0 : this.#globs(keys2["ignore"], ["ignore"])
    });
  }
  #report(path, at, message) {
    this.issues.push({ path, at, message });
  }
  #object(value, path, what, keys2) {
    if (!isObject(value)) {
      this.#report(path, "value", `${what} is a mapping, not ${nameOf(value)}.`);
      return {};
    }
    for (const key of Object.keys(value)) {
      if (keys2 !== void 0 && !keys2.includes(key)) this.#report([...path, key], "key", unknownWord("key", key, keys2));
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
  #ruleset(value) {
    if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= latestRuleset) return value;
    this.#report(["ruleset"], "value", `\`ruleset\` is a whole number from 1 to ${latestRuleset}, the newest that this version knows.`);
    return latestRuleset;
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
      const keys2 = this.#object(item, path, "An override", overrideKeys);
      if (isObject(item) && keys2["files"] === void 0) this.#report(path, "value", "An override names its `files`.");
      return {
        files: keys2["files"] === void 0 ? [] : this.#globs(keys2["files"], [...path, "files"]),
        ...withoutAbsent({
          rules: keys2["rules"] === void 0 ? void 0 : this.#rules(keys2["rules"], [...path, "rules"]),
          profiles: keys2["profiles"] === void 0 ? void 0 : this.#words(keys2["profiles"], [...path, "profiles"], "profile", this.#known.profiles),
          suppressions: keys2["suppressions"] === void 0 ? void 0 : this.#suppressions(keys2["suppressions"], [...path, "suppressions"])
        })
      };
    });
  }
  #suppressions(value, path) {
    const { suppressions, issues } = readSuppressions(value, path, this.#ruleIds);
    this.issues.push(...issues);
    return suppressions;
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
  } = await import("./ajv-EE6LGJEV.js");
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
    locate: ({ path: keys2, message }) => ({ source, point: void 0, message: keys2.length === 0 ? message : `at ${keys2.join(".")}: ${message}` })
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
    return { file, layers, globs: compileFileGlobs(layers, this.#options.contractFiles?.(layers, toForwardSlashes(root)) ?? []) };
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

// schemas/contract/command.schema.json
var command_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://github.com/markerlint/markerlint/blob/main/schemas/contract/command.schema.json",
  title: "A contract for commands",
  description: "What a command line must look like where documents teach it.",
  type: "object",
  required: ["contract"],
  additionalProperties: false,
  properties: {
    contract: { const: "command", description: "The kind of contract." },
    extends: {
      description: "Another contract of this kind that this one changes: a file beside it, such as `./base.contract.yaml`, or the name of a built-in one. Mappings are put together key by key; any other value takes the place of the old one, and `null` takes it away.",
      type: "string",
      minLength: 1,
      maxLength: 200
    },
    pack: {
      description: "The pack that the contract belongs to, by which a configuration switches built-in contracts off. The name of the contract by default.",
      $ref: "marker.schema.json#/$defs/name"
    },
    optional: {
      description: "Of a built-in contract: whether it acts only where a configuration switches its pack on.",
      type: "boolean",
      default: false
    },
    name: { description: "The name of the contract, as it stands in findings.", $ref: "marker.schema.json#/$defs/name" },
    description: { description: "What the command is for, in one sentence.", $ref: "marker.schema.json#/$defs/text" },
    title: { description: "What messages call the command; the first of its `names` by default.", $ref: "#/$defs/short" },
    form: {
      enum: ["line", "call"],
      default: "line",
      description: '`line` is a command line; `call` is a name with arguments in parentheses, in Python or in a text for an agent: `Send(to="ann")`.'
    },
    style: {
      enum: ["dashes", "powershell"],
      default: "dashes",
      description: "How a command line writes flags: `--name value`, `--name=value` and `-n value`, or `-Name value` in any case, as PowerShell does."
    },
    names: {
      description: 'Names of the command. That of a script is the end of its path: `tools/notes.py` is found in `python3 "{root}/tools/notes.py"`.',
      $ref: "#/$defs/texts"
    },
    mentions: {
      description: "Texts of which the document or its path must hold one, so that the contract acts there: for a name that others may use too.",
      $ref: "#/$defs/texts"
    },
    matches: { description: "What the text of a call must match, so that it is one of this command.", $ref: "marker.schema.json#/$defs/pattern" },
    bare: {
      description: "Texts that name the command in a sentence. Behind one of them, a code span that begins with a subcommand is a call: Search the notes: `search tokens`.",
      $ref: "#/$defs/texts"
    },
    negations: {
      description: "Words by which a sentence, heading or comment forbids what it shows, besides the usual ones such as `never`, `do not` and `deprecated`.",
      $ref: "#/$defs/texts"
    },
    placeholders: {
      description: "What stands for any value: `{x}`, `<x>`, `$x` and `${x}`, `\u2026` and `...`, and a word in capitals. All but the last by default.",
      type: "array",
      maxItems: 5,
      items: { enum: ["braces", "angles", "variables", "ellipsis", "capitals"] }
    },
    flags: { description: "The flags, by their names without dashes. Those of the command hold for its subcommands too. In a call they are the names of arguments.", $ref: "#/$defs/flags" },
    openFlags: { $ref: "#/$defs/openFlags" },
    consequence: { $ref: "#/$defs/consequence" },
    arguments: { $ref: "#/$defs/arguments" },
    together: { $ref: "#/$defs/together" },
    exclusive: { $ref: "#/$defs/exclusive" },
    anyOf: { $ref: "#/$defs/anyOf" },
    output: { $ref: "#/$defs/output" },
    result: { $ref: "#/$defs/result" },
    forbidden: { description: "Set when the command must not be used at all.", $ref: "#/$defs/forbidden" },
    subcommands: {
      description: "The subcommands, by their names. No others exist.",
      type: "object",
      minProperties: 1,
      maxProperties: 100,
      propertyNames: { maxLength: 60 },
      additionalProperties: {
        description: "A subcommand. What stands here holds for it alone; flags and groups of the command hold too.",
        type: "object",
        additionalProperties: false,
        properties: {
          description: { description: "What it is for, in one sentence.", $ref: "marker.schema.json#/$defs/text" },
          aliases: { description: "Other names of it.", $ref: "#/$defs/texts" },
          flags: { description: "Its own flags.", $ref: "#/$defs/flags" },
          openFlags: { $ref: "#/$defs/openFlags" },
          consequence: { $ref: "#/$defs/consequence" },
          arguments: { $ref: "#/$defs/arguments" },
          together: { $ref: "#/$defs/together" },
          exclusive: { $ref: "#/$defs/exclusive" },
          anyOf: { $ref: "#/$defs/anyOf" },
          output: { $ref: "#/$defs/output" },
          result: { $ref: "#/$defs/result" },
          forbidden: { description: "Set when the subcommand must not be used at all.", $ref: "#/$defs/forbidden" }
        }
      }
    },
    severity: {
      description: "For a rule, how bad its findings by this contract are at most.",
      type: "object",
      maxProperties: 100,
      additionalProperties: { $ref: "marker.schema.json#/$defs/severity" }
    },
    examples: { $ref: "marker.schema.json#/$defs/examples" }
  },
  $defs: {
    short: { type: "string", minLength: 1, maxLength: 100 },
    texts: { type: "array", minItems: 1, maxItems: 50, items: { $ref: "#/$defs/short" } },
    consequence: { description: "What happens to a call with an unknown flag or subcommand, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
    openFlags: { description: "Whether there may be other flags.", type: "boolean", default: false },
    flags: {
      type: "object",
      maxProperties: 200,
      propertyNames: { pattern: "^[A-Za-z?][A-Za-z0-9_.-]*$", maxLength: 60 },
      additionalProperties: {
        description: "A flag.",
        type: "object",
        additionalProperties: false,
        properties: {
          description: { description: "What it is for.", $ref: "marker.schema.json#/$defs/text" },
          aliases: { description: "Other names of it, without dashes; a single letter is a shorthand.", $ref: "#/$defs/texts" },
          value: { enum: ["none", "required", "optional"], default: "none", description: "Whether a value follows it. An argument of a call always has one." },
          required: { type: "boolean", default: false, description: "Whether every call needs it." },
          forbidden: { description: "Set when it must not be written.", $ref: "#/$defs/forbidden" },
          last: { type: "boolean", default: false, description: "Whether all that follows its value are arguments, as it is behind `-c` of an interpreter." },
          allowed: { $ref: "#/$defs/allowed" },
          pattern: { $ref: "#/$defs/valuePattern" },
          shape: { $ref: "#/$defs/shape" },
          agrees: { $ref: "#/$defs/agrees" },
          separate: { $ref: "#/$defs/separate" },
          consequence: { $ref: "#/$defs/valueConsequence" },
          severity: { $ref: "#/$defs/worst" }
        }
      }
    },
    arguments: {
      description: "The arguments that are no flags, in their order. Where none are named, none may stand.",
      type: "array",
      maxItems: 20,
      items: {
        description: "An argument.",
        type: "object",
        additionalProperties: false,
        required: ["name"],
        properties: {
          name: { description: "What messages call it.", $ref: "#/$defs/short" },
          description: { description: "What it is for.", $ref: "marker.schema.json#/$defs/text" },
          required: { type: "boolean", default: false, description: "Whether every call needs it." },
          rest: { type: "boolean", default: false, description: "Of the last one: whether any number of them may stand." },
          allowed: { $ref: "#/$defs/allowed" },
          pattern: { $ref: "#/$defs/valuePattern" },
          shape: { $ref: "#/$defs/shape" },
          agrees: { $ref: "#/$defs/agrees" },
          separate: { $ref: "#/$defs/separate" },
          consequence: { $ref: "#/$defs/valueConsequence" },
          severity: { $ref: "#/$defs/worst" }
        }
      }
    },
    allowed: { description: "The values that it may have.", $ref: "#/$defs/texts" },
    valuePattern: { description: "What its value must match.", $ref: "marker.schema.json#/$defs/pattern" },
    shape: { description: "What to write, in words that can stand behind `write`: ``a number such as `5` ``.", $ref: "#/$defs/short" },
    agrees: {
      description: "Named groups of the pattern that repeat the value of a flag: the group, and the flag.",
      type: "object",
      maxProperties: 10,
      additionalProperties: { $ref: "#/$defs/short" }
    },
    separate: {
      description: "Set when nothing may be put into the value: neither a variable nor a placeholder, since its value must come as an argument of its own.",
      type: "object",
      additionalProperties: false,
      properties: {
        except: { description: "Names of variables and placeholders that may stand in it.", $ref: "#/$defs/texts" },
        instead: { description: "How a value is handed over instead, in words that can stand behind a semicolon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    valueConsequence: { description: "What happens where it is missing or its value is wrong, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
    worst: { description: "How bad findings about it are at most.", $ref: "marker.schema.json#/$defs/severity" },
    forbidden: {
      type: "object",
      additionalProperties: false,
      properties: {
        consequence: { description: "Why, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
        instead: { description: "What to do instead, in words that can stand behind a semicolon.", $ref: "marker.schema.json#/$defs/text" },
        severity: { $ref: "#/$defs/worst" }
      }
    },
    together: { description: "Flags of which a call has all or none.", $ref: "#/$defs/groups" },
    exclusive: { description: "Flags of which a call has at most one.", $ref: "#/$defs/groups" },
    anyOf: { description: "Flags of which a call has at least one.", $ref: "#/$defs/groups" },
    groups: {
      type: "array",
      maxItems: 20,
      items: {
        description: "A group of flags.",
        type: "object",
        additionalProperties: false,
        required: ["flags"],
        properties: {
          flags: { description: "The flags, by their names in `flags`.", type: "array", minItems: 1, maxItems: 20, items: { $ref: "#/$defs/short" } },
          when: {
            description: "The value of a flag with which the group binds; always without it.",
            type: "object",
            additionalProperties: false,
            required: ["flag", "values"],
            properties: {
              flag: { description: "The flag.", $ref: "#/$defs/short" },
              values: { description: "Its values.", $ref: "#/$defs/texts" }
            }
          },
          consequence: { description: "What happens otherwise, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
          severity: { $ref: "#/$defs/worst" }
        }
      }
    },
    output: {
      description: "How the output may be read.",
      type: "object",
      additionalProperties: false,
      properties: {
        notPipedTo: { description: "Programs that must not read it through a pipe; `read` stands for a loop that reads lines, and `for` for one over the words of the output.", $ref: "#/$defs/texts" },
        mayHideErrors: { type: "boolean", default: true, description: "Whether its messages or its status may be hidden, as `2>/dev/null` does." },
        consequence: { description: "What happens otherwise, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
        severity: { $ref: "#/$defs/worst" }
      }
    },
    result: {
      description: "What a call gives back.",
      type: "object",
      additionalProperties: false,
      properties: {
        lacks: { description: "Members that the result does not have: `Read(id).content`.", $ref: "#/$defs/texts" },
        promises: { description: "What a sentence that names the command in a code span must not match.", $ref: "marker.schema.json#/$defs/pattern" },
        consequence: { description: "Why, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
        instead: { description: "What to do instead, in words that can stand behind a semicolon.", $ref: "marker.schema.json#/$defs/text" },
        severity: { $ref: "#/$defs/worst" }
      }
    }
  }
};

// schemas/contract/journal.schema.json
var journal_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://github.com/markerlint/markerlint/blob/main/schemas/contract/journal.schema.json",
  title: "A contract for journals",
  description: "What the records of a journal must look like, one JSON value a line.",
  type: "object",
  required: ["contract"],
  additionalProperties: false,
  properties: {
    contract: { const: "journal", description: "The kind of contract." },
    extends: {
      description: "Another contract of this kind that this one changes: a file beside it, such as `./base.contract.yaml`, or the name of a built-in one. Mappings are put together key by key; any other value takes the place of the old one, and `null` takes it away.",
      type: "string",
      minLength: 1,
      maxLength: 200
    },
    pack: {
      description: "The pack that the contract belongs to, by which a configuration switches built-in contracts off. The name of the contract by default.",
      $ref: "marker.schema.json#/$defs/name"
    },
    optional: {
      description: "Of a built-in contract: whether it acts only where a configuration switches its pack on.",
      type: "boolean",
      default: false
    },
    name: { description: "The name of the contract, as it stands in findings.", $ref: "marker.schema.json#/$defs/name" },
    description: { description: "What the journal is for, in one sentence.", $ref: "marker.schema.json#/$defs/text" },
    files: {
      description: "Globs of the files that are such a journal, relative to the root of the project; they are found even when git ignores them. Any other journal is checked by no contract.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 500 }
    },
    layout: {
      enum: ["lines", "whole"],
      default: "lines",
      description: "Whether a file holds one record on each line, or is one record as a whole, of the one type that `records` names: then the keys about lines, times and versions say nothing."
    },
    place: {
      description: "The end of the path of a file, with named parts such as `sessions/{session}/journal.jsonl`. Files whose parts of equal names have the same text belong together.",
      type: "string",
      minLength: 1,
      maxLength: 300
    },
    told: {
      description: "Parts that the records tell besides the path, by their names.",
      type: "object",
      maxProperties: 10,
      additionalProperties: {
        description: "Where the text of a part stands.",
        type: "object",
        additionalProperties: false,
        required: ["type", "key"],
        properties: {
          type: { description: "The type of the record that tells it.", $ref: "#/$defs/key" },
          key: { description: "Its key.", $ref: "#/$defs/key" }
        }
      }
    },
    ledger: {
      description: "A Markdown file that says which tasks were processed, in one section for each team, run or whatever a section stands for. A task that it names is passed by from then on.",
      type: "object",
      additionalProperties: false,
      required: ["files", "section", "key", "ids", "time"],
      properties: {
        files: { description: "Globs of the files that are such a ledger, relative to the root of the project.", type: "array", minItems: 1, maxItems: 100, items: { type: "string", minLength: 1, maxLength: 500 } },
        section: { description: "The text of the heading of a section, at level 2, with named parts: `team={team} (session {session})`. Files with equal parts belong to it.", type: "string", minLength: 1, maxLength: 300 },
        key: { description: "The part that stands in one section only.", $ref: "#/$defs/key" },
        ids: { description: "The label of the line that lists the ids, with commas between them.", type: "string", minLength: 1, maxLength: 100 },
        time: { description: "The label of the line that tells when the section was written.", type: "string", minLength: 1, maxLength: 100 },
        legacy: { description: "Labels of a form without sections that writers gave up.", $ref: "#/$defs/words" },
        frontmatter: {
          description: "Texts that must stand in the front matter, by their keys.",
          type: "object",
          maxProperties: 20,
          additionalProperties: { type: "string", maxLength: 200 }
        },
        title: { description: "The title, at level 1.", type: "string", minLength: 1, maxLength: 200 }
      }
    },
    recognisedBy: {
      description: "Keys that one of the first 20 records, or the one of a whole file, must have together: a file of the right name without them is the journal of somebody else, and no contract checks it.",
      $ref: "#/$defs/keys"
    },
    lines: {
      description: "How readers take the text apart, before they read any JSON.",
      type: "object",
      additionalProperties: false,
      properties: {
        boundaries: {
          enum: ["line-feed", "unicode"],
          default: "line-feed",
          description: "What ends a line for them: a line feed, or any character that Unicode gives a line boundary, as `str.splitlines` of Python does, which cuts a record in two at a U+2028 in its text."
        },
        byteOrderMark: {
          enum: ["fails", "skipped"],
          default: "fails",
          description: "What they make of a byte-order mark: part of the first line, which is then no JSON, or nothing."
        },
        blank: { type: "boolean", default: true, description: "Whether blank lines may stand between records." },
        longest: { description: "The longest line, in bytes of UTF-8 without its line feed.", $ref: "#/$defs/bytes" },
        consequence: { description: "What readers do with a line that they cannot read, in words that can stand behind a comma and `so`.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    longest: { description: "The largest journal, in bytes of UTF-8.", $ref: "#/$defs/bytes" },
    discriminator: { description: "The key whose text tells the type of a record.", $ref: "#/$defs/key", default: "type" },
    schema: { description: "The schema of every record, of whatever type.", $ref: "marker.schema.json#/$defs/schemaOrFile" },
    timestamp: {
      description: "The time at which a record was written.",
      type: "object",
      additionalProperties: false,
      required: ["field"],
      properties: {
        field: { description: "The key that holds it.", $ref: "#/$defs/key" },
        form: { description: "The form in which writers write it.", $ref: "#/$defs/timeForm" },
        ordered: { type: "boolean", default: false, description: "Whether records stand in the order of their times." },
        compared: { description: "How readers compare two times, unless the type of a record says it.", $ref: "#/$defs/compared" }
      }
    },
    records: {
      description: "The types of records, by the text of the discriminator.",
      type: "object",
      minProperties: 1,
      maxProperties: 500,
      additionalProperties: { $ref: "#/$defs/record" }
    },
    unregistered: {
      description: "Types that writers are known to write although no schema binds them; a finding about one is for information only.",
      $ref: "marker.schema.json#/$defs/words"
    },
    others: {
      enum: ["error", "warning", "info", "allowed"],
      default: "warning",
      description: "How bad any other type is. One that is spelt nearly like a type of `records` is an error in every case."
    },
    severity: {
      description: "For a rule, how bad its findings by this contract are at most.",
      type: "object",
      maxProperties: 100,
      additionalProperties: { $ref: "marker.schema.json#/$defs/severity" }
    },
    examples: { $ref: "marker.schema.json#/$defs/examples" }
  },
  $defs: {
    key: { type: "string", minLength: 1, maxLength: 100 },
    keys: { type: "array", minItems: 1, maxItems: 20, uniqueItems: true, items: { $ref: "#/$defs/key" } },
    bytes: { type: "integer", minimum: 1, maximum: 1e12 },
    timeForm: {
      enum: ["utc-seconds", "utc", "offset", "date-time"],
      description: "`utc-seconds` is `2026-03-04T10:00:00Z`; `utc` may have a fraction before the `Z`; `offset` is `2026-03-04T10:00:00+00:00`, with or without a fraction; `date-time` is any of these."
    },
    compared: {
      enum: ["text", "instant"],
      default: "text",
      description: "`text` compares the characters, which is right only while all are of one form; `instant` reads the times first."
    },
    words: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: { type: "string", minLength: 1, maxLength: 50 } },
    task: {
      description: "What a record as a whole is, of which journals carry copies: a task whose file may be cleared away.",
      type: "object",
      additionalProperties: false,
      required: ["id", "copies"],
      properties: {
        id: { description: "The key of the text or number by which journals name the task.", $ref: "#/$defs/key" },
        closed: {
          description: "When the task is over, so that no writer adds to the journal what the file alone holds.",
          type: "object",
          additionalProperties: false,
          required: ["key", "words"],
          properties: {
            key: { description: "The key that tells it.", $ref: "#/$defs/key" },
            words: { description: "The texts that mean that it is.", $ref: "#/$defs/words" }
          }
        },
        copies: {
          description: "What records of a journal carry of it.",
          type: "array",
          minItems: 1,
          maxItems: 10,
          items: {
            description: "A copy.",
            type: "object",
            additionalProperties: false,
            required: ["at", "journal", "type", "key", "id"],
            properties: {
              at: { description: "The mapping in the file, such as `metadata.handoff`.", $ref: "marker.schema.json#/$defs/path" },
              except: { description: "Keys of that mapping that this copy leaves out.", $ref: "#/$defs/keys" },
              journal: { description: "The name of the contract of the journal.", $ref: "marker.schema.json#/$defs/name" },
              type: { description: "The type of the records that carry it.", $ref: "#/$defs/key" },
              key: { description: "The key of the mapping there.", $ref: "#/$defs/key" },
              id: { description: "The key there that holds the id of the task.", $ref: "#/$defs/key" },
              identity: {
                description: "The other keys there that tell which task of that id it is, each with the key of the file that holds the same text. Ids are used again.",
                type: "object",
                maxProperties: 10,
                additionalProperties: { $ref: "#/$defs/key" }
              },
              lenient: { type: "boolean", default: false, description: "Whether a text of the identity that a record lacks counts as any text." },
              blank: {
                description: "For a key of `identity`, the text that writers put in place of one that is missing or blank. Without it such a task cannot be found again in the journal.",
                type: "object",
                maxProperties: 10,
                additionalProperties: { type: "string", maxLength: 200 }
              }
            }
          }
        },
        siblings: {
          description: "A mapping whose keys belong together and whose names tell no order.",
          type: "object",
          additionalProperties: false,
          required: ["at", "writtenAt"],
          properties: {
            at: { description: "The mapping.", $ref: "marker.schema.json#/$defs/path" },
            writtenAt: { description: "Keys of a value in it that tell when it was written. No other date in it does.", $ref: "#/$defs/keys" },
            words: { description: "Words in a name that look like a place in an order, such as `final`.", $ref: "#/$defs/words" }
          }
        }
      }
    },
    thin: {
      description: "Signs that a mapping says less than its readers need. They are hints and never faults.",
      type: "object",
      additionalProperties: false,
      required: ["at"],
      properties: {
        at: { description: "The mapping, such as `handoff` or `metadata.handoff`.", $ref: "marker.schema.json#/$defs/path" },
        fewest: { description: "The least number of words in all its texts.", type: "integer", minimum: 1, maximum: 1e3 },
        follows: {
          description: "A key that should not be empty where another one holds something, by that other one.",
          type: "object",
          maxProperties: 10,
          additionalProperties: { $ref: "#/$defs/key" }
        },
        reasons: {
          description: "Texts that tell a choice should tell the reason.",
          type: "object",
          additionalProperties: false,
          required: ["keys", "choices", "words"],
          properties: {
            keys: { description: "The keys of such texts.", $ref: "#/$defs/keys" },
            choices: { description: "Words by which a text tells a choice.", $ref: "#/$defs/words" },
            words: { description: "Words that begin a reason.", $ref: "#/$defs/words" }
          }
        },
        detail: {
          description: "Texts with a mark should tell more than the mark.",
          type: "object",
          additionalProperties: false,
          required: ["keys", "marks", "fewest"],
          properties: {
            keys: { description: "The keys of such texts.", $ref: "#/$defs/keys" },
            marks: { description: "The marks, such as `[HIGH]`.", $ref: "#/$defs/words" },
            fewest: { description: "The least number of words behind a mark.", type: "integer", minimum: 1, maximum: 100 }
          }
        }
      }
    },
    record: {
      description: "A type of records.",
      type: "object",
      additionalProperties: false,
      properties: {
        description: { description: "What such a record tells, in one sentence.", $ref: "marker.schema.json#/$defs/text" },
        schema: { description: "The schema of such a record, besides that of every record.", $ref: "marker.schema.json#/$defs/schemaOrFile" },
        identity: {
          description: "What a record is about: records with the same texts under these keys are versions of one thing.",
          type: "object",
          additionalProperties: false,
          required: ["keys"],
          properties: {
            keys: { description: "The keys whose texts together name the thing.", $ref: "#/$defs/keys" },
            number: {
              description: "The one of them that people take for the name, and under which another thing may come up later: readers that look for it alone mix both up.",
              $ref: "#/$defs/key"
            }
          }
        },
        read: {
          enum: ["latest", "first", "every"],
          default: "every",
          description: "Which of several records of one thing is in force: the one with the latest time, the one that stands first, or every one."
        },
        ties: {
          enum: ["later-line", "earlier-line"],
          default: "later-line",
          description: "Which of two records with the same time is in force."
        },
        compared: { description: "How readers compare the times of such records.", $ref: "#/$defs/compared" },
        oneForm: { type: "boolean", default: true, description: "Whether all times of such records must be of one form. Where readers read the times first, a second form does no harm." },
        unrepeated: { description: "Keys whose values together must not come again: a record with the same ones says the same thing twice.", $ref: "#/$defs/keys" },
        complete: {
          description: "The key of a list that every record gives as a whole: what an earlier record of the thing lists and the one in force does not is lost.",
          $ref: "#/$defs/key"
        },
        paths: { description: "Keys of texts and lists of texts that are paths of files.", $ref: "#/$defs/keys" },
        task: { $ref: "#/$defs/task" },
        thin: { $ref: "#/$defs/thin" },
        truncation: { $ref: "#/$defs/truncation" },
        refersTo: {
          description: "Values that must stand in an earlier record.",
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: {
            description: "A reference.",
            type: "object",
            additionalProperties: false,
            required: ["key", "type", "field"],
            properties: {
              key: { description: "The key that holds the value.", $ref: "#/$defs/key" },
              type: { description: "The type of the earlier record.", $ref: "#/$defs/key" },
              field: { description: "Its key that holds the same text.", $ref: "#/$defs/key" }
            }
          }
        },
        relations: { description: "What no schema can say: a closed list.", type: "array", maxItems: 100, items: { $ref: "marker.schema.json#/$defs/relation" } }
      }
    },
    truncation: {
      description: "How writers cut values that are too large, so that a reader can tell.",
      type: "object",
      additionalProperties: false,
      required: ["at", "mark"],
      properties: {
        at: { description: "The key of the mapping whose values may be cut.", $ref: "#/$defs/key" },
        mark: { description: "The key that, with `true`, makes a mapping the mark of a value that was cut.", $ref: "#/$defs/key" },
        keys: {
          description: "The other keys of such a mark: the size of the value in bytes, and its beginning.",
          type: "object",
          additionalProperties: false,
          required: ["size", "head"],
          properties: {
            size: { description: "The key of the size.", $ref: "#/$defs/key" },
            head: { description: "The key of the beginning, which may be empty.", $ref: "#/$defs/key" }
          }
        },
        longestHead: { description: "The longest beginning, in bytes.", $ref: "#/$defs/bytes" },
        dropped: { description: "The key, among the values, of the ascending list of those that were left out.", $ref: "#/$defs/key" },
        flag: { description: "The key of the record that is `true` when anything was cut or left out, and absent otherwise.", $ref: "#/$defs/key" },
        largestValue: { description: "The largest value that is not cut, in bytes of its JSON without spaces and with escapes for all but ASCII.", $ref: "#/$defs/bytes" },
        largest: { description: "The largest mapping, in the same bytes.", $ref: "#/$defs/bytes" }
      }
    }
  }
};

// schemas/contract/marker.schema.json
var marker_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://github.com/markerlint/markerlint/blob/main/schemas/contract/marker.schema.json",
  title: "A contract for markers",
  description: "What a family of markers must look like.",
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
    optional: {
      description: "Of a built-in contract: whether it acts only where a configuration switches its pack on.",
      type: "boolean",
      default: false
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
      enum: ["raw-line", "raw-text", "html-node"],
      default: "html-node",
      description: "How the real readers find a marker: `raw-line` searches the text line by line and takes what stands in code and quotes too; `raw-text` takes it in the middle of a line as well; `html-node` sees what Markdown makes an HTML comment."
    },
    placement: { enum: ["first-line", "last-line", "line-start", "anywhere"], default: "anywhere", description: "Where in its document a marker must stand." },
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
        },
        with: { description: "Other families whose markers count as well, up to the greatest number.", $ref: "#/$defs/families" }
      }
    },
    write: { enum: ["append", "replace"], description: "Whether writers add a comment for each record, or replace the one that is there." },
    read: { enum: ["latest", "first", "union"], description: "Which of several records in a thread readers take, by the time at which they were made." },
    thread: {
      description: "What is asked of the comments of one issue or pull request together.",
      type: "object",
      additionalProperties: false,
      properties: {
        by: {
          description: "What tells apart the records of which readers take one each: `head.NAME`, or a path in the payload; the parameters of the head by default.",
          type: "array",
          minItems: 1,
          maxItems: 10,
          uniqueItems: true,
          items: { $ref: "#/$defs/source" }
        },
        surface: { enum: ["issue", "pull-request"], description: "Under what the marker stands, where no parameter of the head tells it by `refersTo`." },
        bodies: {
          description: "The bodies that readers look at: comments, the `description` of the issue or pull request, reviews, and comments on lines. By default comments where `read` is set, and all of them where it is not.",
          type: "array",
          minItems: 1,
          maxItems: 4,
          uniqueItems: true,
          items: { enum: ["comment", "description", "review", "review-comment"] }
        },
        byHeadAlone: {
          type: "boolean",
          default: false,
          description: "Whether readers choose one of several by its head alone, so that one that they cannot read keeps them from the others."
        },
        after: {
          description: "Markers of the same thread that stand before this one.",
          type: "array",
          maxItems: 50,
          items: {
            description: "Such a marker.",
            type: "object",
            additionalProperties: false,
            required: ["head"],
            properties: {
              head: { description: "Its head; `{name}` stands for the text of that parameter in this marker.", $ref: "#/$defs/head" },
              when: {
                description: "The words of a parameter of this head for which that holds: `{ port: [design] }`.",
                type: "object",
                minProperties: 1,
                maxProperties: 5,
                additionalProperties: { $ref: "#/$defs/words" }
              },
              required: { type: "boolean", default: false, description: "Whether it must be there; else it only must not come later." },
              consequence: { description: "What readers do where it is missing, in words that can stand behind a colon.", $ref: "#/$defs/text" },
              severity: { description: "How bad it is where it is missing; `error` by default.", $ref: "#/$defs/severity" }
            }
          }
        },
        voidWhenEdited: { type: "boolean", default: false, description: "Whether readers leave out a comment that was edited after it was made." },
        live: {
          description: "A claim of which one at a time may be live.",
          type: "object",
          additionalProperties: false,
          required: ["label", "words"],
          properties: {
            label: { description: "The label of the line in the comment that tells its state, `- **label**: word`.", $ref: "#/$defs/text" },
            words: { description: "The words that mean that the claim is live.", $ref: "#/$defs/words" }
          }
        }
      }
    },
    longestBody: { type: "integer", minimum: 1, maximum: 1e8, description: "The longest body that may hold the marker, in Unicode code points." },
    body: {
      description: "What stands beside the marker in its document.",
      type: "object",
      additionalProperties: false,
      properties: {
        only: { type: "boolean", default: false, description: "Whether the document holds nothing but the marker." },
        lines: {
          description: "Lines that readers look for, outside code and comments.",
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: {
            description: "A line.",
            type: "object",
            additionalProperties: false,
            required: ["write", "pattern"],
            properties: {
              write: { description: "The line as it should be, for messages.", $ref: "#/$defs/text" },
              pattern: { description: "A regular expression (RE2) by which such a line is known. Its first group is the value of the line.", $ref: "#/$defs/pattern" },
              values: { description: "What the value may be, in any case of letters.", $ref: "#/$defs/words" },
              minimum: { type: "integer", minimum: 0, maximum: 1, default: 1, description: "0 where the line may be missing." },
              maximum: { type: "integer", minimum: 1, maximum: 1e6, description: "The greatest number of such lines; without it any number." },
              next: { type: "boolean", default: false, description: "Whether it must be the first line behind the marker that is not blank." },
              consequence: { description: "What readers do otherwise, in words that can stand behind a colon.", $ref: "#/$defs/text" },
              severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" }
            }
          }
        },
        beside: {
          description: "Markers of other families, without which this one is of no use.",
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: {
            description: "Families, one of whose markers the document must hold.",
            type: "object",
            additionalProperties: false,
            required: ["families"],
            properties: {
              families: { description: "The families.", $ref: "#/$defs/families" },
              when: { description: "A regular expression (RE2): the markers are needed only where a line outside code and comments matches it.", $ref: "#/$defs/pattern" },
              consequence: { description: "What readers do otherwise, in words that can stand behind a colon.", $ref: "#/$defs/text" },
              severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" }
            }
          }
        }
      }
    },
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
          enum: ["fence", "comment", "region", "body", "none"],
          description: "Where it stands: in the first fence behind the marker, in the comment behind the head, between the two markers of a pair, in everything behind the marker up to the next one, or nowhere."
        },
        language: {
          enum: ["yaml", "json", "pairs", "bullets", "text"],
          default: "yaml",
          description: "How it is written; `pairs` is `key:value key:value` on one line, `bullets` a list of `- **key**: value` among other text, and `text` is not read."
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
            abortsScan: { type: "boolean", default: false, description: "Whether another version makes readers give up, so that they find no record of the thread." },
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
            },
            gathered: {
              description: "Forms of names, `{name}` for any word, whose entries readers gather from every payload of a thread.",
              $ref: "#/$defs/words"
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
        legacyWithout: { description: "Keys whose absence makes a payload an old one, which readers take only when they are asked to.", $ref: "#/$defs/words" },
        legacyOption: { description: "The option of readers by which they are asked to.", $ref: "#/$defs/text" },
        indent: {
          type: "integer",
          minimum: 1,
          maximum: 8,
          description: "Of YAML that readers take line by line: by how many spaces each level is indented, exactly."
        },
        keyOrder: { description: "The keys of the payload in the order in which readers want them.", $ref: "#/$defs/words" }
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
    examples: { $ref: "#/$defs/examples" }
  },
  $defs: {
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
                  kind: { $ref: "#/$defs/kind", description: "What the text is: `comment` by default for a marker, `note`, `journal` or `markdown` for the other kinds." },
                  path: { description: "The path of the file, relative to the root.", type: "string", minLength: 1, maxLength: 500 },
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
                  kind: { $ref: "#/$defs/kind", description: "What the text is: `comment` by default for a marker, `note`, `journal` or `markdown` for the other kinds." },
                  path: { description: "The path of the file, relative to the root.", type: "string", minLength: 1, maxLength: 500 },
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
    },
    name: { type: "string", maxLength: 60, pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" },
    word: { type: "string", minLength: 1, maxLength: 100, pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
    text: { type: "string", minLength: 1, maxLength: 2e3 },
    words: { type: "array", minItems: 1, maxItems: 200, uniqueItems: true, items: { type: "string", minLength: 1, maxLength: 200 } },
    head: { type: "string", minLength: 1, maxLength: 200 },
    families: { type: "array", minItems: 1, maxItems: 20, uniqueItems: true, items: { $ref: "#/$defs/name" } },
    path: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.\\[\\]]+(\\[\\])?(\\.[^\\s.\\[\\]]+(\\[\\])?)*$" },
    source: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.\\[\\]]+(\\[\\])?(\\.[^\\s.\\[\\]]+(\\[\\])?)*$" },
    severity: { enum: ["error", "warning", "info"] },
    kind: { enum: ["comment", "note", "markdown", "skill", "skill-resource", "prompt", "thread", "journal", "task"] },
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
            "pairs",
            "refersToFile",
            "ascending",
            "startsAs",
            "hashOf"
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
        { if: { properties: { relation: { const: "pairs" } }, required: ["relation"] }, then: { $ref: "#/$defs/pairs" } },
        { if: { properties: { relation: { const: "refersToFile" } }, required: ["relation"] }, then: { $ref: "#/$defs/refersToFile" } },
        { if: { properties: { relation: { const: "ascending" } }, required: ["relation"] }, then: { $ref: "#/$defs/ascending" } },
        { if: { properties: { relation: { const: "startsAs" } }, required: ["relation"] }, then: { $ref: "#/$defs/startsAs" } },
        { if: { properties: { relation: { const: "hashOf" } }, required: ["relation"] }, then: { $ref: "#/$defs/hashOf" } }
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
        with: { description: "The other one: `head.phase`, or a path.", $ref: "#/$defs/source" },
        as: { enum: ["text", "slug"], default: "text", description: "`slug` takes every sign but letters, digits, `.`, `_` and `-` for a hyphen in both, as in the name of a folder that is made from that of a branch." }
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
        of: { description: "The numbers that are added: those at one path, or at each of several, all of which must be there.", anyOf: [{ $ref: "#/$defs/path" }, { type: "array", minItems: 2, maxItems: 20, items: { $ref: "#/$defs/path" } }] }
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
    pairs: {
      description: "Two values beside each other belong together: a number and its name.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "with", "pairs"],
      properties: {
        relation: { const: "pairs", description: "Two values beside each other belong together: a number and its name." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        with: { description: "The key of the value beside it.", $ref: "#/$defs/text" },
        pairs: {
          description: "For each text that the judged value may have, the texts of the other one; case, hyphens and spaces of that do not count.",
          type: "object",
          minProperties: 1,
          maxProperties: 200,
          additionalProperties: { $ref: "#/$defs/words" }
        }
      }
    },
    refersToFile: {
      description: "Every value is the path of a file or folder of the project, relative to its root.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at"],
      properties: {
        relation: { const: "refersToFile", description: "Every value is the path of a file or folder of the project, relative to its root." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" }
      }
    },
    ascending: {
      description: "The values do not fall: numbers, and dates or times of one form.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at"],
      properties: {
        relation: { const: "ascending", description: "The values do not fall: numbers, and dates or times of one form." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" }
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
    },
    hashOf: {
      description: "A text is the SHA-256 of other texts, in hexadecimal digits.",
      type: "object",
      additionalProperties: false,
      required: ["relation", "at", "of"],
      properties: {
        relation: { const: "hashOf", description: "A text is the SHA-256 of other texts, in hexadecimal digits." },
        at: { description: "The values that are judged.", $ref: "#/$defs/path" },
        consequence: { description: "What readers do where it does not hold, in words that can stand behind a colon.", $ref: "#/$defs/text" },
        severity: { description: "How bad it is; `error` by default.", $ref: "#/$defs/severity" },
        of: {
          description: "The texts that are hashed, one behind the other, in UTF-8; one that is missing or blank counts as empty.",
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: { $ref: "#/$defs/path" }
        },
        separator: { type: "string", maxLength: 20, default: "", description: "What stands between two of them." },
        length: { type: "integer", minimum: 4, maximum: 64, default: 64, description: "How many digits are kept, from the first one on." },
        blank: {
          description: "What is hashed in place of a text that is missing or blank: its path, and the text.",
          type: "object",
          maxProperties: 20,
          additionalProperties: { type: "string", maxLength: 200 }
        }
      }
    }
  }
};

// schemas/contract/note.schema.json
var note_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://github.com/markerlint/markerlint/blob/main/schemas/contract/note.schema.json",
  title: "A contract for notes",
  description: "What a kind of note must look like: a scratchpad, a plan, a ledger.",
  type: "object",
  required: ["contract"],
  additionalProperties: false,
  properties: {
    contract: { const: "note", description: "The kind of contract." },
    extends: {
      description: "Another contract of this kind that this one changes: a file beside it, such as `./base.contract.yaml`, or the name of a built-in one. Mappings are put together key by key; any other value takes the place of the old one, and `null` takes it away.",
      type: "string",
      minLength: 1,
      maxLength: 200
    },
    pack: {
      description: "The pack that the contract belongs to, by which a configuration switches built-in contracts off. The name of the contract by default.",
      $ref: "marker.schema.json#/$defs/name"
    },
    optional: {
      description: "Of a built-in contract: whether it acts only where a configuration switches its pack on.",
      type: "boolean",
      default: false
    },
    name: { description: "The name of the contract, as it stands in findings.", $ref: "marker.schema.json#/$defs/name" },
    description: { description: "What the note is for, in one sentence.", $ref: "marker.schema.json#/$defs/text" },
    files: {
      description: "Globs of the files that are such a note, relative to the root of the project; they are found even when git ignores them.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 500 }
    },
    format: { enum: ["markdown", "yaml"], default: "markdown", description: "What the files are: Markdown, or one YAML value." },
    signs: {
      description: "Headings of which a file must have one to be such a note, where the globs may meet files of others. Without it every file is one.",
      $ref: "#/$defs/forms"
    },
    parts: {
      description: "What each `{name}` in a form may be, in the whole contract. One that is not named is a run of letters, digits, `_` and `-`.",
      type: "object",
      maxProperties: 100,
      additionalProperties: { $ref: "#/$defs/part" }
    },
    path: {
      description: "The path of the file.",
      type: "object",
      additionalProperties: false,
      required: ["forms"],
      properties: {
        forms: { description: "One form or several, such as `.tmp/{slug}/{date}.md`.", $ref: "#/$defs/forms" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    frontmatter: {
      description: "The front matter.",
      type: "object",
      additionalProperties: false,
      properties: {
        required: { type: "boolean", default: false, description: "Whether there must be one." },
        schema: { description: "The schema of its mapping.", $ref: "marker.schema.json#/$defs/schemaOrFile" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    title: {
      description: "The title: the first heading, at level 1.",
      type: "object",
      additionalProperties: false,
      required: ["forms"],
      properties: {
        forms: { description: "What it must be: one form or several, of which the first is the one to write.", $ref: "#/$defs/forms" },
        required: { type: "boolean", default: true, description: "Whether there must be one." },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    fields: {
      description: "Labelled lines between the title and the first section, `**Key:** value`, by their keys.",
      type: "object",
      minProperties: 1,
      maxProperties: 100,
      additionalProperties: { description: "A labelled line.", $ref: "#/$defs/label" }
    },
    fieldsInOrder: { type: "boolean", default: false, description: "Whether they stand in the order of `fields`." },
    sections: {
      description: "The sections, each under a name of its own by which relations and conditions speak of it.",
      type: "object",
      minProperties: 1,
      maxProperties: 200,
      propertyNames: { $ref: "marker.schema.json#/$defs/word" },
      additionalProperties: { $ref: "#/$defs/section" }
    },
    order: { description: "The order in which those of the sections stand that are there: keys of `sections`.", $ref: "marker.schema.json#/$defs/words" },
    orderSeverity: { description: "How bad another order is; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
    orderConsequence: { description: "What readers do with another order, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
    otherSections: { type: "boolean", default: true, description: "Whether sections that the contract does not name may stand at the levels of those it names." },
    suffixes: {
      description: "What tools write behind a heading, and what is no part of its text: ` ({count})`.",
      type: "array",
      minItems: 1,
      maxItems: 20,
      items: { description: "A suffix with the space in front of it.", $ref: "#/$defs/form" }
    },
    lineRanges: {
      description: "A suffix of headings that holds the lines of the section.",
      type: "object",
      additionalProperties: false,
      required: ["suffix"],
      properties: {
        suffix: {
          description: "The suffix as it must be, with `{start}` and `{end}` in it: ` [L{start}\u2013L{end}]`. The lines are 1-based, the first is that of the heading, the last that before the next heading of `level`.",
          $ref: "#/$defs/form"
        },
        level: { type: "integer", minimum: 1, maximum: 6, default: 2, description: "The level of the headings that carry it." },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    stubs: {
      description: "A suffix that a tool leaves of a section which it has put away.",
      type: "object",
      additionalProperties: false,
      required: ["suffix"],
      properties: {
        suffix: { description: "The suffix, such as ` (archived {date} \u2014 {summary})`.", $ref: "#/$defs/form" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    classes: {
      description: "How a tool sorts sections by words in their headings: the first class that has a word anywhere in the heading, in any case.",
      type: "object",
      additionalProperties: false,
      required: ["words", "otherwise"],
      properties: {
        level: { type: "integer", minimum: 1, maximum: 6, default: 2, description: "The level of the headings that it looks at." },
        words: {
          description: "The words of each class, in the order in which the tool asks for them.",
          type: "object",
          minProperties: 1,
          maxProperties: 20,
          additionalProperties: { $ref: "marker.schema.json#/$defs/words" }
        },
        otherwise: { description: "The class of headings without such a word.", $ref: "marker.schema.json#/$defs/word" },
        loses: {
          description: "The class whose sections lose their text. To be put into another one by mistake is no more than information.",
          $ref: "marker.schema.json#/$defs/word"
        },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    isolation: {
      description: "That sections with an `owner` do not read each other.",
      type: "object",
      additionalProperties: false,
      properties: {
        except: { description: "Owners that may read every section; also the beginnings of their names.", $ref: "marker.schema.json#/$defs/words" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    tasks: {
      description: "Check boxes of lists.",
      type: "object",
      additionalProperties: false,
      required: ["states"],
      properties: {
        states: {
          description: "The characters that may stand between the brackets.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          items: { type: "string", minLength: 1, maxLength: 2 }
        },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    states: {
      description: 'The states of what sections are about, and the marks and words that tell each: `done: ["\u2705", Complete]`. Case does not count.',
      type: "object",
      minProperties: 1,
      maxProperties: 30,
      additionalProperties: { $ref: "marker.schema.json#/$defs/words" }
    },
    data: {
      description: "The value of a file of the format `yaml`.",
      type: "object",
      additionalProperties: false,
      properties: {
        schema: { description: "Its schema.", $ref: "marker.schema.json#/$defs/schemaOrFile" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    size: {
      description: "How large a note may be.",
      type: "object",
      additionalProperties: false,
      properties: {
        lines: { type: "integer", minimum: 1, maximum: 1e8, description: "The greatest number of lines." },
        characters: { type: "integer", minimum: 1, maximum: 1e8, description: "The greatest number of Unicode code points." },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    values: {
      description: "A schema of the whole note as one value: what is there when something else is.",
      type: "object",
      additionalProperties: false,
      required: ["schema"],
      properties: {
        schema: { description: "The schema.", $ref: "marker.schema.json#/$defs/schemaOrFile" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    relations: {
      description: "What no schema can say of the values of the note: a closed list.",
      type: "array",
      maxItems: 100,
      items: { $ref: "marker.schema.json#/$defs/relation" }
    },
    conditions: {
      description: "What must or must not stand in a note that holds something else.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: {
        description: "A condition.",
        type: "object",
        additionalProperties: false,
        required: ["name", "reason"],
        properties: {
          name: { description: "Its name, as it stands in findings.", $ref: "marker.schema.json#/$defs/name" },
          given: {
            description: "What must stand anywhere in the note for it to bind.",
            type: "object",
            additionalProperties: false,
            properties: {
              section: {
                description: "Sections: a key of `sections`, or several. Without it the whole note.",
                anyOf: [{ $ref: "marker.schema.json#/$defs/word" }, { $ref: "marker.schema.json#/$defs/words" }]
              },
              text: { description: "Phrases of which one stands there, in any case, as whole words; not in code.", $ref: "marker.schema.json#/$defs/words" },
              without: { description: "Phrases of which none stands in the sentence or line of the found one.", $ref: "marker.schema.json#/$defs/words" },
              label: { description: "A label that the section has.", $ref: "marker.schema.json#/$defs/text" },
              forms: { description: "What the value of that label begins with.", $ref: "#/$defs/forms" },
              state: { description: "The states that the section has: keys of `states`.", $ref: "marker.schema.json#/$defs/words" },
              stub: { type: "boolean", description: "Only sections that are stubs, or with `false` only sections that are not." },
              atLeast: { type: "integer", minimum: 1, maximum: 1e3, default: 1, description: "How many of them there are at least." }
            }
          },
          when: {
            description: "What makes it bind.",
            type: "object",
            additionalProperties: false,
            properties: {
              section: {
                description: "Sections: a key of `sections`, or several. Without it the whole note.",
                anyOf: [{ $ref: "marker.schema.json#/$defs/word" }, { $ref: "marker.schema.json#/$defs/words" }]
              },
              text: { description: "Phrases of which one stands there, in any case, as whole words; not in code.", $ref: "marker.schema.json#/$defs/words" },
              without: { description: "Phrases of which none stands in the sentence or line of the found one.", $ref: "marker.schema.json#/$defs/words" },
              label: { description: "A label that the section has.", $ref: "marker.schema.json#/$defs/text" },
              forms: { description: "What the value of that label begins with.", $ref: "#/$defs/forms" },
              state: { description: "The states that the section has: keys of `states`.", $ref: "marker.schema.json#/$defs/words" },
              stub: { type: "boolean", description: "Only sections that are stubs, or with `false` only sections that are not." },
              atLeast: { type: "integer", minimum: 1, maximum: 1e3, default: 1, description: "How many of them there are at least." }
            }
          },
          unless: {
            description: "What lifts it, anywhere in the note.",
            type: "object",
            additionalProperties: false,
            properties: {
              section: {
                description: "Sections: a key of `sections`, or several. Without it the whole note.",
                anyOf: [{ $ref: "marker.schema.json#/$defs/word" }, { $ref: "marker.schema.json#/$defs/words" }]
              },
              text: { description: "Phrases of which one stands there, in any case, as whole words; not in code.", $ref: "marker.schema.json#/$defs/words" },
              without: { description: "Phrases of which none stands in the sentence or line of the found one.", $ref: "marker.schema.json#/$defs/words" },
              label: { description: "A label that the section has.", $ref: "marker.schema.json#/$defs/text" },
              forms: { description: "What the value of that label begins with.", $ref: "#/$defs/forms" },
              state: { description: "The states that the section has: keys of `states`.", $ref: "marker.schema.json#/$defs/words" },
              stub: { type: "boolean", description: "Only sections that are stubs, or with `false` only sections that are not." },
              atLeast: { type: "integer", minimum: 1, maximum: 1e3, default: 1, description: "How many of them there are at least." }
            }
          },
          needs: { description: "What must stand there then, for each section or text that `when` finds.", $ref: "#/$defs/needs" },
          forbids: { description: "What must not stand there then.", $ref: "#/$defs/needs" },
          reason: { description: "What is wrong when it does not hold: a clause that can begin a sentence, without a stop.", $ref: "marker.schema.json#/$defs/text" },
          advice: { description: "What to write instead, in words that can stand behind a semicolon.", $ref: "marker.schema.json#/$defs/text" },
          severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" }
        }
      }
    },
    phrases: {
      description: "Texts that must not stand in a note.",
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: {
        description: "Some phrases.",
        type: "object",
        additionalProperties: false,
        required: ["name", "words", "reason"],
        properties: {
          name: { description: "The name of the ban, as it stands in findings.", $ref: "marker.schema.json#/$defs/name" },
          words: {
            description: "The phrases; case does not count. `<\u2026>` stands for any text between angle brackets that begins with a letter and is no HTML, `[\u2026]` for the same in brackets that are no link and no check box.",
            $ref: "marker.schema.json#/$defs/words"
          },
          in: {
            enum: ["text", "headings", "everything"],
            default: "text",
            description: "Where they are looked for: in all text but code, in headings, or also in code spans."
          },
          sections: { description: "Only in these sections: keys of `sections`.", $ref: "marker.schema.json#/$defs/words" },
          without: { description: "Phrases that make them harmless in the same line.", $ref: "marker.schema.json#/$defs/words" },
          reason: { description: "Why, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
          advice: { description: "What to write instead, in words that can stand behind a semicolon.", $ref: "marker.schema.json#/$defs/text" },
          severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" }
        }
      }
    },
    index: {
      description: "Another note of the same folder that has an entry for each note that is closed.",
      type: "object",
      additionalProperties: false,
      required: ["file", "part"],
      properties: {
        file: { description: "The name of its file.", type: "string", minLength: 1, maxLength: 200 },
        section: {
          description: "Where its contract says that the entries stand in a section: the key of that section. Without it, they stand anywhere in the note, by the `items` of its contract.",
          $ref: "marker.schema.json#/$defs/word"
        },
        part: { description: "The part of the path of this note that an entry repeats under the same name.", $ref: "marker.schema.json#/$defs/word" },
        when: {
          description: "What tells that this note is closed.",
          type: "object",
          additionalProperties: false,
          properties: {
            section: {
              description: "Sections: a key of `sections`, or several. Without it the whole note.",
              anyOf: [{ $ref: "marker.schema.json#/$defs/word" }, { $ref: "marker.schema.json#/$defs/words" }]
            },
            text: { description: "Phrases of which one stands there, in any case, as whole words; not in code.", $ref: "marker.schema.json#/$defs/words" },
            without: { description: "Phrases of which none stands in the sentence or line of the found one.", $ref: "marker.schema.json#/$defs/words" },
            label: { description: "A label that the section has.", $ref: "marker.schema.json#/$defs/text" },
            forms: { description: "What the value of that label begins with.", $ref: "#/$defs/forms" },
            state: { description: "The states that the section has: keys of `states`.", $ref: "marker.schema.json#/$defs/words" },
            stub: { type: "boolean", description: "Only sections that are stubs, or with `false` only sections that are not." },
            atLeast: { type: "integer", minimum: 1, maximum: 1e3, default: 1, description: "How many of them there are at least." }
          }
        },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    items: {
      description: "The bullets of the whole note, where it is a list.",
      type: "object",
      additionalProperties: false,
      required: ["forms"],
      properties: {
        forms: { description: "What each bullet must be, without markup.", $ref: "#/$defs/forms" },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    follows: {
      description: "Other notes that tell the states of the same things.",
      type: "array",
      minItems: 1,
      maxItems: 10,
      items: {
        description: "One of them.",
        type: "object",
        additionalProperties: false,
        required: ["note", "file", "sections", "done"],
        properties: {
          note: { description: "The name of its contract.", $ref: "marker.schema.json#/$defs/name" },
          file: { description: "Where this note names its path: a path to a value of the note.", $ref: "marker.schema.json#/$defs/path" },
          sections: {
            description: "A key of `sections` of this note, and the key of the other one that is about the same; the numbers of their series are equal.",
            type: "object",
            minProperties: 1,
            maxProperties: 20,
            additionalProperties: { $ref: "marker.schema.json#/$defs/word" }
          },
          done: {
            description: "The keys of `states` that mean that all is done; in this note a section of a series without a state of its own is done when it is there.",
            $ref: "marker.schema.json#/$defs/words"
          },
          severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
          consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
        }
      }
    },
    git: {
      description: "What git does with the file.",
      type: "object",
      additionalProperties: false,
      required: ["file"],
      properties: {
        file: { enum: ["ignored", "tracked"], description: "Whether git must ignore it or must track it." },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    severity: {
      description: "For a rule, how bad its findings by this contract are at most.",
      type: "object",
      maxProperties: 100,
      additionalProperties: { $ref: "marker.schema.json#/$defs/severity" }
    },
    examples: { $ref: "marker.schema.json#/$defs/examples" }
  },
  $defs: {
    form: { type: "string", minLength: 1, maxLength: 500 },
    forms: { anyOf: [{ $ref: "#/$defs/form" }, { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: { $ref: "#/$defs/form" } }] },
    part: {
      description: "A part of a form: `enum`, or a `type`.",
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
          enum: ["integer", "ordinal", "date", "word", "name", "token", "text"],
          description: "`integer` is a decimal number; `ordinal` one with a letter behind it or not, such as `1A`, or a capital letter with a number behind it or not, such as `B2`; `date` a day of the calendar, `2026-03-04`; `word` a run of letters, digits, `_` and `-`; `name` the same with `.` and `/`; `token` a run without white space; `text` any text on the line, up to what stands behind the part."
        },
        description: { description: "What it means.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    label: {
      description: "A labelled line.",
      type: "object",
      additionalProperties: false,
      properties: {
        required: { type: "boolean", default: false, description: "Whether the section must hold it." },
        also: { description: "Other words for the label that readers take.", $ref: "marker.schema.json#/$defs/words" },
        filled: { type: "boolean", default: false, description: "Whether something must stand behind it or below it." },
        forms: { description: "What its value must be, without markup: one form or several.", $ref: "#/$defs/forms" },
        starts: { type: "boolean", default: false, description: "Whether more may stand behind the form." },
        most: {
          type: "integer",
          minimum: 1,
          maximum: 1e3,
          description: "The greatest number of bullets below the label, or of values on its line with `; ` between them."
        },
        severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    entries: {
      description: "One form of entries.",
      type: "object",
      additionalProperties: false,
      required: ["as"],
      properties: {
        as: {
          enum: ["yaml", "table", "items"],
          description: "`yaml` is a YAML list, in the text or in a fence; `table` is a Markdown table; `items` are the bullets of Markdown lists."
        },
        schema: {
          description: "The schema of an entry: a mapping of a YAML list, or a row of a table by its columns, all texts.",
          $ref: "marker.schema.json#/$defs/schemaOrFile"
        },
        columns: { description: "The columns of a table in their order.", $ref: "marker.schema.json#/$defs/words" },
        otherColumns: { type: "boolean", default: false, description: "Whether other columns may stand behind them." },
        forms: { description: "What each bullet must be, without markup.", $ref: "#/$defs/forms" },
        minimum: { type: "integer", minimum: 0, maximum: 1e5, default: 0, description: "The least number of entries." },
        severity: {
          description: "How bad it is when an entry does not fit; `error` by default. A schema says it for its own parts.",
          $ref: "marker.schema.json#/$defs/severity"
        },
        consequence: { description: "What readers do with such an entry, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
      }
    },
    needs: {
      description: "What a condition asks for.",
      type: "object",
      additionalProperties: false,
      properties: {
        section: {
          description: "Sections: a key of `sections`, or several. Without it the whole note.",
          anyOf: [{ $ref: "marker.schema.json#/$defs/word" }, { $ref: "marker.schema.json#/$defs/words" }]
        },
        text: { description: "Phrases of which one stands there, in any case, as whole words; not in code.", $ref: "marker.schema.json#/$defs/words" },
        without: { description: "Phrases of which none stands in the sentence or line of the found one.", $ref: "marker.schema.json#/$defs/words" },
        label: { description: "A label that the section has.", $ref: "marker.schema.json#/$defs/text" },
        forms: { description: "What the value of that label begins with.", $ref: "#/$defs/forms" },
        state: { description: "The states that the section has: keys of `states`.", $ref: "marker.schema.json#/$defs/words" },
        stub: { type: "boolean", description: "Only sections that are stubs, or with `false` only sections that are not." },
        atLeast: { type: "integer", minimum: 1, maximum: 1e3, default: 1, description: "How many of them there are at least." },
        where: {
          enum: ["anywhere", "before", "after", "next", "inside"],
          default: "anywhere",
          description: "Where it is looked for: `anywhere` in the note, `before` or `after` what `when` found, in the `next` section of the same level, or `inside` the same section."
        },
        same: { description: "Parts of the headings that must be equal in both.", $ref: "marker.schema.json#/$defs/words" }
      }
    },
    section: {
      description: "A kind of section.",
      type: "object",
      additionalProperties: false,
      required: ["heading"],
      properties: {
        heading: {
          description: "The text of its heading without markup and without `suffixes`: one form or several, of which the first is the one to write.",
          $ref: "#/$defs/forms"
        },
        level: { type: "integer", minimum: 1, maximum: 6, default: 2, description: "The depth of its heading; 2 stands for `##`." },
        within: { description: "The section inside which it stands: a key of `sections`.", $ref: "marker.schema.json#/$defs/word" },
        required: { type: "boolean", default: false, description: "Whether a note must have it." },
        consequence: { description: "What readers do without it, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
        severity: { description: "How bad it is when it is missing or stands at another level; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        many: { type: "boolean", default: false, description: "Whether it may stand more than once." },
        series: {
          description: "For sections that are numbered by a part of their headings: each number stands once, in order and without gaps.",
          type: "object",
          additionalProperties: false,
          required: ["part"],
          properties: {
            part: {
              description: "The part of the heading that holds the number: an `integer` or an `ordinal`, such as `1`, `1A` or `B`. Letters count among themselves.",
              $ref: "marker.schema.json#/$defs/word"
            },
            from: { type: "integer", minimum: 0, maximum: 1e3, default: 1, description: "The greatest number with which the series may begin." },
            ordered: { type: "boolean", default: true, description: "Whether the numbers must rise." },
            with: { description: "Other keys of `sections` whose numbers fill gaps of this series too.", $ref: "marker.schema.json#/$defs/words" },
            severity: { description: "How bad a gap, a repeated number or another order is; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
            consequence: { description: "What readers do then, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
          }
        },
        class: { description: "The class that the words of its heading must give it: a key of `classes.words`.", $ref: "marker.schema.json#/$defs/word" },
        first: {
          description: "The first sentence of the section, read without markup.",
          type: "object",
          additionalProperties: false,
          required: ["forms"],
          properties: {
            forms: {
              description: "What it begins with: one form or several, of which the first is the one to write. A dash with spaces around it may be of any length.",
              $ref: "#/$defs/forms"
            },
            ignoresCase: { type: "boolean", default: false, description: "Whether letters may be of any case." },
            later: { type: "boolean", default: false, description: "Whether the sentence may stand behind others. Then only a section without it is wrong." },
            name: { description: "What the sentence is called in messages.", $ref: "marker.schema.json#/$defs/text" },
            severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
            consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
          }
        },
        labels: {
          description: "Labelled lines, `- **Label**: value` or `**Label:** value`, by their labels.",
          type: "object",
          minProperties: 1,
          maxProperties: 100,
          additionalProperties: { description: "A labelled line.", $ref: "#/$defs/label" }
        },
        labelsInOrder: { type: "boolean", default: false, description: "Whether the labels stand in the order of `labels`." },
        data: {
          description: "The data of the section: its first fence in that language.",
          type: "object",
          additionalProperties: false,
          properties: {
            language: { enum: ["yaml", "json", "jsonl"], default: "yaml", description: "How it is written; `jsonl` is one JSON value on each line." },
            fenceNames: { description: "The first words of the info strings that readers look for; by default the language.", $ref: "marker.schema.json#/$defs/words" },
            required: { type: "boolean", default: true, description: "Whether the section must hold such a fence." },
            schema: { description: "The schema of the value; of each line for `jsonl`.", $ref: "marker.schema.json#/$defs/schemaOrFile" },
            severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
            consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
          }
        },
        entries: {
          description: "The forms in which the section may hold entries. All entries of a section have the same form.",
          type: "array",
          minItems: 1,
          maxItems: 10,
          items: { description: "One form of entries.", $ref: "#/$defs/entries" }
        },
        entriesRequired: { type: "boolean", default: false, description: "Whether the section must hold one of those forms." },
        entriesSeverity: { description: "How bad it is when entries have no such form or two forms; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
        entriesConsequence: { description: "What readers do then, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" },
        state: {
          description: "What tells the state of what the section is about: a key of `states`. All that tell it must agree.",
          type: "object",
          additionalProperties: false,
          properties: {
            heading: { type: "boolean", default: false, description: "Whether the heading ends with a mark." },
            label: { description: "The label whose value begins with a mark or a word.", $ref: "marker.schema.json#/$defs/text" },
            tasks: { type: "boolean", default: false, description: "Whether check boxes tell it: a done section has no open one." },
            boxes: {
              description: "How a check box anywhere in the note that tells it begins: a form with the part of the series in it, `Phase {n}`.",
              $ref: "#/$defs/forms"
            },
            done: { description: "The keys of `states` that mean that all is done.", $ref: "marker.schema.json#/$defs/words" },
            severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
            consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
          }
        },
        refers: {
          description: "Labels whose values name other sections, such as `Phase 1, Phase 2`.",
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: {
            description: "One label.",
            type: "object",
            additionalProperties: false,
            required: ["label", "to", "forms", "part"],
            properties: {
              label: { description: "The label.", $ref: "marker.schema.json#/$defs/text" },
              to: { description: "The keys of `sections` that it may name.", $ref: "marker.schema.json#/$defs/words" },
              forms: { description: "How it names one: forms that may stand anywhere in the value, with the `part` of the series in them.", $ref: "#/$defs/forms" },
              part: { description: "The part that is the number of the named section.", $ref: "marker.schema.json#/$defs/word" },
              until: { description: "Phrases that end the list, in any case: what stands behind the first of them names nothing.", $ref: "marker.schema.json#/$defs/words" },
              order: { enum: ["before", "any"], default: "any", description: "Whether the named section must stand before this one." },
              severity: { description: "How bad it is where this does not hold; `error` by default.", $ref: "marker.schema.json#/$defs/severity" },
              consequence: { description: "What readers do where this does not hold, in words that can stand behind a colon.", $ref: "marker.schema.json#/$defs/text" }
            }
          }
        },
        owner: { description: "The part of the heading that names who writes the section; see `isolation`.", $ref: "marker.schema.json#/$defs/word" }
      }
    }
  }
};

// src/cli/configuration.ts
var contractOptions = { schemas: { marker: marker_schema_default, note: note_schema_default, journal: journal_schema_default, command: command_schema_default }, builtIn: builtInSources, ruleIds: ruleEntries.map(({ id }) => id) };
var knownNames = { rules: ruleEntries, profiles: profiles.map(({ id }) => id), packs: packNames };
function configSource({ config, configCode, rule, profile }, cwd) {
  const rules = Object.assign({}, ...rule.map(readRuleSetting));
  return loadedSource({ config: config === true ? void 0 : config, allowCode: configCode, rules, profiles: profile }, cwd);
}
function loadedSource({ config, allowCode, rules, profiles: chosen }, cwd) {
  const contracts = /* @__PURE__ */ new Map();
  return new ConfigSource(
    {
      known: knownNames,
      contracts: (root, layers, outside) => {
        const key = JSON.stringify([root, layers.filter((layer) => layer.config.contracts !== void 0).map((layer) => [layer.base, layer.config.contracts])]);
        const known = contracts.get(key) ?? import("./load-contracts-E3QZNNKC.js").then(({ loadContracts }) => loadContracts(root, layers, outside, contractOptions));
        contracts.set(key, known);
        return known;
      },
      contractFiles: (layers, root) => actingContracts(layers).flatMap((contract) => filesOf(contract).map(({ glob, kind }) => ({ base: root, glob: glob.pattern, kind }))),
      allowCode,
      config,
      commandLine: {
        ...Object.keys(rules).length > 0 && { rules },
        ...chosen.length > 0 && { profiles: chosen }
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
import { basename as basename2, dirname as dirname3, join, parse } from "node:path";
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
    if (await exists2(join(folder, ".git"))) return { repository: folder, configuration: void 0, holder: void 0, skill: void 0 };
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
  severityLevels,
  validateConfig,
  findOptionIssues,
  isCodeConfig,
  ConfigSource,
  contractOptions,
  knownNames,
  configSource,
  loadedSource,
  RootFinder
};
