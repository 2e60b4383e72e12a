import type { Ajv2020, ValidateFunction } from "ajv/dist/2020.js";
import type { PayloadSchema, ValuePath } from "../core/payload-schema.ts";
import { PlainTree } from "../core/plain.ts";
import { compareSpans } from "../core/span.ts";
import { builtInValidator, hasBuiltInValidators } from "./built-in-validators.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";
import { toFault } from "./schema-fault.ts";
import { compilePattern, loadPatternEngine } from "./patterns.ts";
import { relevantErrors } from "./schema-errors.ts";

/** What makes validators; loaded before the first one is needed, since it is large. */
let ajv: Ajv2020 | undefined;

/**
 * Loads what payload schemas are checked with; with `builtInOnly` only as much as the schemas of built-in contracts need. Must be awaited
 * before `PayloadSchema.check` is called. Patterns run on RE2, in linear time, since a schema may come from a stranger.
 */
export async function loadSchemaValidator(builtInOnly = false): Promise<void> {
  if (ajv !== undefined) return;
  if (builtInOnly && hasBuiltInValidators) {
    await loadPatternEngine();
    return;
  }
  // The bundle gives modules of CommonJS their default export alone.
  const [{ default: { Ajv2020: AjvClass } }, { default: formats }] = await Promise.all([import("ajv/dist/2020.js"), import("ajv-formats"), loadPatternEngine()]);
  ajv = new AjvClass({
    allErrors: true,
    strict: false,
    verbose: true,
    logger: false,
    // A contract was checked when it was read, against a schema of its own that knows fewer keywords.
    validateSchema: false,
    code: { regExp: Object.assign(compilePattern, { code: "re2" }) },
  });
  // Only forms whose tests are linear; the schema of contracts names the same.
  formats.default(ajv, ["date", "date-time", "time", "uuid"]);
}

/** More errors than these are not put into words: a text that is all wrong needs no list of ten thousand. */
const mostErrors = 500;

/** Makes a schema without `$ref` ready; the validator is built when it is first used. */
export function compilePayloadSchema(schema: JsonSchema): PayloadSchema {
  let validate: ValidateFunction | undefined;
  const validator = (): ValidateFunction => (validate ??= builtInValidator(schema) ?? compile(schema));
  return {
    fits: (value) => validator()(value),
    check(root) {
      const validate = validator();
      const tree = new PlainTree(root);
      if (validate(tree.value)) return [];
      return relevantErrors((validate.errors ?? []).slice(0, mostErrors))
        .map((error) => toFault(error, tree, root))
        .sort((a, b) => compareSpans(a.at, b.at));
    },
    keysAt: (path) => Object.keys(isSchema(schemaAt(schema, path)?.["properties"]) ? (schemaAt(schema, path)?.["properties"] as object) : {}),
    wordsAt(path) {
      const words = schemaAt(schema, path)?.["enum"];
      return Array.isArray(words) ? words.map(String) : [];
    },
    describe(path) {
      const description = schemaAt(schema, path)?.["description"];
      return typeof description === "string" ? description : undefined;
    },
  };
}

function compile(schema: JsonSchema): ValidateFunction {
  if (ajv === undefined) throw new Error("the schema validator is not loaded");
  return ajv.compile(schema);
}

function schemaAt(schema: JsonSchema, path: ValuePath): JsonSchema | undefined {
  let at: unknown = schema;
  for (const step of path) {
    if (!isSchema(at)) return undefined;
    const properties = at["properties"];
    if (typeof step === "number") at = at["items"];
    else at = isSchema(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
  }
  return isSchema(at) ? at : undefined;
}
