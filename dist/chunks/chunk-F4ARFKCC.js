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
  codes: () => codes,
  depthWords: () => depthWords,
  endWords: () => endWords,
  faultWords: () => faultWords,
  limitWords: () => limitWords,
  listingWords: () => listingWords,
  said: () => said,
  scalarWords: () => scalarWords,
  sentence: () => sentence,
  valueWords: () => valueWords
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var endWords = {
  "first-dashes": "the next three hyphens, even within a value",
  "line-start": "the next line that begins with three hyphens",
  "trimmed-line": "the next line of three hyphens, indented too",
  line: "the next line of three hyphens that is not indented"
};
var scalarWords = { text: "are read as text", typed: "keep their type, so text needs quotes" };
function listingWords({ listing }) {
  const parts = [
    listing?.shareOfContext === void 0 ? "" : `${String(listing.shareOfContext * 100)} % of the context window`,
    listing?.fallbackLength === void 0 ? "" : `${listing.fallbackLength} characters where the window is not known`
  ];
  return sentence(parts, "; ");
}
function depthWords({ depth, bare } = {}) {
  if (depth === void 0) return "";
  if (depth === "any") return "any depth";
  const down = depth === 1 ? "one folder: `<skills>/<name>/SKILL.md`" : `up to ${depth} folders`;
  return bare === true ? `${down}, or none` : down;
}
var typeWords = { text: "text", boolean: "true or false", number: "a number", list: "a list", mapping: "a mapping" };
function valueWords(key) {
  const { types, forms, values, valueTypes, onlyWith, aliases, formerly } = key;
  const parts = [
    types === void 0 ? "anything" : types.map((type) => typeWords[type]).join(" or "),
    forms === void 0 ? "" : `several entries: ${forms.map((form) => form.replace("-", " ")).join(", ")}`,
    values === void 0 ? "" : `one of ${codes(values)}`,
    valueTypes === void 0 ? "" : `with ${valueTypes.map((type) => typeWords[type]).join(" or ")} in it`,
    onlyWith === void 0 ? "" : `read only where \`${onlyWith.key}\` is \`${onlyWith.value}\``,
    aliases === void 0 ? "" : `also written ${codes(aliases)}`,
    formerly === void 0 ? "" : `formerly ${codes(formerly)}`
  ];
  return sentence(parts, "; ");
}
function limitWords(key) {
  const parts = [
    lengthWords(key),
    key.sharesLengthWith === void 0 ? "" : `together with \`${key.sharesLengthWith}\``,
    key.pattern === void 0 ? "" : `matches ${code(key.pattern)}`,
    key.equalsFolder === true ? "equals the name of the folder" : "",
    key.reserved === void 0 ? "" : `does not contain ${codes(key.reserved)}`,
    key.forbids === void 0 ? "" : `no ${key.forbids.map((what) => what.replace("-", " ")).join(", no ")}`
  ];
  return sentence(parts, "; ");
}
var unitWords = { "code-points": "characters", bytes: "bytes in UTF-8", "utf-16": "UTF-16 units" };
var measureWords = { raw: "as written", trimmed: "without the blanks around it", collapsed: "with a run of white space as one" };
function lengthWords({ minLength, maxLength, unit = "code-points", measured }) {
  if (maxLength === void 0) return minLength === void 0 ? "" : "not empty";
  const range = minLength === void 0 ? `at most ${maxLength}` : `${minLength} to ${maxLength}`;
  return `${range} ${unitWords[unit]}${measured === void 0 ? "" : ` (${measureWords[measured]})`}`;
}
var faultNames = {
  missing: "absent",
  empty: "empty",
  type: "of another type",
  length: "too long",
  pattern: "not of that form",
  folder: "not the name of the folder",
  reserved: "with a reserved word",
  forbidden: "with what is forbidden"
};
function faultWords(client, faults = {}) {
  const byEffect = /* @__PURE__ */ new Map();
  for (const [fault, effect] of Object.entries(faults)) byEffect.set(effect, [...byEffect.get(effect) ?? [], faultNames[fault]]);
  return sentence([...byEffect].map(([effect, names]) => `${names.join(", ")}: ${said(client, effect)}`), "; ");
}
function said(client, effect) {
  return effect === void 0 ? "" : (0, import_chunk_7IIL3LMX.sayEffect)(client, effect).slice(client.name.length + 1);
}
function codes(words) {
  return (words ?? []).map(code).join(", ");
}
function code(text) {
  return `\`${text}\``;
}
function sentence(parts, between) {
  return parts.filter((part) => part !== "").join(between);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  codes,
  depthWords,
  endWords,
  faultWords,
  limitWords,
  listingWords,
  said,
  scalarWords,
  sentence,
  valueWords
});
