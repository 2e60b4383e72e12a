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
  severityLevels: () => severityLevels,
  validateConfig: () => validateConfig
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var severityLevels = ["off", "info", "warning", "error"];
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
    for (const key of Object.keys(given)) if (!keys.includes(key)) report([...own, key], (0, import_chunk_7IIL3LMX.unknownWord)("key", key, keys), "key");
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
    report(Array.isArray(value) ? [...own, "rules", index] : [...own, "rules"], typeof id === "string" ? (0, import_chunk_7IIL3LMX.unknownWord)("rule", id, ruleIds) : "`rules` lists the ids of rules.");
    return [];
  });
}
function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
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
      presets: words("presets", "preset", import_chunk_7IIL3LMX.presetNames),
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
      if (keys2 !== void 0 && !keys2.includes(key)) this.#report([...path, key], "key", (0, import_chunk_7IIL3LMX.unknownWord)("key", key, keys2));
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
      if (!allowed.includes(word)) this.#report(place, "value", (0, import_chunk_7IIL3LMX.unknownWord)(what, word, allowed));
    }
    return words;
  }
  #globs(value, path) {
    const globs = this.#strings(value, path);
    for (const [index, glob] of globs.entries()) this.#glob(glob, typeof value === "string" ? path : [...path, index], "value");
    return globs;
  }
  #glob(glob, path, at) {
    const fault = (0, import_chunk_7IIL3LMX.globFault)(path[0] === "ignore" ? glob.replace(/^!/, "") : glob);
    if (fault !== void 0) this.#report(path, at, `The glob \`${glob}\` ${fault}.`);
  }
  #ruleset(value) {
    if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= import_chunk_7IIL3LMX.latestRuleset) return value;
    this.#report(["ruleset"], "value", `\`ruleset\` is a whole number from 1 to ${import_chunk_7IIL3LMX.latestRuleset}, the newest that this version knows.`);
    return import_chunk_7IIL3LMX.latestRuleset;
  }
  #packs(value) {
    const packs = this.#object(value, ["packs"], "`packs`");
    for (const [name, level] of Object.entries(packs)) {
      if (!this.#known.packs.includes(name)) this.#report(["packs", name], "key", (0, import_chunk_7IIL3LMX.unknownWord)("pack", name, this.#known.packs));
      if (level !== "on" && level !== "off") this.#report(["packs", name], "value", `A pack is \`on\` or \`off\`, not ${nameOf(level)}.`);
    }
    return packs;
  }
  #files(value) {
    const files = this.#object(value, ["files"], "`files`");
    for (const [glob, kind] of Object.entries(files)) {
      this.#glob(glob, ["files", glob], "key");
      if (typeof kind !== "string") this.#report(["files", glob], "value", `A kind is text, not ${nameOf(kind)}.`);
      else if (!import_chunk_J6AED5OY.documentKinds.includes(kind)) this.#report(["files", glob], "value", (0, import_chunk_7IIL3LMX.unknownWord)("kind", kind, import_chunk_J6AED5OY.documentKinds));
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
      if (!this.#ruleIds.includes(id)) this.#report(place, "key", (0, import_chunk_7IIL3LMX.unknownWord)("rule", id, this.#ruleIds));
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
    else if (typeof value === "string") this.#report(path, "value", (0, import_chunk_7IIL3LMX.unknownWord)("severity", value, severityLevels));
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  severityLevels,
  validateConfig
});
