import { inlineSchema, type OpenSchema } from "./inline-schemas.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";

/** Puts the schemas of a contract, valid by its schema, in place of the names of their files. Throws a `SchemaProblem`. */
export function inlineContract(source: Readonly<Record<string, unknown>>, open: OpenSchema): Record<string, unknown> {
  const payload = source["payload"];
  if (!isSchema(payload)) return { ...source };
  const version = payload["version"];
  const inlined = {
    ...payload,
    ...("schema" in payload && { schema: inlineSchema(payload["schema"] as string | JsonSchema, open) }),
    ...(isSchema(version) && isSchema(version["schemas"]) && { version: { ...version, schemas: inlineAll(version["schemas"], open) } }),
  };
  return { ...source, payload: inlined };
}

function inlineAll(schemas: Readonly<Record<string, unknown>>, open: OpenSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([version, schema]) => [version, inlineSchema(schema as string | JsonSchema, open)]));
}
