import { inlineSchema, SchemaProblem, type OpenSchema } from "./inline-schemas.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";

/**
 * Puts the schemas of a contract, valid by its schema, in place of the names of their files. Throws a `SchemaProblem`, whose
 * path leads from the root of the contract where it is one of the contract itself.
 */
export function inlineContract(source: Readonly<Record<string, unknown>>, open: OpenSchema): Record<string, unknown> {
  const inline = (schema: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof schema !== "string" && !isSchema(schema)) return schema;
    try {
      return inlineSchema(schema, open);
    } catch (error) {
      if (!(error instanceof SchemaProblem)) throw error;
      throw new SchemaProblem(error.message, error.file, error.file === undefined ? [...path, ...error.path] : error.path, path);
    }
  };
  const payload = source["payload"];
  const records = source["records"];
  const others = {
    ...("schema" in source && { schema: inline(source["schema"], ["schema"]) }),
    ...(isSchema(records) && {
      records: mapValues(records, (record, type) => (isSchema(record) && "schema" in record ? { ...record, schema: inline(record["schema"], ["records", type, "schema"]) } : record)),
    }),
  };
  if (!isSchema(payload)) return { ...source, ...others };
  const version = payload["version"];
  const schemas = isSchema(version) ? version["schemas"] : undefined;
  const inlined = {
    ...payload,
    ...("schema" in payload && { schema: inline(payload["schema"], ["payload", "schema"]) }),
    ...(isSchema(version) && isSchema(schemas) && { version: { ...version, schemas: mapValues(schemas, (schema, key) => inline(schema, ["payload", "version", "schemas", key])) } }),
  };
  return { ...source, ...others, payload: inlined };
}

function mapValues(values: JsonSchema, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}
