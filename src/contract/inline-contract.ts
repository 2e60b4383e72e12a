import { inlineSchema, SchemaProblem, type OpenSchema } from "./inline-schemas.ts";
import { isSchema } from "./json-schema.ts";
import { noteSchemaPlaces } from "./note/schema-places.ts";

type Path = readonly (string | number)[];

/**
 * Puts the schemas of a contract, valid by its schema, in place of the names of their files. Throws a `SchemaProblem`, whose
 * path leads from the root of the contract where it is one of the contract itself.
 */
export function inlineContract(source: Readonly<Record<string, unknown>>, open: OpenSchema): Record<string, unknown> {
  return schemaPlaces(source).reduce<Record<string, unknown>>((result, path) => replaceAt(result, path, (schema) => inline(schema, path, open)) as Record<string, unknown>, { ...source });
}

/** Where a contract has schemas, by its kind. */
function schemaPlaces(source: Readonly<Record<string, unknown>>): Path[] {
  if (source["contract"] === "note") return noteSchemaPlaces(source);
  if (source["contract"] === "journal") return [["schema"], ...Object.keys(isSchema(source["records"]) ? source["records"] : {}).map((type) => ["records", type, "schema"])];
  const payload = source["payload"];
  const version = isSchema(payload) ? payload["version"] : undefined;
  const schemas = isSchema(version) ? version["schemas"] : undefined;
  return [["payload", "schema"], ...Object.keys(isSchema(schemas) ? schemas : {}).map((key) => ["payload", "version", "schemas", key])];
}

function inline(schema: unknown, path: Path, open: OpenSchema): unknown {
  if (typeof schema !== "string" && !isSchema(schema)) return schema;
  try {
    return inlineSchema(schema, open);
  } catch (error) {
    if (!(error instanceof SchemaProblem)) throw error;
    throw new SchemaProblem(error.message, error.file, error.file === undefined ? [...path, ...error.path] : error.path, path);
  }
}

/** The value with the part at a path changed, where there is one; the old value is not. */
function replaceAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === step ? replaceAt(each, rest, change) : each));
  if (!isSchema(value) || !Object.hasOwn(value, step)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === step ? replaceAt(each, rest, change) : each]));
}
