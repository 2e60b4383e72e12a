/** A JSON Schema as plain data: keywords and their values. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keywords whose value is one schema. */
export const schemaKeywords: ReadonlySet<string> = new Set(["propertyNames", "additionalProperties", "items", "contains", "not", "if", "then", "else"]);
/** Keywords whose value is a list of schemas. */
export const schemaListKeywords: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf"]);
/** Keywords whose value is a mapping of names to schemas. */
export const schemaMapKeywords: ReadonlySet<string> = new Set(["properties", "patternProperties"]);
/** Keywords that say nothing about whether a value fits. */
export const annotations: ReadonlySet<string> = new Set([
  "$schema",
  "$id",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "x-consequence",
  "x-severity",
  "x-missing",
]);

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
