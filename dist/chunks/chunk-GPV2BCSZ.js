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
  annotations: () => annotations,
  compilePayloadSchema: () => compilePayloadSchema,
  isSchema: () => isSchema,
  loadSchemaValidator: () => loadSchemaValidator,
  schemaKeywords: () => schemaKeywords,
  schemaListKeywords: () => schemaListKeywords,
  schemaMapKeywords: () => schemaMapKeywords
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HAVPFMUF = require("./chunk-HAVPFMUF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var paths = /* @__PURE__ */ new Map([[7061599475651245, "../validators/1.js"], [1920358478977893, "../validators/2.js"], [5950560562529680, "../validators/3.js"], [1155989355856338, "../validators/4.js"], [7893327467676256, "../validators/5.js"], [422346149342933, "../validators/6.js"], [3237711998483619, "../validators/7.js"], [4347682566606985, "../validators/8.js"], [4559352920862461, "../validators/9.js"], [7777228921926992, "../validators/10.js"], [5553528051551486, "../validators/11.js"], [2952101030957687, "../validators/12.js"], [7565043824052064, "../validators/13.js"], [314963966693034, "../validators/14.js"], [3762644733681905, "../validators/15.js"], [2613669532861087, "../validators/16.js"], [5691578190393166, "../validators/17.js"], [648257662280136, "../validators/18.js"], [2966895863964835, "../validators/19.js"], [5060337984364640, "../validators/20.js"], [7749738260223271, "../validators/21.js"], [6149564996137733, "../validators/22.js"], [2207003098151137, "../validators/23.js"], [1064380126041444, "../validators/24.js"], [2930510533511602, "../validators/25.js"], [488892877852210, "../validators/26.js"], [42290184053868, "../validators/27.js"], [1020240609552631, "../validators/28.js"], [3526496855383977, "../validators/29.js"], [8972368456673979, "../validators/30.js"], [2825693660893842, "../validators/31.js"], [4075530976016461, "../validators/32.js"], [8338497545873466, "../validators/33.js"], [7438116551732376, "../validators/34.js"], [6673645350153531, "../validators/35.js"], [4611656524363739, "../validators/36.js"], [7007042213493063, "../validators/37.js"], [8296112780397604, "../validators/38.js"], [6252034544434423, "../validators/39.js"], [323441090547226, "../validators/40.js"], [7659467535848510, "../validators/41.js"], [8221750596981534, "../validators/42.js"], [1233952025202618, "../validators/43.js"], [1202396541059491, "../validators/44.js"], [8505776984573372, "../validators/45.js"], [1641322485684566, "../validators/46.js"], [3511543011797190, "../validators/47.js"], [7623950906450695, "../validators/48.js"], [6993514302009623, "../validators/49.js"], [4024297891794461, "../validators/50.js"], [3090674737730043, "../validators/51.js"], [1678813080926888, "../validators/52.js"], [6405314758362170, "../validators/53.js"], [3565210328211140, "../validators/54.js"], [4264440459979533, "../validators/55.js"], [961877680474762, "../validators/56.js"], [1315482140027321, "../validators/57.js"], [5745799495568477, "../validators/58.js"], [5362485628608188, "../validators/59.js"], [3948081595645218, "../validators/60.js"], [6087561976489044, "../validators/61.js"], [3389458309382436, "../validators/62.js"], [7202452161453323, "../validators/63.js"], [4921222804416534, "../validators/64.js"], [5399529478680586, "../validators/65.js"], [8204639509841758, "../validators/66.js"], [1815714532365208, "../validators/67.js"], [2664512702218977, "../validators/68.js"], [6627180425848742, "../validators/69.js"]]);
var hasBuiltInValidators = true;
function builtInValidator(schema) {
  const path = paths.get(hashOf(JSON.stringify(schema)));
  return path === void 0 ? void 0 : (0, import_chunk_KIZ6KU7F.__require)(path)(import_chunk_HAVPFMUF.compilePattern);
}
function hashOf(text) {
  let a = 3735928559;
  let b = 1103547991;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ a >>> 16, 2246822507) ^ Math.imul(b ^ b >>> 13, 3266489909);
  b = Math.imul(b ^ b >>> 16, 2246822507) ^ Math.imul(a ^ a >>> 13, 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
var schemaKeywords = /* @__PURE__ */ new Set(["propertyNames", "additionalProperties", "items", "contains", "not", "if", "then", "else"]);
var schemaListKeywords = /* @__PURE__ */ new Set(["allOf", "anyOf", "oneOf"]);
var schemaMapKeywords = /* @__PURE__ */ new Set(["properties", "patternProperties"]);
var annotations = /* @__PURE__ */ new Set([
  "$schema",
  "$id",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "x-consequence",
  "x-severity",
  "x-missing"
]);
function isSchema(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var typeNames = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "`true` or `false`",
  null: "nothing",
  array: "a list",
  object: "a mapping"
};
var formatNames = {
  date: "date like `2026-03-04`",
  "date-time": "time like `2026-03-04T10:00:00Z`",
  time: "time like `10:00:00Z`",
  uuid: "UUID"
};
var say = (reason, advice, replacement) => ({ reason, advice, replacement });
function wordsFor(error, node) {
  const { keyword, params, schema } = error;
  const limit = String(params["limit"]);
  switch (keyword) {
    case "type":
      return wordsForType([schema].flat(), node);
    case "enum":
      return wordsForEnum(schema.map(String), node);
    case "const":
      return say(`is ${shown(node)}, and only \`${String(schema)}\` is allowed`, `write \`${String(schema)}\``);
    case "required":
      return say("is missing", "add it");
    case "dependentRequired":
      return say(`is missing, and \`${String(params["property"])}\` needs it`, "add it");
    case "additionalProperties":
      return wordsForKey(error);
    case "propertyNames":
      return say("is no key that may stand here");
    case "pattern":
      return say(`is ${shown(node)}, which is not of the form \`${String(schema)}\``);
    case "format":
      return say(`is ${shown(node)}, which is no ${formatNames[String(schema)] ?? String(schema)}`);
    case "minLength":
      return say(limit === "1" ? "is empty" : `has fewer than ${limit} characters`);
    case "maxLength":
      return say(`has more than ${limit} characters`);
    case "minItems":
      return say(limit === "1" ? "is an empty list" : `has fewer than ${limit} items`);
    case "maxItems":
      return say(`has more than ${limit} items`);
    case "minProperties":
      return say(limit === "1" ? "is an empty mapping" : `has fewer than ${limit} keys`);
    case "maxProperties":
      return say(`has more than ${limit} keys`);
    case "minimum":
    case "exclusiveMinimum":
      return say(`is ${shown(node)}, and must be ${keyword === "minimum" ? "at least" : "more than"} ${limit}`);
    case "maximum":
    case "exclusiveMaximum":
      return say(`is ${shown(node)}, and must be ${keyword === "maximum" ? "at most" : "less than"} ${limit}`);
    case "multipleOf":
      return say(`is ${shown(node)}, and must be a multiple of ${String(params["multipleOf"])}`);
    case "contains":
      return say("holds no item of the kind that it must hold");
    default:
      return say(`is ${shown(node)}, which fits none of the forms that are allowed here`);
  }
}
function wordsForType(types, node) {
  const wanted = types.map((type) => typeNames[type] ?? type).join(" or ");
  if (node === void 0 || node.kind === "scalar" && node.value === null) return say("has no value", `write ${wanted}`);
  if (types.includes("string") && node.kind === "scalar" && node.style === "plain") {
    const quoted = JSON.stringify(node.source);
    return say(`is ${shown(node)}, which YAML reads as ${(0, import_chunk_7IIL3LMX.typeName)(node)} and not as text`, `write \`${quoted}\``, quoted);
  }
  const number = node.kind === "scalar" && node.style !== "plain" && !types.includes("string") ? readScalar(node, types) : void 0;
  if (number !== void 0) return say(`is text in quotes, and must be ${wanted}`, `write \`${number}\` without quotes`, number);
  return say(`is ${(0, import_chunk_7IIL3LMX.typeName)(node)}, and must be ${wanted}`);
}
function readScalar({ text }, types) {
  const isNumber = types.includes("integer") && /^-?\d+$/.test(text) || types.includes("number") && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber || types.includes("boolean") && /^(?:true|false)$/.test(text) ? text : void 0;
}
function wordsForEnum(words, node) {
  const list = words.length <= 12 ? words.map((word) => `\`${word}\``).join(", ") : `the ${words.length} allowed words`;
  if (node === void 0 || node.kind === "scalar" && node.value === null) return say("has no value", `write one of ${list}`);
  const found = node.kind === "scalar" ? node.text : "";
  const meant = found === "" || /^[-+.\d]+$/.test(found) ? void 0 : (0, import_chunk_7IIL3LMX.suggest)(found, words);
  if (meant === void 0) return say(`is ${shown(node)}, which is none of ${list}`, "write one of these");
  const quote = node.kind === "scalar" ? { "double-quoted": '"', "single-quoted": "'" }[node.style] : void 0;
  const replacement = node.kind === "scalar" && node.header === "" ? `${quote ?? ""}${meant}${quote ?? ""}` : void 0;
  return { ...say(`is ${shown(node)}, which is none of ${list}`, `write \`${meant}\``, replacement), onlyCase: found.toLowerCase() === meant.toLowerCase() };
}
function wordsForKey({ params, parentSchema }) {
  const key = String(params["additionalProperty"]);
  const properties = isSchema(parentSchema) ? parentSchema["properties"] : void 0;
  const known = isSchema(properties) ? Object.keys(properties) : [];
  const meant = (0, import_chunk_7IIL3LMX.suggest)(key, known);
  if (meant !== void 0) return say("is no known key", `write \`${meant}\``);
  return known.length > 0 && known.length <= 16 ? say("is no known key", `known are ${known.map((each) => `\`${each}\``).join(", ")}`) : say("is no known key");
}
function shown(node) {
  return node?.kind === "scalar" && node.value !== null && isShort(node) ? `\`${node.text}\`` : (0, import_chunk_7IIL3LMX.typeName)(node);
}
function isShort({ text }) {
  return text !== "" && text.length <= 60 && !/[\r\n`]/.test(text);
}
function pathOf(pointer, tree) {
  const path = [];
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(tree.nodeAt(path)?.kind === "sequence" ? Number(key) : key);
  }
  return path;
}
function toFault(error, tree, root) {
  const path = pathOf(error.instancePath, tree);
  const node = tree.nodeAt(path);
  const { keyword, params } = error;
  const parent = isSchema(error.parentSchema) ? error.parentSchema : {};
  if (keyword === "required" || keyword === "dependentRequired") {
    const key = String(params.missingProperty);
    const at2 = tree.pairAt(path)?.key.span ?? firstKey(node) ?? { start: root.span.start, end: root.span.start };
    return { keyword, path, at: at2, node, name: key, ...wordsFor(error, node), replacement: void 0, onlyCase: false, ...graveness(keySchema(parent, key), true) };
  }
  if (keyword === "additionalProperties" || keyword === "propertyNames") {
    const key = String(params["additionalProperty"] ?? params["propertyName"]);
    const at2 = tree.pairAt([...path, key])?.key.span ?? root.span;
    return { keyword, path, at: at2, node, name: key, ...wordsFor(error, node), replacement: void 0, onlyCase: false, ...graveness(parent, false) };
  }
  const absent = node?.kind !== "scalar" ? node === void 0 : node.value === null;
  const pair = tree.pairAt(path);
  const at = node === void 0 || node.kind !== "scalar" && pair !== void 0 ? pair?.key.span ?? root.span : node.span;
  const words = wordsFor(error, node);
  return { keyword, path, at, node, name: nameOf(path), ...words, replacement: words.replacement, onlyCase: words.onlyCase ?? false, ...graveness(parent, absent) };
}
function nameOf(path) {
  const last = path.at(-1);
  if (last === void 0) return "the payload";
  const key = path.findLast((step) => typeof step === "string");
  return typeof last === "string" ? last : `${key ?? ""}[${String(last)}]`;
}
function firstKey(node) {
  return node?.kind === "mapping" ? node.pairs[0]?.key.span ?? node.span : node?.span;
}
function keySchema(parent, key) {
  const properties = parent["properties"];
  const schema = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : void 0;
  return isSchema(schema) ? schema : {};
}
function graveness(schema, missing) {
  const special = missing ? schema["x-missing"] : void 0;
  const given = isSchema(special) ? special : {};
  const consequence = given["consequence"] ?? (isSchema(special) && special["severity"] !== void 0 ? void 0 : schema["x-consequence"]);
  return {
    severity: given["severity"] ?? (isSchema(special) ? "error" : schema["x-severity"] ?? "error"),
    consequence: typeof consequence === "string" ? consequence : void 0
  };
}
var summaries = /* @__PURE__ */ new Set(["if", "allOf"]);
var choices = /* @__PURE__ */ new Set(["anyOf", "oneOf"]);
function relevantErrors(errors) {
  let kept = errors.filter(({ keyword, propertyName }) => !summaries.has(keyword) && (keyword === "propertyNames" || propertyName === void 0));
  const made = kept.filter(({ keyword, params }) => choices.has(keyword) && !("passingSchemas" in params && params["passingSchemas"] !== null));
  for (const choice of made.sort((a, b) => b.schemaPath.length - a.schemaPath.length)) {
    const within = kept.filter((error) => isBranchOf(error, choice));
    const branches = groupByBranch(within, choice);
    const near = [...branches.values()].filter((branch) => !branch.some(({ keyword, instancePath }) => keyword === "type" && instancePath === choice.instancePath));
    const deeper = kept.some((error) => error !== choice && !choices.has(error.keyword) && !within.includes(error) && isInside(error, choice));
    if (deeper && near.length !== 1) {
      kept = kept.filter((error) => error !== choice && !within.includes(error));
      continue;
    }
    const told = near.length === 1 ? near[0] ?? [] : [choice];
    kept = kept.filter((error) => error !== choice && (!within.includes(error) || told.includes(error)));
    if (told[0] === choice) kept.push(choice);
  }
  return kept;
}
function isBranchOf(error, choice) {
  return error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath);
}
function isInside({ instancePath, keyword }, choice) {
  return instancePath.startsWith(`${choice.instancePath}/`) || instancePath === choice.instancePath && keyword !== "type";
}
function branchOf(error, choice) {
  return error.schemaPath.slice(choice.schemaPath.length + 1).split("/", 1)[0] ?? "";
}
function groupByBranch(errors, choice) {
  const groups = /* @__PURE__ */ new Map();
  for (const error of errors) {
    const branch = branchOf(error, choice);
    groups.set(branch, [...groups.get(branch) ?? [], error]);
  }
  return groups;
}
var ajv;
async function loadSchemaValidator(builtInOnly = false) {
  if (ajv !== void 0) return;
  if (builtInOnly && hasBuiltInValidators) {
    await (0, import_chunk_HAVPFMUF.loadPatternEngine)();
    return;
  }
  const [{ default: { Ajv2020: AjvClass } }, { default: formats }] = await Promise.all([Promise.resolve().then(() => require("./2020-RMXNVL4Q.js")), Promise.resolve().then(() => require("./dist-C3D2NOOJ.js")), (0, import_chunk_HAVPFMUF.loadPatternEngine)()]);
  ajv = new AjvClass({
    allErrors: true,
    strict: false,
    verbose: true,
    logger: false,
    // A contract was checked when it was read, against a schema of its own that knows fewer keywords.
    validateSchema: false,
    code: { regExp: Object.assign(import_chunk_HAVPFMUF.compilePattern, { code: "re2" }) }
  });
  formats.default(ajv, ["date", "date-time", "time", "uuid"]);
}
var mostErrors = 500;
function compilePayloadSchema(schema) {
  let validate;
  const validator = () => validate ??= builtInValidator(schema) ?? compile(schema);
  return {
    fits: (value) => validator()(value),
    check(root) {
      const validate2 = validator();
      const tree = new import_chunk_7IIL3LMX.PlainTree(root);
      if (validate2(tree.value)) return [];
      return relevantErrors((validate2.errors ?? []).slice(0, mostErrors)).map((error) => toFault(error, tree, root)).sort((a, b) => (0, import_chunk_7IIL3LMX.compareSpans)(a.at, b.at));
    },
    keysAt: (path) => Object.keys(isSchema(schemaAt(schema, path)?.["properties"]) ? schemaAt(schema, path)?.["properties"] : {}),
    wordsAt(path) {
      const words = schemaAt(schema, path)?.["enum"];
      return Array.isArray(words) ? words.map(String) : [];
    },
    describe(path) {
      const description = schemaAt(schema, path)?.["description"];
      return typeof description === "string" ? description : void 0;
    }
  };
}
function compile(schema) {
  if (ajv === void 0) throw new Error("the schema validator is not loaded");
  return ajv.compile(schema);
}
function schemaAt(schema, path) {
  let at = schema;
  for (const step of path) {
    if (!isSchema(at)) return void 0;
    const properties = at["properties"];
    if (typeof step === "number") at = at["items"];
    else at = isSchema(properties) && Object.hasOwn(properties, step) ? properties[step] : void 0;
  }
  return isSchema(at) ? at : void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  annotations,
  compilePayloadSchema,
  isSchema,
  loadSchemaValidator,
  schemaKeywords,
  schemaListKeywords,
  schemaMapKeywords
});
