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
var import_chunk_TKFECXXH = require("./chunk-TKFECXXH.js");
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
    return say(`is ${shown(node)}, which YAML reads as ${(0, import_chunk_TKFECXXH.typeName)(node)} and not as text`, `write \`${quoted}\``, quoted);
  }
  const number = node.kind === "scalar" && node.style !== "plain" && !types.includes("string") ? readScalar(node, types) : void 0;
  if (number !== void 0) return say(`is text in quotes, and must be ${wanted}`, `write \`${number}\` without quotes`, number);
  return say(`is ${(0, import_chunk_TKFECXXH.typeName)(node)}, and must be ${wanted}`);
}
function readScalar({ text }, types) {
  const isNumber = types.includes("integer") && /^-?\d+$/.test(text) || types.includes("number") && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber || types.includes("boolean") && /^(?:true|false)$/.test(text) ? text : void 0;
}
function wordsForEnum(words, node) {
  const list = words.length <= 12 ? words.map((word) => `\`${word}\``).join(", ") : `the ${words.length} allowed words`;
  if (node === void 0 || node.kind === "scalar" && node.value === null) return say("has no value", `write one of ${list}`);
  const found = node.kind === "scalar" ? node.text : "";
  const meant = found === "" || /^[-+.\d]+$/.test(found) ? void 0 : (0, import_chunk_TKFECXXH.suggest)(found, words);
  if (meant === void 0) return say(`is ${shown(node)}, which is none of ${list}`, "write one of these");
  const quote = node.kind === "scalar" ? { "double-quoted": '"', "single-quoted": "'" }[node.style] : void 0;
  const replacement = node.kind === "scalar" && node.header === "" ? `${quote ?? ""}${meant}${quote ?? ""}` : void 0;
  return { ...say(`is ${shown(node)}, which is none of ${list}`, `write \`${meant}\``, replacement), onlyCase: found.toLowerCase() === meant.toLowerCase() };
}
function wordsForKey({ params, parentSchema }) {
  const key = String(params["additionalProperty"]);
  const properties = isSchema(parentSchema) ? parentSchema["properties"] : void 0;
  const known = isSchema(properties) ? Object.keys(properties) : [];
  const meant = (0, import_chunk_TKFECXXH.suggest)(key, known);
  if (meant !== void 0) return say("is no known key", `write \`${meant}\``);
  return known.length > 0 && known.length <= 16 ? say("is no known key", `known are ${known.map((each) => `\`${each}\``).join(", ")}`) : say("is no known key");
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
function shown(node) {
  return node?.kind === "scalar" && node.value !== null && isShort(node) ? `\`${node.text}\`` : (0, import_chunk_TKFECXXH.typeName)(node);
}
function isShort({ text }) {
  return text !== "" && text.length <= 60 && !/[\r\n`]/.test(text);
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
async function loadSchemaValidator() {
  if (ajv !== void 0) return;
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
  const validator = () => {
    if (ajv === void 0) throw new Error("the schema validator is not loaded");
    return validate ??= ajv.compile(schema);
  };
  return {
    fits: (value) => validator()(value),
    check(root) {
      const validate2 = validator();
      const tree = new import_chunk_TKFECXXH.PlainTree(root);
      if (validate2(tree.value)) return [];
      return relevantErrors((validate2.errors ?? []).slice(0, mostErrors)).map((error) => toFault(error, tree, root)).sort((a, b) => (0, import_chunk_TKFECXXH.compareSpans)(a.at, b.at));
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
