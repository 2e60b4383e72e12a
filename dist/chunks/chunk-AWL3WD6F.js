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
  findOptionIssues: () => findOptionIssues
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
async function findOptionIssues(config, { rules }) {
  const given = [
    ...givenOptions(config.rules, ["rules"]),
    ...(config.overrides ?? []).flatMap((override, index) => givenOptions(override.rules, ["overrides", index, "rules"]))
  ];
  if (given.length === 0) return [];
  const {
    default: { Ajv: AjvClass }
  } = await Promise.resolve().then(() => require("./ajv-3V2POGUI.js"));
  const ajv = new AjvClass({ allErrors: true, strict: false, verbose: true });
  return given.flatMap(({ id, options, path }) => {
    const meta = rules.find((entry) => entry.id === id || entry.meta.formerly?.includes(id) === true)?.meta;
    if (meta === void 0) return [];
    const schema = meta.options;
    if (typeof schema !== "object" || schema === null) {
      return [{ path, at: "value", message: `The rule \`${id}\` has no options; write its severity alone.` }];
    }
    const validate = ajv.compile(schema);
    validate((0, import_chunk_7IIL3LMX.withDefaults)(meta.defaults, options));
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
    return { path: [...path, key], at: "key", message: (0, import_chunk_7IIL3LMX.unknownWord)("option", key, Object.keys(parentSchema?.["properties"] ?? {})) };
  }
  if (keyword === "enum") {
    const allowed = params["allowedValues"].map((value) => `\`${String(value)}\``);
    return { path, at: "value", message: `${name} is one of ${allowed.join(", ")}.` };
  }
  return { path, at: "value", message: `${name} ${message ?? "does not fit its schema"}.` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findOptionIssues
});
